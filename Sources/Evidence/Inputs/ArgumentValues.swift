import Authoring
import Grading
import Python
import Support

/// Values that may be given in the place of an argument, from those that the checks give there.
struct ArgumentValues {
  /// A value that may be given.
  struct Candidate {
    let value: LiteralValue
    /// How far it is from those that the checks give.
    let distance: DomainDistance
  }

  /// The values, those that tell most first.
  let all: [Candidate]
  /// The domain of those that the checks give; nil where an author says what may be given.
  private let domain: ArgumentDomain?

  /// How many of one place are tried that are inside of the domain, and that are as near to it outside.
  private static let (mostInside, mostAsNear) = (35, 10)
  /// How many of these are other checks' own.
  private static let mostGiven = 6

  /// Values of what an author says may be given, in the kind of those that the checks give.
  init(_ kind: InputLine.Kind, like given: [LiteralValue]) {
    let texts = InputShape.stated(kind).values
    let values: [LiteralValue]
    switch kind {
    case .whole, .decimal: values = texts.map { .number($0) }
    case .word, .sentence: values = texts.map { .text($0) }
    case .choice:
      let areStrings = given.allSatisfy { $0.kind == .text }
      values = texts.map { areStrings ? .text($0) : LiteralValue($0) }
    }
    all = values.map { Candidate(value: $0, distance: .inside) }
    domain = nil
  }

  /// Values in the domain of those that the checks give.
  init(of given: [LiteralValue], knowing knowledge: DomainKnowledge) {
    let domain = ArgumentDomain(of: given, knowing: knowledge)
    self.domain = domain
    let values = given.unique.prefix(Self.mostGiven) + domain.candidates(most: 2 * Self.mostInside)
    let candidates = Array(values).unique.compactMap { value in
      domain.remoteness(of: value).map { Candidate(value: value, distance: $0) }
    }
    all = DomainDistance.allCases.flatMap { distance in
      candidates.filter { $0.distance == distance }.prefix(distance == .inside ? Self.mostInside : Self.mostAsNear)
    }
  }

  /// A value that is drawn, inside of the domain where there is one.
  func draw(_ random: inout SplitMix64) -> LiteralValue {
    let count = all.prefix { $0.distance == .inside }.count
    return all[Int(random.next() % UInt64(count > 0 ? count : all.count))].value
  }

  /// How far a value is from those that the checks give; nil for one that is never given.
  func remoteness(of value: LiteralValue) -> DomainDistance? {
    domain.map { $0.remoteness(of: value) } ?? (all.contains { $0.value == value } ? .inside : nil)
  }
}
