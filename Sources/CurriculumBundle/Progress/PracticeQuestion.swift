import JSON

/// A question that a learner should practice, and why.
public struct PracticeQuestion: Sendable, Hashable {
  /// The full id of its card; of a question in a quiz the quiz's, a slash and its own id.
  public let card: ItemPath
  /// Why it is due.
  public let reason: PracticeReason
  /// The weakest of its concepts, or the full id of its block where no concept is known.
  public let concept: String
  /// All of its concepts, at least one.
  let concepts: [ExactText]
}

/// Why a question is due, the most urgent reason first.
public enum PracticeReason: String, Sendable, CaseIterable {
  /// It was missed.
  case missed
  /// It is about something that another question was missed about.
  case related
  /// It was not answered for a week or longer, or on no day that is known.
  case old
}

/// A concept about which questions were missed.
public struct WeakPoint: Sendable, Hashable {
  /// The name of a concept, `python.for`, or the full id of a block whose episodes name none.
  public let concept: String
  /// The misses of all questions about it.
  public let misses: Int
}

/// A short lesson about a weak point: cards that explain, then questions.
public struct PracticeLesson: Sendable, Hashable {
  /// The concept, as `WeakPoint` names it.
  public let concept: String
  /// The full ids of the cards that explain it, in the order of the curriculum.
  public let explanations: [ItemPath]
  /// The full ids of the questions, the most urgent first.
  public let questions: [ItemPath]

  /// All cards in the order in which they are shown.
  public var cards: [ItemPath] { explanations + questions }
}
