internal import JSON

extension JSONValue {
  /// An object with the other object's members added, which win over its own; other values stay as they are.
  func merging(_ other: JSONValue) -> JSONValue {
    guard var object, let additions = other.object else { return self }
    for member in additions.members { object[member.key] = member.value }
    return .object(object)
  }
}
