import Execution
import PythonSyntax

extension PseudocodeError {
  /// The error as the outcome of a run has it: the type is the name of its kind.
  var raised: RaisedError {
    RaisedError(
      type: kind.rawValue, message: message, line: place.line, column: place.column, endLine: place.endLine,
      endColumn: place.endColumn, isStatic: isStatic)
  }

  /// The error as a learner reads it in a console: the fact, the line with what is meant, and what to do.
  ///
  ///     line 2: the list has 3 elements, there is no element 4
  ///       DISPLAY(aList[4])
  ///               ^^^^^^^^
  func report(in source: SourceText) -> String {
    "line \(place.line): \(message)\n" + markedLine(in: source) + (help.map { "help: \($0)\n" } ?? "")
  }

  /// Lines with more characters would fill the console.
  private static let longestLine = 200

  private func markedLine(in source: SourceText) -> String {
    let line = Array(source.text(ofLine: place.line).unicodeScalars)
    let indent = line.prefix { $0.properties.isWhitespace }.count
    guard line.count > indent, line.count <= Self.longestLine, place.column > indent else { return "" }
    let end = place.endLine > place.line ? line.count + 1 : place.endColumn
    let marks = String(repeating: "^", count: max(1, end - place.column))
    let spaces = String(repeating: " ", count: place.column - 1 - indent)
    return "  \(String(String.UnicodeScalarView(line[indent...])))\n  \(spaces)\(marks)\n"
  }
}
