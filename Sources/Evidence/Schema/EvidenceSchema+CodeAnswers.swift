import JSON

extension EvidenceSchema {
  /// The outcomes of answers that are code.
  static var codeAnswers: [(String, JSONValue)] {
    [
      (
        "codeAnswers",
        SchemaPart.object(
          [
            ("outcomes", list("What each of them comes to.", "answerOutcome")),
            ("named", places("Those whose outcome the text of the question names.")),
            ("alike", places("Those that do the same as the only key.")),
          ],
          optional: [
            (
              "asked",
              SchemaPart.object(
                [("value", SchemaPart.text("The value that a question without code asks for."))],
                optional: [
                  ("expression", SchemaPart.text("The calculation that its text has.")),
                  ("condition", SchemaPart.text("The condition on `answer` that its text states.")),
                ])
            )
          ])
      ),
      ("answerOutcome", answerOutcome),
    ]
  }

  private static var answerOutcome: JSONValue {
    let variable = SchemaPart.object([
      ("name", SchemaPart.text("Its name.")), ("value", SchemaPart.text("Its value as Python shows it.")),
    ])
    return SchemaPart.object(
      [
        ("answer", count("The answer, from 0.")), ("printed", SchemaPart.text("What the answer prints itself.")),
        ("changed", SchemaPart.list("The variables that it changes or makes.", of: variable)),
      ],
      optional: [
        ("value", SchemaPart.text("The value of an expression as Python shows it.")),
        ("type", SchemaPart.text("The type of the value of a variable.")),
        ("error", SchemaPart.reference("error")),
      ])
  }
}
