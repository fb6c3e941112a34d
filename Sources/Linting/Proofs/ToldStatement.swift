internal import CurriculumBundle
internal import Evidence
internal import Phrases

/// Whether a true-or-false card's statement is true, where its whole text names what the code on it prints.
///
///     - {id: sum, type: trueFalse, code: print(2 + 3), text: It prints 5., answer: true}
struct ToldStatement {
  /// Whether the statement is true.
  let isTrue: Bool
  /// What the code does, for a sentence behind `since`.
  let reason: String

  /// What is certain of a card's statement; nil where nothing is: the text has more than one sentence of few words, or
  /// the code ends in an error or does not print the same in every run.
  init?(on card: CardContext) {
    guard case .trueFalse(let statement) = card.content,
      let told = Self.told(in: statement.text, card.answerReader),
      let code = card.codeEvidence, code.instability == nil, code.run?.chances.isEmpty == true,
      let seen = code.seen, seen.error == nil
    else { return nil }
    let isPrinted = seen.prints(told.thing)
    // Whether quotes are printed, too, may be the very question, and whether a part of the output counts.
    guard isPrinted ? statement.answer || !told.isQuoted : !told.isPrinted(in: seen.output) else { return nil }
    (isTrue, reason) = (isPrinted, seen.inWords)
  }

  /// The output that is all that a text names, in English or in the words of the card's language.
  private static func told(in text: String, _ reader: AnswerReader) -> ToldOutput? {
    if let told = ToldOutput.all(in: text, .statement).first, isWhole(told, of: text) { return told }
    return reader.statedOutput(in: text).map { ToldOutput(thing: $0.text, isQuoted: $0.isQuoted) }
  }

  /// Whether nothing comes before and behind a sentence of few words.
  private static func isWhole(_ told: ToldOutput, of text: String) -> Bool {
    text.utf8.count - told.bytes.upperBound <= 2
      && text.prefix { $0 != "\"" && !$0.isNumber }.split(separator: " ").count <= 3
  }
}
