import Diagnostics
import Support

/// A key that nothing reads.
enum UnknownKey {
  static let description = RuleDescription(
    "unknown-key", .structure, .error, "a key that is not known here",
    explanation: """
      A key with a spelling mistake would be left out silently, and with it what you wrote: the answers, the code, the
      right index. So each key has to be one that this kind of card or file knows. The nearest known key is proposed.
      Between braces a comma ends a text, and what follows it is read as a key: put such a text in quotes.
      """,
    wrong: [
      .cards("- id: hello\n  type: description\n  header: Instructions\n  text: Follow my lead.\n  ↓color: red\n"),
      .cards("- {id: run, type: executor, text: Press Run., code: 'print(\"Hi, Ada\")', result: Hi, ↓Ada}\n"),
    ],
    right: [.cards("- id: hello\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  static func unknownKey(
    _ key: String, near: String?, entry: String?, missing: String?, whole: String?, known: [String], in form: String,
    at location: Location
  ) -> Diagnostic {
    let fact = "'\(shortened(key))' is not a key of \(withArticle(form))"
    if let whole {
      return UnknownKey.description.finding(
        at: location, fact, label: "the comma ended the text before it",
        help: isWhole(whole) ? "write `\(whole)`" : "put the text before it in quotes, with the comma and this")
    }
    // Half of a value would be shown as all of it.
    let entry = entry.flatMap { isWhole($0) ? $0 : nil }
    if let missing {
      return UnknownKey.description.finding(
        at: location, "\(fact), and '\(missing)' is missing", label: "is '\(missing)' meant?",
        help: "write `\(entry ?? missing)`; if something else is meant, take it out and add `\(missing)`")
    }
    return UnknownKey.description.finding(
      at: location, fact, label: near.map { "did you mean '\($0)'?\(strangeCharacter(in: key) ?? "")" },
      help: near.map { "write `\(entry ?? $0)`" }
        ?? nearestKey(to: key, among: known).map { "take it out, since '\($0)' is there" }
        ?? "take it out; the keys are \(known.joined(separator: ", "))")
  }

  /// True for a proposal short enough for a message.
  private static func isWhole(_ text: String) -> Bool { text == shortened(text) }

  /// Keys that have run into their values for want of a colon or a space, reported at the first of them.
  static func tightKey(_ key: String, meant: [String], in form: String, at location: Location) -> Diagnostic {
    UnknownKey.description.finding(
      at: location,
      "'\(shortened(key))' is not a key of \(withArticle(form)): a key is followed by a colon and a space",
      help: "write \(meant.map { "`\($0)`" }.joined(separator: " and "))")
  }

  /// Keys that something kindred has, reported at the first of them.
  static func misplacedKeys(_ keys: [String], in form: String, help: String, at places: [Location]) -> Diagnostic {
    let list = keys.map { "'\($0)'" }
    let fact =
      list.count == 1
      ? "\(list[0]) is not a key"
      : "\(list.dropLast().joined(separator: ", ")) and \(list[list.count - 1]) are not keys"
    return UnknownKey.description.finding(
      at: places[0], "\(fact) of \(withArticle(form))",
      notes: zip(list, places).dropFirst().map { Diagnostic.Note("\($0) is here", at: $1) }, help: help)
  }
}

/// The key that a misspelled or shortened one, or one of another tool, is meant for: `correctAnswerIndex` for
/// `correctAns`, `answers` for `options`.
func nearestKey(to key: String, among known: [String]) -> String? {
  if let meant = otherNames[key.lowercased()]?.first(where: { known.contains($0.rawValue) }) { return meant.rawValue }
  if let near = nearestName(to: key, among: known) { return near }
  guard key.utf8.count > 3 else { return nil }
  return known.first { $0.lowercased().hasPrefix(key.lowercased()) }
}

/// What authors call keys who have written for other tools, and which key may be meant, the likeliest first.
private let otherNames: [String: [FieldKey]] = [
  "alttext": [.alt], "alt-text": [.alt], "answer": [.correctAnswer, .answers], "choices": [.answers],
  "code": [.starter], "correct": [.correctAnswer, .correctAnswerIndices],
  "description": [.alt, .summary, .overview, .text],
  "expected": [.returns, .result], "header": [.title], "heading": [.header, .title], "hidden": [.given],
  "icon": [.image], "img": [.image], "name": [.title], "options": [.answers], "output": [.result], "picture": [.image],
  "prerequisite": [.requires], "prerequisites": [.requires], "prompt": [.text], "question": [.text],
  "setup": [.given], "src": [.image], "stdin": [.input], "stdout": [.result], "summary": [.overview],
  "tests": [.checks], "title": [.header],
]
