import Diagnostics

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
  /// A key that is missing; the help gives a value only where the rest of the mapping tells it.
  static func missingKey(_ field: FieldDeclaration, proposing value: String?, in form: String, at location: Location)
    -> Diagnostic
  {
    MissingKey.description.finding(
      at: location, "'\(field.key)' is missing in \(withThis(form))",
      help: "add \(value.map { "`\(field.key): \($0)`" } ?? field.entryToAdd)")
  }

  /// Keys of a form that do not agree, given those that are there.
  static func violated(
    _ constraint: FieldConstraint, by names: Set<String>, in form: String, _ fields: [FieldDeclaration],
    at location: Location
  ) -> Diagnostic {
    switch constraint {
    case .atLeastOne(let keys): return missing(oneOf: keys, in: form, fields, at: location)
    case .exactlyOne(let keys):
      let list = keys.map { "'\($0)'" }.joined(separator: ", ")
      return MissingKey.description.finding(
        at: location, "\(withThis(form)) must have exactly one of \(list)",
        help: "keep one of them, and make another of each of the rest")
    case .either(let key, let other):
      return MissingKey.description.finding(
        at: location, "'\(key)' and '\(other)' say the same thing in \(withThis(form)), and one of them is enough",
        help: "take '\(key)' or '\(other)' out")
    case .together(let key, let other):
      return names.contains(key)
        ? missing(other, beside: key, in: form, fields, mayGo: true, at: location)
        : missing(key, beside: other, in: form, fields, mayGo: false, at: location)
    case .only(let key, let others):
      return idle(key, in: form, without: others.map { "'\($0)'" }, at: location)
    case .needs(let key, let condition, let word, let reason):
      return MissingKey.description.finding(
        at: location, "'\(key)' is missing in \(withThis(form)) with `\(condition): \(word)`",
        help: "add `\(key):`, since \(reason)")
    case .onlyWhen(let key, let condition, let words):
      return idle(key, in: form, without: words.map { "`\(condition): \($0)`" }, at: location)
    case .notBeside(let key, let other, let help):
      return MissingKey.description.finding(
        at: location, "'\(key)' has no effect in \(withThis(form)) together with '\(other)'",
        help: help ?? "write what it says under '\(other)', or take '\(other)' out")
    }
  }

  /// A right answer and an index that name different answers, so that one of them is too much.
  static func contradictingAnswers(
    _ answer: String, at place: Int, _ other: String?, at index: Int, _ location: Location
  ) -> Diagnostic {
    let (answerKey, indexKey) = (FieldKey.correctAnswer, FieldKey.correctAnswerIndex)
    let choice = other.map { " if '\(shortened(answer))' is right, or '\(answerKey)' if '\(shortened($0))' is" }
    return MissingKey.description.finding(
      at: location,
      "'\(indexKey)' and '\(answerKey)' contradict each other: "
        + "'\(shortened(answer))' is at index \(place), not \(index)",
      help: "take '\(indexKey)' out\(choice ?? "")")
  }

  /// A key that has no effect without one of several entries.
  private static func idle(
    _ key: String, in form: String, without entries: [String], at location: Location
  ) -> Diagnostic {
    let list = entries.joined(separator: " or ")
    return MissingKey.description.finding(
      at: location, "'\(key)' has no effect in \(withThis(form)) without \(list)",
      help: "add \(list), or take '\(key)' out")
  }
}

extension Diagnostic {
  /// A mapping that has none of some keys.
  private static func missing(
    oneOf keys: [String], in form: String, _ fields: [FieldDeclaration], at location: Location
  ) -> Diagnostic {
    guard keys.count > 1 else {
      return MissingKey.description.finding(
        at: location, "'\(keys[0])' is missing in \(withThis(form))", help: "add \(entryToAdd(keys[0], fields))")
    }
    let list = { (word: String) in keys.map { "'\($0)'" }.joined(separator: " \(word) ") }
    return MissingKey.description.finding(
      at: location, "\(withThis(form)) \(isPlural(form) ? "have" : "has") neither \(list("nor"))",
      help: "add \(list("or"))")
  }

  /// A key that is missing beside another one, which may be taken out instead.
  private static func missing(
    _ key: String, beside other: String, in form: String, _ fields: [FieldDeclaration], mayGo: Bool,
    at location: Location
  ) -> Diagnostic {
    MissingKey.description.finding(
      at: location, "'\(key)' is missing in \(withThis(form)) with '\(other)'",
      help: "add \(entryToAdd(key, fields))" + (mayGo ? ", or take '\(other)' out" : ""))
  }
}

/// The entry as the help shows it, with the field's purpose or an example; just the key where no field declares it.
private func entryToAdd(_ key: String, _ fields: [FieldDeclaration]) -> String {
  fields.first { $0.key == key }?.entryToAdd ?? "`\(key):`"
}

extension FieldDeclaration {
  /// How the key is added by someone who has to decide on its value.
  fileprivate var entryToAdd: String {
    if schema["type"] == "boolean" { return "`\(key): true` or `\(key): false`, whichever is right" }
    let choices = schema["enum"] == nil ? "" : ": \(typeName)"
    let note = purpose.contains(" ") || !choices.isEmpty ? " (\(purpose)\(choices))" : ""
    return "`\(key):`\(note)\(isName ? ", such as `\(key): \(example)`" : "")"
  }

  /// What the key is for, without what else there is to know about it; of a few words, such as `the text`, the noun.
  private var purpose: String {
    let end = documentation.firstIndex { $0 == ";" || $0 == "." } ?? documentation.endIndex
    let first = documentation.prefix(1).lowercased() + documentation[..<end].dropFirst()
    let words = first.split(separator: " ")
    return words.count == 2 && words[0] == "the" ? String(words[1]) : first
  }

  /// Whether the value has a shape that is best seen from an example, which decides nothing.
  private var isName: Bool { [NamePattern.locale, .version].map(\.typeName).contains(typeName) }
}
