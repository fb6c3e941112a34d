extension AnswerReader {
  /// Whether a question about code asks for all that is printed and for nothing else.
  ///
  ///     let reader = AnswerReader(locale: "en")
  ///     reader.asksForAllOutput("Look at the code. What does it print?", about: code)     // true
  ///     reader.asksForAllOutput("What is printed on the second line?", about: code)       // false
  package func asksForAllOutput(_ text: String, about code: String) -> Bool {
    QuestionReader(text, in: self).question(about: code) == .output
  }

  /// Whether a question asks which of its answers is an expression that is true.
  package func asksWhichIsTrue(_ text: String) -> Bool {
    let words = " " + AnswerLanguage.folded(text).split { !$0.isLetter }.joined(separator: " ") + " "
    return languages.contains { $0.truths.contains { words.contains(" \($0) ") } }
  }

  /// The word by which a question asks for what does not do something; nil without one.
  package func negation(in text: String) -> String? {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.map(String.init).first { word in
      languages.contains { $0.negations.contains(AnswerLanguage.folded(word)) }
    }
  }
}
