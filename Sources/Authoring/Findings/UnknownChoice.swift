internal import Diagnostics
internal import Support

/// A word that is not one of those to choose from.
enum UnknownChoice {
  static let description = RuleDescription(
    "unknown-choice", .structure, .error, "a word that is not one of those to choose from",
    explanation: """
      Some keys take one of a few words: the type of a card, how hard an episode is. An app knows what to do with these
      words and with no others. The nearest one is proposed.
      """,
    wrong: [.cards("- id: hello\n  type: ↓descripton\n  header: Instructions\n  text: Follow my lead.\n")],
    right: [.cards("- id: hello\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  static func unknownChoice(
    _ word: String, key: String, choices: [String], help: String? = nil, at location: Location
  ) -> Diagnostic {
    let near = help == nil ? nearestName(to: word, among: choices) : nil
    var finding = UnknownChoice.description.finding(
      at: location, "'\(key)' cannot be '\(shortened(word))'",
      label: near.map { "did you mean '\($0)'?\(strangeCharacter(in: word) ?? "")" },
      help: help ?? near.map { "write `\($0)`" } ?? "write one of \(choices.joined(separator: ", "))")
    finding.fixes = near.map { [Fix("write `\($0)`", .needsChoice, [Edit(location, $0)])] } ?? []
    return finding
  }
}
