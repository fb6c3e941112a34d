extension AnswerReader {
  /// The output that is all that a text names, in English or in the words of the language.
  ///
  /// - Returns: The output, and whether a verb of printing comes before it; nil for a text that says more, or nothing.
  package func toldOutput(in text: String) -> (output: ToldOutput, isVerbOfPrinting: Bool)? {
    if let told = ToldOutput.all(in: text, .statement).first, told.isWhole(of: text) { return (told, true) }
    return statedOutput(in: text).map { (ToldOutput(thing: $0.text, isQuoted: $0.isQuoted), false) }
  }
}

extension ToldOutput {
  /// Returns whether nothing comes before and behind a sentence of few words.
  fileprivate func isWhole(of text: String) -> Bool {
    text.utf8.count - bytes.upperBound <= 2
      && text.prefix { $0 != "\"" && !$0.isNumber }.split(separator: " ").count <= 3
  }
}
