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
        "diagnostics": ["type": "array", "items": ["$ref": "#/definitions/diagnostic"]],
        "statistics": reference("statistics"),
      ],
      "definitions": [
        "diagnostic": diagnostic, "position": position, "note": note, "fix": fix, "edit": edit,
        "statistics": statistics, "proofs": proofs, "mutants": mutants, "cardCost": cardCost,
        "unprovenCard": unprovenCard,
      ],
    ]
  }

  private static var diagnostic: JSONValue {
    object(
      [
        ("code", text("The kebab-case name of the bad thing; `hornbook explain CODE` says more.")),
        ("severity", ["enum": .array(Severity.allCases.sorted(by: >).map { .string($0.rawValue) })]),
        ("message", text("The fact.")),
        ("help", ["type": ["string", "null"], "description": "What to do; null when there is nothing to say."]),
        ("file", text("The file's path, relative to where the command ran.")),
        ("start", reference("position")),
        ("end", reference("position")),
      ],
      optional: [
        ("label", text("What stands beside the caret.")),
        ("notes", ["type": "array", "items": reference("note")]),
        ("fixes", ["type": "array", "items": reference("fix")]),
      ])
  }

  private static var position: JSONValue {
    object([
      ("line", number("The line, from 1.", from: 1)),
      ("column", number("The column in code points, from 1.", from: 1)),
      ("offset", number("The offset in bytes, from 0.", from: 0)),
    ])
  }

  private static var note: JSONValue {
    object(
      [("message", text("Evidence, or why it is so; may have several lines."))],
      optional: [
        ("file", text("Another place that matters.")), ("start", reference("position")), ("end", reference("position")),
      ])
  }

  private static var fix: JSONValue {
    object([
      ("title", text("What it does, as an imperative.")),
      (
        "effect",
        [
          "enum": ["invisible", "changes-grading", "accepts-truth", "needs-choice"],
          "description": "Changes nothing, or what is right (`--fix`), or what is claimed (`--accept`), or it depends.",
        ]
      ),
      ("edits", ["type": "array", "items": reference("edit")]),
    ])
  }

  private static var edit: JSONValue {
    object([
      ("file", text("The file to change.")), ("start", reference("position")), ("end", reference("position")),
      ("replacement", text("What takes the place of the text from start to end.")),
    ])
  }

  static func object(
    _ required: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    var properties = JSONObject()
    for (key, value) in required + optional { properties.append(key, value) }
    return [
      "type": "object", "required": .array(required.map { .string($0.0) }), "additionalProperties": false,
      "properties": .object(properties),
    ]
  }

  static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  static func number(_ description: String, from minimum: Int) -> JSONValue {
    ["type": "integer", "minimum": .integer(minimum), "description": .string(description)]
  }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }
}
