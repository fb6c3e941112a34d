/// A JSON value while it is being written; containers share it by reference.
final class EncodedNode {
  private enum Shape { case object, array, scalar }

  private var shape = Shape.object
  private var scalar = JSONValue.null
  private var elements: [EncodedNode] = []
  private var members: [(key: String, node: EncodedNode)] = []

  /// What has been written; a value that wrote nothing is an empty object.
  var value: JSONValue {
    switch shape {
    case .scalar: return scalar
    case .array: return .array(elements.map(\.value))
    case .object:
      var object = JSONObject()
      for (key, node) in members { object[key] = node.value }
      return .object(object)
    }
  }

  /// How many elements the array has so far.
  var count: Int { elements.count }

  func becomeObject() { shape = .object }

  func becomeArray() { shape = .array }

  func set(_ value: JSONValue) {
    shape = .scalar
    scalar = value
  }

  func appendElement() -> EncodedNode {
    let node = EncodedNode()
    elements.append(node)
    return node
  }

  func appendMember(_ key: String) -> EncodedNode {
    let node = EncodedNode()
    members.append((key, node))
    return node
  }
}

extension EncodedNode {
  /// Writes any value here.
  func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
    if let value = value as? JSONValue { return set(value) }
    try value.encode(to: NodeEncoder(node: self, codingPath: path))
  }

  /// Writes a whole number here.
  func encode(integer: some BinaryInteger, at path: [any CodingKey]) throws {
    set(try JSONValue(integer: integer, at: path))
  }

  /// Writes a number here.
  func encode(double: Double, at path: [any CodingKey]) throws { set(try JSONValue(double: double, at: path)) }
}
