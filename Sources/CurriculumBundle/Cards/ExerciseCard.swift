/// A program to write or to complete, with one expected output, or with checks: published as
/// `{text, language, starter, result, …}`.
///
///     {"text": "Print the name Ada.", "language": "python", "starter": "print(\"\")", "result": "Ada"}
public struct ExerciseCard: Codable, Sendable, Hashable {
  /// The instructions.
  public var text: String
  /// The language of its programs.
  public var language: ProgramLanguage
  /// The program in the editor at the start; nil for an empty editor.
  public var starter: Program?
  /// A right program, for a learner who gives up; nil where the author keeps it.
  public var solution: Program?
  /// The lines that the program reads as its input.
  public var input: [String]?
  /// What the program must print; nil where it has a condition or checks.
  public var result: String?
  /// What must be true of what the program prints, as an expression of Python, where more than one output is right.
  public var satisfies: String?
  /// What a program must do where that is not one result; it is right when it passes all of them.
  public var checks: [ProgramCheck]?
  /// The names of what a right program must use: `python.for`.
  public var uses: [String]?
  /// The concepts, and the words of Python such as `sorted`, that a right program must not use.
  public var avoids: [String]?
  /// What a learner is told whose program is right: it congratulates and teaches.
  public var success: String?
  /// The text for a learner whose program fails a check, on where it may have gone wrong; it is shown by itself.
  public var failure: String?
  /// True if that replaces what the app says of the run; nil where it is shown next to it.
  public var failureAlone: Bool?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// Programs that learners write by mistake, each with its feedback.
  public var wrongPrograms: [WrongProgram]?

  /// A card from its parts.
  public init(
    text: String, language: ProgramLanguage, starter: Program? = nil, solution: Program? = nil,
    input: [String]? = nil, result: String? = nil, satisfies: String? = nil, checks: [ProgramCheck]? = nil,
    uses: [String]? = nil, avoids: [String]? = nil, success: String? = nil, failure: String? = nil,
    failureAlone: Bool? = nil, hints: [String]? = nil, wrongPrograms: [WrongProgram]? = nil
  ) {
    self.text = text
    self.language = language
    self.starter = starter
    self.solution = solution
    self.input = input
    self.result = result
    self.satisfies = satisfies
    self.checks = checks
    self.uses = uses
    self.avoids = avoids
    self.success = success
    self.failure = failure
    self.failureAlone = failureAlone
    self.hints = hints
    self.wrongPrograms = wrongPrograms
  }
}

extension CardKind {
  /// ``ExerciseCard``.
  public static let exercise = CardKind("exercise")
}

extension ExerciseCard: TaskPayload {
  /// The kind of its cards.
  public static let kind = CardKind.exercise
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 180.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .exercise(self) }
  /// The program to write, and how it is judged.
  public var task: ProgramTask? {
    ProgramTask(
      language: language, starter: starter, solution: solution,
      checks: checks ?? [ProgramCheck(input: input, result: result, satisfies: satisfies)], success: success,
      failure: failure, failureAlone: failureAlone ?? false, wrongPrograms: wrongPrograms ?? [], uses: uses ?? [],
      avoids: avoids ?? [])
  }
}
