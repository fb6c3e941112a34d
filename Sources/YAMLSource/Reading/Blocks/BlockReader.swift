import Diagnostics

/// Reads the part of YAML that lessons are written in, several times as fast as events come from libyaml: block
/// mappings and lists, scalars on one line, lists in brackets on one line, blocks of lines.
///
/// It reads nothing that it is not sure of. At a tab, an anchor, a tag, a text over several lines, a value left out,
/// anything malformed, it gives up, and libyaml reads the file from its beginning. So whatever it reads, it reads as
/// libyaml does, which tests compare on thousands of mutated files; and it never has to say what is wrong.
struct BlockReader {
  /// Reading is left to libyaml.
  struct GaveUp: Error {}

  /// A line that has content: how far it is indented, and where the content begins.
  struct Line {
    let indent: Int
    let content: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var builder: TreeBuilder
  /// The first line that is not yet read; nil after the last.
  var line: Line?

  /// The builder with the whole tree in it; nil where reading is left to libyaml.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, into builder: consuming TreeBuilder) -> TreeBuilder? {
    let limit = min(builder.limits.fileBytes, builder.limits.scalarBytes)
    guard bytes.count <= limit, bytes.last == UInt8(ascii: "\n"), bytes.isUnremarkableText else { return nil }
    var reader = BlockReader(bytes: bytes, builder: builder)
    do throws(GaveUp) {
      try reader.readDocument()
      return reader.builder
    } catch {
      return nil
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, builder: consuming TreeBuilder) {
    self.bytes = bytes
    self.builder = builder
  }

  private mutating func readDocument() throws(GaveUp) {
    try goToLine(from: 0)
    guard let first = line, first.indent == 0 else { throw GaveUp() }
    try readMapping(indent: 0)
    guard line == nil else { throw GaveUp() }
  }

  /// Reads the entries that begin at an indentation.
  private mutating func readMapping(indent: Int) throws(GaveUp) {
    guard let first = line else { throw GaveUp() }
    try open(.mapping, at: first.content)
    while let current = line, current.indent == indent { try readEntry(at: current.content, indent: indent) }
    try expectNothingDeeper(than: indent)
    builder.closeMapping()
  }

  private mutating func readEntry(at start: Int, indent: Int) throws(GaveUp) {
    guard let colon = endOfKey(from: start) else { throw GaveUp() }
    builder.addScalar(.plain, Span(start, colon), content: Span(start, colon))
    let value = endOfSpaces(from: colon + 1)
    switch bytes[value] {
    case UInt8(ascii: "\n"), UInt8(ascii: "#"):
      try goToLine(from: endOfLine(from: value) + 1)
      try readBelow(indent: indent)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try readBlock(at: value, indent: indent)
    default:
      try finishLine(from: try readValue(at: value), indent: indent)
    }
  }

  /// Reads the value of a key that stands on the lines below it; a list may begin where the key does.
  private mutating func readBelow(indent: Int) throws(GaveUp) {
    guard let first = line else { throw GaveUp() }
    if isDash(at: first.content), first.indent >= indent {
      try readSequence(indent: first.indent, below: indent)
    } else if first.indent > indent {
      try readMapping(indent: first.indent)
    } else {
      throw GaveUp()
    }
  }

  /// Reads the elements whose dashes stand at an indentation.
  private mutating func readSequence(indent: Int, below key: Int) throws(GaveUp) {
    guard let first = line else { throw GaveUp() }
    try open(.sequence, at: first.content)
    while let current = line, current.indent == indent, isDash(at: current.content) {
      try readElement(at: current.content, indent: indent)
    }
    if let next = line, next.indent > indent || (next.indent == indent && indent != key) { throw GaveUp() }
    builder.close()
  }

  private mutating func readElement(at dash: Int, indent: Int) throws(GaveUp) {
    let start = endOfSpaces(from: dash + 1)
    guard !isDash(at: start) else { throw GaveUp() }
    if bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">") {
      try readBlock(at: start, indent: indent)
    } else if endOfKey(from: start) != nil {
      line = Line(indent: indent + start - dash, content: start)
      try readMapping(indent: indent + start - dash)
    } else {
      try finishLine(from: try readValue(at: start), indent: indent)
    }
  }

  private mutating func open(_ form: Node.Form, at start: Int) throws(GaveUp) {
    builder.open(form, at: start)
    guard builder.open.count <= min(builder.limits.depth, 32) else { throw GaveUp() }
  }
}
