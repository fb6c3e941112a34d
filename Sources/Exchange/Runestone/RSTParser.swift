import Diagnostics

/// Splits lines into the parts of a reStructuredText file.
struct RSTParser {
  private let lines: [ForeignLine]
  private var index = 0
  private var blocks: [RSTBlock] = []

  /// The parts of a file, or of what is indented below a directive.
  static func blocks(of lines: [ForeignLine]) -> [RSTBlock] {
    var parser = RSTParser(lines: lines)
    parser.parse()
    return parser.blocks
  }

  private init(lines: [ForeignLine]) { self.lines = lines }

  /// The most levels of indentation, each of which is read again for all that is inside of it.
  private static let mostLevels = 40

  /// The first line of a file that is indented more levels deep than is read; nil where none is.
  static func lineTooDeep(in lines: [ForeignLine]) -> ForeignLine? {
    var levels: [Int] = []
    return lines.first { line in
      guard !line.isBlank else { return false }
      while let last = levels.last, last >= line.indent { levels.removeLast() }
      levels.append(line.indent)
      return levels.count > mostLevels
    }
  }

  private mutating func parse() {
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if line.indent > 0 {
        blocks.append(.nested(RSTParser.blocks(of: takeIndented(by: 1).dedented)))
      } else if line.text == ".." || line.text.hasPrefix(".. ") {
        takeExplicit()
      } else if !takeHeading() {
        takeParagraph()
      }
    }
  }

  /// The lines from here on that are blank or indented that far.
  private mutating func takeIndented(by columns: Int) -> [ForeignLine] {
    let start = index
    while index < lines.count, lines[index].isBlank || lines[index].indent >= columns { index += 1 }
    return Array(lines[start..<index]).trimmed
  }

  // MARK: - Directives, comments and targets

  private mutating func takeExplicit() {
    let first = lines[index]
    index += 1
    let isContinued = index < lines.count && !lines[index].isBlank && lines[index].indent > 0
    let below = takeIndented(by: 1)
    guard let (name, argument) = Self.directive(first.text) else {
      if let kind = Self.definition(first.text) {
        blocks.append(.definition(kind, Span(first.span.start, below.last?.span.end ?? first.span.end)))
      }
      return
    }
    let indent = below.first?.indent ?? 0
    var options: [RSTDirective.Option] = []
    var rest = below[...]
    while let line = rest.first, line.indent == indent, let option = Self.option(line.trimmed) {
      rest = rest.dropFirst()
      var (value, span) = (option.value, line.span)
      while let next = rest.first, !next.isBlank, next.indent > indent {
        value += (value.isEmpty ? "" : "\n") + next.dedented(by: indent).trimmed
        span = span.union(next.span)
        rest = rest.dropFirst()
      }
      options.append(RSTDirective.Option(name: option.name, value: value, span: span))
    }
    let end = below.last?.span.end ?? first.span.end
    blocks.append(
      .directive(
        RSTDirective(
          name: name, argument: argument, options: options, body: Array(rest).trimmed.dedented,
          isContinued: isContinued && options.isEmpty, span: Span(first.span.start, end))))
  }

  /// What is defined in a line `.. [1] text` or `.. |name| replace:: words`; nil for comments and targets of links.
  private static func definition(_ line: String) -> String? {
    let rest = line.dropFirst(2).drop { $0 == " " }
    if rest.hasPrefix("["), rest.contains("]") { return "a footnote" }
    return rest.hasPrefix("|") && rest.dropFirst().contains("|") ? "a substitution" : nil
  }

  private static func directive(_ line: String) -> (name: String, argument: String)? {
    guard let colons = line.firstRange(of: "::") else { return nil }
    let name = line[..<colons.lowerBound].dropFirst(2).drop { $0 == " " }
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:.".contains($0) }) else { return nil }
    // Names of directives are the same in small letters and in capitals.
    return (name.lowercased(), String(line[colons.upperBound...].drop { $0 == " " }))
  }

  /// An option's name and value: `:answer_a: 5`.
  private static func option(_ line: Substring) -> (name: String, value: String)? {
    guard line.first == ":", let end = line.dropFirst().firstIndex(of: ":") else { return nil }
    let name = line[..<end].dropFirst()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else { return nil }
    // Names of options are the same in small letters and in capitals, too.
    return (name.lowercased(), String(line[end...].dropFirst().drop { $0 == " " }))
  }

  // MARK: - Headings and paragraphs

  private mutating func takeHeading() -> Bool {
    let isOverlined = Self.isAdornment(lines[index]) && index + 2 < lines.count && Self.isAdornment(lines[index + 2])
    let title = isOverlined ? index + 1 : index
    guard title + 1 < lines.count, Self.isAdornment(lines[title + 1]), !lines[title].isBlank,
      !Self.isAdornment(lines[title])
    else {
      // A line of its own that separates parts.
      guard Self.isAdornment(lines[index]) else { return false }
      index += 1
      return true
    }
    let sign = lines[title + 1].text.prefix(1)
    blocks.append(
      .heading(String(lines[title].trimmed), lines[title].span, line: (isOverlined ? "over" : "") + sign))
    index = title + 2
    return true
  }

  /// Whether a line is one under or over a heading.
  private static func isAdornment(_ line: ForeignLine) -> Bool {
    guard line.text.count >= 3, let first = line.text.first, first.isPunctuation || first.isSymbol else { return false }
    return line.text.allSatisfy { $0 == first }
  }

  /// Whether a line begins with the sign or the number of an item of a list.
  private static func isItem(_ line: some StringProtocol) -> Bool {
    if bullets.contains(where: line.hasPrefix) { return true }
    let number = line.prefix { $0.isNumber || $0 == "#" }
    let rest = line.dropFirst(number.count)
    return !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
  }

  /// Whether lines are a table: its first one has two bars of `=` or a frame of `+` and `-`.
  private static func isTable(_ lines: [ForeignLine]) -> Bool {
    guard lines.count > 2, let first = lines.first?.text else { return false }
    return first.contains("= ") && first.allSatisfy { "= ".contains($0) }
      || first.hasPrefix("+-") && first.allSatisfy { "+-=".contains($0) }
  }

  /// The signs before items of a list.
  static let bullets = ["* ", "- ", "+ "]

  private mutating func takeParagraph() {
    var paragraph: [ForeignLine] = []
    while index < lines.count, !lines[index].isBlank {
      let line = lines[index]
      if line.indent == 0 {
        paragraph.append(line)
      } else if let last = paragraph.last, Self.isItem(last.text), !Self.isItem(line.trimmed) {
        // An item of a list goes on below its words.
        paragraph[paragraph.count - 1].text += " " + line.trimmed
      } else {
        break
      }
      index += 1
    }
    guard let last = paragraph.last, last.text.hasSuffix("::") else {
      blocks.append(Self.isTable(paragraph) ? .table(paragraph) : .paragraph(paragraph))
      return
    }
    paragraph[paragraph.count - 1].text.removeLast(last.text.hasSuffix(" ::") || last.text == "::" ? 2 : 1)
    if !paragraph.allSatisfy(\.isBlank) { blocks.append(.paragraph(paragraph)) }
    let code = takeIndented(by: 1)
    if !code.isEmpty { blocks.append(.literal(code.dedented)) }
  }
}
