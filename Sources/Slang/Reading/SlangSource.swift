/// A program in the form in which authors write it: one element a line.
///
///     variable name = "Ada"
///     repeat 3
///       print "Hello, " + name
///     end
///
/// Every line is an element, so that the number of a line is that of its element; an empty line is a Blank, and blanks
/// before an element mean nothing. All that is wrong is found in one go.
public struct SlangSource: Sendable {
  /// The elements; where a line is no element there is a Blank.
  public let program: SlangProgram
  /// All that is wrong, by line, each with its place in the text.
  public let errors: [SlangError]

  /// Reads a text.
  public init(_ text: String) {
    let lines = Self.lines(of: text)
    self.init(lines.enumerated().map { SourceElement(line: ElementReader.read($1), number: $0) }, lines)
  }

  /// Reads a program in JavaScript, in the shapes that `SlangProgram.translated(to:)` writes.
  public init(javaScript text: String) {
    let lines = Self.lines(of: text)
    self.init(JavaScriptReader.read(lines), lines)
  }

  /// Reads a program in Python, in the shapes that `SlangProgram.translated(to:)` writes.
  ///
  /// A conversion must stand where the translation has one, since without it Python would do something else.
  public init(python text: String) {
    let lines = Self.lines(of: text)
    let elements = PythonReader.read(lines)
    let source = SlangSource(elements, lines)
    self = source.errors.isEmpty ? SlangSource(source.program.confirmed(elements, as: lines), lines) : source
  }

  private init(_ elements: [SourceElement], _ lines: [Substring]) {
    program = SlangProgram(elements.map(\.line.element))
    var checker = Checker(program)
    for (index, element) in elements.enumerated() {
      if let failure = element.line.failure { checker.note(failure, at: index + 1) }
    }
    errors = checker.findErrors().map { error in
      var error = error
      let element = elements[error.element - 1]
      error.place = SlangPlace(
        line: element.number + 1, bytes: error.bytes(in: element.line), in: lines[element.number])
      return error
    }
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// An element and the line in which it stands, from 0.
struct SourceElement {
  var line: ElementReader.Line
  let number: Int
}

/// A place in the text of a program.
public struct SlangPlace: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The bytes of the line that are meant, from 0.
  public let bytes: Range<Int>
  /// The column of the first character that is meant, from 1, in code points.
  public let column: Int
  /// How many code points are meant.
  public let length: Int

  /// The place of some bytes of a line.
  init(line: Int, bytes: Range<Int>, in text: Substring) {
    self.line = line
    self.bytes = bytes
    let count = { (range: Range<Int>) in
      text.utf8.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    column = count(0..<bytes.lowerBound) + 1
    length = max(1, count(bytes))
  }
}

extension SlangError {
  /// The bytes of the error in the line of its element: in an argument, of an argument, or the element's word.
  fileprivate func bytes(in line: ElementReader.Line) -> Range<Int> {
    guard let part, let range = line.parts[part] else { return detail ?? line.keyword }
    if let occurrence, let names = line.names[part], occurrence < names.count { return names[occurrence] }
    guard let detail, !detail.isEmpty else { return range }
    return range.lowerBound + detail.lowerBound..<range.lowerBound + detail.upperBound
  }
}
