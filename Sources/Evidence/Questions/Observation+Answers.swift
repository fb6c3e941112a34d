internal import Execution
package import Grading

extension Observation {
  /// Whether an answer to the question "what does it print?" is right.
  ///
  /// An answer such as `ERROR` stands for any error, one that names an error for that error, alone or below what was
  /// printed before it; `nothing` stands for no output. Where an answer names the right error with another message, it
  /// is right all the same: learners judge which error it is.
  package func isAnswered(by answer: String, _ reader: AnswerReader = .english) -> Bool {
    guard error != nil else {
      return prints(answer) || output.isEmpty && reader.claim(of: answer) == .nothing
    }
    return isEndingNamed(by: answer, reader) || isAnswered(inLinesBy: answer, reader)
  }

  /// Whether an answer is what was printed and, on its last line, the error.
  private func isAnswered(inLinesBy answer: String, _ reader: AnswerReader) -> Bool {
    let text = Self.withoutClosingLineEnds(answer)
    guard !output.isEmpty, let end = text.lastIndex(of: "\n") else { return false }
    return prints(String(text[..<end])) && isEndingNamed(by: String(text[text.index(after: end)...]), reader)
  }

  /// Whether an answer names the error in which the run ended: its report, its type, or any error's stand-in.
  private func isEndingNamed(by answer: String, _ reader: AnswerReader) -> Bool {
    guard let error else { return false }
    return raises(answer) || reader.claim(of: answer).map { isEnding(error, $0) } ?? false
  }

  /// Whether a claim is the error in which the run ended.
  private func isEnding(_ error: RaisedError, _ claim: AnswerClaim) -> Bool {
    switch claim {
    case .anyError: true
    case .errorAtRunTime: !["SyntaxError", "IndentationError", "TabError"].contains(error.type)
    case .error(let type, _): type.lowercased() == error.type.lowercased()
    case .errorOnLine(let line): line == error.line
    case .nothingAndError: output.isEmpty
    case .endlessRecursion: error.type == "RecursionError"
    case .nothing, .noError, .neverEnds, .noneOfTheOthers, .allOfTheOthers, .count, .position: false
    }
  }

  /// Whether an answer to the question "in which error does it end?" is right: its name or its report, any error's
  /// stand-in, or `no error` for a program that ends in none.
  package func isErrorNamed(by answer: String, _ reader: AnswerReader = .english) -> Bool {
    error == nil
      ? reader.claim(of: answer, isErrorAsked: true) == .noError : isEndingNamed(by: answer, reader)
  }
}
