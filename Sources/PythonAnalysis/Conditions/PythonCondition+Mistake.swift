public import Execution
import Python
import PythonSyntax

extension PythonCondition {
  /// Why a text is no expression that Python can read.
  public struct Mistake: Sendable, Hashable {
    /// What Python says of it.
    public let error: RaisedError
    /// The bytes of the text at which it stops reading: one character, or all of the text where it has no place.
    public let bytes: Range<Int>
  }

  /// The mistake for which Python cannot read an expression; nil for one that it can.
  ///
  ///     PythonCondition.mistake(in: "n +* 2")?.bytes    // 3..<4
  public static func mistake(in text: String) -> Mistake? {
    guard let error = PythonProgram.mistake(inExpression: text) else { return nil }
    let raised = RaisedError(
      type: error.kind.rawValue, message: error.message, line: error.location?.line ?? 0,
      column: error.location?.offset,
      isStatic: true)
    return Mistake(error: raised, bytes: error.location.map { bytes(of: $0, in: text) } ?? 0..<text.utf8.count)
  }

  /// The character at a place, or the last one of its line where the line ends before it.
  private static func bytes(of location: SyntaxError.Location, in text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    var start = scalars.firstIndex { $0 != " " && $0 != "\t" } ?? scalars.startIndex
    for _ in 1..<max(1, location.line) {
      start = scalars[start...].firstIndex(of: "\n").map(scalars.index(after:)) ?? scalars.endIndex
    }
    let end = scalars[start...].firstIndex(of: "\n") ?? scalars.endIndex
    guard start < end else { return 0..<text.utf8.count }
    let character =
      scalars.index(start, offsetBy: max(0, location.offset - 1), limitedBy: scalars.index(before: end))
      ?? scalars.index(before: end)
    let first = text.utf8.distance(from: text.startIndex, to: character)
    return first..<first + UTF8.width(scalars[character])
  }
}
