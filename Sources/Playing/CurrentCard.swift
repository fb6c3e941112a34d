import CurriculumBundle
import Diagnostics
import Grading
import Support

/// A card that a learner is at, with what was typed so far.
struct CurrentCard: Sendable {
  let episode: Episode
  /// The full id of the episode.
  let episodePath: ItemPath
  /// The language of the module.
  let language: String
  /// The cards with which the robot programs of the module are laid; nil for those that every app has.
  let library: CardLibrary?
  /// The texts that explain the elements of Slang.
  let elements: [ElementHelp]
  /// The index of the card in its episode, from 0.
  let index: Int
  /// The questions of this attempt at a quiz; nil on other cards.
  private(set) var quiz: QuizAttempt?
  /// The lines of a program that is being typed.
  private var program: [String] = []
  private var shownHints = 0
  /// The question of a quiz that the last line answered; nil where it answered none.
  private(set) var quizAnswer: (question: ItemPath, isRight: Bool)?

  /// A card of an episode.
  ///
  /// - Parameter seed: With what the questions of a quiz are drawn.
  init(
    _ episode: Episode, at path: ItemPath, language: String, library: CardLibrary? = nil,
    elements: [ElementHelp] = [], index: Int, seed: UInt64
  ) {
    self.episode = episode
    episodePath = path
    self.language = language
    self.library = library
    self.elements = elements
    self.index = index
    beginAgain(seed: seed)
  }

  /// The card.
  var card: Card { episode.cards[index] }

  /// The full id of the card.
  var path: ItemPath { episodePath.appending(card.id) }

  /// What is asked at the moment: the card, or a question of its quiz.
  var asked: Card { quiz?.question ?? card }

  /// The full id of what is asked.
  var askedPath: ItemPath { quiz == nil ? path : path.appending(asked.id) }

  /// What is typed as an answer to it.
  var form: AnswerForm { AnswerForm(asked.content, at: askedPath) }

  /// Whether a program is being typed, so that each line is one of its own.
  var isWriting: Bool { !program.isEmpty }

  /// Takes away what was typed, and draws the questions of a quiz.
  mutating func beginAgain(seed: UInt64) {
    program = []
    if case .quiz(let card) = card.content { quiz = QuizAttempt(card, seed: seed) }
  }

  /// What a line comes to.
  enum Reading {
    /// More is needed; what is shown.
    case waits(String)
    /// Something that can be graded, and what is shown before its verdict.
    case acted(Action, String)
  }

  /// Reads a line that the learner typed.
  mutating func read(_ line: String) -> Reading {
    quizAnswer = nil
    if asked.content.demand == .program { return readProgram(line) }
    let answer = AnswerLine(line, as: form, language: language)
    switch answer.reading {
    case .failure(let problem): return .waits("\(problem.words)\n\(prompt)")
    case .success(let action):
      guard quiz != nil else { return .acted(action, output(of: action)) }
      return readQuiz(action)
    }
  }

  private mutating func readProgram(_ line: String) -> Reading {
    guard line.trimmingWhitespace() == "." else {
      program.append(line)
      return .waits("")
    }
    guard !program.isEmpty else { return .waits(prompt) }
    defer { program = [] }
    return .acted(.wrote(.text(program.joined(separator: "\n") + "\n")), "")
  }

  /// Takes the answer to a question of a quiz; with the last one the quiz is done.
  private mutating func readQuiz(_ action: Action) -> Reading {
    let verdict = grade(action, on: asked.content)
    let words = self.words(for: verdict)
    if asked.content.isQuestion { quizAnswer = (askedPath, verdict.isRight) }
    guard let scored = quiz?.take(isRight: verdict.isRight) else {
      shownHints = 0
      return .waits("\(words)\n\(question())")
    }
    return .acted(.scored(scored), words)
  }

  /// The next hint of what is asked.
  mutating func nextHint() -> String {
    let hints = asked.content.hints ?? []
    guard shownHints < hints.count else {
      return hints.isEmpty ? "There is no hint here.\n" : "That was the last hint.\n"
    }
    defer { shownHints += 1 }
    return "Hint: \(hints[shownHints])\n"
  }
}

/// One attempt at a quiz.
struct QuizAttempt: Sendable {
  private let questions: [Card]
  private var right = 0
  /// The index of the question that is asked, from 0.
  private(set) var position = 0

  /// An attempt with the questions that a seed draws.
  init(_ card: QuizCard, seed: UInt64) { questions = card.drawn(seed: seed) }

  /// How many questions it asks.
  var count: Int { questions.count }

  /// The question that is asked; nil where there is none left.
  var question: Card? { questions.indices.contains(position) ? questions[position] : nil }

  /// Counts an answer.
  ///
  /// - Returns: How many were right, after the last question; nil before.
  mutating func take(isRight: Bool) -> Int? {
    right += isRight ? 1 : 0
    position += 1
    return position < questions.count ? nil : right
  }
}
