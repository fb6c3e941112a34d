import Diagnostics
public import JSON

extension JSONFormat {
  /// The JSON Schema (draft-07) of the report; `schemas/report.schema.json` is its text.
  public static var schema: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Hornbook report",
      "description": "What `hornbook lint --format json` writes.",
      "type": "object",
      "required": ["version", "diagnostics"],
      "additionalProperties": false,
      "properties": [
        "version": ["const": .integer(version)],
        "failures": [
          "type": "array", "minItems": 1, "items": SchemaPart.reference("failure"),
          "description": "Why the command ends with 2: it could not run, or could not look at everything.",
        ],
        "diagnostics": ["type": "array", "items": ["$ref": "#/definitions/diagnostic"]],
        "changedSince": SchemaPart.reference("changedSince"),
        "statistics": SchemaPart.reference("statistics"),
        "evidence": SchemaPart.list(
          "With `--evidence`: what runs of programs found out.", of: SchemaPart.reference("provenCard")),
      ],
      "definitions": [
        "diagnostic": diagnostic, "position": position, "note": note, "fix": fix, "edit": edit,
        "statistics": statistics, "proofs": proofs, "mutants": mutants, "cardCost": cardCost,
        "unprovenCard": unprovenCard, "provenCard": provenCard, "failure": failure, "changedSince": changedSince,
        "commit": commit,
      ],
    ]
  }

  private static var failure: JSONValue {
    SchemaPart.object([
      ("message", SchemaPart.text("The fact.")),
      ("help", ["type": ["string", "null"], "description": "What to do; null when there is nothing to say."]),
    ])
  }

  private static var changedSince: JSONValue {
    SchemaPart.object([
      ("revision", SchemaPart.text("With `--changed-since`: the revision as it was named.")),
      (
        "commits",
        SchemaPart.list(
          "The commits that each curriculum was compared with: that of the outermost repository first, then those that "
            + "it records for the submodules down to the curriculum.", of: SchemaPart.reference("commit"))
      ),
    ])
  }

  private static var commit: JSONValue {
    SchemaPart.object([
      ("repository", SchemaPart.text("The top of the repository's work tree, relative to where the command ran.")),
      ("commit", SchemaPart.text("The commit's full name.")),
    ])
  }

  private static var provenCard: JSONValue {
    SchemaPart.object([
      ("card", SchemaPart.text("The card's full id.")),
      ("evidence", ["type": "object", "description": "As `card` in `schemas/evidence.schema.json`."]),
    ])
  }

  private static var diagnostic: JSONValue {
    SchemaPart.object(
      [
        ("code", SchemaPart.text("The kebab-case name of the bad thing; `hornbook explain CODE` says more.")),
        ("severity", ["enum": .array(Severity.allCases.sorted(by: >).map { .string($0.rawValue) })]),
        ("message", SchemaPart.text("The fact.")),
        ("help", ["type": ["string", "null"], "description": "What to do; null when there is nothing to say."]),
        ("file", SchemaPart.text("The file's path, relative to where the command ran.")),
        ("start", SchemaPart.reference("position")),
        ("end", SchemaPart.reference("position")),
      ],
      optional: [
        ("label", SchemaPart.text("The text next to the caret.")),
        ("notes", ["type": "array", "items": SchemaPart.reference("note")]),
        ("fixes", ["type": "array", "items": SchemaPart.reference("fix")]),
      ])
  }

  private static var position: JSONValue {
    SchemaPart.object([
      ("line", SchemaPart.number("The line, from 1.", from: 1)),
      ("column", SchemaPart.number("The column in code points, from 1.", from: 1)),
      ("offset", SchemaPart.number("The offset in bytes, from 0.", from: 0)),
    ])
  }

  private static var note: JSONValue {
    SchemaPart.object(
      [("message", SchemaPart.text("Evidence, or why it is so; may have several lines."))],
      optional: [
        ("file", SchemaPart.text("Another place that matters.")), ("start", SchemaPart.reference("position")),
        ("end", SchemaPart.reference("position")),
      ])
  }

  private static var fix: JSONValue {
    SchemaPart.object([
      ("title", SchemaPart.text("What it does, as an imperative.")),
      (
        "effect",
        [
          "enum": ["invisible", "changes-format", "changes-grading", "accepts-truth", "needs-choice"],
          "description": "Changes nothing, or what is right (`--fix`), or what is claimed (`--accept`), or it depends.",
        ]
      ),
      ("edits", ["type": "array", "items": SchemaPart.reference("edit")]),
    ])
  }

  private static var edit: JSONValue {
    SchemaPart.object([
      ("file", SchemaPart.text("The file to change.")), ("start", SchemaPart.reference("position")),
      ("end", SchemaPart.reference("position")),
      ("replacement", SchemaPart.text("What takes the place of the text from start to end.")),
    ])
  }
}
