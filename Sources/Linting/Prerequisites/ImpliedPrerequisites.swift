import Authoring
import CurriculumBundle

/// Prerequisites that follow from the order of a list alone, where that is one item or none.
struct ImpliedPrerequisites {
  /// The first of each linked list, which nothing has to open.
  private(set) var firstLinks: Set<ItemPath> = []
  /// The item that must be finished before another of the same list, where it is one and all is in order.
  private(set) var before: [ItemPath: ItemPath] = [:]

  init(_ authored: AuthoredCurriculum) {
    note(authored.modules.map { ($0.path, Self.isSkippable($0)) }, EpisodeOrder(authored.header.order ?? .inOrder))
    for module in authored.modules {
      note(module.blocks.map { ($0.path, Self.isSkippable($0)) }, EpisodeOrder(module.header.order ?? .inOrder))
      for block in module.blocks {
        note(block.episodes.map { ($0.path, $0.header.optional == true) }, block.header.order ?? .inOrder)
      }
    }
  }

  private mutating func note(_ items: [(path: ItemPath, isSkippable: Bool)], _ order: EpisodeOrder) {
    switch order {
    case .linked: if let first = items.first { firstLinks.insert(first.path) }
    case .inOrder:
      var last: ItemPath?
      for item in items {
        if let last { before[item.path] = last }
        if !item.isSkippable { last = item.path }
      }
    case .open, .ladder: break
    }
  }

  private static func isSkippable(_ module: AuthoredModule) -> Bool { module.blocks.allSatisfy(isSkippable) }

  private static func isSkippable(_ block: AuthoredBlock) -> Bool {
    block.header.optional == true || block.episodes.allSatisfy { $0.header.optional == true }
  }
}
