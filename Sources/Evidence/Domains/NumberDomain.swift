import Authoring

/// The numbers that may be given where checks give some: of the same sign and order, and with as many decimals.
struct NumberDomain {
  private let given: Set<String>
  private let shape: InputShape
  private let knowledge: DomainKnowledge

  /// Numbers that are larger are not compared, so that nothing overflows.
  private static let mostCompared: UInt = 2_000_000_000_000_000

  init(_ given: [String], knowing knowledge: DomainKnowledge) {
    self.given = Set(given)
    self.knowledge = knowledge
    shape = InputShape(of: given, words: knowledge.words)
  }

  /// How far a number is from those that are given; nil for one that is never tried.
  func remoteness(of text: String) -> DomainDistance? {
    if given.contains(text) { return .inside }
    switch shape {
    case .stated(.whole(let range)): return Int(text).flatMap { remoteness(of: $0, from: range) }
    case .stated(.decimal(let units, let digits)):
      let parts = text.split(separator: ".")
      guard parts.count == 1 || parts[1].count <= digits, let number = Double(text),
        let least = Double(InputShape.decimal(units.lowerBound, digits)),
        let most = Double(InputShape.decimal(units.upperBound, digits))
      else { return nil }
      if least <= number, number <= most { return number == 0 && least != 0 ? .near : .inside }
      return number < 0 && knowledge.admitsNegatives ? .farthest : nil
    default: return nil
    }
  }

  private func remoteness(of number: Int, from range: ClosedRange<Int>) -> DomainDistance? {
    guard number.magnitude <= Self.mostCompared else { return nil }
    if range.contains(number) { return number == 0 && !given.contains("0") && range.lowerBound < 0 ? .near : .inside }
    let (least, most) = (range.lowerBound, range.upperBound)
    if number < 0, least >= 0 { return knowledge.admitsNegatives ? .farthest : nil }
    if number == 0 { return .farthest }
    let beyond = number > most ? number - most : least - number
    let orders = [least, most].map { String($0.magnitude).count }.sorted()
    let isOfOrder = orders[0] <= String(number.magnitude).count && String(number.magnitude).count <= orders[1]
    if isOfOrder || beyond <= max(2, (most - least) / 2) { return .near }
    return knowledge.isAtBound(number) ? .far : nil
  }

  /// Numbers at the bounds that right programs write out, those that the given ones span, and multiples of what right
  /// programs write out, which are next to these.
  var candidates: [String] {
    let negatives = knowledge.admitsNegatives ? ["-1", "-4"] : []
    guard case .stated(.whole(let range)) = shape else { return Array(shape.values.prefix(30)) + negatives }
    let least = min(knowledge.admitsNegatives ? -1 : 0, range.lowerBound)
    let bounds = knowledge.numbers.flatMap { [$0, $0 + 1, $0 - 1] }.filter { $0 >= least }
    let divisors = Set(knowledge.numbers).sorted().filter { $0 > 1 }.prefix(4)
    let steps = divisors.flatMap { multiples(of: $0, near: range) }.map(String.init)
    return (bounds.map(String.init) + Array(shape.values.prefix(30)) + steps + negatives).unique
  }

  /// The candidates that may be given.
  var values: [String] { candidates.filter { remoteness(of: $0) != nil } }

  /// Two multiples inside of a range, the one below it and the one above.
  private func multiples(of number: Int, near range: ClosedRange<Int>) -> [Int] {
    guard range.lowerBound >= 0, range.upperBound < Int(Self.mostCompared) else { return [] }
    let first = (range.lowerBound + number - 1) / number * number
    let above = (range.upperBound / number + 1) * number
    return [first, first + number].filter { $0 > 0 && range.contains($0) } + [first - number, above].filter { $0 > 0 }
  }

  /// The numbers next to one, its opposite last where there are negative ones.
  func neighbors(of text: String) -> [String] {
    guard let number = Int(text), number.magnitude < Self.mostCompared else { return [] }
    return [number + 1, number - 1, -number].map(String.init).filter { remoteness(of: $0) != nil }
  }
}
