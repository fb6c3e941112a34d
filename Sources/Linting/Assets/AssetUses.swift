internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Images
internal import YAMLSource

/// Where the images of a curriculum are shown, drafts included: in badges and in lessons to read.
struct AssetUses {
  /// A place that names an image.
  struct Use {
    /// The path that it names.
    let path: String
    let document: Document
    /// The mapping in which it stands under `image`.
    fileprivate let mapping: Mapping

    /// Where the path stands.
    var location: Location {
      switch mapping {
      case .badge:
        guard let root = document.root, let badge = document.tree.value(for: "badge", in: root) else {
          return document.start
        }
        return document.location(of: "image", in: badge)
      case .part(let index, let card):
        let parts = document.elements(of: "content", in: card)
        return parts.indices.contains(index) ? document.location(of: "image", in: parts[index]) : document.start
      }
    }
  }

  /// What has the key.
  fileprivate enum Mapping {
    case badge
    case part(Int, of: YAMLTree.NodeID)
  }

  /// All places, in order.
  private(set) var all: [Use] = []

  /// The images that a place most likely means though it names another path, by that path; each image once.
  ///
  /// An image whose name is spelled in another way is both missing and used nowhere; that is one mistake.
  func meant(among assets: [CurriculumAsset]) -> [String: CurriculumAsset] {
    let there = Set(assets.map { ItemPath($0.path) })
    let used = Set(all.map { ItemPath($0.path) })
    var free = assets.filter { !used.contains(ItemPath($0.path)) && ImageFormat(path: $0.path) != nil }
    var meant: [String: CurriculumAsset] = [:]
    for use in all where meant[use.path] == nil && !there.contains(ItemPath(use.path)) && !free.isEmpty {
      guard let index = Self.index(of: use.path, among: free) else { continue }
      meant[use.path] = free.remove(at: index)
    }
    return meant
  }

  /// The image with the same name but for its ending, or else with a name like it.
  private static func index(of path: String, among assets: [CurriculumAsset]) -> Int? {
    func name(_ path: String) -> String {
      let path = path.lowercased()
      return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    }
    let wanted = name(path)
    if let index = assets.firstIndex(where: { name($0.path) == wanted }) { return index }
    let near = nearestName(to: path, among: assets.lazy.map(\.path))
    return assets.firstIndex { $0.path == near }
  }

  init(_ authored: AuthoredCurriculum) {
    for module in authored.modules {
      note(module.module.badge, module.document)
      for block in module.blocks {
        note(block.block.badge, block.document)
        for episode in block.episodes { note(episode) }
      }
    }
  }

  private mutating func note(_ badge: Badge?, _ document: Document) {
    guard let path = badge?.image else { return }
    all.append(Use(path: path, document: document, mapping: .badge))
  }

  private mutating func note(_ episode: AuthoredEpisode) {
    note(episode.episode.badge, episode.document)
    for (card, node) in zip(episode.episode.cards, episode.cardNodes) {
      guard case .reading(let reading) = card.content else { continue }
      for (index, part) in reading.content.enumerated() {
        guard case .image(let path, _, _) = part else { continue }
        all.append(Use(path: path, document: episode.document, mapping: .part(index, of: node)))
      }
    }
  }
}
