import Authoring
import CurriculumBundle

/// What a curriculum uses to keep items shut, so that rules about what it does not use cost nothing.
struct UsedLocks {
  /// Whether everything opens in order and nothing can be passed over, so that what comes earlier is finished before.
  private(set) var isAllInOrder = true
  /// Whether anything is optional.
  private(set) var hasOptional = false
  /// Whether anything requires stars.
  private(set) var hasStars = false
  /// Whether items open only when others name them.
  private(set) var hasLinks = false

  init(_ authored: AuthoredCurriculum) {
    note(authored.header.order)
    for module in authored.modules where !module.isDraft {
      note(module.header.order)
      note(nil, opens: module.header.opens, stars: module.header.requiresStars)
      for block in module.blocks.lazy.map(\.header) {
        note(nil, opens: block.opens, stars: block.requiresStars, optional: block.optional)
        if let order = block.order, order != .inOrder { isAllInOrder = false }
        if block.order == .linked { hasLinks = true }
      }
      for episode in module.blocks.lazy.flatMap(\.episodes).map(\.header) {
        note(nil, opens: episode.opens, optional: episode.optional)
      }
    }
  }

  private mutating func note(
    _ order: OpeningOrder?, opens: [ItemPath]? = nil, stars: Int? = nil, optional: Bool? = nil
  ) {
    if optional == true { hasOptional = true }
    if stars != nil { hasStars = true }
    if order == .linked { hasLinks = true }
    if (order ?? .inOrder) != .inOrder || opens != nil || optional == true { isAllInOrder = false }
  }
}
