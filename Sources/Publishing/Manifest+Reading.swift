public import CurriculumBundle
import JSON

extension Manifest {
  /// Reads a manifest that was published earlier; throws `PublishingError.malformedManifest`.
  public init(reading file: PublishedFile) throws(PublishingError) {
    self = try Self.decode(file)
  }

  private static func decode(_ file: PublishedFile) throws(PublishingError) -> Manifest {
    do {
      return try JSONValueDecoder().decode(Manifest.self, from: JSONReader.read(file.bytes).get())
    } catch let error as JSONReadingError {
      throw .malformedManifest(path: file.path, reason: error.description)
    } catch let error as DecodingError {
      throw .malformedManifest(path: file.path, reason: reason(of: error))
    } catch {
      throw .malformedManifest(path: file.path, reason: "\(error)")
    }
  }

  private static func reason(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(_, let context): context.debugDescription
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
