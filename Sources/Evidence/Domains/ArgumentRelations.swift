/// Relations between the arguments of a call that hold in all checks: two lists that are as long, two numbers in order.
struct ArgumentRelations {
  /// Two places of a call.
  private struct Pair {
    let first: Int
    let second: Int
  }

  /// The places of lists, or strings, that are always as long.
  private let equalLengths: [Pair]
  /// True where so many calls have them that this is no accident.
  private let areOnPurpose: Bool
  /// The places of numbers of which the first is never larger.
  private let ascending: [Pair]
  /// The places of numbers of which the first is never smaller.
  private let descending: [Pair]

  /// In how many calls an order of numbers is no accident.
  private static let fewestOrdered = 3
  /// Calls with more arguments are not compared.
  private static let mostPlaces = 6

  /// The relations in some calls, each with its arguments.
  ///
  /// - Parameter areCompared: Returns true for two places of which right programs ask which number is larger.
  init(of given: [[LiteralValue]], areCompared: (Int, Int) -> Bool) {
    let given = given.unique
    let count = given.first?.count ?? 0
    let places = count <= Self.mostPlaces ? 0..<count : 0..<0
    let pairs = places.flatMap { first in places.filter { $0 > first }.map { Pair(first: first, second: $0) } }
    equalLengths = pairs.filter { pair in
      given.allSatisfy { $0.hasEqualLengths(pair.first, pair.second) }
        && given.contains { ($0[pair.first].length ?? 0) > 1 }
    }
    areOnPurpose = given.count > 1
    let compared = given.count < Self.fewestOrdered ? [] : pairs.filter { !areCompared($0.first, $0.second) }
    ascending = compared.filter { Self.isOrdered(given, $0.first, $0.second) }
    descending = compared.filter { Self.isOrdered(given, $0.second, $0.first) }
  }

  /// How far arguments are from the relations; nil for such that break one.
  func remoteness(of arguments: [LiteralValue]) -> DomainDistance? {
    guard ascending.allSatisfy({ arguments.areOrdered($0.first, $0.second) }),
      descending.allSatisfy({ arguments.areOrdered($0.second, $0.first) })
    else { return nil }
    if equalLengths.allSatisfy({ arguments.hasEqualLengths($0.first, $0.second) }) { return .inside }
    return areOnPurpose ? nil : .near
  }

  /// Arguments of which two lists that are as long are both shorter, or longer, by an item.
  func changes(of arguments: [LiteralValue]) -> [[LiteralValue]] {
    equalLengths.flatMap { pair in
      [-1, 1].map { step in
        var changed = arguments
        for place in [pair.first, pair.second] { changed[place] = changed[place].lengthened(by: step) }
        return changed
      }
    }
  }

  private static func isOrdered(_ given: [[LiteralValue]], _ first: Int, _ second: Int) -> Bool {
    given.allSatisfy { $0.areOrdered(first, second) && $0[first].integer != nil && $0[second].integer != nil }
      && given.contains { $0[first] != $0[second] }
  }
}

extension [LiteralValue] {
  fileprivate func hasEqualLengths(_ first: Int, _ second: Int) -> Bool {
    switch (self[first], self[second]) {
    case (.text(let one), .text(let other)): one.count == other.count
    case (.sequence(_, let one), .sequence(_, let other)): one.count == other.count
    case (.number, _), (.text, _), (.sequence, _), (.dictionary, _), (.other, _): false
    }
  }

  /// True unless both are whole numbers and the first is larger.
  fileprivate func areOrdered(_ first: Int, _ second: Int) -> Bool {
    guard let one = self[first].integer, let other = self[second].integer else { return true }
    return one <= other
  }
}

extension LiteralValue {
  /// The value without its last item, or with its first one behind the others.
  fileprivate func lengthened(by step: Int) -> LiteralValue {
    switch self {
    case .text(let text): .text(step < 0 ? String(text.dropLast()) : text + text.prefix(1))
    case .sequence(let brackets, let items):
      .sequence(brackets, step < 0 ? Array(items.dropLast()) : items + items.prefix(1))
    case .number, .dictionary, .other: self
    }
  }
}
