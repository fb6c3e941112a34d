import JSON

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
      object(["type": kind(["enum": ["blank", "else", "end"]])]),
      object(
        ["type": kind(["const": "variable"])],
        [
          "name": text.described("The name of the variable."),
          "value": expression.described("What the variable is set to."),
        ]),
      object(
        ["type": kind(["const": "repeat"])],
        ["count": expression.described("How many times the elements up to `end` are done.")]),
      object(
        ["type": kind(["const": "if"])],
        [
          "left": expression.described("The value on the left of the comparison."),
          "comparison": comparison.described("How the two values are compared."),
          "right": expression.described("The value on the right of the comparison."),
        ]),
      object(["type": kind(["const": "print"])], ["statement": expression.described("What is printed, on a line.")]),
    ],
  ]

  private static let slangExpression: JSONValue = [
    "description": "A value of a Slang program, or how it is worked out; its key says which.",
    "oneOf": [
      object(["integer": ["description": "A whole number.", "type": "integer"]]),
      object([
        "double": ["description": "A number with a fraction, which may be 0: 1.0 is written 1.", "type": "number"]
      ]),
      object(["bool": ["description": "True or false.", "type": "boolean"]]),
      object(["string": text.described("A string.")]),
      object(["name": text.described("The name of a variable, for its value.")]),
      object(["negative": expression.described("A value with the other sign.")]),
      object([
        "left": expression.described("The value on the left of the operator."),
        "operator": ["description": "How the two values are combined.", "enum": ["+", "-", "*", "/", "%"]],
        "right": expression.described("The value on the right of the operator."),
      ]),
      object(["unreadable": text.described("What was typed and is not an expression; such a program does not run.")]),
    ],
  ]

  private static let robotCard: JSONValue = [
    "description": "A card of a robot program.",
    "oneOf": [
      object([
        "card": card(["enum": ["forward", "left", "right", "jump", "collect", "else", "end", "routine", "call"]])
      ]),
      object([
        "card": card(["const": "repeat"]),
        "count": [
          "description": "How many times the cards up to `end` are done.", "type": "integer", "minimum": 1,
          "maximum": 99,
        ],
      ]),
      object([
        "card": card(["enum": ["while", "if"]]),
        "condition": text.described("What the robot looks at, in words: `not wall ahead`."),
      ]),
    ],
  ]

  private static func kind(_ schema: JSONValue) -> JSONValue { schema.described("The kind of element.") }
  private static func card(_ schema: JSONValue) -> JSONValue { schema.described("The kind of card.") }
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
