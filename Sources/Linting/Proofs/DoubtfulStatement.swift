import AnswerReading
import CurriculumBundle
import Evidence

/// A true-or-false card whose `answer` is most likely wrong, though no run proves it.
///
///     - {id: floor, type: trueFalse, code: x = -7 // 2, text: "At the end, `x` is -3.", answer: true}
struct DoubtfulStatement {
  /// The behaviour of the code beside the statement, as the beginning of a sentence.
  let fact: String
  /// The answer that is most likely right.
  let answer: Bool

  /// Nil where the answer is as it should be, or where nothing is known.
  init?(on card: CardContext) {
    guard case .trueFalse(let statement) = card.content, statement.satisfies == nil, let code = card.codeEvidence,
      let found = Self.value(code, statement) ?? Self.output(code, statement, card.answerReader)
        ?? Self.otherOutput(code, statement, card.answerReader) ?? Self.rounds(code, statement, card.answerReader),
      ToldStatement(on: card) == nil
    else { return nil }
    (fact, answer) = found
  }

  /// The text says what a variable is.
  private static func value(_ code: CodeEvidence, _ card: TrueFalseCard) -> (fact: String, answer: Bool)? {
    guard let value = code.statedValue, value.isTrue != card.answer else { return nil }
    let name = value.expression.contains("[") ? value.expression : "the variable \(value.expression)"
    let says = value.isTrue ? "as the text says, but" : "but the text says \(onOneLine(value.stated)), and"
    return ("\(name) is \(onOneLine(value.value)), \(says)", value.isTrue)
  }

  /// The text says that something is printed, and the code ends in an error before it prints anything.
  private static func output(
    _ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader
  ) -> (fact: String, answer: Bool)? {
    guard card.answer, card.raises == nil, card.neverEnds != true, code.instability == nil, code.settingError == nil,
      code.run?.chances.isEmpty == true, let seen = code.seen, let error = seen.error, !error.isStatic,
      seen.output.isEmpty, seen.emptyLines == nil, !unsaid.contains(error.type), !error.isOfMissingInput,
      !error.isForeign(to: card.code ?? ""),
      namesSomething(card.text), reader.statesOutput(card.text)
    else { return nil }
    return ("the code prints nothing and ends in '\(onOneLine(error.summary))', and", false)
  }

  /// The text says that something is printed, and the code prints something else.
  private static func otherOutput(
    _ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader
  ) -> (fact: String, answer: Bool)? {
    guard card.answer, card.raises == nil, card.neverEnds != true, code.instability == nil, code.settingError == nil,
      code.run?.chances.isEmpty == true, let seen = code.seen, seen.error == nil, seen.output.utf8.count <= 400,
      reader.statesOutput(card.text), let stated = reader.statedOutput(in: card.text)
    else { return nil }
    let told = ToldOutput(thing: stated.text, isQuoted: stated.isQuoted)
    let words = card.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard !seen.prints(told.thing), !told.isPrinted(in: seen.output),
      CodeNames(in: card.code ?? "").variables.isDisjoint(with: words)
    else { return nil }
    return ("\(seen.inWords), but the text says \(onOneLine(told.thing)), and", false)
  }

  /// The text says how often the body of the only loop runs, each round of which prints one line.
  private static func rounds(
    _ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader
  ) -> (fact: String, answer: Bool)? {
    guard code.instability == nil, code.run?.chances.isEmpty == true, let seen = code.seen, seen.error == nil,
      let shown = card.code, card.given == nil, let stated = reader.roundsStated(in: card.text),
      PrintingLines.arePrintedByRounds(of: shown)
    else { return nil }
    let lines = seen.output.split(separator: "\n", omittingEmptySubsequences: false)
    let isTrue = lines.count == stated
    guard isTrue != card.answer, lines.allSatisfy({ !$0.isEmpty }) else { return nil }
    let says = isTrue ? "as the text says, but" : "but the text says \(stated), and"
    return ("the body of the loop runs \(lines.count) time\(lines.count == 1 ? "" : "s"), \(says)", isTrue)
  }

  /// Errors of code that needs something which a text may only tell.
  private static let unsaid: Set = ["FileNotFoundError", "ImportError", "ModuleNotFoundError"]

  /// True for a text with a number, with quotes, or with a name or a value: a capital behind its first letter.
  private static func namesSomething(_ text: String) -> Bool {
    text.dropFirst().contains { $0.isNumber || $0.isUppercase || "\"\u{201C}\u{201E}\u{AB}".contains($0) }
  }
}
