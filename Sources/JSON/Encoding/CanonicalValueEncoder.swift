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
    members.indices.dropFirst().allSatisfy { CanonicalJSON.precedes(members[$0 - 1].key, members[$0].key) }
  }

  /// The members by the UTF-16 code units of their keys; of several with one key the last.
  private func inOrder() -> [Member] {
    // Swift's sort keeps the order of equals.
    let sorted = members.sorted { CanonicalJSON.precedes($0.key, $1.key) }
    var ordered: [Member] = []
    ordered.reserveCapacity(sorted.count)
    for member in sorted {
      if ordered.last?.key.utf8.elementsEqual(member.key.utf8) == true { ordered.removeLast() }
      ordered.append(member)
    }
    return ordered
  }
}
