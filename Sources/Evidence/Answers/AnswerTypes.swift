import AnswerReading
import Python

/// The types of the values of answers that are expressions, where a question asks for those of one type.
///
///     // Which expressions have a value of type bool?
///     // 3 > 2, 1 + True, not 0: the first and the last
struct AnswerTypes {
  /// The outcomes with their types.
  let outcomes: [AnswerOutcome]
  /// The indices of the answers of the type that the question names, in their order.
  let named: [Int]

  /// Nil where the question does not end with the name of a type, or may be about anything else, and where an answer is
  /// not an expression with a value.
  init?(_ outcomes: [AnswerOutcome], _ answers: [String], in text: String, _ reader: AnswerReader, _ runs: CardRuns) {
    guard outcomes.count > 1, outcomes.allSatisfy({ $0.value != nil && $0.printed.isEmpty && $0.changed.isEmpty }),
      let last = Self.lastWord(of: text), let type = reader.type(namedBy: last),
      case .python(let program) = runs.read.program(.text(""), in: .python),
      let values = runs.ask(
        outcomes.map { PythonQuestion(answers[$0.answer]) }, atLeast: outcomes.count, after: program, for: .codeAnswers)
    else { return nil }
    let typed = zip(outcomes, values).compactMap { outcome, answer -> AnswerOutcome? in
      guard case .value(let value) = answer else { return nil }
      return AnswerOutcome(of: outcome.answer, printed: "", value: outcome.value, type: value.type)
    }
    let names = NamedVariables(
      text: NamingText(text), outcomes: typed, names: typed.map { answers[$0.answer] }, code: "", reader: reader)
    let found = names.find()
    guard typed.count == outcomes.count, !found.isEmpty,
      typed.allSatisfy({ found.contains($0.answer) == ($0.type == type) })
    else { return nil }
    (self.outcomes, named) = (typed, found)
  }

  /// The word with which a text ends, without a bracket or quotes around it.
  private static func lastWord(of text: String) -> String? {
    let last = text.split(whereSeparator: \.isWhitespace).last { $0.contains(where: \.isLetter) }
    return last.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
  }
}
