import CurriculumBundle
import Evidence
import Grading

/// A true-or-false card whose `answer`, or whose condition, most likely contradicts its text, though no run proves it.
///
///     - {id: floor, type: trueFalse, code: x = -7 // 2, text: "At the end, `x` is -3.", answer: true}
struct DoubtfulStatement {
  /// The behaviour of the code beside the statement, as the beginning of a sentence.
  let fact: String
  /// The answer that is most likely right.
  let answer: Bool
  /// The condition that comes to the contrary of the text; nil for a card without one.
  let condition: String?

  /// Nil where the answer is as it should be, or where nothing is known.
  init?(on card: CardContext) {
    guard case .trueFalse(let statement) = card.content else { return nil }
    if let asked = card.codeAnswers?.asked, let stated = asked.condition {
      answer = asked.value == "True"
      guard answer != statement.answer else { return nil }
      (fact, condition) = (Self.inWords(stated, isTrue: answer), nil)
      return
    }
    guard let code = card.codeEvidence, let reading = code.statement else { return nil }
    if let condition = statement.satisfies {
      guard code.comparison == .contrary, case .statement(_, let isTrue)? = code.key, statement.answer == isTrue else {
        return nil
      }
      self.condition = condition
    } else {
      guard reading.isTrue != statement.answer, !reading.isCertain else { return nil }
      condition = nil
    }
    (fact, answer) = (reading.inWords(of: code), reading.isTrue)
  }

  /// A condition that the text states, as the beginning of a sentence.
  fileprivate static func inWords(_ stated: String, isTrue: Bool) -> String {
    let condition = "`\(onOneLine(stated))`"
    return isTrue
      ? "\(condition) is true, as the text says, but" : "the text says \(condition), which is not true, and"
  }
}

extension StatementReading {
  /// The fact and what the text says of it, as the beginning of a sentence.
  fileprivate func inWords(of code: CodeEvidence) -> String {
    let seen = code.seen?.inWords ?? "the program never ends"
    switch fact {
    case .output(let told), .otherOutput(let told):
      return isTrue ? "\(seen), as the text says, but" : "\(seen), but the text says \(onOneLine(told)), and"
    case .value(let value):
      let isVariable = !value.expression.contains("[") && !value.expression.contains("(")
      let name = isVariable ? "the variable \(value.expression)" : value.expression
      return "\(name) is \(onOneLine(value.value)), \(says(onOneLine(value.stated)))"
    case .condition(let stated): return DoubtfulStatement.inWords(stated.condition, isTrue: isTrue)
    case .nothingPrinted:
      return "the code prints nothing and ends in '\(onOneLine(code.seen?.error?.summary ?? ""))', and"
    case .rounds(let stated, let count):
      return "the body of the loop runs \(count) time\(count == 1 ? "" : "s"), \(says("\(stated)"))"
    case .ending: return "\(seen), \(isTrue ? "as the text says, but" : "but the text says something else, and")"
    }
  }

  private func says(_ stated: String) -> String {
    isTrue ? "as the text says, but" : "but the text says \(stated), and"
  }
}
