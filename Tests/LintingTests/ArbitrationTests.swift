import Linting
import Testing

/// What rules say about whom they yield to.
@Suite("Arbitration between rules")
struct ArbitrationTests {
  private static let yields = Dictionary(
    AllRules.all.map { ($0.description.code, $0.yieldsTo.map(\.code)) }, uniquingKeysWith: { first, _ in first })

  @Test("a rule yields only to findings that there are")
  func areKnown() {
    let causes = Set(Self.yields.values.joined())
    #expect(causes.count > 5)
    for cause in causes { #expect(AllRules.description(of: cause) != nil, "\(cause)") }
  }

  @Test("no two rules yield to each other, so that one of their findings is always reported")
  func noCycles() {
    for code in Self.yields.keys {
      var (seen, next) = (Set([code]), Self.yields[code] ?? [])
      while let cause = next.popLast() {
        #expect(cause != code, "\(code) yields to itself")
        if seen.insert(cause).inserted { next += Self.yields[cause] ?? [] }
      }
    }
  }
}
