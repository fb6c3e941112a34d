import CurriculumBundle
import Diagnostics
import JSON
import YAMLSource

/// JSON Schemas (draft-07, which editors read) made from the field declarations.
public enum JSONSchema {
  /// The schema of a form's mapping.
  static func object(for form: any Form.Type) -> JSONValue {
    var schema = keys(form.fields)
    schema = schema.merging(["description": .string(form.documentation), "additionalProperties": false])
    return schema.merging(constraints(form.constraints))
  }

  /// The schema of a form's mapping as it is published.
  static func publishedObject(for form: any Form.Type) -> JSONValue {
    var properties = JSONObject()
    var required: [JSONValue] = []
    for field in form.fields where field.publication != .never {
      properties[field.key] = publishedProperty(field)
      if field.publication == .always { required.append(.string(field.key)) }
    }
    let schema: JSONValue = [
      "description": .string(form.documentation), "type": "object", "properties": .object(properties),
      "required": .array(required), "additionalProperties": false,
    ]
    return schema.merging(constraints(form.constraints))
  }

  /// The schema of a key's value as it is published, with what holds when the key is left out.
  static func publishedProperty(_ field: FieldDeclaration) -> JSONValue {
    let schema = field.schemas.published().described(field.appDocumentation ?? field.documentation)
    return field.standard.map { schema.merging(["default": $0]) } ?? schema
  }

  /// The part of a schema that lists keys and those that must be there.
  static func keys(_ fields: [FieldDeclaration]) -> JSONValue {
    var properties = JSONObject()
    for field in fields { properties[field.key] = property(field) }
    let required = fields.filter { $0.isRequired && $0.alternative == nil }.map { JSONValue.string($0.key) }
    let schema: JSONValue = ["type": "object", "properties": .object(properties)]
    return required.isEmpty ? schema : schema.merging(["required": .array(required)])
  }

  /// The schema of a key's value, with what an editor shows beside it.
  private static func property(_ field: FieldDeclaration) -> JSONValue {
    let heading: JSONValue = ["description": .string(field.documentation)]
    var schema = heading.merging(field.schema)
    if let standard = field.standard { schema = schema.merging(["default": standard]) }
    return schema.merging(["examples": [JSONValue(field.exampleValue)]])
  }

  private static func constraints(_ constraints: [FieldConstraint]) -> JSONValue {
    guard !constraints.isEmpty else { return [:] }
    // Those on the values of a key come in a part of their own, which forms with that key have in common.
    let onValues = constraints.filter(\.isOnValues).map(schema(of:))
    let parts = constraints.filter { !$0.isOnValues }.map(schema(of:))
    return ["allOf": .array(parts + (onValues.count > 1 ? [["allOf": .array(onValues)]] : onValues))]
  }

  private static func schema(of constraint: FieldConstraint) -> JSONValue {
    switch constraint {
    case .atLeastOne(let keys):
      ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
    case .exactlyOne(let keys):
      ["oneOf": .array(keys.map { ["required": [.string($0)]] })]
    case .either(let key, let other):
      ["oneOf": [["required": [.string(key)]], ["required": [.string(other)]]]]
    case .together(let key, let other):
      ["dependencies": .members([key: [.string(other)], other: [.string(key)]])]
    case .only(let key, let others) where others.count == 1:
      ["dependencies": .members([key: [.string(others[0])]])]
    case .only(let key, let others):
      ["if": ["required": [.string(key)]], "then": ["anyOf": .array(others.map { ["required": [.string($0)]] })]]
    case .needs(let key, let condition, let word, _):
      [
        "if": ["properties": .members([condition: ["const": .string(word)]]), "required": [.string(condition)]],
        "then": ["required": [.string(key)]],
      ]
    case .onlyWhen(let key, let condition, let words):
      [
        "if": ["required": [.string(key)]],
        "then": [
          "properties": .members([condition: ["enum": .array(words.map { .string($0) })]]),
          "required": [.string(condition)],
        ],
      ]
    case .notBeside(let key, let other, _): ["not": ["required": [.string(key), .string(other)]]]
    }
  }
}

extension JSONValue {
  /// A value to write into YAML as the JSON that a YAML reader makes of it.
  init(_ value: WrittenValue) {
    switch value {
    case .text(let text), .content(let text): self = .string(text)
    case .asWritten(let scalar): self = Self.typed(scalar)
    case .list(let elements): self = .array(elements.map { JSONValue($0) })
    case .mapping(let entries):
      var object = JSONObject()
      for entry in entries { object[entry.key] = JSONValue(entry.value) }
      self = .object(object)
    }
  }

  private static func typed(_ scalar: String) -> JSONValue {
    let (tree, _) = YAMLTree.read(SourceText(path: "scalar", scalar))
    guard let root = tree.root else { return .null }
    switch tree.reading(of: root) {
    case .null: return .null
    case .boolean(let value): return .bool(value)
    case .integer(let value?): return .integer(value)
    case .number(let value): return FiniteDouble(value).map { .double($0) } ?? .string(scalar)
    case .integer(nil), .date, .mark, .text: return .string(scalar)
    }
  }
}

extension FieldConstraint {
  /// Whether it depends on the value of a key, and not only on which keys are there.
  fileprivate var isOnValues: Bool {
    switch self {
    case .needs, .onlyWhen: true
    case .atLeastOne, .exactlyOne, .either, .together, .only, .notBeside: false
    }
  }
}
