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
  /// All that is wrong, by line, each with its location in the text.
  public let errors: [SlangError]
  /// How many comments of another language were left out, since elements have none.
  public let commentCount: Int

  /// Reads a text.
  public init(_ text: String) {
    let lines = Self.lines(of: text)
    self.init(lines.enumerated().map { SourceElement(line: ElementReader.read($1), number: $0) }, lines)
  }

  /// A program that was read from some lines, with all that is wrong with it.
  package init(_ elements: [SourceElement], _ lines: [Substring], commentCount: Int = 0) {
    self.commentCount = commentCount
    program = SlangProgram(elements.map(\.line.element))
    var checker = Checker(program)
    for (index, element) in elements.enumerated() { checker.note(element.line, at: index + 1) }
    errors = checker.findErrors().map { error in
      var error = error
      let element = elements[error.element - 1]
      error.location = SlangLocation(
        line: element.number + 1, bytes: error.bytes(in: element.line), in: lines[element.number])
      return error
    }
  }

  /// The lines of a text, without the empty one behind its last line end.
  package static func lines(of text: String) -> [Substring] {
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
