public import CurriculumBundle

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Manifest {
  /// Reads a manifest that was published earlier; throws `PublishingError.malformedManifest`.
  public init(reading file: PublishedFile) throws {
    do {
      self = try JSONDecoder().decode(Manifest.self, from: Data(file.bytes))
    } catch {
      throw PublishingError.malformedManifest(path: file.path, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "it has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has another type"
    case .dataCorrupted(let context): return context.debugDescription
    @unknown default: return "\(error)"
    }
  }
}
