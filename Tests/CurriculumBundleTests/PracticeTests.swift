import CurriculumBundle
import CurriculumSamples
import JSON
import Testing

@Suite("What is due for practice")
struct PracticeTests {
  /// `m/a/one` and `m/b/three` teach `python.for`, `m/a/two` teaches `python.if`, and `m/b/four` nothing of its own.
  private static let curriculum = smallCurriculum { module in
    module.blocks[0].episodes[0].teaches = ["python.for"]
    module.blocks[0].episodes[1].teaches = ["python.if"]
    module.blocks[1].episodes[0].teaches = ["python.for"]
    for block in 0..<2 {
      for episode in 0..<2 {
        let explain = DescriptionCard(header: "H", text: "T")
        module.blocks[block].episodes[episode].cards.insert(
          contentsOf: ["explain", "again"].map { Card(id: $0, content: .description(explain)) }, at: 0)
      }
    }
  }
  private static let all: Set<ItemPath> = ["m/a/one", "m/a/two", "m/b/three", "m/b/four"]

  private func practice(
    on day: String, _ questions: [ItemPath: QuestionRecord], finished: Set<ItemPath> = Self.all,
    in curriculum: Curriculum = Self.curriculum
  ) throws -> Practice {
    Practice(
      LearnerProgress(finishedEpisodes: finished, questions: questions), curriculum, on: try #require(CalendarDay(day)))
  }

  private func record(_ day: String, _ misses: Int) -> QuestionRecord {
    QuestionRecord(answered: CalendarDay(day), misses: misses)
  }

  @Test("nothing is due for a learner who has finished nothing")
  func nothing() throws {
    let practice = try practice(on: "2026-11-21", [:], finished: [])
    #expect(practice.questions.isEmpty && practice.weakPoints.isEmpty && practice.lesson(atMost: 9) == nil)
  }

  @Test("missed questions come first, then those about the same, then those not seen for a week")
  func order() throws {
    let practice = try practice(
      on: "2026-11-21",
      [
        "m/a/one/ask-one": record("2026-11-19", 0), "m/a/two/ask-two": record("2026-11-14", 0),
        "m/b/three/ask-three": record("2026-11-20", 2), "m/b/four/ask-four": record("2026-11-20", 3),
      ])
    #expect(
      practice.questions.map(\.card) == [
        "m/b/four/ask-four", "m/b/three/ask-three", "m/a/one/ask-one", "m/a/two/ask-two",
      ])
    #expect(practice.questions.map(\.reason) == [.missed, .missed, .related, .old])
    #expect(practice.questions.map(\.concept) == ["python.for", "python.for", "python.for", "python.if"])
    #expect(practice.weakPoints.map(\.misses) == [5])
  }

