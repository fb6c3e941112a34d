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
  /// The elements; a line that is no element stands as the one that was most likely meant, or as a Blank.
  public let program: SlangProgram
  /// All that is wrong, by line, each with its place in the text.
  public let errors: [SlangError]
  /// How many comments of another language were left out, since elements have none.
  public let commentCount: Int

  /// Reads a text.
  public init(_ text: String) {
    let lines = Self.lines(of: text)
    self.init(lines.enumerated().map { SourceElement(line: ElementReader.read($1), number: $0) }, lines)
  }

  /// Reads a program in JavaScript, in the shapes that `SlangProgram.translated(to:)` writes.
  public init(javaScript text: String) {
    let lines = Self.lines(of: text)
    let comments = lines.count {
      Tokenizer.hasComment($0, symbols: JavaScriptReader.symbols, comment: JavaScriptReader.comment)
    }
    self.init(JavaScriptReader.read(lines), lines, commentCount: comments)
  }

  /// Reads a program in Python, in the shapes that `SlangProgram.translated(to:)` writes.
  ///
  /// A conversion must stand where the translation has one, since without it Python would do something else.
  public init(python text: String) {
    let lines = Self.lines(of: text)
    let elements = PythonReader.read(lines)
    let comments = PythonReader.programLines(of: lines).count { PythonReader.hasComment(lines[$0]) }
    let source = SlangSource(elements, lines, commentCount: comments)
    let program = source.program
    self =
      source.errors.isEmpty
      ? SlangSource(program.confirmed(elements, as: lines), lines, commentCount: comments) : source
  }

  private init(_ elements: [SourceElement], _ lines: [Substring], commentCount: Int = 0) {
    self.commentCount = commentCount
    program = SlangProgram(elements.map(\.line.element))
    var checker = Checker(program)
    for (index, element) in elements.enumerated() { checker.note(element.line, at: index + 1) }
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

extension SlangError {
  /// The bytes of the error in the line of its element: in an argument, of an argument, or the element's word.
  fileprivate func bytes(in line: ElementReader.Line) -> Range<Int> {
    guard let part, let range = line.parts[part] else { return detail ?? line.keyword }
    if let occurrence, let names = line.names[part], occurrence < names.count { return names[occurrence] }
    guard let detail, !detail.isEmpty else { return range }
    return range.lowerBound + detail.lowerBound..<range.lowerBound + detail.upperBound
  }
}
