/// An identifier: an index into the `NameTable` of its syntax tree, so that two names are compared as integers.
package struct Name: Hashable, Sendable {
  package let index: Int32
}

/// The identifiers of one program, each held once.
///
/// A table is like a set that numbers its members in the order in which they came:
///
///     var names = NameTable()
///     let first = names.intern("total")
///     names.intern("total") == first      // true
///     names[first]                        // "total"
package struct NameTable: Sendable {
  /// The identifiers in order of their index.
  package private(set) var texts: [String] = []
  /// Open addressing over a power of two; a slot holds an index plus one, or zero when it is free.
  private var slots: [Int32]

  /// A table of the names that are in each.
  package init() {
    self = Self.smallest
    texts.reserveCapacity(16)
  }

  private init(_ texts: [String]) {
    slots = [Int32](repeating: 0, count: 64)
    for text in texts { _ = intern(text) }
  }

  /// Made once, since names are looked up by hashes, and each program has a table.
  private static let smallest = NameTable(["__class__", "super"])

  /// The name of the cell in which methods find their class.
  package static let classCell = Name(index: 0)
  /// The name of the function that needs that cell.
  static let superFunction = Name(index: 1)

  /// The text of a name.
  package subscript(name: Name) -> String { texts[Int(name.index)] }

  /// How many different names there are.
  package var count: Int { texts.count }

  /// The name with this text, which is added when it is new.
  package mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The name with this text, if there is one.
  package func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { bytes in
      let slot = findSlot(of: bytes)
      return slots[slot] == 0 ? nil : Name(index: slots[slot] - 1)
    }
  }

  /// The name written with these UTF-8 bytes, which is added when it is new.
  package mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    let slot = findSlot(of: bytes)
    if slots[slot] != 0 { return Name(index: slots[slot] - 1) }
    texts.append(String(decoding: bytes, as: UTF8.self))
    slots[slot] = Int32(texts.count)
    if texts.count * 2 > slots.count { grow() }
    return Name(index: Int32(texts.count - 1))
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in texts.indices {
      var text = texts[index]
      text.withUTF8 { slots[findSlot(of: $0)] = Int32(index + 1) }
    }
  }

  private func findSlot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = hash(bytes) & mask
    while slots[slot] != 0, !matches(texts[Int(slots[slot] - 1)], bytes) { slot = (slot + 1) & mask }
    return slot
  }

  private func matches(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let units = text.utf8
    return units.count == bytes.count && units.elementsEqual(bytes)
  }

  /// FNV-1a, which is quick on the few bytes of an identifier.
  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (state ^ (state >> 32)) & 0x7fff_ffff)
  }
}
