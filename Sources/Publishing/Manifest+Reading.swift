public import CurriculumBundle
import JSON

extension Manifest {
  /// Reads a manifest that was published earlier; throws `PublishingError.malformedManifest` and `.newerFormat`.
  public init(reading file: PublishedFile) throws(PublishingError) {
    self = try Self.decode(file)
  }

  /// The sequence numbers after which JSON has a whole number for the next release.
  private static let sequences = 1..<JSONValue.exactIntegers.upperBound

  private struct Format: Decodable {
    let formatVersion: Int
  }

  private static func decode(_ file: PublishedFile) throws(PublishingError) -> Manifest {
    do {
      let json = try JSONReader.read(file.bytes).get()
      // A newer format may lack what this one has, so it is to be asked for first.
      let format = try JSONValueDecoder().decode(Format.self, from: json).formatVersion
      guard format <= FormatVersion.current.major else { throw PublishingError.newerFormat(format) }
      let manifest = try JSONValueDecoder().decode(Manifest.self, from: json)
      for sequence in manifest.offered.map(\.sequence) where !sequences.contains(sequence) {
        throw PublishingError.malformedManifest(path: file.path, reason: "'sequence' cannot be \(sequence)")
      }
      return manifest
    } catch let error as PublishingError {
      throw error
    } catch let error as JSONReadingError {
      throw .malformedManifest(path: file.path, reason: error.description)
    } catch let error as DecodingError {
      throw .malformedManifest(path: file.path, reason: error.reason)
    } catch {
      throw .malformedManifest(path: file.path, reason: "\(error)")
    }
  }
}

extension DecodingError {
  /// What is wrong with which key, as a fact.
  var reason: String {
    switch self {
    case .keyNotFound(_, let context): context.debugDescription
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }
}
