import Diagnostics

/// A text without a visible character.
enum EmptyValue {
  static let description = RuleDescription(
    "empty-value", .structure, .error, "a text without a visible character",
    explanation: """
      A blank text is an empty place on the learner's screen: a card with nothing to read, or an answer that nobody can
      tell from its background. Write the text, or leave the key out where it may be left out.
      """,
    wrong: [.cards("- id: hello\n  type: description\n  header: Instructions\n  text: ↓\" \"\n")],
    right: [.cards("- id: hello\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  /// An empty text, with what the lines below it are read as where they were meant for it.
  static func emptyValue(key: String, above lines: LinesOutsideBlock?, at location: Location) -> Diagnostic {
    if let lines {
      let words = lines == .comments ? " and begin with '#', as comments do" : ""
      return EmptyValue.description.finding(
        at: location, "'\(key)' is empty, since the lines below it are not indented\(words)",
        help: "indent the lines below `\(key): |` by two spaces more than the key")
    }
    return EmptyValue.description.finding(
      at: location, "'\(key)' has a text without a visible character",
      help: "write the text, or take the key out where it may be left out")
  }
}
