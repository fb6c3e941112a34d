import CurriculumBundle
import Publishing
import Testing

/// The curriculum that edits change, and what becomes of each edit.
enum DifferenceSamples {
  /// One kind of edit, with what is expected of it.
  struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let verdict: ReleaseDifference.Verdict
    let step: ReleaseChange.Step
    /// The kinds of changes, each once, in any order.
    let kinds: Set<ReleaseChange.Kind>
    let change: @Sendable (inout Curriculum) -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ verdict: ReleaseDifference.Verdict, _ step: ReleaseChange.Step,
      _ kinds: Set<ReleaseChange.Kind>, change: @escaping @Sendable (inout Curriculum) -> Void
    ) {
      (self.name, self.verdict, self.step, self.kinds, self.change) = (name, verdict, step, kinds, change)
    }
  }

  /// Two modules: `m` with the blocks `a` (one, two, three) and `b` (four, five), `n` with `c` (six, seven).
  static var curriculum: Curriculum {
    Curriculum(
      title: "Course", locale: "en", minimumClient: "1.0.0",
      modules: [
        Module(
          id: "m", title: "M", summary: "S", overview: "O", language: "python", difficulty: 1, minutes: 10,
          authors: ["Ada"], badge: Badge(title: "All of M"),
          blocks: [
            Block(id: "a", title: "A", overview: "Words", episodes: ["one", "two", "three"].map(episode)),
            Block(
              id: "b", title: "B", badge: Badge(title: "Baker", image: "assets/b.png"),
              episodes: ["four", "five"].map(episode)),
          ]),
        Module(
          id: "n", title: "N", summary: "S", language: "python",
          blocks: [Block(id: "c", title: "C", episodes: ["six", "seven"].map(episode))]),
      ])
  }

  private static func episode(_ id: String) -> Episode {
    let question = QuestionCard(
      text: "What?", answers: ["yes", "no", "perhaps"], correctAnswerIndex: 0, hints: ["Think."],
      feedback: [AnswerFeedback(answer: "no", text: "Look again.")], explanation: "Since it is.")
    let quiz = QuizCard(
      header: "Quiz", questions: ["q1", "q2"].map { Card(id: $0, content: .question(question)) }, passMark: 1)
    return Episode(
      id: id, title: "About \(id)", summary: "Sum", difficulty: .easy, stars: MistakeThresholds(three: 0, two: 2),
      badge: id == "one" ? Badge(title: "First") : nil,
      cards: [
        Card(id: "read", content: .description(DescriptionCard(header: "H", text: "Read this."))),
        Card(id: "ask", content: .question(question)),
        Card(
          id: "output",
          content: .questionWithCode(
            QuestionWithCodeCard(
              code: "print(2 + 3)", text: "What is printed?", answers: ["5", "23"], correctAnswerIndex: 0))),
        Card(id: "run", content: .executor(ExecutorCard(text: "Run it.", code: "print(5)", result: "5"))),
        Card(id: "quiz", content: .quiz(quiz)),
        Card(
          id: "write",
          content: .challenge(
            ChallengeCard(
              title: "Write", text: "Print 1.", language: .python, checks: [ProgramCheck(result: "1")],
              stars: StarThresholds(three: 3, two: 5)))),
        Card(id: "done", content: .finished(FinishedCard(header: "Well done", text: "Bye."))),
      ])
  }
}

extension Curriculum {
  /// Changes an episode.
  mutating func edit(_ path: ItemPath, _ change: (inout Episode) -> Void) {
    for m in modules.indices {
      for b in modules[m].blocks.indices {
        for e in modules[m].blocks[b].episodes.indices {
          let id = "\(modules[m].id)/\(modules[m].blocks[b].id)/\(modules[m].blocks[b].episodes[e].id)"
          if ItemPath(id) == path { change(&modules[m].blocks[b].episodes[e]) }
        }
      }
    }
  }

  /// Changes the card `id` of the episode `m/a/two`.
  mutating func editCard(_ id: String, _ change: (inout Card) -> Void) {
    edit("m/a/two") { episode in
      for place in episode.cards.indices where episode.cards[place].id == id { change(&episode.cards[place]) }
    }
  }

  /// Changes the question `ask` of `m/a/two`.
  mutating func editQuestion(_ change: (inout QuestionCard) -> Void) {
    editCard("ask") { card in
      guard case .question(var question) = card.content else { return }
      change(&question)
      card.content = .question(question)
    }
  }

  /// Changes the challenge of `m/a/two`.
  mutating func editChallenge(_ change: (inout ChallengeCard) -> Void) {
    editCard("write") { card in
      guard case .challenge(var challenge) = card.content else { return }
      change(&challenge)
      card.content = .challenge(challenge)
    }
  }

  /// Changes the quiz of `m/a/two`.
  mutating func editQuiz(_ change: (inout QuizCard) -> Void) {
    editCard("quiz") { card in
      guard case .quiz(var quiz) = card.content else { return }
      change(&quiz)
      card.content = .quiz(quiz)
    }
  }
}
