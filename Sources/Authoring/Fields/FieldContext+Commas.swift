import Diagnostics
import YAMLSource

extension FieldContext {
  /// The first text of a list in brackets that commas have cut into several items: `print(1, 2)`; nil for other lists.
  func itemCutByCommas(in list: YAMLTree.NodeID) -> (text: String, location: Location)? {
    guard tree.isFlow(list) else { return nil }
    var open: (start: Int, opener: Opener)?
    for element in tree.elements(of: list) {
      guard tree.kind(of: element) == .scalar, tree.style(of: element) == .plain else { continue }
      guard open != nil || tree.withWritten(of: element, Opener.mayBeLeftOpen) else { continue }
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

  /// Looks only for an opening bracket and a first byte: false is certain.
  static func mayBeLeftOpen(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.first == 0xE2 || text.contains(UInt8(ascii: "("))
  }

  /// What is left open in a text; nil for nearly all.
  ///
  /// A bracket without a word before it is an item of its own.
  init?(leftOpenIn text: ArraySlice<UInt8>) {
    var (depth, hasWord, isCall) = (0, false, false)
    for byte in text {
      if byte == UInt8(ascii: "(") {
        if depth == 0 { isCall = hasWord }
        depth += 1
      }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      hasWord = hasWord || isWord(byte)
    }
    if depth > 0, isCall {
      self = .parenthesis
    } else if text.first == 0xE2, text.starts(with: "“".utf8), !text.suffix(3).elementsEqual("”".utf8) {
      self = .quote
    } else {
      return nil
    }
  }

  func isClosed(in text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .parenthesis:
      text.contains(where: isWord)
        && text.reduce(0) { $0 + ($1 == UInt8(ascii: ")") ? 1 : $1 == UInt8(ascii: "(") ? -1 : 0) } > 0
    case .quote: text.suffix(3).elementsEqual("”".utf8)
    }
  }
}

/// Whether a byte is part of a word, or of a character beyond ASCII.
private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
  default: false
  }
}
