import PythonSyntax

extension Machine {
  /// Bytes after which a report names no more of the exceptions that led to the last one.
  static let longestReport = 1 << 18
  /// How many frames CPython shows of an exception that nobody caught, unless `sys.tracebacklimit` says otherwise.
  static let mostFrames = 1000

  /// What CPython prints for an exception that nobody caught, line ends included.
  mutating func report(_ exception: Value) -> String {
    var layout = ReportLayout()
    report(exception, in: &layout)
    return layout.text
  }

  /// The same for a report that the program asks for, which is charged to its budget.
  mutating func reportCharged(_ exception: Value) throws(Raise) -> String {
    var layout = ReportLayout(isCharged: true)
    report(exception, in: &layout)
    if stop != nil { throw Raise() }
    try charge(layout.text.utf8.count)
    return layout.text
  }

  /// An exception after those that led to it, oldest first, each with the words that lead to the next.
  mutating func report(_ value: Value, in layout: inout ReportLayout) {
    var seen: Set<UInt32> = []
    var chain: [(exception: Value, words: String?)] = []
    var (next, words) = (value, String?.none)
    while true {
      seen.insert(next.object.pointee.serial)
      chain.append((next, words))
      guard let found = origin(of: next.exception, seen), chain.count < Machine.longestReport >> 4 else { break }
      (next, words) = found
    }
    // What led to the last one is left out from where the report would be too long.
    var (size, first) = (0, chain.count)
    for (index, link) in chain.enumerated() where size < Machine.longestReport && stop == nil {
      size += 64 + message(of: link.exception).utf8.count + 160 * min(link.exception.exception.pointee.traceCount, 8)
      first = index + 1
    }
    for link in chain[..<first].reversed() {
      report(one: link.exception, in: &layout)
      if let words = link.words { layout.emit("\n\(words)\n\n") }
    }
  }

  /// The exception that another one comes from, and how CPython says so.
  private func origin(of exception: Exception, _ seen: Set<UInt32>) -> (Value, String)? {
    let (cause, context) = (exception.pointee.cause, exception.pointee.context)
    if cause.kind == .exception {
      if seen.contains(cause.object.pointee.serial) { return nil }
      return (cause, "The above exception was the direct cause of the following exception:")
    }
    guard context.kind == .exception, !exception.pointee.suppressesContext,
      !seen.contains(context.object.pointee.serial)
    else { return nil }
    return (context, "During handling of the above exception, another exception occurred:")
  }

  mutating func notes(_ exception: Exception) -> String {
    guard exception.pointee.notes.kind == .list else { return "" }
    var result = ""
    for note in exception.pointee.notes.list.buffer where note.kind == .string { result += note.string.swift + "\n" }
    return result
  }

  /// The last line: the class, and the text if there is any, with a suggestion.
  mutating func describe(_ exception: Value) -> String {
    if let error = syntaxError(exception.exception) { return error.1.report(file: error.0) }
    let message = message(of: exception)
    let name = fullExceptionName(exception.exception.pointee.type)
    let shown = message + suggestion(for: exception)
    return shown.isEmpty ? "\(name)\n" : "\(name): \(shown)\n"
  }

  /// What is wrong with a text that was to be run as code, and the text's name; nil for other exceptions.
  private mutating func syntaxError(_ exception: Exception) -> (String, SyntaxError)? {
    guard isSubtype(exception.pointee.type, type(.syntaxError)), exception.pointee.arguments.tuple.count == 2,
      case let arguments = exception.pointee.arguments.tuple, arguments.items[0].kind == .string,
      arguments.items[1].kind == .tuple, arguments.items[1].tuple.count == 6,
      case let details = arguments.items[1].tuple, details.items[0].kind == .string,
      let kind = SyntaxError.Kind(rawValue: exception.pointee.type.name)
    else { return nil }
    let numbers = [1, 2, 4, 5].map { details.items[$0].kind == .int ? details.items[$0].int : 0 }
    var text = details.items[3].kind == .string ? details.items[3].string.swift : nil
    if text?.hasSuffix("\n") ?? false { text?.removeLast() }
    let location = SyntaxError.Location(
      line: numbers[0], offset: numbers[1], endLine: numbers[2], endOffset: numbers[3], text: text)
    return (details.items[0].string.swift, SyntaxError(kind, arguments.items[0].string.swift, at: location))
  }

  /// Exceptions of the program's own classes are shown with their module, unless it is `__main__`.
  mutating func fullExceptionName(_ type: Type) -> String {
    let full = fullName(type)
    return full.hasPrefix("__main__.") ? String(full.dropFirst(9)) : full
  }

  mutating func message(of exception: Value) -> String {
    do throws(Raise) {
      return try text(of: exception).string.swift
    } catch {
      pending = .none
      return "<exception str() failed>"
    }
  }

  // MARK: Frames

