import AnswerReading
import CurriculumBundle
import Evidence

/// The truth of a true-or-false card's statement, where its whole text names what the code on it prints.
///
///     - {id: sum, type: trueFalse, code: print(2 + 3), text: It prints 5., answer: true}
struct ToldStatement {
  /// True where a run bears the statement out.
  let isTrue: Bool
  /// The fact about the code, for a sentence behind `since`.
  let reason: String

  /// The truth of a card's statement; nil where nothing is certain: the text has more than one sentence of few words,
  /// or the code ends in an error or does not print the same in every run.
  init?(on card: CardContext) {
    guard case .trueFalse(let statement) = card.content,
      let told = card.answerReader.toldOutput(in: statement.text),
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
}
