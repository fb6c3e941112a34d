import JSON

extension JSONValue {
  /// An object with the other object's members added, which win over its own; other values stay as they are.
  func merging(_ other: JSONValue) -> JSONValue {
    guard var object, let additions = other.object else { return self }
    for member in additions.members { object[member.key] = member.value }
    return .object(object)
  }

  /// A schema with words about what it is; draft-07 reads nothing next to a `$ref`.
  func described(_ words: String) -> JSONValue {
    let heading: JSONValue = ["description": .string(words)]
    return heading.merging(self["$ref"] == nil ? self : ["allOf": [self]])
  }
}
