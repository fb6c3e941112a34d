internal import CurriculumBundle

/// A question of a bank: what it asks, the answers to choose from, and the places of the right ones.
struct BankQuestion {
  /// What it is called in the bank.
  var name: String?
  var text = ""
  var code: String?
  var language: CodeLanguage?
  var answers: [BankAnswer] = []
  /// The places of the right answers, from 0.
  var rights: Set<Int> = []
  /// What is said after the question, whatever was chosen.
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
  /// Why it cannot become a card; nil when it can.
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
      let told = answers.enumerated().filter { $0.offset == right }.compactMap(\.element.feedback)
      let wrong = answers.enumerated().filter { $0.offset != right }.compactMap(\.element.feedback)
      let parts = told + (explanation.map { [$0] } ?? [])
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
