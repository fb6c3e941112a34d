public import Slang

extension SlangSource {
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
}
