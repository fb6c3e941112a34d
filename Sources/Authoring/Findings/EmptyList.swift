internal import Diagnostics

/// A list with fewer elements than can work.
enum EmptyList {
  static let description = RuleDescription(
    "empty-list", .structure, .error, "a list with fewer elements than can work",
    explanation: """
      An episode without cards, a block without episodes or a question without answers is something that a learner can
      open but never finish. List at least one thing, or take away what holds nothing.
      """,
    wrong: [.episode("title: Say hello\ncards: ↓[]\n")],
    right: [
      .episode("title: Say hello\ncards:\n  - {id: well-done, type: finished, header: Well done!, text: You did it.}\n")
    ])
}

extension Diagnostic {
  static func tooFewElements(
    _ count: Int, minimum: Int, of name: String, key: String, at location: Location
  ) -> Diagnostic {
    EmptyList.description.finding(
      at: location, "'\(key)' has \(count) \(name), but needs at least \(minimum)", help: "add \(name)")
  }
}
