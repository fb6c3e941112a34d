import CurriculumBundle
import Execution
public import JSON

/// The JSON Schema of the evidence on a card.
public enum EvidenceSchema {
  /// Rises when a reader of the older shape would misread the newer.
  public static let version = 1

  /// The schema (draft-07); `schemas/evidence.schema.json` is its text.
  public static var schema: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Hornbook evidence",
      "description": "All that running the programs of cards finds out: what `hornbook run CARD --format json` writes.",
      "type": "object",
      "required": ["version", "cards"],
      "additionalProperties": false,
      "properties": [
        "version": ["const": .integer(version)],
        "cards": SchemaPart.list(
          "The card, or the questions of a quiz.",
          of: SchemaPart.object([
            ("card", SchemaPart.text("The full id.")), ("evidence", SchemaPart.reference("card")),
          ])),
      ],
      "definitions": .object(definitions),
    ]
  }

  /// The parts of the schema by name, the evidence on a card as `card` among them.
  private static var definitions: JSONObject {
    var definitions = JSONObject()
    for (name, part) in runs + questions + codeAnswers + puzzles + tasks + mutants + concepts + [("card", card)] {
      definitions.append(name, part)
    }
    return definitions
  }

  private static var card: JSONValue {
    SchemaPart.object(
      [
        ("pieces", list("Pieces of code in a lesson to read that cannot be read themselves.", "piece")),
        ("concepts", list("The programs that say something about what the lesson is about.", "conceptUses")),
        ("programs", count("Runs, those of mutants, on drawn inputs and under other hash seeds among them.")),
        ("steps", count("Steps of all these runs.")),
        ("solverTries", count("Steps and states that the solver of robots' levels tried.")),
        (
          "unproven",
          SchemaPart.list(
            "What is not proven.", of: SchemaPart.word("Why.", UnprovenReason.allCases.map(\.rawValue)))
        ),
      ],
      optional: [
        ("code", SchemaPart.reference("code")), ("answers", SchemaPart.reference("codeAnswers")),
        ("puzzle", SchemaPart.reference("puzzle")),
        ("orders", SchemaPart.reference("orders")), ("blanks", SchemaPart.reference("blanks")),
        ("namedSolutions", SchemaPart.reference("namedSolutions")), ("task", SchemaPart.reference("task")),
      ])
  }

  static func count(_ description: String) -> JSONValue { SchemaPart.number(description, from: 0) }

  /// Things in a row that have a definition.
  static func list(_ description: String, _ definition: String) -> JSONValue {
    SchemaPart.list(description, of: SchemaPart.reference(definition))
  }

  /// Places in a row, from 0.
  static func places(_ description: String) -> JSONValue {
    SchemaPart.list(description, of: SchemaPart.number("A place, from 0.", from: 0))
  }

  static func texts(_ description: String) -> JSONValue {
    SchemaPart.list(description, of: ["type": "string"])
  }

  static var verdict: JSONValue {
    SchemaPart.word("What is proven.", ["proven", "disproven", "undecided"])
  }
}
