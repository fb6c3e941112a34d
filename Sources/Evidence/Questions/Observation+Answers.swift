package import Grading

extension Observation {
  /// Whether an answer to the question "what does it print?" is right.
  ///
  /// An answer such as `ERROR` stands for any error, one that names an error for that error, alone or below what was
  /// printed before it; `nothing` stands for no output.
  package func isAnswered(by answer: String) -> Bool {
    guard error != nil else { return prints(answer) || (output.isEmpty && Self.meansNothing(answer)) }
    return isEndingNamed(by: answer) || isAnswered(inLinesBy: answer)
  }

  /// Whether an answer is what was printed and, on its last line, the error.
  private func isAnswered(inLinesBy answer: String) -> Bool {
    let text = Self.withoutClosingLineEnds(answer)
    guard !output.isEmpty, let end = text.lastIndex(of: "\n") else { return false }
    return prints(String(text[..<end])) && isEndingNamed(by: String(text[text.index(after: end)...]))
  }

  /// Whether an answer names the error in which the run ended: its report, its type, or any error's stand-in.
  private func isEndingNamed(by answer: String) -> Bool {
    guard let error else { return false }
    return raises(answer) || SpokenEnding(answer)?.names(error) == true
  }

  /// Whether an answer stands for "it prints nothing": `Nothing`, `nothing at all`, `It prints nothing`.
  package static func meansNothing(_ answer: String) -> Bool {
    let words = answer.lowercased().split { !$0.isLetter }.map(String.init)
    return [
      ["nothing"], ["nothing", "at", "all"], ["prints", "nothing"], ["it", "prints", "nothing"],
      ["nothing", "is", "printed"], ["the", "program", "prints", "nothing"], ["nothing", "happens"], ["no", "output"],
      ["there", "is", "no", "output"], ["nichts"], ["gar", "nichts"], ["rien"], ["nada"], ["niente"],
    ].contains(words)
  }

  /// Whether an answer stands for "it ends in an error", whichever it is: `ERROR`, `An error`, `It ends in an error`.
  package static func meansAnyError(_ answer: String) -> Bool { SpokenEnding(answer).map { $0.type == nil } ?? false }

  /// Whether an answer to the question "in which error does it end?" is right: its name or its report, any error's
  /// stand-in, or `no error` for a program that ends in none.
  package func isErrorNamed(by answer: String) -> Bool {
    error == nil ? Self.meansNoError(answer) : isEndingNamed(by: answer)
  }

  /// Whether an answer stands for "it ends in no error": `No error`, `None`, `It works`.
  private static func meansNoError(_ answer: String) -> Bool {
    let words = answer.lowercased().split { !$0.isLetter }.map(String.init)
    return [
      ["no", "error"], ["none"], ["none", "of", "them"], ["there", "is", "no", "error"], ["it", "works"],
      ["it", "runs"], ["no", "error", "at", "all"], ["it", "runs", "without", "an", "error"],
    ].contains(words)
  }
}
