package import CurriculumBundle
import Support

/// What the words of a question about code ask.
package enum QuestionReading: Sendable, Hashable {
  /// One of these; in each reading all words of the sentence are understood, and it is certain only where there is one.
  case asked([AskedQuestion], isCertain: Bool)
  /// Nothing that is understood.
  case unclear
  /// A question for what does not happen.
  case negated
  /// A question for what would happen if something were otherwise, of which a run says nothing.
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
    /// The code is one statement, since the words speak of a line.
    case isOneStatement
    /// At most one line is printed, since the words speak of the end.
    case printsOneLine
  }

  /// What is asked.
  package let question: CodeQuestion
  /// What has to be so besides.
  package let condition: Condition

  /// What all of the output is asked with.
  package static let output = AskedQuestion(.output)

  package init(_ question: CodeQuestion, where condition: Condition = .none) {
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
  let text: QuestionText
  let languages: [AnswerLanguage]

  /// A reader of a question in the language of some answers, or in English.
  package init(_ text: String, in reader: AnswerReader) {
    languages = reader.languagesWithQuestions
    let languages = languages
    self.text = QuestionText(text, beginnings: Set(languages.flatMap(\.questionWords))) { word in
      languages.contains { $0.vocabulary[AnswerLanguage.folded(word)] != nil }
    }
  }

  /// A reader of a question in a language that its words tell: English where it has a word by which questions are known
  /// there, else the first language of which it has one.
  package init(_ text: String) {
    self.init(text, in: AnswerReader(locale: Self.language(of: text) ?? "en"))
  }

  /// The tag of the language of a question, such as `de`; nil where no word tells it.
  package static func language(of text: String) -> String? {
    // The letters of Japanese alone, in words without spaces.
    if text.unicodeScalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) { return "ja" }
    let words = Set(text.split { !$0.isLetter }.map { AnswerLanguage.folded($0) })
    return AnswerLanguage.questionWords.first { !$0.words.isDisjoint(with: words) }?.tag
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
    if let doubt = doubt(about: sentences) { return doubt }
    let others = asking.isEmpty ? text.sentences.dropLast() : text.sentences.filter { !$0.isQuestion }[...]
    guard !others.contains(where: namesOneLine) else { return .unclear }
    var readings: [QuestionReading] = []
    for sentence in sentences {
      let reading = self.reading(of: sentence, about: code)
      if !readings.contains(reading) { readings.append(reading) }
    }
    return readings.count == 1 ? readings[0] : .unclear
  }

  /// The reading of sentences that deny or suppose something; nil for others.
  func doubt(about asking: [QuestionText.Sentence]) -> QuestionReading? {
    let signs = asking.reduce(into: WordSigns()) { $0.formUnion(self.signs(in: $1)) }
    if signs.contains(.supposesWhereItAsks)
      || text.sentences.contains(where: { self.signs(in: $0).contains(.supposes) })
    {
      return .hypothetical
    }
    return signs.contains(.negates) ? .negated : nil
  }

  /// The lists of which a sentence has a word, in any of the languages.
  private func signs(in sentence: QuestionText.Sentence) -> WordSigns {
    sentence.pieces.reduce(into: WordSigns()) { signs, piece in
      guard piece.form == .word else { return }
      let word = AnswerLanguage.folded(piece.text)
      let isUnspaced = word.first?.isWrittenWithoutSpaces == true
      for index in languages.indices {
        signs.formUnion(isUnspaced ? languages[index].signs(in: word[...]) : languages[index].signs(of: word))
      }
    }
  }

  /// True where a sentence speaks of one line of the code or of the output, or of a line by its number.
  private func namesOneLine(_ sentence: QuestionText.Sentence) -> Bool {
    signs(in: sentence).contains(.namesLine) && isCounting(sentence)
  }

  /// True for a sentence with a place in a row, or a number.
  private func isCounting(_ sentence: QuestionText.Sentence) -> Bool {
    sentence.pieces.contains { piece in
      if case .number = piece.form { return true }
      let word = AnswerLanguage.folded(piece.text)
      return piece.form == .word && languages.contains { $0.isOrdinal(word) }
    }
  }

  /// The condition under which a sentence asks for all of the output, or for the value at the end.
  private func condition(of kind: QuestionKind, in sentence: QuestionText.Sentence) -> AskedQuestion.Condition {
    switch kind {
    case .output:
      let signs = signs(in: sentence)
      if signs.contains(.namesLine), !isCounting(sentence) { return .isOneStatement }
      return signs.contains(.namesEnd) ? .printsOneLine : .none
    case .value, .valueAtTheEnd, .number, .type, .length, .error:
      return signs(in: sentence).contains(.namesLine) && !isCounting(sentence) ? .isOneStatement : .none
    case .valueAfterLine, .returned, .code, .errorLine, .mistakeLine, .lineCount, .loopLineCount, .occurrences,
      .position, .linePrinting, .outputLine, .printedThing, .codeLine:
      return .none
    }
  }

  private func reading(of sentence: QuestionText.Sentence, about code: String) -> QuestionReading {
    let names = CodeNames(in: code)
    var (found, isCertain) = ([AskedQuestion](), true)
    for choice in MentionChoice.all(in: sentence, names, code) {
      for (kind, number) in matches(of: choice, in: sentence, languages) {
        // A loop has given its variable another value each time.
        if kind == .value || kind == .number || kind == .type,
          choice.mention.map({ names.loopVariables.contains($0.text) }) ?? false
        {
          continue
        }
        let asked = question(kind, choice.mention, number, code).map { asked in
          asked.condition == .none ? AskedQuestion(asked.question, where: condition(of: kind, in: sentence)) : asked
        }
        // Whoever asks what `f(3)` is may think of what it prints.
        let mayPrint = kind != .returned && (choice.mention?.hasDefinition ?? false)
        isCertain = isCertain && kind.isCertain && asked != nil && !mayPrint
        if let asked, !found.contains(asked) { found.append(asked) }
      }
    }
    return found.isEmpty ? .unclear : .asked(found, isCertain: isCertain && found.count == 1)
  }

  /// The kinds of questions that a sentence is in the first of some languages in which it is one, with the number of a
  /// line.
  func matches(
    of choice: MentionChoice, in sentence: QuestionText.Sentence, _ languages: [AnswerLanguage]
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
    // Other lines may be printed before the loop or behind it.
    case .loopLineCount: return PrintingLines.arePrintedByRounds(of: code) ? AskedQuestion(.lineCount) : nil
    case .outputLine: return line(number)
    case .printedThing: return line(number, where: .printsSingleThings)
    case .codeLine:
      return number.flatMap { PrintingLines.outputLine(ofCodeLine: $0, in: code) }.flatMap { line($0) }
    case .code:
      let code = code.trimmingWhitespace()
      return CodeNames.isValue(code) ? AskedQuestion(.value(of: code)) : nil
    case .value, .valueAtTheEnd, .returned: return mention.map { AskedQuestion(.value(of: $0.text)) }
    case .valueAfterLine: return mention.flatMap { value(of: $0.text, afterLine: number, in: code) }
    case .number: return mention.map { AskedQuestion(.value(of: $0.text), where: .isWholeNumber) }
    case .type: return mention.map { AskedQuestion(.type(of: $0.text)) }
    case .length: return mention.map { AskedQuestion(.value(of: "len(\($0.text))")) }
    case .occurrences: return mention.map { AskedQuestion(.occurrences(of: $0.text)) }
    case .position, .linePrinting: return mention.map { AskedQuestion(.position(of: $0.text)) }
    }
  }

  /// The question for the value of a variable behind a line; nil where a later one may change it.
  ///
  /// Where no code is known, only the words count.
  private func value(of variable: String, afterLine number: Int?, in code: String) -> AskedQuestion? {
    guard let number, code.isEmpty || LastChange.isDone(to: variable, behindLine: number, in: code) else { return nil }
    return AskedQuestion(.value(of: variable))
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
