/// Parts of which a JSON Schema (draft-07) is put together.
///
///     SchemaPart.object([("steps", SchemaPart.number("Steps spent.", from: 0))])
package enum SchemaPart {
  /// The bytes of a schema as it lies in `schemas/`: what fits on a line of 160 bytes stays on it, and a level has one
  /// space, since schemas are deep and editors fetch them.
  package static func file(_ schema: JSONValue) -> [UInt8] {
    PrettyJSON.bytes(of: schema, width: 160, indentation: 1)
  }

  /// An object with some members and no others.
  package static func object(
    _ required: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    var properties = JSONObject()
    for (key, value) in required + optional { properties.append(key, value) }
    return [
      "type": "object", "required": .array(required.map { .string($0.0) }), "additionalProperties": false,
      "properties": .object(properties),
    ]
  }

  /// One of several objects, each with one member that says which it is.
  package static func oneOf(_ cases: [(String, JSONValue)]) -> JSONValue {
    ["oneOf": .array(cases.map { object([$0]) })]
  }

  /// A text.
  package static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  /// A whole number that is not less than a bound.
  package static func number(_ description: String, from minimum: Int) -> JSONValue {
    ["type": "integer", "minimum": .integer(minimum), "description": .string(description)]
  }

  /// True or false.
  package static func flag(_ description: String) -> JSONValue {
    ["type": "boolean", "description": .string(description)]
  }

  /// One of some texts.
  package static func word(_ description: String, _ words: [String]) -> JSONValue {
    ["enum": .array(words.map { .string($0) }), "description": .string(description)]
  }

  /// Things in a row.
  package static func list(_ description: String, of items: JSONValue) -> JSONValue {
    ["type": "array", "items": items, "description": .string(description)]
  }

  /// A definition of the same schema.
  package static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }
}
