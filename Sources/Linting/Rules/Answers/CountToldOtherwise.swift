internal import CurriculumBundle
internal import Diagnostics

/// A question that asks for so many answers, of which another number is right.
enum CountToldOtherwise: ChoiceRule {
  static let description = RuleDescription(
    "count-told-otherwise", .answers, .warning, "a question asks for another number of answers than are right",
    explanation: """
      `Which two are loops?` over three right answers: whoever follows the words is told that something is missing, and
      learns to read past them. Mostly an answer was added later. Looked at is a number right behind `which`, `choose`,
      `select`, `pick`, `mark`, `tick` or `find`.
      """,
    wrong: [
      .cards(select("↓Which two of these are animals?", "[0, 2, 3]")),
      .cards(select("↓Choose the 3 animals.", "[0, 2]")),
    ],
    right: [
      .cards(select("Which two of these are animals?", "[0, 2]")), .cards(select("Choose all animals.", "[0, 2, 3]")),
      .cards(select("Which of the two kinds is an animal?", "[0, 2, 3]")),
      .cards(select("Choose one or more.", "[0, 2, 3]")),
      .cards(select("Which three-letter words are animals?", "[0, 2]")),
      .cards(select("Which two times tables have an animal?", "[0, 2, 3]")),
    ])

  static func check(_ card: CardContext) {
    guard case .multiSelect(let question) = card.content, let told = toldCount(question.text) else { return }
    let right = Set(question.correctAnswerIndices).intersection(question.answers.indices)
    let mayBePairs = right.contains { question.answers[$0].contains(" and ") || question.answers[$0].contains(",") }
    guard told != right.count, !mayBePairs else { return }
    card.report(
      Self.self, at: card.location(of: "text"),
      "the text asks for \(counted(told, "answer")), but \(right.count) \(right.count == 1 ? "is" : "are") right",
      help: "mend the text or the answers")
  }

  /// How many answers a text asks for; nil where it does not say.
  private static func toldCount(_ text: String) -> Int? {
    let words = ToldText.words(of: text)
    let place = words.indices.first { verbs.contains(words[$0]) && words.index(after: $0) < words.endIndex }
    guard let place else { return nil }
    let rest = words[(place + 1)...].drop { ["the", "all", "exactly"].contains($0) }
    guard let count = rest.first.flatMap({ numbers[$0] }), !rest.contains("or") else { return nil }
    // `three-letter words` and `two times tables` count no answers.
    guard let next = rest.dropFirst().first else { return count }
    return next != "times" && next.hasSuffix("s") || joints.contains(next) ? count : nil
  }

  private static let verbs: Set<String> = ["which", "choose", "select", "pick", "mark", "tick", "find"]
  private static let joints: Set<String> = ["of", "are", "that", "which", "do", "can", "will", "have", "give"]
  private static let numbers = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6,
  ]

  private static func select(_ text: String, _ keys: String) -> String {
    """
    - id: ask
      type: multiSelect
      text: \(text)
      answers: [A cat, A stone, A dog, A cow, A car]
      correctAnswerIndices: \(keys)

    """
  }
}
