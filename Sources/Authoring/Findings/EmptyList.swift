import Diagnostics

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
  /// A list with fewer elements than it needs; the name of the elements is a plural.
  static func tooFewElements(
    _ count: Int, minimum: Int, of names: String, key: String, at location: Location
  ) -> Diagnostic {
    let name = isPlural(names) && !names.contains(",") ? String(names.dropLast()) : names
    return EmptyList.description.finding(
      at: location, "'\(key)' has \(count) \(count == 1 ? name : names), but needs at least \(minimum)",
      help: minimum - count == 1 ? "add \(count == 0 ? "one" : "one more")" : "add \(minimum - count) or more")
  }
}
