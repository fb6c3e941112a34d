/// Writes any `Encodable` value as canonical JSON (RFC 8785) at once, without a tree of it in between.
///
///     try CanonicalJSONEncoder().encode(card)    // as CanonicalJSON.bytes(of: JSONValueEncoder().encode(card))
///
/// Throws as ``JSONValueEncoder`` does.
public struct CanonicalJSONEncoder {
  /// An encoder.
  public init() {}

  /// The canonical bytes of a value, without a line end.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let output = CanonicalOutput()
    try output.write(value, below: nil, key: nil)
    // Containers that a value nests by hand may be written in turns, which takes a tree.
    guard !output.needsTree else { return CanonicalJSON.bytes(of: try JSONValueEncoder().encode(value)) }
    return output.bytes
  }
}

/// The bytes of a value while they are written.
final class CanonicalOutput {
  var bytes: [UInt8] = []
  /// Whether a value asked for something that cannot be written in one go.
  var needsTree = false
  /// Where the members of an object are put in order.
  fileprivate var scratch: [UInt8] = []
  /// Encoders that are done, to be used again: a card takes dozens.
  private var spare: [CanonicalValueEncoder] = []

  /// Writes a value behind what is there.
  func write<Value: Encodable>(
    _ value: Value, below parent: CanonicalValueEncoder?, key: (any CodingKey)?
  ) throws {
    if Value.self == JSONValue.self, let json = value as? JSONValue { return CanonicalJSON.write(json, to: &bytes) }
    var encoder = spare.popLast() ?? CanonicalValueEncoder(self)
    encoder.begin(below: parent, key: key)
    try value.encode(to: encoder)
    encoder.finish()
    // A container that somebody keeps still writes here.
    if isKnownUniquelyReferenced(&encoder) { spare.append(encoder) }
  }

  func write(_ text: String) { JSONScalarText.write(text, to: &bytes) }

  func write(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  func write(_ scalar: JSONValue) { JSONScalarText.write(scalar, to: &bytes) }
}

/// Writes one value: an object, an array or a scalar, whichever it asks for first.
final class CanonicalValueEncoder: Encoder {
  private enum Shape { case none, object, array, scalar }

  private struct Member {
    let key: String
    let value: Range<Int>
  }

  unowned let output: CanonicalOutput
  private var start = 0
  private var parent: CanonicalValueEncoder?
  private var key: (any CodingKey)?
  private var shape = Shape.none
  private var members: [Member] = []
  /// How many elements the array has so far.
  private(set) var count = 0
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ output: CanonicalOutput) { self.output = output }

  /// Begins a value behind what is there.
  func begin(below parent: CanonicalValueEncoder?, key: (any CodingKey)?) {
    self.parent = parent
    self.key = key
    start = output.bytes.count
    shape = .none
    count = 0
    members.removeAll(keepingCapacity: true)
  }

  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + (key.map { [$0] } ?? []) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    shape = .object
    return KeyedEncodingContainer(CanonicalKeyedContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if shape == .none { output.bytes.append(UInt8(ascii: "[")) }
    shape = .array
    return CanonicalUnkeyedContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    shape = .scalar
    return CanonicalSingleContainer(encoder: self)
  }

  /// Writes a member of an object; the last of several with one key counts.
  func addMember(_ key: some CodingKey, _ write: () throws -> Void) rethrows {
    let start = output.bytes.count
    do { try write() } catch {
      output.bytes.removeLast(output.bytes.count - start)
      throw error
    }
    members.append(Member(key: key.stringValue, value: start..<output.bytes.count))
  }

  /// Writes an element of an array.
  func addElement(_ write: () throws -> Void) rethrows {
    let start = output.bytes.count
    if count > 0 { output.bytes.append(UInt8(ascii: ",")) }
    do { try write() } catch {
      output.bytes.removeLast(output.bytes.count - start)
      throw error
    }
    count += 1
  }

  /// Ends the value; one that wrote nothing is an empty object.
  func finish() {
    switch shape {
    case .none, .object: putMembersInOrder()
    case .array: output.bytes.append(UInt8(ascii: "]"))
    case .scalar: if output.bytes.count == start { output.bytes += "{}".utf8 }
    }
    parent = nil
    key = nil
  }

  private func putMembersInOrder() {
    if !areInOrder { members = inOrder() }
    output.scratch.removeAll(keepingCapacity: true)
    output.scratch.append(UInt8(ascii: "{"))
    for (place, member) in members.enumerated() {
      if place > 0 { output.scratch.append(UInt8(ascii: ",")) }
      JSONScalarText.write(member.key, to: &output.scratch)
      output.scratch.append(UInt8(ascii: ":"))
      output.scratch += output.bytes[member.value]
    }
    output.scratch.append(UInt8(ascii: "}"))
    output.bytes.replaceSubrange(start..., with: output.scratch)
  }

  /// Whether each member comes after the one before, and no key is there twice.
  private var areInOrder: Bool {
    members.indices.dropFirst().allSatisfy { Self.precedes(members[$0 - 1].key, members[$0].key) }
  }

  /// The members by the UTF-16 code units of their keys; of several with one key the last.
  private func inOrder() -> [Member] {
    // Swift's sort keeps the order of equals.
    let sorted = members.sorted { Self.precedes($0.key, $1.key) }
    var ordered: [Member] = []
    ordered.reserveCapacity(sorted.count)
    for member in sorted {
      if ordered.last?.key.utf8.elementsEqual(member.key.utf8) == true { ordered.removeLast() }
      ordered.append(member)
    }
    return ordered
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    var (left, right) = (one.utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      guard let b = right.next() else { return false }
      guard let a = left.next() else { return true }
      guard a != b else { continue }
      // Beyond U+E000 the order of code points is not that of UTF-16.
      return a >= 0xEE && b >= 0xEE ? one.utf16.lexicographicallyPrecedes(other.utf16) : a < b
    }
  }
}
