internal import JSON

extension EvidenceSchema {
  /// What the code on a card does, and what that says about its answers.
  static var questions: [(String, JSONValue)] {
    [
      ("code", codePart),
      ("key", keyPart),
      ("proof", proofPart),
      ("answers", answers), ("unprovable", unprovable), ("question", question),
    ]
  }

  private static var answers: JSONValue {
    SchemaPart.object(
      [
        ("fact", SchemaPart.text("What holds for all answers, in words.")),
        ("facts", ["type": "object", "additionalProperties": ["type": "string"]]),
        ("right", places("The right ones.")), ("inWords", places("Those that say the right one in words.")),
        ("equal", places("Those that are equal to the right value, yet another spelling.")),
        ("literals", places("Right ones that are values as they stand.")),
        ("unquoted", places("Those that lack the quotes of another one.")),
      ], optional: [("rightText", SchemaPart.text("What the right answer is."))])
  }

  private static var unprovable: JSONValue {
    SchemaPart.object(
      [
        ("key", SchemaPart.text("The key of the card that says what is asked.")),
        ("message", SchemaPart.text("What is wrong with it.")), ("help", SchemaPart.text("What to do.")),
      ],
      optional: [
        ("correction", SchemaPart.text("What the key should say.")),
        ("mistake", SchemaPart.list("The bytes that cannot be read: from, to.", of: ["type": "integer"])),
      ])
  }

  private static var question: JSONValue {
    let expression = SchemaPart.object([("of", SchemaPart.text("An expression."))])
    let condition = SchemaPart.object([("satisfies", SchemaPart.text("A condition."))])
    let fix = SchemaPart.object(
      [("line", count("The line, from 1."))], optional: [("result", SchemaPart.text("What it prints then."))])
    return SchemaPart.oneOf([
      ("output", SchemaPart.object([])), ("value", expression), ("type", expression), ("error", SchemaPart.object([])),
      ("fix", fix), ("expression", condition), ("statement", condition), ("concept", SchemaPart.object([])),
    ])
  }

  private static var codePart: JSONValue {
    SchemaPart.object(
      [
        ("mistakes", list("What an editor tells before it runs.", "mistake")),
        ("prompts", texts("What it printed before it read each line.")),
        ("unreadLines", count("Lines of its input that it left.")),
        ("lacksInput", SchemaPart.flag("Whether it asks for input, which a question has not.")),
      ],
      optional: [
        ("staticError", SchemaPart.reference("error")), ("run", SchemaPart.reference("run")),
        ("unavailableModule", SchemaPart.text("The module without which it cannot be run.")),
        ("key", SchemaPart.reference("key")), ("assumption", SchemaPart.reference("question")),
        ("instability", SchemaPart.reference("instability")),
      ])
  }

  private static var keyPart: JSONValue {
    SchemaPart.oneOf([
      ("proven", SchemaPart.object([("proof", SchemaPart.reference("proof"))])),
      (
        "statement",
        SchemaPart.object([
          ("isTrue", SchemaPart.flag("Whether the statement is true.")), ("fact", SchemaPart.text("In words.")),
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
