/// The indentations of the open blocks, each counted twice: with tabs to multiples of 8, and with tabs as one column.
///
/// Two lines whose order differs between the two counts mix tabs and spaces inconsistently.
struct Indentation {
  /// CPython's limit, the outermost level included.
  static let limit = 100

  var columns = [0]
  var alternativeColumns = [0]
}

extension Lexer {
  /// Skips blank lines and compares the indentation of the first other line with that of the open blocks.
  mutating func measureIndentation() throws(LexicalError) {
    var column = 0
    var alternative = 0
    // The first part of an indentation that is split by backslashes is the one that counts.
    var continued: Int?
    while true {
      switch byte(at: offset) {
      case UInt8(ascii: " "): (column, alternative) = (column + 1, alternative + 1)
      case UInt8(ascii: "\t"): (column, alternative) = ((column / 8 + 1) * 8, alternative + 1)
      case 0x0C: (column, alternative) = (0, 0)
      case UInt8(ascii: "\\"):
        if continued == nil || continued == 0 { continued = column }
        try skipContinuation(isIndentation: true)
        continue
      case UInt8(ascii: "#"), UInt8(ascii: "\n"):
        skipComment()
        startNextLine()
        bufferStart = lineStart
        (column, alternative, continued) = (0, 0, nil)
        continue
      default:
        if let continued, continued != 0 { (column, alternative) = (continued, continued) }
        try openOrCloseBlocks(column, alternative)
        return
      }
      offset += 1
    }
  }

  private mutating func openOrCloseBlocks(_ column: Int, _ alternative: Int) throws(LexicalError) {
    var top = indentation.columns.count - 1
    if column > indentation.columns[top] {
      guard top + 1 < Indentation.limit else { throw makeIndentationError("too many levels of indentation") }
      guard alternative > indentation.alternativeColumns[top] else { throw makeTabError() }
      indentation.columns.append(column)
      indentation.alternativeColumns.append(alternative)
      pendingIndents += 1
      return
    }
    while top > 0, column < indentation.columns[top] {
      indentation.columns.removeLast()
      indentation.alternativeColumns.removeLast()
      pendingIndents -= 1
      top -= 1
    }
    guard column == indentation.columns[top] else { throw makeDedentError() }
    guard alternative == indentation.alternativeColumns[top] else { throw makeTabError() }
  }

  /// Gives one of the indents or dedents that were found.
  mutating func takePendingIndent() -> Token {
    if pendingIndents < 0 {
      pendingIndents += 1
      return makeWithoutText(.dedent)
    }
    pendingIndents -= 1
    return makeWithoutText(.indent)
  }

  private func makeTabError() -> LexicalError {
    makeIndentationError("inconsistent use of tabs and spaces in indentation", kind: .tab)
  }

  private func makeIndentationError(_ message: String, kind: SyntaxError.Kind = .indentation) -> LexicalError {
    makeDeferredError(kind, message, line: line, lineStart: lineStart, column: 1, endOffset: 0)
  }

  /// CPython has read the whole line when it reports this.
  private func makeDedentError() -> LexicalError {
    makeDeferredError(
      .indentation, "unindent does not match any outer indentation level", line: line, lineStart: lineStart,
      column: text(ofLineFrom: lineStart).count + 1, endOffset: -1)
  }
}
