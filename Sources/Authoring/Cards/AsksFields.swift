import CurriculumBundle
import JSON

/// The keys that say what makes an answer about code right.
enum AsksFields {
  /// What a question with one right answer asks for.
  static let ofQuestion = Field.optional(
    .asks, kind,
    "What makes an answer right: what the code prints (`output`), something else that a run decides, or something that "
      + "no run can decide (`concept`).",
    example: "concept", standard: "output")
  /// What a question with any number of right answers asks for.
  static let ofSelection = Field.optional(
    .asks, kind,
    "What makes an answer right, so that a run of the code proves the keys; without it nothing is proven, unless all "
      + "answers name errors, or one is just what the code prints.",
    example: "error")
  /// What a question without code may ask for.
  static let ofPrograms = Field.optional(
    .asks,
    FieldType<Asks>.choice(
      among: [.program, .expression],
      instead: "make the card a `questionWithCode`, which has `code` that is asked about", explain
    ),
    "What the answers are: whole programs, the right one of which prints `result` (`program`), or expressions, for "
      + "whose value `satisfies` is true where they are right (`expression`). Each is run.",
    example: "program")
  static let because = Field.optional(
    .because, .text, "Why no run of the code can decide; needed with `asks: concept`, and not published.",
    example: "it asks what a name is for", published: .never)
  static let expression = Field.optional(
    .expression, .code, "The expression whose value or type is asked for, worked out after the code ran.",
    example: "total")
  static let line = Field.optional(
    .line, .integer(1...9999),
    "The line of the code, counted from 1, in whose place each answer is put; with `asks: outputLine` the line of what "
      + "is printed.",
    example: "2")
  static let result = Field.optional(
    .result, .output,
    "What the fixed code prints; without it the code need only run without an error. With `asks: program` what the "
      + "right program prints.",
    example: "5")
  static let of = Field.optional(
    .of, .text, "The text whose occurrences in what is printed are counted, or whose line is asked for.",
    example: "HELLO")
  /// What runs before the code that a card shows.
  static let given = Field.optional(
    .given, .code,
    "Lines that run before the code and are not shown, such as a name that the text introduces; an app that runs the "
      + "code runs them first.",
    example: "name = \"Ada\"")
  /// What the code that a card shows reads.
  static let input = Field.optional(
    .input, .list(of: .output, named: "texts"), "The lines that the code reads as its input.", example: "[Ada]")
  /// The error in which a program is meant to end, where it is not only to be run.
  static let raises = Field.optional(
    .raises, .text,
    "The error in which the code is meant to end: the last line of its report, or its type alone; a run proves it.",
    example: "IndexError")
  /// That a program is meant not to end.
  static let neverEnds = Field.optional(
    .neverEnds, .onlyTrue, "Whether the code never ends, but is stopped; a run proves it by its limits.",
    example: "true")
  /// That how a program ends is stated once.
  static let endingConstraint = FieldConstraint.notBeside(key: raises.key, other: neverEnds.key)
  static let satisfies = Field.optional(
    .satisfies, .code,
    "What must be true of `answer`, the value of an answer after the code ran, and may use the names of the code and "
      + "`output`, which is what it printed as a text, without the line ends at its end.",
    example: "type(answer) is int")
  /// What a statement says, for a program.
  static let ofStatement = Field.optional(
    .satisfies, .code,
    "What is true after the code ran exactly when the statement is; it may use the names of the code and `output`, "
      + "which is what it printed as a text, without the line ends at its end. A run then proves `answer`.",
    example: "total == 5")

  /// The keys that go with `asks`.
  static let beside = [
    expression.declaration, line.declaration, of.declaration, result.declaration, satisfies.declaration,
    because.declaration, given.declaration, input.declaration, raises.declaration, neverEnds.declaration,
  ]

  static let constraints: [FieldConstraint] = [
    endingConstraint,
    .needs(
      key: because.key, when: ofQuestion.key, is: Asks.concept.rawValue,
      because: "a key that is not proven must say why it cannot be"),
    needs(expression.key, .value, "a run has to know whose value is asked for"),
    needs(expression.key, .type, "a run has to know whose type is asked for"),
    needs(line.key, .fix, "a run has to know which line is fixed"),
    needs(line.key, .outputLine, "a run has to know which line is asked for"),
    needs(of.key, .occurrences, "a run has to know which text is counted"),
    needs(of.key, .position, "a run has to know which text is looked for"),
    needs(result.key, .program, "a run has to know what the right program prints"),
    needs(satisfies.key, .expression, "a run has to know which expressions are right"),
    .onlyWhen(key: expression.key, when: ofQuestion.key, isOneOf: [Asks.value.rawValue, Asks.type.rawValue]),
    onlyWhen(line.key, [.fix, .outputLine]), onlyWhen(of.key, [.occurrences, .position]),
    onlyWhen(result.key, [.fix, .program]),
    .onlyWhen(key: satisfies.key, when: ofQuestion.key, isOneOf: [Asks.expression.rawValue]),
  ]

  private static func onlyWhen(_ key: String, _ asks: [Asks]) -> FieldConstraint {
    .onlyWhen(key: key, when: ofQuestion.key, isOneOf: asks.map(\.rawValue))
  }

  private static func needs(_ key: String, _ asks: Asks, _ reason: String) -> FieldConstraint {
    .needs(key: key, when: ofQuestion.key, is: asks.rawValue, because: reason)
  }

  private static let kind = FieldType<Asks>.choice(explain)

  private static func explain(_ asks: Asks) -> String {
    switch asks {
    case .output: "What the code prints; a run proves the key."
    case .value: "The value of `expression` after the code ran."
    case .type: "The type of the value of `expression` after the code ran."
    case .error: "The error in which the code ends, by its name or by the last line of its report."
    case .occurrences: "How many times the text at `of` is printed, in digits or in words."
    case .lineCount: "How many lines are printed, in digits or in words."
    case .outputLine: "What is printed on the `line`."
    case .lastLine: "What is printed last."
    case .position: "On which line the text at `of` is printed, such as `the second`."
    case .program: "A whole program that prints `result`; it runs after the code."
    case .fix: "What to write in the place of `line` so that the code runs without an error, and prints `result`."
    case .expression: "An expression for whose value `satisfies` is true after the code ran."
    case .concept: "Something that no run can decide; `because` says why."
    }
  }
}
