/// What comes next in an XML text.
enum XMLEvent {
  case start(XMLElement)
  case end(XMLElement)
  /// Text with its references decoded; `isVerbatim` for a CDATA section.
  case text(String, isVerbatim: Bool, line: Int)
  case comment(String, line: Int)
  /// A processing instruction, the XML declaration left out.
  case instruction(target: String, data: String, line: Int)
  /// A document type declaration: all between its angle brackets.
  case documentType(String, line: Int)
}

/// A name with its prefix and the namespace to which the prefix is bound.
struct XMLName: Hashable {
  let prefix: String
  let local: String
  let namespace: String

  /// The name as it is written: `xlink:href`.
  var written: String { prefix.isEmpty ? local : "\(prefix):\(local)" }
}

/// The beginning of an element.
struct XMLElement {
  let name: XMLName
  let attributes: [XMLAttribute]
  let line: Int
}

/// An attribute with its references decoded; those that bind prefixes are left out.
struct XMLAttribute {
  let name: XMLName
  let value: String
  let line: Int
}
