internal import Authoring
internal import Diagnostics

/// A text file of another system, and what is wrong with it or lost.
final class ForeignText {
  /// The file as it was read.
  let source: SourceText
  /// Its lines in order, without their line ends.
  let lines: [ForeignLine]
  private var findings = BoundedDiagnostics(most: 100)
  private var told: [Span] = []
  private(set) var hasErrors = false

  /// Reads a file; one that is not UTF-8 has no lines.
  init(_ source: SourceText) {
    self.source = source
    let isText = String(validating: source.bytes, as: UTF8.self) != nil
    lines = isText ? ForeignLine.lines(of: source.bytes) : []
    if !isText {
      reportWrong(.at(0), "this file is not UTF-8", help: "save it as UTF-8")
    }
  }

  /// What a module of the file's content is called: the file's name without its ending.
  var name: String {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
    let words = stem.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What was found, in the order of the file.
  var diagnostics: [Diagnostic] { findings.inOrderOfFile }

  /// Whether a loss inside a span was reported.
  func hasLoss(in span: Span) -> Bool { told.contains { span.start <= $0.start && $0.end <= span.end } }

  /// Reports something that the format does not have there, so that nothing is imported.
  func reportWrong(_ span: Span, _ message: String, help: String) {
    hasErrors = true
    findings.report(ImportFinding.wrongShape.finding(at: Location(source.path, span), message, help: help))
  }

  /// Reports something that a curriculum has no place for, once for each place.
  func reportLoss(_ span: Span, _ message: String, help: String) {
    guard !told.contains(span) else { return }
    told.append(span)
    findings.report(ImportFinding.lostInImport.finding(at: Location(source.path, span), message, help: help))
  }
}

/// A line of a text file, or its part after an indentation.
struct ForeignLine: Sendable, Hashable {
  /// The text without the line end and trailing spaces.
  var text: String
  /// The offset in bytes at which the text begins.
  var start: Int

  /// Whether nothing is on it.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
  /// How many spaces it begins with.
  var indent: Int { text.utf8.prefix { $0 == 0x20 }.count }
  /// Its bytes in the file.
  var span: Span { Span(start + (isBlank ? 0 : indent), start + text.utf8.count) }
  /// The text without the spaces that it begins with.
  var trimmed: Substring { text.drop { $0 == " " } }

  /// The line without so many of the spaces that it begins with.
  func dedented(by count: Int) -> ForeignLine {
    let count = min(count, indent)
    return ForeignLine(text: String(text.dropFirst(count)), start: start + count)
  }

  /// The lines of a text, a tab at the start of one widened to eight columns.
  static func lines(of bytes: [UInt8]) -> [ForeignLine] {
    var lines: [ForeignLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var line = bytes[start..<end]
      while let last = line.last, last == 0x20 || last == 0x0D || last == 0x09 { line.removeLast() }
      let tabs = line.prefix { $0 == 0x09 }.count
      let text = String(repeating: " ", count: 8 * tabs) + String(decoding: line.dropFirst(tabs), as: UTF8.self)
      lines.append(ForeignLine(text: text, start: start))
      start = end + 1
    }
    return lines
  }
}

extension [ForeignLine] {
  /// The lines without the blank ones at both ends.
  var trimmed: [ForeignLine] {
    Array(drop { $0.isBlank }.reversed().drop { $0.isBlank }.reversed())
  }

  /// The lines moved to the left as far as the least indented allows.
  var dedented: [ForeignLine] {
    let indent = filter { !$0.isBlank }.map(\.indent).min() ?? 0
    return map { $0.dedented(by: indent) }
  }

  /// The lines as one text.
  var text: String { map(\.text).joined(separator: "\n") }

  /// The bytes of the file from the first to the last line.
  var place: Span { isEmpty ? .at(0) : Span(self[0].span.start, self[count - 1].span.end) }
}
