import CurriculumBundle
import Testing

/// What the examples in the comments of `CurriculumBundle` say.
@Suite("Examples of the bundle")
struct CurriculumBundleExamples {
  @Test("a path names what holds an item")
  func paths() {
    #expect(ItemPath("training/printing").appending("say-hello") == "training/printing/say-hello")
    #expect(ItemPath("training/printing").parent == "training")
    #expect(ItemPath("training/printing").isInside("train") == false)
  }

  @Test("blanks are numbers between underscores")
  func blanks() {
    #expect(BlankedText("__1__ is a __2__").parts == [.blank(1), .text(" is a "), .blank(2)])
    #expect(BlankedText("__1__ is a __2__").filled(with: ["3.5", "float"]) == "3.5 is a float")
  }

  @Test("a kind of card says what it asks of a learner")
  func kinds() {
    #expect(CardKind(rawValue: "trueFalse") == .trueFalse)
    #expect(CardKind.trueFalse.demand == .answer)
    let card = MultiSelectCard(
      text: "?", code: "n = 5", answers: ["5"], correctAnswerIndices: [0], asks: .value, expression: "n")
    #expect(card.codeQuestion == .value(of: "n"))
  }

  @Test("lines that are given run before the code")
  func givenLines() {
    #expect(CodeSetting(before: "name = 'Ada'\n").program("print(name)") == "name = 'Ada'\nprint(name)")
  }

  @Test("stars depend on how short a program is, and how few mistakes were made")
  func stars() {
    #expect(StarThresholds(best: 8) == StarThresholds(three: 8, two: 10))
    #expect(StarThresholds(best: 8).count(forSize: 11) == 1)
    #expect(LevelScore(leastCards: 4).points(forSize: 4) == 100)
    #expect(LevelScore(leastCards: 4).points(forSize: 5) == 80)
    #expect(MistakeThresholds(three: 0, two: 2).count(forMistakes: 1) == 2)
    #expect(StarCount(earned: 4, possible: 6).rating == 2)
  }

  @Test("a day and a version are read from their texts")
  func texts() {
    #expect(CalendarDay("2028-02-29") == CalendarDay(year: 2028, month: 2, day: 29))
    #expect(CalendarDay("2026-02-29") == nil)
    #expect(SemanticVersion("2.0.0-beta.1") == SemanticVersion(2, 0, 0, prerelease: ["beta", "1"]))
    #expect(SemanticVersion(2, 0, 0, prerelease: ["beta"]).nextPatch == SemanticVersion(2, 0, 0))
  }

  @Test("published files are named by what is in them")
  func references() {
    #expect(AssetReference(sha256: "9f86", size: 120, format: "png").path == "content/9f86.png")
    #expect(ContentReference(sha256: "9f86", size: 120).path == "content/9f86.json")
  }

  @Test("episodes open one after the other")
  func locks() {
    var map = UnlockRules(curriculum).map(for: LearnerProgress())
    #expect(map.whyShut("m/b") == [.waitsFor("m/a")])
    #expect(map.openEpisodes == ["m/a/one"])
    #expect(map.finish("m/a/one") == ["m/a/two"])
    #expect(map.isOpen("m/b/three") == false)
    #expect(UnlockRules(curriculum).map(for: LearnerProgress()).isOpen("m/a/two") == false)
    #expect(LearnerSimulation(.doesEverything, UnlockRules(curriculum)).neverOpen == [])
  }

  @Test("a learner goes on where the last card was finished")
  func resuming() throws {
    let progress = LearnerProgress(finishedCards: ["m/a/one/ask"])
    let map = UnlockRules(curriculum).map(for: progress)
    #expect(
      map.resumePoint(in: curriculum.modules, progress) == ResumePoint(episode: "m/a/one", card: "m/a/one/done"))
  }

  @Test("ids of earlier releases lead to those of today, and a digest hashes a code behind its salt")
  func formerIDs() {
    let map = IDMap(["m/a/hello": .init(now: ["m/a/say-hello"]), "m/a/old": .init(successors: ["m/a/say-hello"])])
    #expect(map.names(of: "m/a/hello/quiz") == ["m/a/say-hello/quiz"])
    #expect(map.successors(of: "m/a/old") == ["m/a/say-hello"])
    #expect(AccessDigest(salt: "5a", sha256: "…").input(for: "owl") == Array("5a\nowl".utf8))
    #expect(FormatVersion(4, 1) < FormatVersion.current)
  }

  @Test("the question of a day is one that was learnt")
  func dailyQuestion() throws {
    let day = try #require(CalendarDay("2026-11-21"))
    let progress = LearnerProgress(finishedEpisodes: ["m/a/one"])
    #expect(DailyQuestion(on: day, in: curriculum.modules, after: progress)?.card == "m/a/one/ask")
  }

  @Test("what was missed is due for practice")
  func practice() throws {
    let (day, nextDay) = (try #require(CalendarDay("2026-11-21")), try #require(CalendarDay("2026-11-22")))
    let progress = LearnerProgress(finishedEpisodes: ["m/a/one"], wrongAnswers: ["m/a/one/ask": ["y"]])
    let practice = Practice(progress, curriculum, on: day)
    #expect(practice.questions.map(\.card) == ["m/a/one/ask"])
    #expect(practice.lesson(atMost: 5)?.concept == "m/a")
    #expect(QuestionRecord(answered: day, misses: 2).after(isRight: true, on: nextDay).misses == 1)
  }

  /// A module, `m`, with the blocks `a` (`one`, `two`) and `b` (`three`), each episode with a question, `ask`.
  private let curriculum = Curriculum(
    title: "C", locale: "en", minimumClient: "1.0.0",
    modules: [
      Module(
        id: "m", title: "M", summary: "S", language: "python",
        blocks: [("a", ["one", "two"]), ("b", ["three"])].map { id, episodes in
          Block(id: id, title: id, episodes: episodes.map(Self.episode))
        })
    ])

  private static func episode(_ id: String) -> Episode {
    let question = QuestionCard(text: "Q?", answers: ["x", "y", "z"], correctAnswerIndex: 0)
    return Episode(
      id: id, title: id,
      cards: [
        Card(id: "ask", content: .question(question)),
        Card(id: "done", content: .finished(FinishedCard(header: "H", text: "T"))),
      ])
  }
}
