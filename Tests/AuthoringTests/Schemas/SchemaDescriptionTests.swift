import Authoring
import JSON
import Testing

@Suite("What schemas say about keys")
struct SchemaDescriptionTests {
  @Test("every key of every schema is described, wherever it is declared")
  func described() {
    for (name, schema) in JSONSchema.published + JSONSchema.authoring {
      let keys = DeclaredKeys(in: schema)
      #expect(keys.count >= 9, "\(name) declares only \(keys.count) keys")
      #expect(keys.undescribed == [], "\(name)")
    }
  }

  @Test("a key without a description is seen in definitions, items, branches and patterns")
  func seen() {
    let key: JSONValue = ["type": "object", "properties": ["a": ["type": "string"]]]
    let places: [JSONValue] = [
      key, ["definitions": ["x": key]], ["items": key], ["oneOf": [key]], ["then": key],
      ["type": "object", "patternProperties": ["^a$": ["type": "string"]]], ["additionalProperties": key],
    ]
    for schema in places { #expect(DeclaredKeys(in: schema).undescribed.count == 1, "\(schema)") }
    let described: JSONValue = [
      "type": "object", "properties": ["a": ["$ref": "#/definitions/x"]], "definitions": ["x": ["description": "A."]],
    ]
    #expect(DeclaredKeys(in: described).undescribed == [])
    #expect(DeclaredKeys(in: ["if": ["properties": ["a": ["const": 1]]]]).count == 0)
  }
}

/// The keys that a schema declares: those at `properties` and `patternProperties` of each schema with a `type`.
///
/// Without a `type` a schema narrows keys that another one declares, as in `if`.
private struct DeclaredKeys {
  private(set) var count = 0
  /// Where the keys without a description are.
  private(set) var undescribed: [String] = []
  private let document: JSONValue

  init(in document: JSONValue) {
    self.document = document
    look(into: document, at: "")
  }

  private mutating func look(into schema: JSONValue, at place: String) {
    for (index, element) in (schema.array ?? []).enumerated() { look(into: element, at: "\(place)/\(index)") }
    for member in schema.object?.members ?? [] where !["const", "enum", "default", "examples"].contains(member.key) {
      if ["properties", "patternProperties"].contains(member.key), let keys = member.value.object {
        for key in keys.members {
          if schema["type"] != nil { note(key.value, at: "\(place)/\(key.key)") }
          look(into: key.value, at: "\(place)/\(key.key)")
        }
      } else {
        look(into: member.value, at: "\(place)/\(member.key)")
      }
    }
  }

  private mutating func note(_ schema: JSONValue, at place: String) {
    count += 1
    if !isDescribed(schema) { undescribed.append(place) }
  }

  private func isDescribed(_ schema: JSONValue) -> Bool {
    if let words = schema["description"]?.string { return words.hasSuffix(".") }
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return false }
    return document["definitions"]?[String(name)].map(isDescribed) ?? false
  }
}
