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
  }

  @Test("each wrong end, and each ambiguous blank and order is reported", arguments: locales)
  func puzzles(_ locale: String) throws {
    let corpus = try Self.corpus(locale)
    for code in ["ambiguous-blank", "ambiguous-order", "failing-puzzle-solution", "wrong-result"] {
      #expect(corpus.marks.contains { $0.codes.contains(code) })
      // Where the text says more than what is printed, it may decide about a blank.
      let doubted = Set(corpus.findings.filter { $0.code == "undecided-blank" }.map(\.place))
      let missing = corpus.missing(code).filter { code != "ambiguous-blank" || !doubted.contains($0) }
      #expect(missing.map(\.description) == [])
    }
  }

  @Test("of the wrong keys nearly all are named, and only few can only be said to be unproven")
  func namedKeys() throws {
    let corpora = try Self.locales.map(Self.corpus)
    let wrong = corpora.map { corpus in
      corpus.marks.filter { !$0.codes.isDisjoint(with: ["answer-key-wrong", "likely-wrong-key"]) }.map(\.place)
    }
    let named = zip(corpora, wrong).map { corpus, wrong in
      let found = Set(corpus.findings.filter { Self.namings.contains($0.code) }.map(\.place))
      return wrong.filter(found.contains)
    }
    #expect(wrong.joined().count >= 110)
    #expect(named.joined().count == wrong.joined().count)
  }

  /// The rules that say which answer is the right one.
  private static let namings = ["answer-key-wrong", "likely-wrong-key", "no-right-answer"]

  /// The cards of somebody who had seen neither the linter's sources nor the other cards.
  private static let blind = ["de", "en", "es", "fr", "it", "ja", "pt", "tr"].map { "blind-questions/\($0)" }

  /// The cards of a third author, who knew the languages but neither the linter nor any other cards.
  private static let unseen = locales.map { "unseen-questions/\($0)" }

  /// The cards of five more authors, who knew the forms of cards and nothing else.
  private static let (fourth, fifth, sixth) = (
    locales.map { "fourth-author-questions/\($0)" }, locales.map { "fifth-author-questions/\($0)" },
    locales.map { "sixth-author-questions/\($0)" }
  )
  private static let (seventh, eighth) = (
    locales.map { "seventh-author-questions/\($0)" }, locales.map { "eighth-author-questions/\($0)" }
  )

  @Test(
    "no sound card is an error",
    arguments: locales.map { "published-questions/\($0)" } + blind + unseen + fourth + fifth + sixth + seventh + eighth)
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
    "no sound card of the last four authors draws a doubt about its key, its text or its names",
    arguments: unseen + fourth + fifth + sixth)
  func doubts(_ folder: String) throws {
    let corpus = try FlawCorpus(folder)
    let marked = Set(corpus.marks.map(\.place))
    let doubts = [
      "likely-wrong-key", "likely-wrong-solution", "contradicting-text", "unknown-name-in-text", "undecided-blank",
    ]
    let found = corpus.findings.filter { doubts.contains($0.code) && !marked.contains($0.place) }
    #expect(found.map { "\($0.place): \($0.code): \($0.message)" } == [])
  }

  @Test("no sound card of an eighth author draws a doubt about its key, its text or its names", arguments: eighth)
  func doubtsOfEighth(_ folder: String) throws {
    let corpus = try FlawCorpus(folder)
    let marked = Set(corpus.marks.map(\.place))
    let doubts = ["likely-wrong-key", "likely-wrong-solution", "contradicting-text", "unknown-name-in-text"]
    let found = corpus.findings.filter { doubts.contains($0.code) && !marked.contains($0.place) }
    #expect(found.map { "\($0.place): \($0.code): \($0.message)" } == [])
  }

  @Test("of the wrong keys of a third author seven of ten are named, and all are reported")
  func unseenKeys() throws {
    let corpora = try Self.unseen.map { try FlawCorpus($0) }
    let wrong = corpora.map { corpus in corpus.marks.filter { $0.codes.contains("answer-key-wrong") }.map(\.place) }
    func found(_ codes: [String]) -> [[FlawCorpus.Place]] {
      zip(corpora, wrong).map { corpus, wrong in
        let places = Set(corpus.findings.filter { codes.contains($0.code) }.map(\.place))
        return wrong.filter(places.contains)
      }
    }
    #expect(wrong.joined().count == 72)
    #expect(found(Self.namings).joined().count >= 52)
    let reported = Set(found(Self.namings + ["unclear-question"]).joined().compactMap(\.card))
    let silent = wrong.joined().compactMap(\.card).filter { !reported.contains($0) }
    #expect(silent == [])
  }

  @Test("of the faults of a fourth author three of four are named, and each is reported")
  func fourthAuthor() throws {
    let faults = try Faults(in: Self.fourth)
    #expect(faults.count == 108)
    #expect(faults.named >= 81)
    #expect(faults.silent == [])
  }

  @Test("of the faults of a fifth author three of four are named, and of these nothing is proven or reported")
  func fifthAuthor() throws {
    let faults = try Faults(in: Self.fifth)
    #expect(faults.count == 108)
    #expect(faults.named >= 80)
    #expect(faults.silent == ["modifiable"])
  }

  @Test("of the faults of a sixth author three of four are named, and of these nothing is proven or reported")
  func sixthAuthor() throws {
    let faults = try Faults(in: Self.sixth)
    #expect(faults.count == 100)
    #expect(faults.named >= 76)
    let known: Set = [
      "a394", "a614", "d689", "d741", "d851", "e319", "f175", "f467", "j500", "n573", "n686", "n765", "p123", "p777",
      "p816", "p884", "r946", "r958", "t319", "t824",
    ]
    #expect(faults.silent.filter { !known.contains($0) } == [])
  }

  @Test("of the faults of a seventh author six of seven are named, and of the others all but texts are reported")
  func seventhAuthor() throws {
    let faults = try Faults(in: Self.seventh)
    #expect(faults.count == 108)
    #expect(faults.named >= 93)
    // Texts beside a right key: two explanations, and a name in Russian.
    #expect(faults.silent.filter { !["a381", "r380", "r729"].contains($0) } == [])
  }

  @Test("of the faults of an eighth author three of four are named, and of the others all but two are reported")
  func eighthAuthor() throws {
    let faults = try Faults(in: Self.eighth)
    #expect(faults.count == 108)
    #expect(faults.named >= 81)
    // Strings that are empty or have spaces alone, and an explanation whose answers differ in capitals.
    #expect(faults.silent == ["i204", "s275"])
  }

  /// The faults of some cards: how many are called wrong, and which draw no finding about what they claim.
  private struct Faults {
    private(set) var (count, named) = (0, 0)
    private(set) var silent: [String] = []

    private static let namings: Set<String> = [
      "answer-key-wrong", "likely-wrong-key", "no-right-answer", "no-wrong-answer", "wrong-result",
      "failing-puzzle-solution", "likely-wrong-solution", "ambiguous-blank", "ambiguous-order", "undecided-blank",
      "contradicting-text", "unknown-name-in-text", "failing-solution", "passing-stub", "passing-starter",
      "right-decoy", "surviving-mutant", "duplicate-decoy", "duplicate-token", "all-of-the-above",
    ]
    private static let doubts: Set<String> = [
      "unclear-question", "missing-asks", "unread-text", "reformatted-output",
    ]

    init(in folders: [String]) throws {
      for folder in folders {
        let corpus = try FlawCorpus(folder)
        func places(_ codes: Set<String>) -> Set<FlawCorpus.Place> {
          Set(corpus.findings.filter { codes.contains($0.code) }.map(\.place))
        }
        let (named, doubted) = (places(Self.namings), places(Self.doubts))
        let places = corpus.marks.map(\.place)
        count += places.count
        self.named += places.count(where: named.contains)
        silent += places.filter { !named.contains($0) && !doubted.contains($0) }.compactMap(\.card)
      }
      silent.sort()
    }
  }

  @Test(
    "answers about other answers are found in each language that has words",
    arguments: ["de", "en", "es", "fr", "it", "ja", "pt", "tr"])
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
