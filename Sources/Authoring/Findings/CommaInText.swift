import Diagnostics
import YAMLSource

/// A text in brackets that commas cut into several items.
enum CommaInText {
  static let description = RuleDescription(
    "comma-in-text", .structure, .error, "a text in brackets that commas cut into several items",
    explanation: """
      Between brackets every comma ends an item, so that of `[3, print(1, 2)]` a learner sees three answers: `3`,
      `print(1` and `2)`. Put a text with a comma in quotes, or write each item on a line of its own after `- `.
      """,
    wrong: [
      .cards(
        "- id: ask\n  type: question\n  text: What prints two numbers?\n"
          + "  answers: [add, write, ↓print(1, 2)]\n  correctAnswerIndex: 2\n")
    ],
    right: [
      .cards(
        "- id: ask\n  type: question\n  text: What prints two numbers?\n"
          + "  answers: [add, write, \"print(1, 2)\"]\n  correctAnswerIndex: 2\n")
    ])
}

extension Diagnostic {
  static func commaInText(_ text: String, at location: Location) -> Diagnostic {
    let quoted = QuotedScalar.written(withoutTypographicQuotes(text))
    var finding = CommaInText.description.finding(
      at: location, "the commas between brackets cut '\(shortened(text))' into several items",
      help: imperative("put it in quotes", showing: quoted))
    finding.fixes = [Fix("put it in quotes", .needsChoice, [Edit(location, quoted)])]
    return finding
  }
}
