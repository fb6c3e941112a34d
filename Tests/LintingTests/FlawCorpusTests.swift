import Diagnostics
import Linting
import Testing

/// Cards with flaws that were named before there were rules to find them, and their fixed twins.
@Suite("The corpus of flaws")
struct FlawCorpusTests {
  private static let flaws = Result { try FlawCorpus("flaws") }
  private static let sound = Result { try FlawCorpus("sound") }

  private static let codes = (try? flaws.get().codes) ?? []

  @Test("every named flaw is found on its card", arguments: codes)
  func isFound(_ code: String) throws {
    let corpus = try Self.flaws.get()
    let missing = corpus.missing(code)
    let count = corpus.marks.count { $0.codes.contains(code) }
    #expect(missing.isEmpty, "\(code) is missing on \(missing.count) of \(count):\n\(Self.lines(missing))")
  }

  @Test("nothing is found that is not named")
  func onlyNamedFlawsAreFound() throws {
    let unexpected = try Self.flaws.get().unexpected
    #expect(unexpected.isEmpty, "\(Self.lines(unexpected.map { "\($0.place): \($0.code): \($0.message)" }))")
  }

  @Test("nothing is found on sound cards")
  func nothingFoundOnSoundCards() throws {
    let corpus = try Self.sound.get()
    #expect(corpus.marks.isEmpty)
    #expect(
      corpus.unexpected.isEmpty, "\(Self.lines(corpus.unexpected.map { "\($0.place): \($0.code): \($0.message)" }))")
  }

  @Test("there are enough cards of both kinds, twins among them, and not only of Python")
  func thereEnoughCardsBothKinds() throws {
    let (flaws, sound) = (try Self.flaws.get(), try Self.sound.get())
    let marked = Set(flaws.marks.map(\.place))
    let fixed = Set(sound.cards.values.joined())
    #expect(marked.count >= 120)
    #expect(fixed.count >= 120)
    #expect(marked.intersection(fixed).count >= 120, "flawed cards with a fixed twin of their name")
    let others = marked.intersection(["slang", "robot"].flatMap { flaws.cards[$0] ?? [] })
    #expect(others.count * 10 >= marked.count, "\(others.count) of \(marked.count) are of Slang and Robot")
    for code in flaws.codes { #expect(code.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(code)") }
  }

  @Test("every marked code is a rule")
  func everyMarkedCodeRule() throws {
    let corpus = try Self.flaws.get()
    let marked = corpus.marks.reduce(into: Set()) { $0.formUnion($1.codes.union($1.consequences)) }
    #expect(!marked.isEmpty)
    #expect(marked.filter { AllRules.description(of: Diagnostic.Code(rawValue: $0)) == nil } == [])
  }

  @Test("a flaw that is not found is told, and a finding that is not named")
  func corpusReportsDifferences() {
    let (one, other) = (FlawCorpus.Place(file: "a.yaml", card: "one"), FlawCorpus.Place(file: "a.yaml", card: "other"))
    let whole = FlawCorpus.Place(file: "a.yaml", card: nil)
    func corpus(_ named: FlawCorpus.Place, _ found: FlawCorpus.Place, _ severity: Severity = .warning)
      -> FlawCorpus
    {
      FlawCorpus(
        marks: [FlawCorpus.Mark(place: named, codes: ["bad"], consequences: ["worse"])],
        findings: [
          FlawCorpus.Finding(place: found, code: "bad", severity: severity, message: ""),
          FlawCorpus.Finding(place: named, code: "worse", severity: .warning, message: ""),
        ])
    }
    #expect(corpus(one, one).missing("bad").isEmpty && corpus(one, one).unexpected.isEmpty)
    #expect(corpus(one, other).missing("bad") == [one])
    #expect(corpus(one, other).unexpected.map(\.place) == [other])
    #expect(corpus(one, other, .info).unexpected.isEmpty)
    #expect(corpus(whole, one).missing("bad").isEmpty && corpus(whole, one).unexpected.isEmpty)
    #expect(corpus(one, whole).missing("bad").isEmpty && corpus(one, whole).unexpected.isEmpty)
  }

  private static func lines(_ items: [some CustomStringConvertible]) -> String {
    items.map { "  \($0)" }.joined(separator: "\n")
  }
}
