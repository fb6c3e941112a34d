/// Reads a drawing as XML and looks for all that acts by itself, in an app that shows it as an image and in one that
/// puts it into a page.
///
/// The text has to be well-formed XML (see `XMLScanner`) in UTF-8, with `svg` of SVG's namespace outermost. Active are:
///
/// - elements of SVG's namespace that are not part of its static pictures and animations (`script`, `foreignObject`,
///   `iframe`, `audio`, …), elements of other namespaces that a page would take for its own, and names of such elements
///   in any namespace, whatever their case;
/// - attributes that begin with `on`, `xml:base`, and animations that write such attributes or addresses;
/// - addresses (`href`, `src`, `url(…)`) other than `#name` and `data:image/png`, `jpeg`, `gif` or `webp`; links with
///   `javascript:` among them;
/// - in styles, at-rules that fetch (`@import`, `@font-face` with an address) and functions that fetch or compute
///   (`image-set()`, `expression()`, …), with CSS's escapes decoded;
/// - document types with declarations of their own or an address other than that of W3C, processing instructions, and
///   comments and sections that a page would read otherwise.
///
/// A style is judged word by word, its comments included: it may not even mention an outside address in `url(…)`.
struct SVGInspection {
  private(set) var found: [ActiveContent] = []
  /// The style element whose text is being read, with the line of its first text.
  private var style: (text: String, line: Int)?

  /// The size that a drawing states; throws when it is not well-formed.
  mutating func inspect(_ bytes: [UInt8]) throws(ImageDamage) -> ImageSize? {
    var scanner = try XMLScanner(bytes)
    var root: XMLElement?
    while let event = try scanner.next() {
      switch event {
      case .start(let element):
        root = root ?? element
        visit(element)
      case .end(let element): leave(element)
      case .text(let text, let isVerbatim, let line): visit(text, isVerbatim: isVerbatim, line)
      case .comment(let text, let line):
        if text.utf8.starts(with: ">".utf8) || text.utf8.starts(with: "->".utf8) {
          report(line, "the comment", "ends early where a page reads it")
        }
      case .instruction(let target, let data, let line): visit(instruction: target, data, line)
      case .documentType(let text, let line): visit(documentType: text, line)
      }
    }
    return try root.flatMap { element throws(ImageDamage) in try SVGLength.size(of: element) }
  }

  private mutating func report(_ line: Int, _ subject: String, of owner: String? = nil, _ what: String) {
    guard found.count < ImageInspection.mostActiveContent else { return }
    let fact = [subject, owner.map { "of '\($0)'" }, what].compactMap { $0 }.joined(separator: " ")
    found.append(ActiveContent(line: line, fact: fact, subject: subject))
  }

  private mutating func visit(_ element: XMLElement) {
    let name = element.name.written
    if let what = SVGElements.activity(of: element.name) { report(element.line, "the element '\(name)'", what) }
    if style != nil { report(element.line, "the element '\(name)'", "is inside a style") }
    if SVGElements.isStyle(element.name) { style = ("", element.line) }
    for attribute in element.attributes {
      if let what = SVGAttributes.activity(of: attribute) {
        report(attribute.line, "the attribute '\(attribute.name.written)'", of: name, what)
      }
    }
  }

  private mutating func leave(_ element: XMLElement) {
    guard SVGElements.isStyle(element.name), let style else { return }
    if let what = CSSText(style.text).activity { report(style.line, "the element '\(element.name.written)'", what) }
    self.style = nil
  }

  private mutating func visit(_ text: String, isVerbatim: Bool, _ line: Int) {
    if isVerbatim, text.utf8.contains(UInt8(ascii: "<")) {
      report(line, "the CDATA section", "has tags in it, which a page reads")
    }
    style?.text += text
  }

  private mutating func visit(instruction target: String, _ data: String, _ line: Int) {
    // Programs of Adobe put what they know of a picture between two of these.
    guard target != "xpacket" || data.utf8.contains(UInt8(ascii: ">")) else { return }
    report(line, "the processing instruction '\(target)'", "acts on programs that read it")
  }

  private mutating func visit(documentType text: String, _ line: Int) {
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }) else {
      return report(line, "the document type", "declares entities or attributes")
    }
    // Every other piece is in quotes: the public name, then the address.
    let pieces = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
    }
    let quoted = pieces.indices.filter { $0 % 2 == 1 }.map { String(Substring(pieces[$0])) }
    let known = ["-//", "http://www.w3.org/", "https://www.w3.org/"]
    let outside = quoted.first { text in !known.contains { text.utf8.starts(with: $0.utf8) } }
    if let outside { report(line, "the document type", "refers to '\(shortened(outside))'") }
  }
}