  @Test("of equal misses the question that was answered longest ago comes first, one without a day before all")
  func longestAgo() throws {
    let curriculum = smallCurriculum()
    let practice = try practice(
      on: "2026-11-21",
      [
        "m/a/one/ask-one": record("2026-11-20", 1), "m/a/two/ask-two": record("2026-11-18", 1),
        "m/b/three/ask-three": record("2026-11-19", 1), "m/b/four/ask-four": QuestionRecord(misses: 1),
      ], in: curriculum)
    #expect(
      practice.questions.map(\.card) == [
        "m/b/four/ask-four", "m/a/two/ask-two", "m/b/three/ask-three", "m/a/one/ask-one",
      ])
    #expect(
      practice.weakPoints
        == (try self.practice(
          on: "2026-11-30",
          [
            "m/b/three/ask-three": record("2026-11-20", 2), "m/a/one/ask-one": record("2026-11-20", 2),
          ], in: curriculum)).weakPoints)
    #expect(practice.weakPoints.map(\.concept) == ["m/a", "m/b"])
  }

  @Test("what was answered today rests until tomorrow, and what was not missed for a week")
  func resting() throws {
    let questions = Dictionary(
      uniqueKeysWithValues: Self.all.map { ($0.appending("ask-\($0.components[2])"), record("2026-11-21", 0)) })
    func due(_ day: String) throws -> Int { try practice(on: day, questions).questions.count }
    #expect(try ["2026-11-21", "2026-11-22", "2026-11-27", "2026-11-28"].map(due) == [0, 0, 0, 4])
    let missed = questions.mapValues { _ in record("2026-11-21", 1) }
    #expect(try practice(on: "2026-11-21", missed).questions.isEmpty)
    #expect(try practice(on: "2026-11-22", missed).questions.map(\.reason) == [.missed, .missed, .missed, .missed])
  }

  @Test("a day later than today, as after a clock was set back, counts as none")
  func laterDays() throws {
    let practice = try practice(
      on: "2026-11-21",
      [
        "m/a/one/ask-one": record("2030-01-01", 1), "m/a/two/ask-two": record("2030-01-01", 0),
        "m/b/three/ask-three": record("2026-11-20", 1), "m/b/four/ask-four": record("2026-11-20", 0),
      ])
    #expect(
      practice.questions.map(\.card) == [
        "m/a/one/ask-one", "m/b/three/ask-three", "m/b/four/ask-four", "m/a/two/ask-two",
      ])
    #expect(try self.practice(on: "9999-12-31", ["m/a/one/ask-one": record("9999-12-30", 0)]).questions.count == 3)
  }

  @Test("a card that is gone in a newer release is neither due nor a weak point")
  func goneCard() throws {
    let practice = try practice(
      on: "2026-11-21", ["m/a/one/gone": record("2026-11-01", 9), "m/x/y/z": record("2026-11-01", 9)])
    #expect(practice.questions.map(\.reason) == [.old, .old, .old, .old] && practice.weakPoints.isEmpty)
    let ids = IDMap(["m/a/one/gone": .init(), "m/a/old": .init(now: ["m/a/one"])])
    let old = LearnerProgress(
      finishedEpisodes: Self.all,
      questions: [
        "m/a/old/ask-one": record("2026-11-02", 4), "m/a/one/ask-one": record("2026-11-01", 9),
        "m/a/one/gone": record("2026-11-01", 9),
      ])
    let now = old.following(ids)
    #expect(
      now.questions == ["m/a/one/ask-one": record("2026-11-02", 4), "m/a/one/gone": record("2026-11-01", 9)])
    #expect(now.following(ids) == now)
    #expect(try self.practice(on: "2026-11-21", now.questions).questions.first?.card == "m/a/one/ask-one")
  }

  @Test("a lesson has at most so many cards, and at most half of them explain", arguments: 0...9)
  func lesson(count: Int) throws {
    let practice = try practice(
      on: "2026-11-21",
      ["m/b/three/ask-three": record("2026-11-20", 2), "m/a/two/ask-two": record("2026-11-20", 1)])
    let lesson = practice.lesson(atMost: count)
    #expect((lesson == nil) == (count == 0))
    guard let lesson else { return }
    #expect(lesson.concept == "python.for" && lesson.cards.count <= count)
    #expect(lesson.explanations.count <= count / 2 && lesson.cards == lesson.explanations + lesson.questions)
    let explaining: [ItemPath] = [
      "m/a/one/explain", "m/a/one/again", "m/b/three/explain", "m/b/three/again", "m/b/four/explain", "m/b/four/again",
    ]
    #expect(lesson.explanations == Array(explaining.prefix(count / 2)))
    let asking: [ItemPath] = ["m/b/three/ask-three", "m/a/one/ask-one", "m/b/four/ask-four"]
    #expect(lesson.questions == Array(asking.prefix(count - count / 2)))
  }

  @Test("a lesson is about the next point where nothing about the weakest is due any more")
  func nextPoint() throws {
    let today = "2026-11-21"
    let practice = try practice(
      on: today,
      [
        "m/a/one/ask-one": record(today, 2), "m/b/three/ask-three": record(today, 2),
        "m/b/four/ask-four": record(today, 0), "m/a/two/ask-two": record("2026-11-20", 1),
      ])
    #expect(practice.weakPoints.map(\.concept) == ["python.for", "python.if"])
    #expect(practice.lesson(atMost: 3)?.concept == "python.if")
  }

  @Test("on curricula at random the same comes of the same, and each question is due at most once")
  func random() throws {
    let day = try #require(CalendarDay("2026-11-21"))
    for seed in UInt64(0)..<200 {
      let curriculum = RandomCurriculum.make(seed: seed)
      var progress = LearnerProgress(finishedEpisodes: Set(UnlockRules(curriculum).episodePaths))
      let asked = Practice(progress, curriculum, on: day).questions.map(\.card)
      for (index, card) in asked.enumerated() where (index + Int(seed)) % 3 == 0 {
        let answered = try #require(CalendarDay("2026-11-\(10 + (index + Int(seed)) % 14)"))
        progress.noteAnswer(to: card, isRight: index % 2 == 0, on: answered)
      }
      let practice = Practice(progress, curriculum, on: day)
      #expect(practice == Practice(progress, curriculum, on: day))
      let due = practice.questions.map(\.card)
      #expect(Set(due).count == due.count && Set(due).isSubset(of: asked))
      let lesson = practice.lesson(atMost: 4)
      #expect((lesson?.cards.count ?? 0) <= 4 && Set(lesson?.questions ?? []).isSubset(of: due))
    }
  }
}

