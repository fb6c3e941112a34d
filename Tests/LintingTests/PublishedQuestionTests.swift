import TestSupport
import Testing

/// Questions and puzzles in the manner of published ones, in twelve languages, half with a fault; keys and results were
/// worked out by python3.
@Suite("Questions and puzzles in twelve languages")
struct PublishedQuestionTests {
  private static let locales = ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr"]

  private static func corpus(_ locale: String) throws -> FlawCorpus {
    try FlawCorpus("published-questions/\(locale)")
  }

  @Test("each wrong key is reported, if not proven", arguments: locales)
  func wrongKeys(_ locale: String) throws {
    let corpus = try Self.corpus(locale)
    let found = Set(
      corpus.findings.filter { ["answer-key-wrong", "likely-wrong-key", "unclear-question"].contains($0.code) }.map(
        \.place))
    let wrong = corpus.marks.filter { !$0.codes.isDisjoint(with: ["answer-key-wrong", "likely-wrong-key"]) }.map(
      \.place)
    #expect(wrong.count >= 6)
    #expect(wrong.filter { !found.contains($0) }.map(\.description) == [])
    // Where the words are not known, it is said which answer is more likely right.
    if !["de", "en", "es", "fr", "it", "tr"].contains(locale) {
      let likely = Set(corpus.findings.filter { $0.code == "likely-wrong-key" }.map(\.place))
      let proven = Set(corpus.findings.filter { $0.code == "answer-key-wrong" }.map(\.place))
      #expect(wrong.filter { !likely.contains($0) && !proven.contains($0) }.map(\.description) == [])
    }
  }

  @Test("each wrong end, and each ambiguous blank and order is reported", arguments: locales)
  func puzzles(_ locale: String) throws {
    let corpus = try Self.corpus(locale)
    for code in ["ambiguous-blank", "ambiguous-order", "failing-puzzle-solution", "wrong-result"] {
      #expect(corpus.marks.contains { $0.codes.contains(code) })
      #expect(corpus.missing(code).map(\.description) == [])
    }
  }

  /// The cards of somebody who had seen neither the linter's sources nor the other cards.
  private static let blind = ["de", "en", "es", "fr", "it", "ja", "pt", "tr"].map { "blind-questions/\($0)" }

  @Test("no sound card is an error", arguments: locales.map { "published-questions/\($0)" } + blind)
  func sound(_ folder: String) throws {
    let corpus = try FlawCorpus(folder)
    let marked = Set(corpus.marks.map(\.place))
    let errors = corpus.findings.filter {
      $0.severity == .error && !marked.contains($0.place)
    }
    #expect(errors.map { "\($0.place): \($0.code): \($0.message)" } == [])
  }

  @Test("the stubs that pass in the cards of somebody who had not seen the others are found")
  func blindStubs() throws {
    let corpora = try Self.blind.map { try FlawCorpus($0) }
    #expect(corpora.flatMap(\.marks).count { $0.codes.contains("passing-stub") } == 9)
    #expect(corpora.flatMap { $0.missing("passing-stub") }.map(\.card) == [])
  }

  @Test(
    "answers about other answers are found in each language that has words",
    arguments: ["de", "en", "es", "fr", "it", "tr"])
  func othersInAnswers(_ locale: String) throws {
    let corpora = try [Self.corpus(locale), FlawCorpus("blind-questions/\(locale)")]
    #expect(corpora[0].marks.contains { $0.codes.contains("all-of-the-above") })
    #expect(corpora.flatMap { $0.missing("all-of-the-above") }.map(\.description) == [])
  }

  @Test("there are enough cards of both kinds")
  func enough() throws {
    let corpora = try Self.locales.map(Self.corpus)
    #expect(corpora.reduce(0) { $0 + $1.cards.values.joined().count } >= 570)
    #expect(corpora.reduce(0) { $0 + Set($1.marks.map(\.place)).count } >= 200)
  }
}
