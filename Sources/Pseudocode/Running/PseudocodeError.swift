import PythonSyntax

/// Something wrong with a program, at its place, in words for a beginner.
///
///     let program = PseudocodeProgram(source: "DISPLAY(\"Hello\"")
///     program.error?.kind == .missingMark
///     program.error?.place.column == 16
public struct PseudocodeError: Error, Sendable, Hashable {
  /// The kind of mistake.
  public let kind: Kind
  /// The fact, without a full stop: `'x' has no value yet`.
  public let message: String
  /// The thing to do; nil when the fact says it.
  public let help: String?
  /// The part of the program that is meant.
  public let place: PseudocodeSpan

  init(_ kind: Kind, _ message: String, help: String? = nil, at range: SourceRange, in source: SourceText) {
    self.kind = kind
    self.message = message
    self.help = help
    place = PseudocodeSpan(range, in: source)
  }

  /// True where it is found before the program runs.
  public var isStatic: Bool { kind.isStatic }
}

/// A part of a program's text: lines and columns from 1, in code points.
public struct PseudocodeSpan: Sendable, Hashable {
  /// The line of the first character.
  public let line: Int
  /// The column of the first character.
  public let column: Int
  /// The line of the last character.
  public let endLine: Int
  /// The column behind the last character.
  public let endColumn: Int

  init(_ range: SourceRange, in source: SourceText) {
    line = Int(range.start.line)
    column = 1 + source.countCodePoints(inLine: Int(range.start.line), upTo: Int(range.start.column))
    endLine = Int(range.end.line)
    endColumn = 1 + source.countCodePoints(inLine: Int(range.end.line), upTo: Int(range.end.column))
  }
}
