import JSON

/// Writes a schema once that stands under several keys of a document: as a definition that is named after the first.
///
/// Draft-07 reads nothing beside a `$ref`, so that only whole schemas are shared.
struct SharedSchemas {
  /// The schemas that were met, each with the name of its first place and whether there is another.
  private var met: [JSONValue: (name: String, isShared: Bool)] = [:]
  /// The shared ones, in the order of their first places.
  private var order: [JSONValue] = []

  /// A reference is no shorter than what has fewer bytes.
  private static let fewestBytes = 80

  /// A document with what several of its keys have in common under `definitions`.
  static func sharing(_ document: JSONValue) -> JSONValue {
    guard let properties = document["properties"], let definitions = document["definitions"]?.object else {
      return document
    }
    var schemas = SharedSchemas()
    for member in definitions.members { schemas.meet(inside: member.value, at: member.key) }
    schemas.meet(["properties": properties], at: "file")
    var all = JSONObject()
    for member in definitions.members { all.append(member.key, schemas.inside(member.value)) }
    for schema in schemas.order {
      guard let known = schemas.met[schema], known.isShared else { continue }
      all.append(known.name, schemas.inside(schema))
    }
    return schemas.inside(document).merging(["definitions": .object(all)])
  }

  /// Notes all schemas inside of one; what is met again holds nothing new.
  private mutating func meet(inside schema: JSONValue, at name: String) {
    for element in schema.array ?? [] { meet(inside: element, at: name) }
    for member in schema.object?.members ?? [] {
      if member.key == "properties" {
        for property in member.value.object?.members ?? [] { meet(property.value, at: "\(name).\(property.key)") }
      } else if member.key == "allOf" {
        for (index, part) in (member.value.array ?? []).enumerated() { meet(part, at: "\(name).part\(index + 1)") }
      } else if member.key == "items", member.value.object != nil {
        meet(member.value, at: "\(name).item")
      } else if member.key != "definitions" {
        meet(inside: member.value, at: name)
      }
    }
  }

  private mutating func meet(_ schema: JSONValue, at name: String) {
    if met[schema] != nil {
      met[schema]?.isShared = true
      return
    }
    if CanonicalJSON.bytes(of: schema).count >= Self.fewestBytes {
      met[schema] = (name, false)
      order.append(schema)
    }
    meet(inside: schema, at: name)
  }

  /// A schema with references in the place of those inside that are shared.
  private func inside(_ schema: JSONValue) -> JSONValue {
    if let elements = schema.array { return .array(elements.map(inside)) }
    guard let object = schema.object else { return schema }
    var result = JSONObject()
    for member in object.members {
      if member.key == "allOf", let parts = member.value.array {
        result.append("allOf", .array(parts.map(reference)))
        continue
      }
      if member.key == "items", member.value.object != nil {
        result.append("items", reference(member.value))
        continue
      }
      guard member.key == "properties", let properties = member.value.object else {
        result.append(member.key, member.key == "definitions" ? member.value : inside(member.value))
        continue
      }
      var references = JSONObject()
      for property in properties.members { references.append(property.key, reference(property.value)) }
      result.append(member.key, .object(references))
    }
    return .object(result)
  }

  private func reference(_ schema: JSONValue) -> JSONValue {
    guard let known = met[schema], known.isShared else { return inside(schema) }
    return ["$ref": .string("#/definitions/\(known.name)")]
  }
}
