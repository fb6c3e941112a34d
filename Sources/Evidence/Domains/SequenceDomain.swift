/// The items that a list, a tuple or a set may have where checks give some: as many, of the same domain, and in the
/// same order and form.
struct SequenceDomain {
  /// The brackets around them.
  let brackets: LiteralValue.Brackets
  private let given: [[LiteralValue]]
  private let counts: ClosedRange<Int>
  private let items: ArgumentDomain
  /// The domain of each place, where all are as long and what they have differs in kind, as in `('Ada', 12)`.
  private let fields: [ArgumentDomain]
  private let order: ItemOrder
  private let table: TableForm?

  init(
    _ brackets: LiteralValue.Brackets, _ given: [[LiteralValue]], knowing knowledge: DomainKnowledge, isRow: Bool
  ) {
    self.brackets = brackets
    self.given = given.unique
    let sizes = given.map(\.count)
    counts = (sizes.min() ?? 0)...(sizes.max() ?? 0)
    table = TableForm(of: given.unique)
    items = ArgumentDomain(of: given.joined().map { $0 }, knowing: knowledge, isRow: table != nil)
    let isRecord = counts.count == 1 && counts.lowerBound > 1 && given.allSatisfy { Set($0.map(\.kind)).count > 1 }
    fields =
      isRecord
      ? (0..<counts.lowerBound).map { place in ArgumentDomain(of: given.map { $0[place] }, knowing: knowledge) } : []
    let isOrdered = !isRow && brackets != .set
    order = isOrdered ? ItemOrder(of: given.unique, knowing: knowledge) : ItemOrder(isFree: brackets != .set)
  }

  /// How far some items are from those that are given; nil for such that are never tried.
  func remoteness(of values: [LiteralValue]) -> DomainDistance? {
    if given.contains(values) { return .inside }
    guard table?.admits(values) ?? true, brackets != .set || Set(values).count == values.count else { return nil }
    if !fields.isEmpty {
      guard values.count == fields.count else { return nil }
      return zip(fields, values).map { $0.remoteness(of: $1) }.farthest
    }
    return ([remoteness(ofCount: values.count), order.remoteness(of: values)] + values.map(items.remoteness)).farthest
  }

  private func remoteness(ofCount count: Int) -> DomainDistance? {
    if counts.contains(count) { return .inside }
    guard count > 0, counts.count > 1 || given.count < 3 else { return nil }
    return (counts.lowerBound - 1...counts.upperBound + 1).contains(count)
      ? .near : count >= counts.lowerBound - 2 && count < counts.lowerBound ? .far : nil
  }

  /// Those of the checks with an item less, in another order, with one twice, with one of another, and with a new one;
  /// tables also with fewer columns, and turned.
  var candidates: [[LiteralValue]] {
    given.flatMap { values -> [[LiteralValue]] in
      let others = given.filter { $0 != values }.joined()
      var changed = [Array(values.dropFirst()), Array(values.dropLast()), Array(values.reversed())]
      if let last = values.last { changed += [values + [last], [last] + values] }
      // A change to a list of one shows only where a second differs.
      if values.count == 1 { changed += items.neighbors(of: values[0]).prefix(1).map { values + [$0] } }
      for place in values.indices.prefix(4) {
        changed += changes(of: values, at: place) + others.prefix(2).map { values.with($0, at: place) }
        changed.append([values[place]])
      }
      if table != nil { changed = TableForm.changes(of: values) + changed }
      return order.isAscending ? changed.flatMap { [$0, ItemOrder.sorted($0)] } : changed
    }
    .unique.filter { remoteness(of: $0) != nil && !given.contains($0) }
  }

  /// The items with one of them changed a little.
  func changes(ofItemsIn values: [LiteralValue]) -> [[LiteralValue]] {
    values.indices.prefix(3).flatMap { changes(of: values, at: $0) }
  }

  private func changes(of values: [LiteralValue], at place: Int) -> [[LiteralValue]] {
    let domain = fields.indices.contains(place) ? fields[place] : items
    return domain.neighbors(of: values[place]).map { values.with($0, at: place) }
  }
}
