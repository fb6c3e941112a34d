package import CurriculumBundle
internal import Support

/// What the words of a question about code ask.
package enum QuestionReading: Sendable, Hashable {
  /// One of these; in each reading all words of the sentence are understood, and it is certain only where there is one.
  case asked([AskedQuestion], isCertain: Bool)
  /// Nothing that is understood.
  case unclear
  /// What does not happen, or would if something were otherwise: what a run shows says nothing of it.
  case hypothetical
}

/// A question that words ask, and on what that depends.
package struct AskedQuestion: Sendable, Hashable {
  /// What has to be so for the words to ask this for certain.
  package enum Condition: Sendable, Hashable {
    case none
    /// Each line of the output is one word, number or other thing.
    case printsSingleThings
    /// The value is a whole number.
    case isWholeNumber
    /// The answers are lines of code, and the code ends in an error.
    case answersAreCodeLines
  }

  /// What is asked.
  package let question: CodeQuestion
  /// What has to be so besides.
  package let condition: Condition

  /// What all of the output is asked with.
  package static let output = AskedQuestion(.output)

  init(_ question: CodeQuestion, where condition: Condition = .none) {
    (self.question, self.condition) = (question, condition)
  }
}

/// Understands what questions about code ask, in any language that has a file.
///
/// A question is understood only where a sentence of the language is all of it, and a name, an expression or a text is
/// where that sentence has it; in doubt nothing is, since a wrong guess would call a right key wrong.
///
///     QuestionReader("What is the value of x?").question(about: "x = 1\nx += 2") == .value(of: "x")
///     QuestionReader("What is the value of x before line 2?").question(about: "x = 1\nx += 2") == nil
package struct QuestionReader {
  private let text: QuestionText
  private let languages: [AnswerLanguage]

  /// A reader of a question in the language of some answers, or in English.
  package init(_ text: String, in reader: AnswerReader) {
    languages = reader.languages
    self.text = QuestionText(text, beginnings: Set(languages.flatMap(\.questionWords)))
  }

  /// A reader of a question in a language that its words tell: English where it has a word by which questions are known
  /// there, else the first language of which it has one.
  package init(_ text: String) {
    self.init(text, in: AnswerReader(locale: Self.language(of: text) ?? "en"))
  }

  /// The tag of the language of a question, such as `de`; nil where no word tells it.
  package static func language(of text: String) -> String? {
    let words = Set(text.split { !$0.isLetter }.map { AnswerLanguage.folded($0) })
    let others = AnswerLanguage.tags.subtracting(["en"]).sorted()
    return (["en"] + others).first { tag in
      AnswerLanguage.all[tag]?.value.questionWords.contains { words.contains($0) } ?? false
    }
  }

  /// What is asked of code in Python; nil where the words alone do not tell it for certain.
  package func question(about code: String) -> CodeQuestion? {
    guard case .asked(let questions, isCertain: true) = reading(about: code), let asked = questions.first,
      asked.condition == .none
    else { return nil }
    return asked.question
  }

  /// What is asked of code in Python.
  package func reading(about code: String) -> QuestionReading {
    let asking = text.sentences.filter(\.isQuestion)
    let sentences = asking.isEmpty ? text.sentences.suffix(1) : asking
    guard !isHypothetical(sentences) else { return .hypothetical }
    var readings: [QuestionReading] = []
    for sentence in sentences {
      let reading = self.reading(of: sentence, about: code)
      if !readings.contains(reading) { readings.append(reading) }
    }
    return readings.count == 1 ? readings[0] : .unclear
  }

  /// Whether a sentence that asks has a word that denies, or any sentence one that supposes.
  private func isHypothetical(_ asking: [QuestionText.Sentence]) -> Bool {
    func has(_ sentences: [QuestionText.Sentence], _ words: KeyPath<AnswerLanguage, Set<String>>) -> Bool {
      sentences.contains { sentence in
        sentence.pieces.contains { piece in
          piece.form == .word && languages.contains { $0[keyPath: words].contains(AnswerLanguage.folded(piece.text)) }
        }
      }
    }
    return has(asking, \.negations) || has(asking, \.conditionals) || has(text.sentences, \.suppositions)
  }

  private func reading(of sentence: QuestionText.Sentence, about code: String) -> QuestionReading {
    let names = CodeNames(in: code)
    var (found, isCertain) = ([AskedQuestion](), true)
    for choice in MentionChoice.all(in: sentence, names, code) {
      for (kind, number) in matches(of: choice, in: sentence) {
        // A loop has given its variable another value each time.
        if kind == .value || kind == .number || kind == .type,
          choice.mention.map({ names.loopVariables.contains($0.text) }) ?? false
        {
          continue
        }
        let asked = question(kind, choice.mention, number, code)
        // Whoever asks what `f(3)` is may think of what it prints.
        let mayPrint = kind != .returned && (choice.mention?.hasDefinition ?? false)
        isCertain = isCertain && kind.isCertain && asked != nil && !mayPrint
        if let asked, !found.contains(asked) { found.append(asked) }
      }
    }
    return found.isEmpty ? .unclear : .asked(found, isCertain: isCertain && found.count == 1)
  }

  /// The kinds of questions that a sentence is, with the number of a line.
  private func matches(
    of choice: MentionChoice, in sentence: QuestionText.Sentence
  ) -> [(kind: QuestionKind, number: Int?)] {
    for language in languages {
      guard let tokens = language.tokens(of: sentence, choice), let first = tokens.first else { continue }
      var matcher = SentenceMatcher(language, tokens)
      let number = matcher.first(.ordinal) ?? matcher.first(.number)
      let kinds = language.questions.filter { $0.beginning.admits(first) && matcher.matchesWhole($0.parts) }.map(\.kind)
      if !kinds.isEmpty { return Set(kinds).map { ($0, number) } }
    }
    return []
  }

  private func question(
    _ kind: QuestionKind, _ mention: Mention?, _ number: Int?, _ code: String
  ) -> AskedQuestion? {
    switch kind {
    case .output: return .output
    case .error: return AskedQuestion(.error)
    case .errorLine, .mistakeLine: return AskedQuestion(.error, where: .answersAreCodeLines)
    case .lineCount: return AskedQuestion(.lineCount)
    case .outputLine: return line(number)
    case .printedThing: return line(number, where: .printsSingleThings)
    case .codeLine:
      return number.flatMap { PrintingLines.outputLine(ofCodeLine: $0, in: code) }.flatMap { line($0) }
    case .code:
      let code = code.trimmingWhitespace()
      return CodeNames.isValue(code) ? AskedQuestion(.value(of: code)) : nil
    case .value, .valueAtTheEnd, .returned: return mention.map { AskedQuestion(.value(of: $0.text)) }
    case .number: return mention.map { AskedQuestion(.value(of: $0.text), where: .isWholeNumber) }
    case .type: return mention.map { AskedQuestion(.type(of: $0.text)) }
    case .length: return mention.map { AskedQuestion(.value(of: "len(\($0.text))")) }
    case .occurrences: return mention.map { AskedQuestion(.occurrences(of: $0.text)) }
    case .position, .linePrinting: return mention.map { AskedQuestion(.position(of: $0.text)) }
    }
  }

  /// The question for a line of the output, from 1, or for the last one at -1.
  private func line(_ number: Int?, where condition: AskedQuestion.Condition = .none) -> AskedQuestion? {
    switch number {
    case .some(-1): AskedQuestion(.lastLine, where: condition)
    case .some(let number) where number > 0: AskedQuestion(.outputLine(line: number), where: condition)
    default: nil
    }
  }
}