  /// The frames through which an exception came, the innermost last.
  ///
  /// - Parameter limit: How many of the innermost are shown; nil for all.
  mutating func frameLines(_ exception: Exception, limit: Int?) -> String {
    var result = ""
    var (previous, repeats) = (FrameLine(line: 0, name: "", file: nil), 0)
    for index in stride(from: outermostShown(exception, limit), through: 0, by: -1) {
      guard let entry = exception.pointee.trace?[index], !entry.code.pointee.isLibrary else { continue }
      let compiled = entry.code.pointee.compiled.takeUnretainedValue()
      let position = compiled.positions[max(0, min(entry.pc, compiled.positions.count - 1))]
      let key = FrameLine(
        line: Int(position.start.line), name: compiled.name, file: compiled.evaluation?.fileName)
      if key == previous {
        repeats += 1
        if repeats > 3 { continue }
      } else {
        result += repeatNotice(repeats)
        (previous, repeats) = (key, 1)
      }
      let file = compiled.evaluation?.fileName ?? program.fileName
      result += "  File \"\(file)\", line \(position.start.line), in \(compiled.name)\n"
      if compiled.evaluation == nil { result += shownLine(position) }
    }
    return result + repeatNotice(repeats)
  }

  /// The index of the first frame that is shown; frames of the library do not count.
  private func outermostShown(_ exception: Exception, _ limit: Int?) -> Int {
    let last = exception.pointee.traceCount - 1
    guard let limit, last >= limit, let trace = exception.pointee.trace else { return last }
    var count = 0
    return (0...last).first { index in
      if !trace[index].code.pointee.isLibrary { count += 1 }
      return count == limit
    } ?? last
  }

  /// A line of the program with its marks, which is put together once: a report may name it often.
  private mutating func shownLine(_ range: SourceRange) -> String {
    if let known = shownLines[range] { return known }
    let line = sourceLine(range)
    shownLines[range] = line
    return line
  }

  private func repeatNotice(_ count: Int) -> String {
    guard count > 3 else { return "" }
    return "  [Previous line repeated \(count - 3) more time\(count == 4 ? "" : "s")]\n"
  }

  private func sourceLine(_ range: SourceRange) -> String {
    let source = program.text
    let line = source.text(ofLine: Int(range.start.line))
    let shown = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{0C}" }
    if shown.isEmpty { return "" }
    return "    \(shown)\n" + marks(range, source, line, String(shown))
  }

  /// The `^^^^` below a line, unless they would mark all of it.
  private func marks(_ range: SourceRange, _ source: SourceText, _ line: String, _ shown: String) -> String {
    let indent =
      line.unicodeScalars.count - line.drop { $0 == " " || $0 == "\t" || $0 == "\u{0C}" }.unicodeScalars.count
    let start = source.countCodePoints(inLine: Int(range.start.line), upTo: Int(range.start.column)) - indent
    let length = shown.unicodeScalars.count
    let isOneLine = range.end.line == range.start.line
    let end =
      isOneLine
      ? source.countCodePoints(inLine: Int(range.start.line), upTo: Int(range.end.column)) - indent
      : endOfFirstLine(line) - indent
    if start < 0 || end <= start { return "" }
    let scalars = Array(shown.unicodeScalars)
    let anchors = isOneLine ? findAnchors(scalars[start..<min(end, length)]) : nil
    if start == 0, end >= length, anchors == nil { return "" }
    var result = "    "
    for index in 0..<min(end, length) {
      let offset = index - start
      let isPlain = anchors.map { offset < $0.0 || offset >= $0.1 } ?? false
      let mark = offset < 0 ? " " : isPlain ? "~" : "^"
      result += UnicodeDataModule.isWide(scalars[index]) ? mark + mark : mark
    }
    return result + "\n"
  }

  /// Where the marks end below the first line of something longer.
  ///
  /// CPython looks for the last character that is no blank,
  /// and takes the number of characters for one of bytes as it does.
  private func endOfFirstLine(_ line: String) -> Int {
    let count = line.unicodeScalars.count
    let bytes = Array(line.utf8)
    guard bytes.count > count else { return count }
    return (bytes.prefix(count).lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0C } ?? -1) + 1
  }

  /// For a binary operation or a subscript: where its sign or brackets stand, counted from the expression's start.
  private func findAnchors(_ text: ArraySlice<Unicode.Scalar>) -> (Int, Int)? {
    var names = NameTable()
    guard let tree = try? SyntaxTree(parsing: SourceText("(" + String(String.UnicodeScalarView(text)) + ")")),
      tree.body.count == 1, case .expression(let expression)? = tree.body.first?.form
    else { return nil }
    _ = names.intern("")
    return TracebackAnchor.find(in: expression, Array(text))
  }
}

/// The parts of a traceback line that decide whether it repeats the one before.
private struct FrameLine: Equatable {
  let line: Int
  let name: String
  let file: String?
}
