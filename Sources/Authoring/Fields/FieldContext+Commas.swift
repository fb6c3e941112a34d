internal import Diagnostics
internal import YAMLSource

extension FieldContext {
  /// The first text of a list in brackets that commas have cut into several items: `print(1, 2)`; nil for other lists.
  func itemCutByCommas(in list: YAMLTree.NodeID) -> (text: String, location: Location)? {
    guard tree.isFlow(list) else { return nil }
    var open: (start: Int, opener: Opener)?
    for element in tree.elements(of: list) {
      guard tree.kind(of: element) == .scalar, tree.style(of: element) == .plain else { continue }
      let span = tree.span(of: element)
      let text = tree.source.bytes[span.start..<span.end]
      if let (start, opener) = open {
        guard opener.isClosed(in: text) else { continue }
        let whole = Span(start, span.end)
        return (tree.source.text(in: whole), Location(tree.source.path, whole))
      }
      open = Opener(leftOpenIn: text).map { (span.start, $0) }
    }
    return nil
  }
}

/// What a text has begun and not ended.
private enum Opener {
  case parenthesis
  case quote

  /// What is left open in a text; nil for nearly all.
  init?(leftOpenIn text: ArraySlice<UInt8>) {
    var depth = 0
    for byte in text {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    if depth > 0 {
      self = .parenthesis
    } else if text.first == 0xE2, text.starts(with: "“".utf8), !text.suffix(3).elementsEqual("”".utf8) {
      self = .quote
    } else {
      return nil
    }
  }

  func isClosed(in text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .parenthesis: text.reduce(0) { $0 + ($1 == UInt8(ascii: ")") ? 1 : $1 == UInt8(ascii: "(") ? -1 : 0) } > 0
    case .quote: text.suffix(3).elementsEqual("”".utf8)
    }
  }
}
