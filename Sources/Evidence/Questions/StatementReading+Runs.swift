import AnswerReading
import CurriculumBundle
import Execution
import Grading

extension StatementReading {
  /// The reading of a card's text; nil for other cards, where it may say anything else, and where the code does not do
  /// the same in every run.
  ///
  /// - Parameters:
  ///   - code: What is known of the card's code.
  ///   - value: What the text says of a variable.
  ///   - condition: What it says of other things in the code.
  init?(
    _ content: CardContent, _ code: CodeEvidence, _ value: StatedValue?, _ condition: StatedCondition?,
    _ reader: AnswerReader
  ) {
    guard case .trueFalse(let card) = content, card.code != nil, code.instability == nil, code.settingError == nil,
      code.run?.chances.isEmpty == true,
      let found = Self.output(code, card, reader) ?? value.map({ Self(.value(stated: $0), $0.isTrue) })
        ?? condition.map({ Self(.condition(stated: $0), $0.isTrue) })
        ?? Self.ofRun(code, card, reader)
    else { return nil }
    self = found
  }

  private init(_ fact: Fact, _ isTrue: Bool, isCertain: Bool = false) {
    (self.fact, self.isTrue, self.isCertain) = (fact, isTrue, isCertain)
  }

  /// The text says something else of the run.
  private static func ofRun(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    if let found = ending(code, card, reader) ?? lack(code, card, reader) ?? otherOutput(code, card, reader) {
      return found
    }
    if let found = otherCase(code, card, reader) { return found }
    if let string = unprintedString(code, card, reader) { return Self(.otherOutput(told: string), false) }
    return rounds(code, card, reader)
  }

  /// The text says how the run ends, or that nothing is printed.
  private static func ending(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard reader.understandsLocale, !code.lacksInput, code.unavailableModule == nil,
      let claim = reader.claim(of: card.text)
    else { return nil }
    guard let seen = code.seen else {
      let neverEnds = card.neverEnds == true && code.run.map { StatedEnding.never.isBorneOut(by: $0.ending) } ?? false
      return neverEnds && (claim == .neverEnds || claim == .noError) ? Self(.ending, claim == .neverEnds) : nil
    }
    if let error = seen.error, isOfSurroundings(error, card) { return nil }
    switch claim {
    case .anyError, .errorAtRunTime, .error, .errorOnLine, .nothingAndError, .endlessRecursion:
      return Self(.ending, seen.isErrorNamed(by: card.text, reader))
    case .noError: return Self(.ending, seen.error == nil)
    case .neverEnds: return Self(.ending, false)
    case .nothing:
      guard seen.error == nil, seen.emptyLines == nil else { return nil }
      return Self(.ending, seen.output.isEmpty)
    case .emptyLines, .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .count, .position: return nil
    }
  }

  /// The text says that something is printed, and the code ends in an error before it prints anything.
  private static func lack(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard card.raises == nil, card.neverEnds != true, let seen = code.seen, let error = seen.error, !error.isStatic,
      seen.output.isEmpty, seen.emptyLines == nil, !isOfSurroundings(error, card), namesSomething(card.text),
      reader.statesOutput(card.text)
    else { return nil }
    return Self(.nothingPrinted, false)
  }

  /// The text says that something is printed, and the code prints something else.
  private static func otherOutput(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard card.raises == nil, card.neverEnds != true, let seen = code.seen, seen.error == nil,
      seen.output.utf8.count <= 400, reader.statesOutput(card.text), let stated = reader.statedOutput(in: card.text)
    else { return nil }
    let told = ToldOutput(thing: stated.text, isQuoted: stated.isQuoted)
    // `True is displayed` begins with a capital letter whatever is displayed.
    let isCapitalized = !stated.isQuoted && card.text.hasPrefix(told.thing)
    guard !seen.prints(told.thing), !told.isPrinted(in: seen.output),
      !isCapitalized || told.thing.lowercased() != seen.output.lowercased(),
      CodeNames(in: card.code ?? "").variables.isDisjoint(with: words(of: card.text))
    else { return nil }
    return Self(.otherOutput(told: told.thing), false)
  }

