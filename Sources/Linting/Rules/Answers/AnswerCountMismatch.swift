import AnswerReading
import CurriculumBundle
import Diagnostics
import Evidence

/// A question that asks for so many answers, of which another number is right.
enum AnswerCountMismatch: ChoiceRule {
  static let description = RuleDescription(
    "answer-count-mismatch", .answers, .warning, "a question asks for another number of answers than are right",
    explanation: """
      `Which two are loops?` over three right answers: whoever follows the words is told that something is missing, and
      learns to read past them. Mostly an answer was added later. Looked at is a number right behind `which`, and behind
      `choose`, `select`, `pick`, `mark`, `tick` or `find` where a sentence begins so, and the same in other languages
      that the linter knows.
      """,
    wrong: [
      .cards(select("↓Which two of these are animals?", "[0, 2, 3]")),
      .cards(select("↓Choose the 3 animals.", "[0, 2]")),
    ],
    right: [
      .cards(select("Which two of these are animals?", "[0, 2]")),
      .cards(select("Choose all animals.", "[0, 2, 3]")),
      .cards(select("Which of the two kinds is an animal?", "[0, 2, 3]")),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard case .multiSelect(let question) = card.content,
      let told = toldCount(question.text) ?? card.answerReader.countToChoose(in: question.text)
    else { return [] }
    let right = Set(question.correctAnswerIndices).intersection(question.answers.indices)
    let mayBePairs =
      question.asks == nil
      && right.contains { index in
        [" and ", ",", "&", "+"].contains { question.answers[index].contains($0) }
      }
    guard told != right.count, !mayBePairs else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.text),
        "the text asks for \(counted(told, "answer")), but \(right.count) \(right.count == 1 ? "is" : "are") right",
        help: "fix the text or the answers")
    ]
  }

  /// How many answers a text asks for; nil where it does not say.
  private static func toldCount(_ text: String) -> Int? {
    let sentences = text.split { ".!?:\n".contains($0) }.map { ToldText.words(of: String($0)) }
    return sentences.lazy.compactMap { sentence in request(in: sentence).flatMap(count) }.first
  }

  /// What stands behind `which`, or behind a verb that asks the learner to choose; other verbs tell a story.
  private static func request(in sentence: [String]) -> ArraySlice<String>? {
    let start = sentence.drop { ["please", "then", "and", "now"].contains($0) }
    if let verb = start.first, verbs.contains(verb) { return start.dropFirst() }
    return sentence.firstIndex(of: "which").map { sentence[($0 + 1)...] }
  }

  /// The number with which a request begins, where it counts answers.
  private static func count(_ request: ArraySlice<String>) -> Int? {
    let rest = request.drop { ["the", "all", "exactly"].contains($0) }
    guard let count = rest.first.flatMap({ numbers[$0] }), !rest.contains("or") else { return nil }
    // `three-letter words` and `2 times table` count no answers.
    let counted = rest.dropFirst().first
    return counted.map { $0 != "times" && ($0.hasSuffix("s") || joints.contains($0)) } ?? true ? count : nil
  }

  private static let verbs: Set<String> = ["choose", "select", "pick", "mark", "tick", "find"]
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

  private static let cases = RuleDescription.Cases(
    right: [
      .cards(select("Choose one or more.", "[0, 2, 3]")),
      .cards(select("Which three-letter words are animals?", "[0, 2]")),
      .cards(select("Ada may pick two pets. What can she take?", "[0, 2, 3]")),
      .cards(select("Which 2 times table has animals?", "[0, 2, 3]")),
    ])
}
