extension Observation {
  /// Whether an answer to the question "in which error does it end?" is right: its name or its report, any error's
  /// stand-in, or `no error` for a program that ends in none.
  public func isErrorNamed(by answer: String) -> Bool {
    error == nil ? Self.meansNoError(answer) : isEndingNamed(by: answer)
  }

  /// Whether an answer stands for "it ends in no error": `No error`, `None`, `It works`.
  static func meansNoError(_ answer: String) -> Bool {
    let words = answer.lowercased().split { !$0.isLetter }.map(String.init)
    return [
      ["no", "error"], ["none"], ["none", "of", "them"], ["there", "is", "no", "error"], ["it", "works"],
      ["it", "runs"], ["no", "error", "at", "all"], ["it", "runs", "without", "an", "error"],
    ].contains(words)
  }
}
