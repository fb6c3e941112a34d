internal import Diagnostics

/// A key that must be there is not.
enum MissingKey {
  static let description = RuleDescription(
    "missing-key", .structure, .error, "a key that must be there is missing",
    explanation: """
      Every kind of card, and every file, has keys without which an app could show nothing: a question without answers,
      a card without a text. A learner would meet an empty screen. `hornbook new` writes a card with all its keys, and
      `hornbook schema` gives editors what they need to complete them while you type.
      """,
    wrong: [.cards("- ↓id: hello\n  type: description\n  header: Instructions\n")],
    right: [.cards("- id: hello\n  type: description\n  header: Instructions\n  text: Follow my lead.\n")])
}

extension Diagnostic {
  static func missingKey(_ key: String, example: String, isText: Bool, in form: String, at location: Location)
    -> Diagnostic
  {
    let isLong = example.contains("\n")
    return MissingKey.description.finding(
      at: location, "'\(key)' is missing in \(withThis(form))",
      help: isLong ? "add `\(key):`" : "add `\(key): \(example)`\(isText ? ", with your own words" : "")")
  }

  static func violated(_ constraint: FieldConstraint, in form: String, at location: Location) -> Diagnostic {
    switch constraint {
    case .atLeastOne(let keys):
      let list = { (word: String) in keys.map { "'\($0)'" }.joined(separator: " \(word) ") }
      return MissingKey.description.finding(
        at: location, "\(withThis(form)) \(isPlural(form) ? "have" : "has") neither \(list("nor"))",
        help: "add \(list("or"))")
    case .exactlyOne(let keys):
      let list = keys.map { "'\($0)'" }.joined(separator: ", ")
      return MissingKey.description.finding(
        at: location, "\(withThis(form)) must have exactly one of \(list)",
        help: "keep one of them, and make another of each of the rest")
    case .together(let key, let other):
      return MissingKey.description.finding(
        at: location, "'\(key)' and '\(other)' belong together in \(withThis(form)), and one of them is missing",
        help: "write both or neither")
    case .only(let key, let others):
      let list = others.map { "'\($0)'" }.joined(separator: " or ")
      return MissingKey.description.finding(
        at: location, "'\(key)' has no effect in \(withThis(form)) without \(list)",
        help: "add \(list), or take '\(key)' out"
      )
    case .needs(let key, let condition, let word, let reason):
      return MissingKey.description.finding(
        at: location, "'\(key)' is missing in \(withThis(form)) with `\(condition): \(word)`",
        help: "add `\(key):`, since \(reason)")
    case .onlyWhen(let key, let condition, let words):
      let list = words.map { "`\(condition): \($0)`" }.joined(separator: " or ")
      return MissingKey.description.finding(
        at: location, "'\(key)' has no effect in \(withThis(form)) without \(list)",
        help: "add \(list), or take '\(key)' out")
    }
  }
}
