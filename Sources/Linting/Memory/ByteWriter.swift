/// Writes numbers and texts one behind the other, so that each can be told from the next.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// A whole number, seven bits a byte.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A text with its length before it.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// A text that may be missing.
  mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }

  /// Things in a row with their number before them.
  mutating func write<Element>(_ elements: some Collection<Element>, _ body: (inout ByteWriter, Element) -> Void) {
    write(elements.count)
    for element in elements { body(&self, element) }
  }
}

/// Reads what a `ByteWriter` wrote; bytes that nobody wrote so are told, and never read beyond.
struct ByteReader {
  /// The bytes are not what they should be.
  struct Malformed: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(Malformed) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while let byte = rest.popFirst() {
      guard shift < 64 else { break }
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Malformed()
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  mutating func optionalText() throws(Malformed) -> String? { try number() == 0 ? nil : try text() }

  mutating func list<Element>(
    _ element: (inout ByteReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try number()
    // Each element takes a byte at least.
    guard count >= 0, count <= rest.count else { throw Malformed() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }
}
