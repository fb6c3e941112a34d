/// Reads XML 1.0 strictly, with namespaces and without a document type's declarations; whatever is not well-formed is
/// damage.
///
/// Checked are: UTF-8 and the characters that XML allows; one outermost element; tags that match; names; attributes in
/// quotes, each once, without `<`; references, of which there are the five of XML and those by number; comments without
/// `--`; prefixes that are bound. An internal subset is skipped, so that a text which uses its entities is damaged.
struct XMLScanner {
  var text: XMLText
  private var open: [XMLElement] = []
  private var scopes = [XMLNamespaces()]
  private var hasRoot = false
  /// Whether `<name/>` was read, whose end comes next.
  private var isEmptyElement = false

  /// How deep elements may nest.
  static let mostDepth = 200

  init(_ bytes: [UInt8]) throws(ImageDamage) {
    text = try XMLText(bytes)
    try text.readDeclaration()
  }

  /// What comes next; nil at the end.
  mutating func next() throws(ImageDamage) -> XMLEvent? {
    if isEmptyElement {
      isEmptyElement = false
      return close()
    }
    guard !text.isAtEnd else {
      if let last = open.last {
        throw text.damage("the element '\(last.name.written)' of line \(last.line) has no end")
      }
      guard hasRoot else { throw text.damage("there is no element") }
      return nil
    }
    let line = text.line
    guard text.starts(with: "<") else { return try readText() }
    if text.skip("<!--") { return .comment(try text.read(to: "-->", of: "comment", without: "--"), line: line) }
    if text.starts(with: "<![CDATA[") {
      guard !open.isEmpty else { throw text.damage("a CDATA section is outside of all elements") }
      _ = text.skip("<![CDATA[")
      return .text(try text.read(to: "]]>", of: "CDATA section"), isVerbatim: true, line: line)
    }
    if text.skip("<?") { return try readInstruction(line) }
    if text.skip("<!DOCTYPE") { return try readDocumentType(line) }
    if text.skip("</") { return try readEnd() }
    return try readStart()
  }

  private mutating func readText() throws(ImageDamage) -> XMLEvent? {
    let line = text.line
    guard open.isEmpty else { return .text(try text.readCharacters(), isVerbatim: false, line: line) }
    guard text.skipSpace() else { throw text.damage("there is text outside of all elements") }
    return try next()
  }

  private mutating func readInstruction(_ line: Int) throws(ImageDamage) -> XMLEvent {
    let target = try text.readName("a processing instruction")
    guard target.lowercased() != "xml" else { throw text.damage("an XML declaration is not at the beginning") }
    text.skipSpace()
    return .instruction(target: target, data: try text.read(to: "?>", of: "processing instruction"), line: line)
  }

  private mutating func readDocumentType(_ line: Int) throws(ImageDamage) -> XMLEvent {
    guard !hasRoot else { throw text.damage("the document type comes behind the first element") }
    return .documentType(try text.readDocumentType(), line: line)
  }

  private mutating func readEnd() throws(ImageDamage) -> XMLEvent {
    let name = try text.readName("an end tag")
    text.skipSpace()
    guard text.skip(">") else { throw text.damage("the end tag '\(name)' does not end in '>'") }
    guard let last = open.last, last.name.written.utf8.elementsEqual(name.utf8) else {
      throw text.damage("the end tag '\(name)' ends no element")
    }
    return close()
  }

  private mutating func close() -> XMLEvent {
    scopes.removeLast()
    return .end(open.removeLast())
  }

  private mutating func readStart() throws(ImageDamage) -> XMLEvent {
    let line = text.line
    _ = text.skip("<")
    let name = try text.readName("a tag")
    guard !hasRoot || !open.isEmpty else { throw text.damage("'\(name)' is a second outermost element") }
    guard open.count < Self.mostDepth else { throw text.damage("elements nest deeper than \(Self.mostDepth)") }
    var written: [(name: String, value: String, line: Int)] = []
    while true {
      let hadSpace = text.skipSpace()
      isEmptyElement = text.skip("/>")
      if isEmptyElement || text.skip(">") { break }
      guard hadSpace else { throw text.damage("the tag '\(name)' does not end in '>'") }
      let attribute = (name: try text.readName("an attribute"), line: text.line)
      written.append((attribute.name, try text.readAttributeValue(of: attribute.name), attribute.line))
    }
    let (element, scope) = try XMLNamespaces.resolve(name, written, line, in: scopes[scopes.count - 1], text)
    scopes.append(scope)
    open.append(element)
    hasRoot = true
    return .start(element)
  }
}
