/// The lines that a program reads as its standard input, known before it starts.
public struct ScriptedInput: Sendable, Hashable {
  /// The lines, without their line ends.
  public var lines: [String]

  /// Input from lines; none by default, so that the first read meets the end of the file.
  public init(_ lines: [String] = []) {
    self.lines = lines
  }
}
