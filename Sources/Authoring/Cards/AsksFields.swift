internal import CurriculumBundle
internal import JSON

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
  static let because = Field.optional(
    .because, .text, "Why no run of the code can decide; needed with `asks: concept`, and not published.",
    example: "it asks what a name is for", published: .never)
  static let expression = Field.optional(
    .expression, .code, "The expression whose value or type is asked for, worked out after the code ran.",
    example: "total")
  static let line = Field.optional(
    .line, .integer(1...9999), "The line of the code, counted from 1, in whose place each answer is put.", example: "2"
  )
  static let result = Field.optional(
    .result, .output, "What the fixed code prints; without it the code need only run without an error.", example: "5")
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

  /// The keys that stand beside `asks`.
  static let beside = [
    expression.declaration, line.declaration, result.declaration, satisfies.declaration, because.declaration,
  ]

  static let constraints: [FieldConstraint] = [
    .needs(
      key: because.key, when: ofQuestion.key, is: Asks.concept.rawValue,
      because: "a key that is not proven must say why it cannot be"),
    needs(expression.key, .value, "a run has to know whose value is asked for"),
    needs(expression.key, .type, "a run has to know whose type is asked for"),
    needs(line.key, .fix, "a run has to know which line is fixed"),
    needs(satisfies.key, .expression, "a run has to know which expressions are right"),
    .onlyWhen(key: expression.key, when: ofQuestion.key, isOneOf: [Asks.value.rawValue, Asks.type.rawValue]),
    .onlyWhen(key: line.key, when: ofQuestion.key, isOneOf: [Asks.fix.rawValue]),
    .onlyWhen(key: result.key, when: ofQuestion.key, isOneOf: [Asks.fix.rawValue]),
    .onlyWhen(key: satisfies.key, when: ofQuestion.key, isOneOf: [Asks.expression.rawValue]),
  ]

  private static func needs(_ key: String, _ asks: Asks, _ reason: String) -> FieldConstraint {
    .needs(key: key, when: ofQuestion.key, is: asks.rawValue, because: reason)
  }

  private static let kind = FieldType<Asks>.choice { asks in
    switch asks {
    case .output: "What the code prints; a run proves the key."
    case .value: "The value of `expression` after the code ran."
    case .type: "The type of the value of `expression` after the code ran."
    case .error: "The error in which the code ends, by its name or by the last line of its report."
    case .fix: "What to write in the place of `line` so that the code runs without an error, and prints `result`."
    case .expression: "An expression for whose value `satisfies` is true after the code ran."
    case .concept: "Something that no run can decide; `because` says why."
    }
  }
}

/// What a question says about its right answers.
struct Asked {
  let expression: String?
  let line: Int?
  let result: String?
  let satisfies: String?

  /// Reads the keys that stand beside `asks`.
  init(_ reader: borrowing FieldReader) {
    expression = reader[AsksFields.expression]
    line = reader[AsksFields.line]
    result = reader[AsksFields.result]
    satisfies = reader[AsksFields.satisfies]
    _ = reader[AsksFields.because]
  }
}
