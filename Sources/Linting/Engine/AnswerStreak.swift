import Authoring
import CurriculumBundle
import Diagnostics

/// Questions of one kind, those in quizzes too, as long as they have the same answer.
struct AnswerStreak<Answer: Equatable> {
  /// What holds the questions: `the episode 'training/printing/say-hello'`.
  var name: String { "the \(kind) '\(id)'" }
  private let kind: String
  private let id: String
  /// The answer that they have; nil before the first.
  private(set) var answer: Answer?
  /// How many there are.
  private(set) var count = 0
  private var first: Question?
  private var isBroken = false

  /// A question by the index of its card and, in a quiz, its own.
  private struct Question {
    let episode: AuthoredEpisode
    let card: Int
    let question: Int?
  }

  /// The fewest questions that are no chance.
  private static var fewest: Int { 5 }

  /// The streaks of modules, episodes and quizzes; a part of one that is reported is not reported again.
  ///
  /// - Parameters:
  ///   - trait: The trait of the questions.
  ///   - answer: The answer to a question; nil for other kinds of cards.
  static func all(
    in authored: AuthoredCurriculum, _ trait: CardTraits, answer: (AuthoredKind) -> Answer?
  ) -> [AnswerStreak] {
    authored.modules.flatMap { module -> [AnswerStreak] in
      var whole = AnswerStreak(kind: "module", id: module.path.description)
      var parts: [AnswerStreak] = []
      for episode in module.blocks.lazy.flatMap(\.episodes) where episode.traits.contains(trait) {
        var streak = AnswerStreak(kind: "episode", id: episode.path.description)
        streak.add(episode, answer)
        whole.add(streak)
        parts += streak.isSuspicious ? [streak] : quizzes(of: episode, answer)
      }
      let hasSeveral = module.blocks.lazy.flatMap(\.episodes).count > 1
      return whole.isSuspicious && hasSeveral ? [whole] : parts
    }
  }

  /// The location of the answer to the first question.
  var location: Location? {
    guard let first else { return nil }
    let card = first.episode.card(at: first.card)
    let fields = first.question.map { card.questions[$0].fields } ?? card.fields
    if let answer = fields.answer { return card.location(of: answer) }
    return fields.key.map { card.location(of: $0.index) } ?? card.location
  }

  private init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }

  private var isSuspicious: Bool { !isBroken && count >= Self.fewest }

  private static func quizzes(of episode: AuthoredEpisode, _ answer: (AuthoredKind) -> Answer?) -> [AnswerStreak] {
    guard episode.traits.contains(.quiz) else { return [] }
    return (0..<episode.cardCount).compactMap { index in
      guard case .quiz(let quiz) = episode.kind(at: index), quiz.kinds.count >= fewest else {
        return nil
      }
      var streak = AnswerStreak(kind: "quiz", id: episode.cardID(at: index))
      streak.add(quiz, at: index, of: episode, answer)
      return streak.isSuspicious ? streak : nil
    }
  }

  private mutating func add(_ episode: AuthoredEpisode, _ answer: (AuthoredKind) -> Answer?) {
    // By index, so that no card is copied: this walks through all of them.
    for index in 0..<episode.cardCount {
      if isBroken { return }
      if case .quiz(let quiz) = episode.kind(at: index) {
        add(quiz, at: index, of: episode, answer)
      } else if let answer = answer(episode.kind(at: index)) {
        add(answer, at: Question(episode: episode, card: index, question: nil))
      }
    }
  }

  /// Goes on with the questions of another streak.
  private mutating func add(_ other: AnswerStreak) {
    guard !isBroken, other.answer != nil else { return }
    if answer == nil { (answer, first) = (other.answer, other.first) }
    isBroken = other.isBroken || answer != other.answer
    count += other.count
  }

  private mutating func add(
    _ quiz: AuthoredQuiz, at index: Int, of episode: AuthoredEpisode, _ answer: (AuthoredKind) -> Answer?
  ) {
    for (number, question) in quiz.kinds.enumerated() where !isBroken {
      guard let answer = answer(question) else { continue }
      add(answer, at: Question(episode: episode, card: index, question: number))
    }
  }

  private mutating func add(_ other: Answer, at question: Question) {
    if answer == nil { (answer, first) = (other, question) }
    guard answer == other else {
      isBroken = true
      return
    }
    count += 1
  }
}
