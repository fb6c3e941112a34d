package import AnswerReading
import Execution
package import Grading

extension Observation {
  /// Whether an answer to the question "what does it print?" is right.
  ///
  /// An answer such as `ERROR` stands for any error, one that names an error for that error, alone or below what was
  /// printed before it; `nothing` stands for no output. Where an answer names the right error with another message, it
  /// is right all the same: learners judge which error it is.
  ///
  /// - Parameter closeness: How near an answer has to be; those that are less near are right only where no other is.
  package func isAnswered(
    by answer: String, _ reader: AnswerReader = .english, _ closeness: Closeness = .near
  ) -> Bool {
    guard error != nil else { return prints(answer) || isLackNamed(by: answer, reader, closeness) }
    // Where something is printed before, the error is not all that happens.
    let mayBeEnding = output.isEmpty || closeness == .near
    return mayBeEnding && isEndingNamed(by: answer, reader, closeness)
      || isAnswered(inPartsBy: answer, reader, closeness)
  }

  /// How near an answer has to be to what happens.
  package enum Closeness {
    /// It says just that.
    case exact
    /// It may also say less: `LookupError` for a `KeyError`, `nothing` for an empty line.
    case near
  }

  /// Whether an answer says that nothing is printed, or lines with nothing on them.
  private func isLackNamed(by answer: String, _ reader: AnswerReader, _ closeness: Closeness) -> Bool {
    guard output.isEmpty else { return false }
    switch reader.claim(of: answer) {
    case .nothing: return closeness == .near || emptyLines == nil
    case .emptyLines(let count): return count == emptyLines
    default: return false
    }
  }

  /// Whether an answer is what was printed and the error: on its last line, or joined by a word.
  private func isAnswered(inPartsBy answer: String, _ reader: AnswerReader, _ closeness: Closeness) -> Bool {
    guard !output.isEmpty else { return false }
    let text = Self.withoutClosingLineEnds(answer)
    let lines = text.lastIndex(of: "\n").map { [(String(text[..<$0]), String(text[text.index(after: $0)...]))] } ?? []
    return (lines + reader.outputsAndEndings(of: text)).contains { printed, ending in
      (prints(printed) || closeness == .near && isSeveralLines(in: printed))
        && isEndingNamed(by: ending, reader, closeness)
    }
  }

  /// Whether the output is several lines, which a text has in another format, such as `A and B`.
  private func isSeveralLines(in text: String) -> Bool {
    output.contains("\n") && output.utf8.count < 300 && OtherFormat(output).isSaid(by: OtherFormat(text))
  }

  /// Whether an answer names the error in which the run ended: its report, its type, or any error's stand-in.
  private func isEndingNamed(by answer: String, _ reader: AnswerReader, _ closeness: Closeness) -> Bool {
    guard let error else { return false }
    return raises(answer) || reader.claim(of: answer).map { isEnding(error, $0, closeness) } ?? false
  }

  /// Whether a claim is the error in which the run ended.
  private func isEnding(_ error: RaisedError, _ claim: AnswerClaim, _ closeness: Closeness) -> Bool {
    switch claim {
    case .anyError: true
    case .errorAtRunTime: !error.isStatic && !["SyntaxError", "IndentationError", "TabError"].contains(error.type)
    case .error(let type, _, let line):
      (line.map { $0 == error.line } ?? true) && error.isNamed(type, closeness)
    case .errorOnLine(let line): line == error.line
    case .nothingAndError: output.isEmpty
    case .endlessRecursion: error.type == "RecursionError"
    case .nothing, .emptyLines, .noError, .neverEnds, .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .count,
      .position:
      false
    }
  }

  /// Whether an answer to the question "in which error does it end?" is right: its name or its report, any error's
  /// stand-in, or `no error` for a program that ends in none.
  package func isErrorNamed(
    by answer: String, _ reader: AnswerReader = .english, _ closeness: Closeness = .near
  ) -> Bool {
    error == nil
      ? reader.claim(of: answer, to: .error) == .noError : isEndingNamed(by: answer, reader, closeness)
  }
}

extension RaisedError {
  /// Whether an error is of a type, or, where that is near enough, of one that is derived from it.
  fileprivate func isNamed(_ name: String, _ closeness: Observation.Closeness) -> Bool {
    var type: String? = type
    while let current = type {
      if current.lowercased() == name.lowercased() { return true }
      type = closeness == .near ? base(of: current) : nil
    }
    return false
  }

  /// The type from which one is derived; an error for which a program in pseudocode is refused is a syntax error.
  private func base(of type: String) -> String? {
    isStatic && isOfPseudocode && type == self.type ? "SyntaxError" : Self.baseTypes[type]
  }

  /// The types from which those are derived that lessons speak of; `Exception` is any error.
  ///
  /// Errors of pseudocode are also called by the names that Python has for them.
  private static let baseTypes = [
    "FloatingPointError": "ArithmeticError", "OverflowError": "ArithmeticError", "ZeroDivisionError": "ArithmeticError",
    "IndexError": "LookupError", "KeyError": "LookupError", "ModuleNotFoundError": "ImportError",
    "UnboundLocalError": "NameError", "NotImplementedError": "RuntimeError", "RecursionError": "RuntimeError",
    "IndentationError": "SyntaxError", "TabError": "IndentationError", "UnicodeError": "ValueError",
    "UnicodeDecodeError": "UnicodeError", "UnicodeEncodeError": "UnicodeError", "FileNotFoundError": "OSError",
    "FileExistsError": "OSError", "IsADirectoryError": "OSError", "NotADirectoryError": "OSError",
    "PermissionError": "OSError", "TimeoutError": "OSError", "division-by-zero": "ZeroDivisionError",
    "no-such-element": "IndexError", "no-value-yet": "NameError", "wrong-operands": "TypeError",
  ]
}
