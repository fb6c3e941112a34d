import CurriculumBundle
import PythonSyntax

/// The kind of a piece of code whose file names no language, or names Python.
enum ForeignCode {
  /// A program that Python can read.
  case program
  /// A program of Python 2, such as `print x`, which Python 3 refuses.
  case python2
  /// A session with an interpreter: lines after `>>>` and what they print.
  case session
  /// Anything else that Python cannot read, such as the output of a program.
  case other

  init(_ code: String) {
    let lines = code.split(separator: "\n")
    if lines.contains(where: { $0.hasPrefix(">>>") }) {
      self = .session
    } else if (try? SyntaxTree(parsing: PythonSyntax.SourceText(code))) != nil {
      self = .program
    } else {
      self = lines.contains(where: Self.isOfPython2) ? .python2 : .other
    }
  }

  /// The language on a card that asks about code, nil for Python, and what is lost.
  ///
  /// Code that Python cannot read is pseudocode; only code that is named Python stays that.
  ///
  /// - Parameter isNamed: True where the file names Python; else it names no language.
  static func shown(
    _ code: String, isNamed: Bool
  ) -> (language: CodeLanguage?, loss: (fact: String, help: String)?) {
    switch ForeignCode(code) {
    case .program: return (nil, nil)
    case .session: return (.pseudocode, nil)
    case .python2: return (.pseudocode, ForeignLanguage.loss(of: "Python 2"))
    case .other where isNamed: return (nil, nil)
    case .other:
      return (
        .pseudocode,
        (
          "this code names no language, and Python cannot read it, so it is shown as 'pseudocode'",
          "name its `language`, if cards know it"
        )
      )
    }
  }

  /// Returns whether a line has a statement that only Python 2 can read: `print x`, `exec "x"`, `except E, e:`.
  private static func isOfPython2(_ line: Substring) -> Bool {
    // A statement may follow the colon of its block, or the semicolon after another one.
    let statements = line.split { $0 == ";" || $0 == ":" }.map { $0.drop(while: \.isWhitespace) }
    return statements.contains { statement in
      if statement.hasPrefix("except "), statement.contains(","), !statement.contains("(") { return true }
      return ["print", "exec"].contains { isCommand($0, statement) }
    }
  }

  /// Returns whether a statement is a word with a value behind it, and neither a call nor an assignment.
  private static func isCommand(_ word: String, _ statement: Substring) -> Bool {
    guard statement.hasPrefix(word + " ") else { return false }
    let value = statement.dropFirst(word.count).drop { $0 == " " }
    guard let first = value.first else { return false }
    return first.isLetter || first.isNumber || "\"'_`>([{-".contains(first)
  }
}
