import CurriculumBundle
import Testing

@testable import Playing

@Suite("A learner's practice")
struct PracticeWalkTests {
  private static let today = CalendarDay("2026-11-21")
  private static let look = CardContent.description(DescriptionCard(header: "Look", text: "A plus adds."))
  private static let ask = CardContent.question(
    QuestionCard(text: "What is 2 + 3?", answers: ["23", "5"], correctAnswerIndex: 1))
  private static let quiz = CardContent.quiz(
    QuizCard(
      header: "Quiz",
      questions: ["one", "two"].map { id in
        Card(id: id, content: .trueFalse(TrueFalseCard(text: "Is it \(id)?", answer: true)))
      }, passMark: 1))
  private static let done = CardContent.finished(FinishedCard(header: "Done", text: "Bye."))

  /// A walk today through an episode that shows, asks, and has a quiz.
  private func walk(_ progress: LearnerProgress = LearnerProgress()) -> Walk {
    let cards = [Self.look, Self.ask, Self.quiz, Self.done].enumerated().map { Card(id: "c\($0)", content: $1) }
    return Walk(Course(cards), progress: progress, today: Self.today)
  }

  private func record(_ day: String, _ misses: Int) -> QuestionRecord {
    QuestionRecord(answered: CalendarDay(day), misses: misses)
  }

  @Test("a lesson notes the answers to its questions, each of a quiz by itself")
  func notes() {
    var walk = walk()
    _ = walk.begin()
    for line in ["", "1", "2", "true", "false", ""] { _ = walk.answer(line) }
    #expect(walk.isOver && walk.progress.finishedEpisodes == ["m/b/e"])
    #expect(
      walk.progress.questions == [
        "m/b/e/c1": record("2026-11-21", 1), "m/b/e/c2/one": record("2026-11-21", 0),
        "m/b/e/c2/two": record("2026-11-21", 1),
      ])
  }

  @Test("practice explains, asks what was missed first, and changes nothing but what is known of answers")
  func practices() {
    let before = LearnerProgress(
      finishedEpisodes: ["m/b/e"], finishedCards: ["m/b/e/c0", "m/b/e/c1", "m/b/e/c2", "m/b/e/c3"],
      stars: ["m/b/e": 3],
      questions: [
        "m/b/e/c1": record("2026-11-19", 1), "m/b/e/c2/one": record("2026-11-20", 0),
        "m/b/e/c2/two": record("2026-11-20", 3),
      ], lastActive: CalendarDay("2026-11-20"))
    var walk = walk(before)
    let shown = walk.begin(practicing: 3)
    #expect(shown.hasPrefix("Practice: 3 cards\nWeak point: Block\n\n[1 of 3] Look\n\nA plus adds.\n"), "\(shown)")
    #expect(walk.item == "m/b/e/c0" && walk.answer("").hasPrefix("\n[2 of 3]\n\nIs it two?\n"))
    #expect(walk.item == "m/b/e/c2/two" && walk.answer("false").hasPrefix("It is the other way round.\n"))
    #expect(walk.answer("true").hasPrefix("Right!\n\n[3 of 3]\n\nWhat is 2 + 3?\n"))
    #expect(walk.answer("2") == "Right!\n\nPracticed 3 cards; 1 question due.\n")
    #expect(walk.isOver && walk.mistakes == 1)
    var after = before
    after.questions["m/b/e/c2/two"] = record("2026-11-21", 4)
    after.questions["m/b/e/c1"] = record("2026-11-21", 0)
    after.lastActive = Self.today
    #expect(walk.progress == after)
  }

  @Test("without anything due, and without a day, there is no practice")
  func nothing() {
    var early = walk()
    #expect(early.begin(practicing: 3) == "Nothing is due for practice today.\n" && early.isOver)
    let finished = LearnerProgress(finishedEpisodes: ["m/b/e"])
    var some = walk(finished)
    #expect(some.begin(practicing: 9).hasPrefix("Practice: 3 cards\n\n[1 of 3]\n"))
    #expect(some.answer("quit").contains("1 of 1 episode finished"))
    var timeless = Walk(some.course, progress: finished)
    #expect(timeless.begin(practicing: 3) == "Nothing is due for practice today.\n")
  }

  @Test("whoever types what is right gets through all that is due")
  func solves() throws {
    var walk = walk(LearnerProgress(finishedEpisodes: ["m/b/e"], wrongAnswers: ["m/b/e/c1": ["23"]]))
    var shown = walk.begin(practicing: 99)
    while !walk.isOver, walk.mistakes == 0 {
      for line in try walk.rightLines() { shown = walk.answer(line) }
    }
    #expect(shown.hasSuffix("Practiced 4 cards; nothing else is due today.\n"), "\(shown)")
    #expect(walk.progress.wrongAnswers == ["m/b/e/c1": ["23"]])
  }
}
