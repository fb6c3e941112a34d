import JSON

extension EvidenceSchema {
  /// What the code on a card does, and what that says about its answers.
  static var questions: [(String, JSONValue)] {
    [
      ("code", codePart),
      ("key", keyPart),
      ("proof", proofPart),
      ("answers", answers), ("fact", fact), ("unprovable", unprovable), ("question", question),
    ]
  }

  private static var answers: JSONValue {
    SchemaPart.object(
      [
        ("facts", ["type": "object", "additionalProperties": SchemaPart.reference("fact")]),
        ("right", places("The right ones.")), ("inWords", places("Those that say the right one in words.")),
        ("reformatted", places("Those that are what is printed in another format.")),
        ("equal", places("Those that are equal to the right value, yet another spelling.")),
        ("literals", places("Right ones that are values as they stand.")),
        ("unquoted", places("Those that lack the quotes of another one.")),
      ],
      optional: [
        ("fact", SchemaPart.reference("fact")), ("rightText", SchemaPart.text("What the right answer is.")),
        ("all", count("One that is right since all others are, from 0.")),
      ])
  }

  private static var fact: JSONValue {
    let seen = ("seen", SchemaPart.reference("observation"))
    let value = ("value", SchemaPart.text("The value as Python shows it; of long ones the beginning."))
    let answer = ("answer", SchemaPart.text("The answer."))
    let condition = ("condition", SchemaPart.text("The condition."))
    let isTrue = ("isTrue", SchemaPart.flag("Whether it is true."))
    let error = ("error", SchemaPart.reference("error"))
    let of = ("of", SchemaPart.text("The expression."))
    return SchemaPart.oneOf(
      [
        ("observed", SchemaPart.object([seen])),
        ("errorLine", SchemaPart.object([("line", count("The line, from 1.")), error])),
        ("endsWell", SchemaPart.object([])),
        ("value", SchemaPart.object([of, value])),
        ("type", SchemaPart.object([of, value, ("type", SchemaPart.text("The type."))])),
        ("condition", SchemaPart.object([condition, isTrue])),
        ("answerEnds", SchemaPart.object([answer, error])),
        ("conditionEnds", SchemaPart.object([answer, value, condition, error])),
        ("conditionOnAnswer", SchemaPart.object([answer, value, condition, isTrue])),
        (
          "fixed",
          SchemaPart.object(
            [
              answer, ("line", count("The line on which the answer stands, from 1.")),
              ("isEnough", SchemaPart.flag("Whether to end without an error is all that is asked.")),
            ], optional: [seen])
        ),
        ("unprovable", SchemaPart.object([("reason", SchemaPart.reference("unprovable"))])),
        ("ran", SchemaPart.object([], optional: [seen])),
      ] + factsOfOutput)
  }

  private static var factsOfOutput: [(String, JSONValue)] {
    let of = ("of", SchemaPart.text("The text."))
    return [
      ("occurrences", SchemaPart.object([of, ("count", count("How many times it is printed."))])),
      ("lineCount", SchemaPart.object([("count", count("How many lines are printed."))])),
      (
        "outputLine",
        SchemaPart.object([
          ("line", count("The line, from 1; 0 for the last one.")), ("text", ["type": "string"]),
        ])
      ),
      (
        "position",
        SchemaPart.object([
          of, ("lines", ["type": "array", "items": ["type": "integer", "minimum": 1]]),
        ])
      ),
    ]
  }

  private static var unprovable: JSONValue {
    SchemaPart.object(
      [("key", SchemaPart.text("The key of the card that says what is asked.")), ("problem", problem)],
      optional: [
        ("correction", SchemaPart.text("What the key should say.")),
        ("mistake", SchemaPart.list("The bytes that cannot be read: from, to.", of: ["type": "integer"])),
      ])
  }

  private static var problem: JSONValue {
    let seen = ("seen", SchemaPart.reference("observation"))
    let error = ("error", SchemaPart.reference("error"))
    let expression = ("expression", SchemaPart.text("The expression."))
    let isStatement = ("isStatement", SchemaPart.flag("Whether a statement is to be proven."))
    let hasResult = ("hasResult", SchemaPart.flag("Whether the card says what it should print."))
    let count = ("count", count("How many lines the code has."))
    return SchemaPart.oneOf(
      [
        ("notPython", SchemaPart.object([])),
        ("onlyOutput", SchemaPart.object([("condition", SchemaPart.text("The condition."))])),
        ("codeEnds", SchemaPart.object([seen, isStatement])),
        ("endsInError", SchemaPart.object([expression, error])),
        ("unreadable", SchemaPart.object([expression, error])),
        ("noSuchLine", SchemaPart.object([("line", ["type": "integer"]), count])),
        (
          "noSuchOutputLine",
          SchemaPart.object([("line", ["type": "integer"]), ("count", Self.count("How many lines are printed."))])
        ),
        (
          "severalLines",
          SchemaPart.object([
            ("of", SchemaPart.text("The text.")),
            ("lines", ["type": "array", "items": ["type": "integer", "minimum": 1]]),
          ])
        ),
        ("nothingToFix", SchemaPart.object([seen, hasResult])),
      ] + problemsOfConditions)
  }