  /// The text says that a word is printed, with which it ends, and the code prints it in other letters: `ABC`.
  ///
  /// The word is read as if it was in quotes, so that nothing is said where the text does something else with it, as in
  /// `It prints the capital letters of abc`.
  private static func otherCase(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard card.raises == nil, card.neverEnds != true, let seen = code.seen, seen.error == nil,
      seen.output.utf8.count <= 100, let last = card.text.split(whereSeparator: \.isWhitespace).last
    else { return nil }
    let word = last.filter(\.isLetter)
    let quoted = card.text[..<last.startIndex] + last.replacing(word, with: "\"\(word)\"")
    let printed = seen.output.filter { !$0.isWhitespace }
    guard word.count > 1, last.contains(word), printed.allSatisfy(\.isLetter), word != printed,
      word.lowercased() == printed.lowercased(), reader.statesOutput(card.text),
      reader.toldOutput(in: String(quoted))?.output.thing == word
    else { return nil }
    return Self(.otherOutput(told: word), false)
  }

  /// The text says how often the body of the only loop runs, each round of which prints one line.
  private static func rounds(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard let seen = code.seen, seen.error == nil, let shown = card.code, card.given == nil,
      let stated = reader.roundsStated(in: card.text), PrintingLines.arePrintedByRounds(of: shown)
    else { return nil }
    let lines = seen.output.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.allSatisfy({ !$0.isEmpty }) else { return nil }
    return Self(.rounds(stated: stated, count: lines.count), lines.count == stated)
  }

  /// True for an error of code that needs something which a text may only tell, or that another Python may not raise.
  private static func isOfSurroundings(_ error: RaisedError, _ card: TrueFalseCard) -> Bool {
    ["FileNotFoundError", "ImportError", "ModuleNotFoundError"].contains(error.type) || error.isOfMissingInput
      || error.isForeign(to: card.code ?? "")
  }

  /// True for a text with a number, with quotes, or with a name or a value: a capital behind its first letter.
  private static func namesSomething(_ text: String) -> Bool {
    text.dropFirst().contains { $0.isNumber || $0.isUppercase || "\"\u{201C}\u{201E}\u{AB}".contains($0) }
  }
}

// MARK: - A text that names the output

extension StatementReading {
  /// The whole text names what the code prints; nil where nothing is certain: the text has more than one sentence of
  /// few words, or the code ends in an error.
  private static func output(_ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader) -> Self? {
    guard let told = reader.toldOutput(in: card.text), let seen = code.seen, seen.error == nil else { return nil }
    let isPrinted = seen.prints(told.output.thing)
    // Whether quotes are printed, too, may be the very question, and whether a part of the output counts.
    guard isPrinted ? card.answer || !told.output.isQuoted : !told.output.isPrinted(in: seen.output) else { return nil }
    guard told.isVerbOfPrinting || isAboutOutput(told.output, seen.output, card) else { return nil }
    return Self(.output(told: told.output.thing), isPrinted, isCertain: true)
  }

  /// True for a statement without a verb of printing that most likely speaks of the output all the same, and not of a
  /// value that is not printed: `x ends up as 4`, `the condition gives True`, `the function returns 4`.
  private static func isAboutOutput(_ told: ToldOutput, _ output: String, _ statement: TrueFalseCard) -> Bool {
    let names = CodeNames(in: statement.code ?? "")
    guard names.variables.isDisjoint(with: words(of: statement.text)), !names.hasDefinitions else { return false }
    let lines = output.split(whereSeparator: \.isNewline)
    return told.isQuoted ? !lines.isEmpty : lines.contains { Form(of: $0) == Form(of: told.thing[...]) }
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// The form of a value as Python prints it.
  private enum Form {
    case number, constant, collection, words

    init(of text: Substring) {
      if Double(text) != nil {
        self = .number
      } else if ["True", "False", "None"].contains(text) {
        self = .constant
      } else {
        self = text.first.map { "[({".contains($0) } ?? false ? .collection : .words
      }
    }
  }
}
