/// The order of items in lists: ascending, or without any twice.
struct ItemOrder {
  /// True where all lists are in ascending order.
  let isAscending: Bool
  /// True where they most likely are so on purpose.
  private let isOnPurpose: Bool
  /// True where no list has an item twice.
  private let isDistinct: Bool

  /// How likely lists are in ascending order by accident, at most, where they are so on purpose.
  private static let mostLikely = 0.05

  /// An order that admits everything where it is free, and else no item twice.
  init(isFree: Bool) { (isAscending, isOnPurpose, isDistinct) = (false, false, !isFree) }

  init(of lists: [[LiteralValue]], knowing knowledge: DomainKnowledge) {
    let several = lists.filter { $0.count > 1 }
    isAscending = several.contains { Set($0).count > 1 } && several.allSatisfy { Self.sorted($0) == $0 }
    let likelihood = several.reduce(1.0) { likelihood, list in
      list.indices.reduce(likelihood) { $0 / Double($1 + 1) }
    }
    isOnPurpose = likelihood <= Self.mostLikely && !knowledge.sortsItems
    isDistinct = !several.isEmpty && several.allSatisfy { Set($0).count == $0.count }
  }

  /// How far items are from the order; nil where lists are in it on purpose.
  func remoteness(of items: [LiteralValue]) -> DomainDistance? {
    if isAscending, Self.sorted(items) != items { return isOnPurpose ? nil : .far }
    guard isDistinct, Set(items).count < items.count else { return .inside }
    return isOnPurpose && isAscending ? nil : .far
  }

  /// Numbers or strings in ascending order; other items, and such of several kinds, as they are.
  static func sorted(_ items: [LiteralValue]) -> [LiteralValue] {
    let numbers = items.compactMap { if case .number(let text) = $0 { Double(text) } else { nil } }
    if numbers.count == items.count {
      return zip(items, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    }
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == items.count ? texts.sorted().map(LiteralValue.text) : items
  }
}
