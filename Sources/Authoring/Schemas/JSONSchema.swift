internal import CurriculumBundle
internal import JSON

/// JSON Schemas (draft-07, which editors read) made from the field declarations.
public enum JSONSchema {
  /// The schema of a form's mapping.
  static func object(for form: any Form.Type) -> JSONValue {
    var schema = keys(form.fields)
    schema = schema.merging(["description": .string(form.documentation), "additionalProperties": false])
    return schema.merging(constraints(form.constraints))
  }

  /// The part of a schema that lists keys and those that must be there.
  static func keys(_ fields: [FieldDeclaration]) -> JSONValue {
    var properties = JSONObject()
    for field in fields { properties[field.key] = property(field) }
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    let schema: JSONValue = ["type": "object", "properties": .object(properties)]
    return required.isEmpty ? schema : schema.merging(["required": .array(required)])
  }

  private static func property(_ field: FieldDeclaration) -> JSONValue {
    let description: JSONValue = ["description": .string(field.documentation)]
    return field.schema["$ref"] == nil ? description.merging(field.schema) : field.schema
  }

  private static func constraints(_ constraints: [FieldConstraint]) -> JSONValue {
    guard !constraints.isEmpty else { return [:] }
    return ["allOf": .array(constraints.map(schema(of:)))]
  }

  private static func schema(of constraint: FieldConstraint) -> JSONValue {
    switch constraint {
    case .atLeastOne(let keys):
      ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
    case .needs(let key, let condition, let word, _):
      [
        "if": ["properties": .members([condition: ["const": .string(word)]]), "required": [.string(condition)]],
        "then": ["required": [.string(key)]],
      ]
    }
  }
}
