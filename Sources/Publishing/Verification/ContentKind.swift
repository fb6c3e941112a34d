public import CurriculumBundle
import Images

/// What is known of a file of content besides its digest, when a release names it.
public enum ContentKind: Sendable, Hashable {
  /// The cards of a module.
  case module(ContentReference)
  /// An image.
  case asset(AssetReference)

  /// The file.
  public var file: NamedContent {
    switch self {
    case .module(let reference): NamedContent(reference)
    case .asset(let reference): NamedContent(reference)
    }
  }

  /// What the bytes of an intact file say: a module's facts, or nothing for an image.
  ///
  /// - Throws: `UnreadableContent` when they are not a module, or not an image of the format that is named.
  public func facts(in bytes: [UInt8]) throws(UnreadableContent) -> ModuleFacts? {
    switch self {
    case .module(let reference): return try ModuleFacts(reading: bytes, reference)
    case .asset(let reference):
      let format = ImageFormat(beginning: bytes)
      guard format?.fileEnding == reference.format else {
        throw UnreadableContent(
          reason: "it begins as \(format.map { "an image of the format \($0.name)" } ?? "no image that apps show")")
      }
      return nil
    }
  }
}

extension BundleIndex {
  /// What its modules and images are, each once.
  public var contents: [ContentKind] {
    var seen: Set<ContentKind> = []
    let modules = modules.map { ContentKind.module($0.content) }.filter { seen.insert($0).inserted }
    let images = Set((assets ?? [:]).values).sorted { $0.path < $1.path }
    return modules + images.map(ContentKind.asset)
  }

  /// The files of its modules, then those of its images, each once.
  public var files: [NamedContent] { contents.map(\.file) }
}
