import Diagnostics
import Support

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
    let ending = LineEnding(of: word.trimmingWhitespace())
    let near = help != nil ? nil : choices.first { $0 == ending.value } ?? nearestName(to: word, among: choices)
    let written = near.map(ending.written)
    var finding = UnknownChoice.description.finding(
      at: location, "'\(key)' cannot be '\(shortened(word))'",
      label: near.map { "did you mean '\($0)'?\(strangeCharacter(in: word) ?? "")" },
      help: help ?? written.map { "write `\($0)`" } ?? "write one of \(choices.joined(separator: ", "))")
    finding.fixes = written.map { [Fix("write `\($0)`", .needsChoice, [Edit(location, $0)])] } ?? []
    return finding
  }
}