@Suite("What is known of answers")
struct QuestionRecordTests {
  private let days = ["2026-11-20", "2026-11-21"].compactMap { CalendarDay($0) }

  @Test("a wrong answer is a miss, and a right one on another day halves the misses")
  func noting() {
    var progress = LearnerProgress()
    func note(_ isRight: Bool, _ day: Int) -> Int? {
      progress.noteAnswer(to: "m/a/one/ask", isRight: isRight, on: days[day])
      return progress.questions["m/a/one/ask"]?.misses
    }
    let misses = [(false, 0), (false, 0), (true, 0), (true, 1), (true, 1), (true, 0), (true, 1)].map(note)
    #expect(misses == [1, 2, 2, 1, 1, 0, 0])
    #expect(progress.questions["m/a/one/ask"]?.answered == days[1])
    #expect(QuestionRecord(misses: .max).after(isRight: false, on: days[0]).misses == QuestionRecord.mostMisses)
  }

  @Test("of an older app's progress each wrong answer that was tried is a miss")
  func olderProgress() {
    var progress = LearnerProgress(wrongAnswers: ["m/a/one/ask": ["x", "y"]])
    #expect(progress.record(of: "m/a/one/ask") == QuestionRecord(misses: 2))
    progress.noteAnswer(to: "m/a/one/ask", isRight: true, on: days[0])
    #expect(progress.questions["m/a/one/ask"] == QuestionRecord(answered: days[0], misses: 1))
  }

  @Test("practice takes nothing away: no stars, no marks, nothing that is finished")
  func takesNothing() {
    var progress = LearnerProgress(
      finishedEpisodes: ["m/a/one"], finishedCards: ["m/a/one/ask"], stars: ["m/a/one": 3], wrongAnswers: [:],
      badges: ["m/a/one"])
    let before = progress
    for index in 0..<9 { progress.noteAnswer(to: "m/a/one/ask", isRight: index % 3 == 0, on: days[index % 2]) }
    let episode = Episode(id: "one", title: "E", stars: MistakeThresholds(three: 0, two: 1), cards: [card("ask")])
    progress.finish(episode, at: "m/a/one")
    #expect(progress.stars == before.stars && progress.mistakes(in: "m/a/one") == 0)
    progress.begin(anew: "m/a/one")
    #expect(progress.stars == before.stars && progress.questions["m/a/one/ask"] != nil)
    progress.questions = [:]
    progress.finish(episode, at: "m/a/one")
    #expect(progress == before)
  }

  @Test("it goes through JSON, older progress has none, and what cannot be is read as nearly as it can")
  func coding() throws {
    let text = """
      {"questions": {"m/a/one/ask": {"answered": "2026-11-21", "misses": 2}, "m/a/one/b": {"answered": "soon"},
       "m/a/one/c": {"misses": -3, "mood": 1}, "m/a/one/d": {"misses": 100}}}
      """
    let progress = try JSONValueDecoder().decode(LearnerProgress.self, from: JSONReader.read(Array(text.utf8)).get())
    #expect(
      progress.questions == [
        "m/a/one/ask": QuestionRecord(answered: days[1], misses: 2), "m/a/one/b": QuestionRecord(),
        "m/a/one/c": QuestionRecord(), "m/a/one/d": QuestionRecord(misses: 99),
      ])
    let written = try JSONValueEncoder().encode(progress)
    #expect(written["questions"]?["m/a/one/ask"] == ["answered": "2026-11-21", "misses": 2])
    #expect(try JSONValueDecoder().decode(LearnerProgress.self, from: written) == progress)
    #expect(try JSONValueEncoder().encode(LearnerProgress())["questions"] == nil)
  }

  @Test("of two devices the later answer counts, and on the same day the one with more misses")
  func merging() {
    let (early, late) = (QuestionRecord(answered: days[0], misses: 5), QuestionRecord(answered: days[1], misses: 0))
    let (missed, none) = (QuestionRecord(answered: days[1], misses: 1), QuestionRecord(misses: 9))
    func merged(_ one: QuestionRecord, _ other: QuestionRecord) -> QuestionRecord? {
      LearnerProgress(questions: ["m/a/one/ask": one]).merged(with: LearnerProgress(questions: ["m/a/one/ask": other]))
        .questions["m/a/one/ask"]
    }
    for (one, other, result) in [(early, late, late), (late, missed, missed), (none, early, early)] {
      #expect(merged(one, other) == result && merged(other, one) == result)
    }
  }
}
