import Authoring
import Diagnostics

/// A key that points past the answers.
enum AnswerIndexOutOfRange: ChoiceRule {
  static let description = RuleDescription(
    "answer-index-out-of-range", .answers, .error, "the right answer's index is beyond the answers",
    explanation: """
      `correctAnswerIndex` counts from 0, so three answers have the places 0, 1 and 2. A number beyond the last one
      means that no answer is right: the learner tries them all, and the episode can never be finished. The same holds
      for each number in `correctAnswerIndices`. Nobody has to count where `correctAnswer` says the answer itself.
      """,
    wrong: [.cards(ask(key: "↓3")), .cards(select(keys: "[0, ↓3]"))],
    right: [.cards(ask(key: "2")), .cards(select(keys: "[0, 2]"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, keys) = card.choices else { return [] }
    let last = answers.count - 1
    return keys.enumerated().filter { !answers.indices.contains($1) }.map { place, index in
      Finding(
        at: card.location(ofKey: place),
        "the answer at index \(index) is said to be right, but the last answer is at index \(last)",
        label: "answers are counted from 0", help: "write the index of a right answer, from 0 to \(last)")
    }
  }

  private static func select(keys: String) -> String {
    """
    - id: ask
      type: multiSelect
      text: Which of these are animals?
      answers: [A cat, A stone, A cow]
      correctAnswerIndices: \(keys)

    """
  }

  private static func ask(key: String) -> String {
    """
    - id: ask
      type: question
      text: What does print() do?
      answers: [It hides a word, It sends a letter, It shows a word]
      correctAnswerIndex: \(key)

    """
  }
}