  private static var problemsOfConditions: [(String, JSONValue)] {
    let part = ("part", SchemaPart.text("The part of the condition."))
    let isTrue = ("isTrue", SchemaPart.flag("Whether it is always true."))
    let about = ("about", SchemaPart.word("What it is about.", ConditionSubject.allCases.map(\.rawValue)))
    let type = ("type", SchemaPart.text("The type of its value."))
    let sample = ("sample", SchemaPart.text("Its value as code."))
    let isAboutOutput = ("isAboutOutput", SchemaPart.flag("Whether a side names the output."))
    return [
      ("withoutAnswer", SchemaPart.object([("condition", SchemaPart.text("The condition."))])),
      ("literal", SchemaPart.object([part, isTrue, about])),
      ("name", SchemaPart.object([part, type, sample])),
      (
        "idleComparison",
        SchemaPart.object([
          ("comparison", SchemaPart.text("The comparison.")), isTrue, ("types", texts("The types of its sides.")),
          isAboutOutput,
        ])
      ),
    ]
  }

  private static var question: JSONValue {
    let expression = SchemaPart.object([("of", SchemaPart.text("An expression."))])
    let condition = SchemaPart.object([("satisfies", SchemaPart.text("A condition."))])
    let fix = SchemaPart.object(
      [("line", count("The line, from 1."))], optional: [("result", SchemaPart.text("What it prints then."))])
    return SchemaPart.oneOf([
      ("output", SchemaPart.object([])), ("value", expression), ("type", expression), ("error", SchemaPart.object([])),
      ("occurrences", SchemaPart.object([("of", SchemaPart.text("A text."))])), ("lineCount", SchemaPart.object([])),
      ("outputLine", SchemaPart.object([("line", count("The line, from 1."))])), ("lastLine", SchemaPart.object([])),
      ("position", SchemaPart.object([("of", SchemaPart.text("A text."))])),
      ("program", SchemaPart.object([("result", SchemaPart.text("What it prints."))])),
      ("fix", fix), ("expression", condition), ("statement", condition), ("concept", SchemaPart.object([])),
    ])
  }

  private static var codePart: JSONValue {
    SchemaPart.object(
      [
        ("mistakes", list("What an editor tells before it runs.", "mistake")),
        ("prompts", texts("What it printed before it read each line.")),
        ("unreadLines", count("Lines of its input that it left.")),
        ("lacksInput", SchemaPart.flag("Whether it asks for more input than the card gives.")),
      ],
      optional: [
        ("staticError", SchemaPart.reference("error")), ("settingError", SchemaPart.reference("error")),
        ("run", SchemaPart.reference("run")),
        ("unavailableModule", SchemaPart.text("The module without which it cannot be run.")),
        ("key", SchemaPart.reference("key")), ("assumption", SchemaPart.reference("question")),
        ("likelyMistake", SchemaPart.reference("proof")), ("instability", SchemaPart.reference("instability")),
        ("statement", statement),
        (
          "comparison",
          SchemaPart.word(
            "What a statement and the condition in its place have to do with each other.",
            StatementComparison.allCases.map(\.rawValue))
        ),
      ])
  }

  private static var statement: JSONValue {
    SchemaPart.object([
      ("fact", statementFact), ("isTrue", SchemaPart.flag("Whether the text is true.")),
      ("isCertain", SchemaPart.flag("Whether it can mean nothing else.")),
    ])
  }

  private static var statementFact: JSONValue {
    let told = SchemaPart.object([("told", SchemaPart.text("What the text says that is printed."))])
    return SchemaPart.oneOf([
      ("output", told), ("value", SchemaPart.object([("stated", statedValue)])),
      ("condition", SchemaPart.object([("stated", statedCondition)])),
      ("nothingPrinted", SchemaPart.object([])), ("otherOutput", told),
      (
        "rounds",
        SchemaPart.object([
          ("stated", count("How often the text says that the loop runs.")), ("count", count("How often it runs.")),
        ])
      ),
      ("ending", SchemaPart.object([])),
    ])
  }

  private static var statedValue: JSONValue {
    SchemaPart.object([
      ("expression", SchemaPart.text("The variable, with an index where an element is meant, or its length.")),
      ("stated", SchemaPart.text("The value that the text states, as Python writes it.")),
      ("value", SchemaPart.text("The value after the code, as Python shows it.")),
      ("isTrue", SchemaPart.flag("Whether both are the same.")),
    ])
  }

  private static var statedCondition: JSONValue {
    SchemaPart.object([
      ("condition", SchemaPart.text("What the text says, as a condition in Python.")),
      ("isTrue", SchemaPart.flag("Whether it is true after the code.")),
    ])
  }

  private static var keyPart: JSONValue {
    SchemaPart.oneOf([
      ("proven", SchemaPart.object([("proof", SchemaPart.reference("proof"))])),
      (
        "statement",
        SchemaPart.object([
          ("condition", SchemaPart.text("The condition.")),
          ("isTrue", SchemaPart.flag("Whether the statement is true.")),
        ])
      ),
      ("unprovable", SchemaPart.object([("reason", SchemaPart.reference("unprovable"))])),
      ("undecided", SchemaPart.object([("reason", SchemaPart.text("Why no run decides."))])),
    ])
  }

  private static var proofPart: JSONValue {
    SchemaPart.object(
      [
        ("question", SchemaPart.reference("question")), ("answers", texts("The answers as they are shown.")),
        ("keys", places("The answers that the card calls right.")),
        ("findings", SchemaPart.reference("answers")),
      ], optional: [("seen", SchemaPart.reference("observation"))])
  }
}
