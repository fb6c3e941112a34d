import Authoring
import CurriculumBundle
import Diagnostics

/// The items of a curriculum by full id, each with its place in the order and what it requires.
final class Outline {
  /// A module, block or episode.
  struct Item {
    let path: ItemPath
    let kind: String
    let document: Document
    let requires: [ItemPath]
    let opens: [ItemPath]
    let formerly: [String]
    /// The episodes inside it, as places in the order of all episodes.
    let episodes: Range<Int>

    /// Where one of the items that it opens stands.
    func location(ofOpened index: Int) -> Location { document.item.opens(at: index) }
    /// Where one of its prerequisites stands.
    func location(ofPrerequisite index: Int) -> Location { document.item.requires(at: index) }
  }

  /// All items, containers before what they hold.
  private(set) var items: [Item] = []
  /// The place of each item in `items`.
  private(set) var index: [ItemPath: Int] = [:]
  /// What opens when.
  var unlocking: UnlockRules { rules.value }
  /// What keeps items shut besides order and requirements.
  let used: UsedLocks
  private let rules: Lazy<UnlockRules>

  init(_ authored: AuthoredCurriculum) {
    rules = Lazy { UnlockRules(authored.outline) }
    used = UsedLocks(authored)
    var next = 0
    for module in authored.modules {
      let count = module.blocks.reduce(0) { $0 + $1.episodes.count }
      add(
        Item(
          path: module.path, kind: "module", document: module.document, requires: module.header.requires,
          opens: module.header.opens ?? [],
          formerly: module.header.formerly, episodes: next..<next + count))
      for block in module.blocks {
        add(
          Item(
            path: block.path, kind: "block", document: block.document, requires: block.header.requires,
            opens: block.header.opens ?? [],
            formerly: block.header.formerly, episodes: next..<next + block.episodes.count))
        for episode in block.episodes {
          add(
            Item(
              path: episode.path, kind: "episode", document: episode.document, requires: episode.header.requires,
              opens: episode.header.opens ?? [],
              formerly: episode.header.formerly, episodes: next..<next + 1))
          next += 1
        }
      }
    }
  }

  /// The item with a full id; nil when there is none.
  subscript(path: ItemPath) -> Item? { index[path].map { items[$0] } }

  private func add(_ item: Item) {
    index[item.path] = items.count
    items.append(item)
  }
}

extension Outline {
  /// Whether nothing in an item must be done, so that later ones need not wait for it.
  func isSkippable(_ position: Int) -> Bool {
    let item = items[position]
    if unlocking[item.path]?.isOptional == true { return true }
    return !item.episodes.contains { isNeeded(episode: $0, within: item.path) }
  }

  /// Whether neither an episode nor its block is optional, as far as they are inside an item.
  private func isNeeded(episode: Int, within holder: ItemPath) -> Bool {
    let path = unlocking.episodePaths[episode]
    if unlocking[path]?.isOptional == true { return false }
    guard let block = path.parent, block != holder, block.isInside(holder) else { return true }
    return unlocking[block]?.isOptional != true
  }
}
