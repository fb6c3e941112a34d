import Execution
import JSON

extension EvidenceSchema {
  /// What runs come to.
  static var runs: [(String, JSONValue)] {
    [
      ("run", runPart),
      ("ending", endingPart),
      ("error", errorPart),
      (
        "observation",
        SchemaPart.object(
          [("output", SchemaPart.text("What was printed."))],
          optional: [
            ("error", SchemaPart.reference("error")),
            ("emptyLines", count("Lines with nothing on them, where all are.")),
          ])
      ),
      ("mistake", mistakePart),
      ("instability", instability),
      (
        "piece",
        SchemaPart.object([
          ("part", count("The place of the part of the lesson, from 0.")), ("line", count("The line, from 1.")),
          ("fault", fault),
        ])
      ),
    ]
  }

  static var limit: JSONValue { SchemaPart.word("The limit.", Limit.allCases.map(\.rawValue)) }

  private static var instability: JSONValue {
    let cause = SchemaPart.word("What it depends on.", ["setOrder", "hash", "memory", "clock"])
    return SchemaPart.oneOf([
      ("address", SchemaPart.object([("address", SchemaPart.text("A memory address in the output."))])),
      ("output", SchemaPart.object([("other", SchemaPart.reference("observation")), ("cause", cause)])),
      (
        "returned",
        SchemaPart.object([
          ("value", SchemaPart.text("What a call returns.")),
          ("other", SchemaPart.text("What it returns in another run.")), ("cause", cause),
        ])
      ),
      (
        "key",
        SchemaPart.object([
          ("fact", SchemaPart.reference("fact")), ("other", SchemaPart.reference("fact")),
          ("cause", cause),
        ])
      ),
    ])
  }

  private static var fault: JSONValue {
    SchemaPart.oneOf([
      ("refused", SchemaPart.object([("error", SchemaPart.reference("error"))])),
      ("mistake", SchemaPart.object([("mistake", SchemaPart.reference("mistake"))])),
    ])
  }

  private static var runPart: JSONValue {
    SchemaPart.object(
      [
        ("ending", SchemaPart.reference("ending")),
        ("output", SchemaPart.text("Standard output without the line ends that close it.")),
        ("steps", count("Steps spent.")), ("bytes", count("The most bytes held at once.")),
        ("chances", count("The bits of what it asked for that may differ between runs.")),
      ], optional: [("emptyLines", count("Lines with nothing on them, where all are."))])
  }

  private static var endingPart: JSONValue {
    SchemaPart.oneOf([
      ("finished", SchemaPart.object([("status", ["type": "integer"])])),
      ("raised", SchemaPart.object([("error", SchemaPart.reference("error"))])),
      ("stopped", SchemaPart.object([("limit", limit), ("line", count("The line, from 1."))])),
    ])
  }

  private static var errorPart: JSONValue {
    SchemaPart.object(
      [
        ("type", SchemaPart.text("The error's type: `NameError`.")),
        ("message", SchemaPart.text("The message without the type.")),
        ("line", count("The line, from 1; 0 when none is known.")),
        ("isStatic", SchemaPart.flag("Whether the program was refused before it ran.")),
      ],
      optional: [
        ("column", count("The column in code points, from 1; 0 where the file ends before.")),
        ("endLine", count("The line on which what is meant ends, from 1; 0 for a line that is not shown.")),
        ("endColumn", count("The column behind its last code point, from 1.")),
      ])
  }

  private static var mistakePart: JSONValue {
    SchemaPart.object(
      [
        ("message", SchemaPart.text("The fact.")), ("line", count("The line, element or card, from 1.")),
        ("place", SchemaPart.text("Where in an editor it can be made.")),
      ],
      optional: [
        ("help", SchemaPart.text("What to do.")),
        ("bytes", SchemaPart.list("The bytes of the line: from, to.", of: ["type": "integer"])),
        ("missingCard", SchemaPart.text("The kind of card that the level lacks.")),
      ])
  }
}
