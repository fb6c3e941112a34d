public import CurriculumBundle
import Images
public import JSON

/// What pages have to be told after a save.
public struct PreviewChange: Sendable, Equatable {
  /// What is shown now.
  public let version: Int
  /// The episodes whose file says something else, or that are new or gone.
  public let episodes: [ItemPath]
  /// Whether the list of all items, or what is found in them, is another.
  public let changesOutline: Bool
  /// Whether an image may have changed: the size or format of one has, or no file of text.
  public let changesImages: Bool

  init(from old: PreviewContent, to new: PreviewContent) {
    version = new.version
    let before = old.episodeFiles
    let after = new.episodeFiles
    let changed = after.filter { before[$0.key] != $0.value }.keys
    let gone = before.keys.filter { after[$0] == nil }
    episodes = (Array(changed) + gone).sorted { $0.description < $1.description }
    changesImages = old.images != new.images || old.texts == new.texts
    changesOutline = OutlineView(new).differs(from: OutlineView(old), inEpisodes: episodes)
  }

  /// The change as an event for pages.
  ///
  /// - Parameter milliseconds: How long it took to read and check what was saved.
  public func json(milliseconds: Int) -> JSONValue {
    [
      "version": .integer(version), "changed": .array(episodes.map { .string($0.description) }),
      "outline": .bool(changesOutline), "assets": .bool(changesImages), "milliseconds": .integer(milliseconds),
    ]
  }
}

/// What tells one state of an image from another, mostly.
private struct AssetMeasure: Equatable {
  let path: String
  let bytes: Int?
  let format: ImageFormat?
  let size: ImageSize?
}

extension PreviewContent {
  /// What is known of each image without its bytes.
  fileprivate var images: [AssetMeasure] {
    authored.assets.map { AssetMeasure(path: $0.path, bytes: $0.size, format: $0.image?.format, size: $0.image?.size) }
  }

  /// What all files say that are not images.
  fileprivate var texts: [[UInt8]] { authored.documents.map(\.source.bytes) }

  /// The content of the file of each episode, and the card library of its module.
  fileprivate var episodeFiles: [ItemPath: [UInt8]] {
    var files: [ItemPath: [UInt8]] = [:]
    for module in authored.modules {
      let library = module.library?.document.source.bytes ?? []
      for episode in module.blocks.flatMap(\.episodes) { files[episode.path] = episode.document.source.bytes + library }
    }
    return files
  }
}
