import CurriculumBundle

/// A question of a bank: its text, the answers to choose from, and the indices of the right ones.
struct BankQuestion {
  /// Its name in the bank.
  var name: String?
  var text = ""
  var code: String?
  var language: CodeLanguage?
  var answers: [BankAnswer] = []
  /// The indices of the right answers.
  var rights: Set<Int> = []
  /// The text that follows the question, whatever was chosen.
  var explanation: String?
}

/// An answer to choose from.
struct BankAnswer: Hashable {
  /// The letter or number by which the bank names it.
  var label: String?
  var text: String
  var feedback: String?
}

extension BankQuestion {
  /// The reason why it cannot become a card, with a help; nil when it can.
  var problem: (fact: String, help: String)? {
    if text.isEmpty { return ("it has no text", "write what is asked") }
    if answers.isEmpty { return ("it has no answers to choose from", "give at least two answers") }
    if answers.count < 2 { return ("it has one answer", "add answers that are wrong") }
    if answers.contains(where: \.text.isEmpty) { return ("an answer is empty", "write it, or take it out") }
    return rights.isEmpty ? ("no answer is marked as right", "mark the right one") : nil
  }

  /// Its card: of two answers `True` and `False`, in any order, one that is true or false.
  var content: CardContent {
    let words = answers.map { $0.text.lowercased() }
    if words.count == 2, Set(words) == ["true", "false"], rights.count == 1, let right = rights.first {
      let praise = answers.enumerated().filter { $0.offset == right }.compactMap(\.element.feedback)
      let wrong = answers.enumerated().filter { $0.offset != right }.compactMap(\.element.feedback)
      let parts = praise + (explanation.map { [$0] } ?? [])
      return .trueFalse(
        TrueFalseCard(
          text: text, code: code, language: language, answer: words[right] == "true",
          hints: wrong.isEmpty ? nil : wrong, explanation: parts.isEmpty ? nil : parts.joined(separator: "\n")))
    }
    return ChoiceQuestion(
      text: text, code: code, language: language,
      answers: answers.enumerated().map {
        ChoiceQuestion.Answer(text: $1.text, isRight: rights.contains($0), feedback: $1.feedback)
      }, isMultiple: rights.count > 1, explanation: explanation
    ).content
  }
}
