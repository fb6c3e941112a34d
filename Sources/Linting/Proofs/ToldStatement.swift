import AnswerReading
import CurriculumBundle
import Evidence

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
    let isPrinted = seen.prints(told.output.thing)
    // Whether quotes are printed, too, may be the very question, and whether a part of the output counts.
    guard isPrinted ? statement.answer || !told.output.isQuoted : !told.output.isPrinted(in: seen.output) else {
      return nil
    }
    guard told.isVerbOfPrinting || Self.isAboutOutput(told.output, seen.output, statement) else { return nil }
    (isTrue, reason) = (isPrinted, seen.inWords)
  }

  /// True for a statement without a verb of printing that most likely speaks of the output all the same, and not of a
  /// value that is not printed: `x ends up as 4`, `the condition gives True`, `the function returns 4`.
  private static func isAboutOutput(_ told: ToldOutput, _ output: String, _ statement: TrueFalseCard) -> Bool {
    let names = CodeNames(in: statement.code ?? "")
    let words = statement.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard names.variables.isDisjoint(with: words), !names.hasDefinitions else { return false }
    let lines = output.split(whereSeparator: \.isNewline)
    return told.isQuoted ? !lines.isEmpty : lines.contains { Form(of: $0) == Form(of: told.thing[...]) }
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

  /// The output that is all that a text names, in English or in the words of the card's language.
  private static func told(
    in text: String, _ reader: AnswerReader
  ) -> (output: ToldOutput, isVerbOfPrinting: Bool)? {
    if let told = ToldOutput.all(in: text, .statement).first, isWhole(told, of: text) { return (told, true) }
    return reader.statedOutput(in: text).map { (ToldOutput(thing: $0.text, isQuoted: $0.isQuoted), false) }
  }

  /// Whether nothing comes before and behind a sentence of few words.
  private static func isWhole(_ told: ToldOutput, of text: String) -> Bool {
    text.utf8.count - told.bytes.upperBound <= 2
      && text.prefix { $0 != "\"" && !$0.isNumber }.split(separator: " ").count <= 3
  }
}
