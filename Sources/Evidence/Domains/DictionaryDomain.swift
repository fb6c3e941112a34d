/// The entries that a dictionary may have where checks give some: as many, with keys and values like theirs.
struct DictionaryDomain {
  private typealias Entry = LiteralValue.Entry

  private let given: [[LiteralValue.Entry]]
  private let counts: ClosedRange<Int>
  private let keys: ArgumentDomain
  private let values: ArgumentDomain
  /// The domain of each key's value, where all have the same keys, as records have.
  private let fields: [LiteralValue: ArgumentDomain]

  init(_ given: [[LiteralValue.Entry]], knowing knowledge: DomainKnowledge) {
    self.given = given.unique
    let sizes = given.map(\.count)
    counts = (sizes.min() ?? 0)...(sizes.max() ?? 0)
    let all = Array(given.joined())
    keys = ArgumentDomain(of: all.map(\.key), knowing: knowledge)
    values = ArgumentDomain(of: all.map(\.value), knowing: knowledge)
    let names = Set(given.map { Set($0.map(\.key)) })
    let hasKinds = given.contains { Set($0.map(\.value.kind)).count > 1 }
    let isRecord = names.count == 1 && (self.given.count > 1 || hasKinds)
    fields =
      isRecord
      ? Dictionary(grouping: all, by: \.key).mapValues { entries in
        ArgumentDomain(of: entries.map(\.value), knowing: knowledge)
      } : [:]
  }

  /// How far some entries are from those that are given; nil for such that are never tried.
  func remoteness(of entries: [LiteralValue.Entry]) -> DomainDistance? {
    if given.contains(entries) { return .inside }
    guard Set(entries.map(\.key)).count == entries.count else { return nil }
    guard fields.isEmpty else {
      guard Set(entries.map(\.key)) == Set(fields.keys) else { return nil }
      return entries.map { fields[$0.key]?.remoteness(of: $0.value) }.farthest
    }
    let distances = entries.flatMap { [keys.remoteness(of: $0.key), values.remoteness(of: $0.value)] }
    return ([remoteness(ofCount: entries.count)] + distances).farthest
  }

  private func remoteness(ofCount count: Int) -> DomainDistance? {
    if counts.contains(count) { return .inside }
    return count > 0 && (counts.lowerBound - 1...counts.upperBound + 1).contains(count) ? .near : nil
  }

  /// Those of the checks with an entry less, in another order, with another value or key, and with an entry of another.
  var candidates: [[LiteralValue.Entry]] {
    given.flatMap { entries -> [[LiteralValue.Entry]] in
      let others = given.filter { $0 != entries }.joined().filter { other in !entries.contains { $0.key == other.key } }
      let shorter = [Array(entries.dropFirst()), Array(entries.dropLast()), Array(entries.reversed())]
      let longer = others.prefix(2).map { entries + [$0] }
      return shorter + changes(of: entries) + longer + added(to: entries)
    }
    .unique.filter { remoteness(of: $0) != nil && !given.contains($0) }
  }

  /// The entries with the value or the key of one changed a little, or with the values of two of them.
  func changes(of entries: [LiteralValue.Entry]) -> [[LiteralValue.Entry]] {
    var changed: [[LiteralValue.Entry]] = []
    for (place, entry) in entries.enumerated().prefix(4) {
      let domain = fields[entry.key] ?? values
      let others = domain.neighbors(of: entry.value).map { Entry(key: entry.key, value: $0) }
      let renamed = keys.neighbors(of: entry.key).prefix(2).map { Entry(key: $0, value: entry.value) }
      for other in others + (fields.isEmpty ? renamed : []) {
        var entries = entries
        entries[place] = other
        changed.append(entries)
      }
      if place > 0 {
        var swapped = entries
        swapped[0] = Entry(key: entries[0].key, value: entry.value)
        swapped[place] = Entry(key: entry.key, value: entries[0].value)
        changed.append(swapped)
      }
    }
    return changed
  }

  /// The entries and one more with a key like theirs.
  private func added(to entries: [LiteralValue.Entry]) -> [[LiteralValue.Entry]] {
    guard let last = entries.last, fields.isEmpty else { return [] }
    return keys.neighbors(of: last.key).prefix(1).map { entries + [Entry(key: $0, value: last.value)] }
  }
}
