import Diagnostics

/// Works out where a cursor is, line by line.
struct CursorFinder {
  private let text: IndexedText

  init(_ text: IndexedText) { self.text = text }

  private var bytes: [UInt8] { text.source.bytes }

  /// How many lines around a cursor are looked at whatever their indentation is.
  private static let mostLines = 2000

  /// A line by its number, from 0.
  func line(_ number: Int) -> SourceLine {
    let span = text.lines.span(ofLine: number)
    return SourceLine(bytes[span.start..<span.end])
  }

  /// The mappings around the one whose entries begin at a column, which is on a line, or would be.
  ///
  /// - Parameters:
  ///   - number: The line, from 0; its own entry is left out.
  ///   - column: The column of its entries, from 0.
  ///   - dashes: The columns of the dashes before it on that line.
  /// - Returns: The levels, the file's own mapping first.
  func levels(aroundLine number: Int, column: Int, dashes: [Int]) -> [CursorContext.Level] {
    var level = CursorContext.Level()
    addEntries(below: number, column: column, to: &level)
    var (levels, column, dashes): ([CursorContext.Level], Int, [Int]) = ([], column, dashes)
    func leave(for owner: SourceLine) {
      level.owner = owner.key
      levels.append(level)
      level = CursorContext.Level()
      (column, dashes) = (owner.column, owner.dashes)
    }
    for above in stride(from: number - 1, through: 0, by: -1) {
      // Far above only what is not indented is looked at.
      if number - above > Self.mostLines, bytes[text.lines.start(ofLine: above)...].first == UInt8(ascii: " ") {
        continue
      }
      let line = line(above)
      guard !line.isEmpty else { continue }
      if let dash = dashes.first {
        // The mapping is an item: its list is below a key further left, or in the same column.
        let isOwner = line.key != nil && (line.column < dash || line.column == dash && line.dashes.isEmpty)
        if isOwner, line.value.isEmpty || line.value.hasPrefix("&") { leave(for: line) }
        continue
      }
      if line.column < column {
        guard line.key != nil else { continue }
        leave(for: line)
      } else if line.column == column {
        if let key = line.key { level.entries[key] = line.value.trimmingQuotes }
        dashes = line.dashes
      }
    }
    levels.append(level)
    return levels.reversed()
  }

  /// The entries of the mapping on lines below.
  private func addEntries(below number: Int, column: Int, to level: inout CursorContext.Level) {
    for below in number + 1..<max(number + 1, min(text.lines.lineCount, number + Self.mostLines)) {
      let line = line(below)
      guard !line.isEmpty else { continue }
      if let dash = line.dashes.first {
        guard dash >= column else { return }
      } else if line.column < column {
        return
      } else if line.column == column, let key = line.key {
        level.entries[key] = line.value.trimmingQuotes
      }
    }
  }

  /// The key of the text below a `|` in which a line is that begins at a column; nil where it is in none.
  func keyOfText(aroundLine number: Int, column: Int) -> String? {
    var least = column
    for above in stride(from: number - 1, through: max(0, number - Self.mostLines), by: -1) where least > 0 {
      let line = line(above)
      guard !line.isEmpty else { continue }
      if line.beginsText, let key = line.key, line.column < least { return key }
      least = min(least, line.dashes.first ?? line.column)
    }
    return nil
  }

  // MARK: - Brackets

  /// A bracket that is open at the cursor.
  struct OpenBracket {
    let offset: Int
    let isBrace: Bool
    /// Where the part after its last comma begins.
    var partStart: Int
    /// The parts before that.
    var parts: [Span] = []
  }

  /// The brackets that are open at an offset, the outermost first.
  func openBrackets(before offset: Int) -> [OpenBracket] {
    var number = text.lines.line(of: offset)
    for _ in 0..<30 where number > 0 {
      let above = line(number - 1)
      guard let last = above.value.last, ",[{".contains(last) else { break }
      number -= 1
    }
    var (open, scanner, index) = ([OpenBracket](), QuoteScanner(), text.lines.start(ofLine: number))
    while index < offset {
      defer { index += 1 }
      let (byte, isAtValue) = (bytes[index], scanner.isAtValue)
      guard !scanner.take(byte) else { continue }
      switch byte {
      case UInt8(ascii: "#") where index == 0 || " \n".utf8.contains(bytes[index - 1]):
        let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        guard end < offset else { return [] }
        index = end - 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard !open.isEmpty || isAtValue else { continue }
        open.append(OpenBracket(offset: index, isBrace: byte == UInt8(ascii: "{"), partStart: index + 1))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if !open.isEmpty { open.removeLast() }
      case UInt8(ascii: ","):
        guard let last = open.indices.last else { continue }
        open[last].parts.append(Span(open[last].partStart, index))
        open[last].partStart = index + 1
      default: continue
      }
    }
    return open
  }
}
