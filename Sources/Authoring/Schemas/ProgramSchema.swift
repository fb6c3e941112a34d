internal import JSON

/// What a published program of elements or cards is made of, as schemas for `definitions`.
enum ProgramSchema {
  /// A program as an app's editor holds it: a text, or a list of elements or cards.
  static let published: JSONValue = [
    "oneOf": [["type": "string"], ["type": "array", "items": reference("slangElement")], robotCards]
  ]

  /// The schemas to which `published` refers, by name.
  static let definitions: KeyValuePairs<String, JSONValue> = [
    "slangElement": slangElement, "slangExpression": slangExpression, "robotCard": robotCard,
  ]

  private static let robotCards: JSONValue = ["type": "array", "minItems": 1, "items": reference("robotCard")]

  /// An argument that is not filled in has no key.
  private static let slangElement: JSONValue = [
    "description": "An element of a Slang program; an argument that is not filled in is left out.",
    "oneOf": [
      object(["type": ["enum": ["blank", "else", "end"]]]),
      object(["type": ["const": "variable"]], ["name": text, "value": expression]),
      object(["type": ["const": "repeat"]], ["count": expression]),
      object(["type": ["const": "if"]], ["left": expression, "comparison": comparison, "right": expression]),
      object(["type": ["const": "print"]], ["statement": expression]),
    ],
  ]

  private static let slangExpression: JSONValue = [
    "description": "A value of a Slang program, or how it is worked out; its key says which.",
    "oneOf": [
      object(["integer": ["type": "integer"]]), object(["double": ["type": "number"]]),
      object(["bool": ["type": "boolean"]]), object(["string": text]), object(["name": text]),
      object(["negative": expression]),
      object(["left": expression, "operator": ["enum": ["+", "-", "*", "/", "%"]], "right": expression]),
      object(["unreadable": text]),
    ],
  ]

  private static let robotCard: JSONValue = [
    "description": "A card of a robot program.",
    "oneOf": [
      object([
        "card": [
          "enum": ["forward", "left", "right", "jump", "collect", "else", "end", "routine", "call"]
        ]
      ]),
      object(["card": ["const": "repeat"], "count": ["type": "integer", "minimum": 1, "maximum": 99]]),
      object(["card": ["enum": ["while", "if"]], "condition": text]),
    ],
  ]

  private static let text: JSONValue = ["type": "string"]
  private static let comparison: JSONValue = ["enum": ["==", "!=", "<", "<=", ">", ">="]]
  private static let expression = reference("slangExpression")

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// An object with these keys, further ones that may be left out, and no others.
  private static func object(
    _ required: KeyValuePairs<String, JSONValue>, _ optional: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    var properties = JSONObject()
    for (key, schema) in required { properties.append(key, schema) }
    for (key, schema) in optional { properties.append(key, schema) }
    return [
      "type": "object", "properties": .object(properties), "required": .array(required.map { .string($0.key) }),
      "additionalProperties": false,
    ]
  }
}
