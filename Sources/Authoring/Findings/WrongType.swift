import Diagnostics

/// A value of another type than the key takes.
enum WrongType {
  static let description = RuleDescription(
    "wrong-type", .structure, .error, "a value of another type than its key takes",
    explanation: """
      An app reads each key as one type: answers are a list, the right answer's place is a whole number, a text is one
      piece of text. Anything else could not be shown. Text fields take numbers and words such as `yes` as they are
      written, so only lists, groups of keys and empty values are refused there.
      """,
    wrong: [.cards(SampleQuestion.whatIsPrint(answers: "↓A function"))],
    right: [.cards(SampleQuestion.whatIsPrint())])
}

extension Diagnostic {
  static func wrongType(
    _ name: String, wanted: String, found: String, help: String?, fixes: [Fix], at location: Location
  ) -> Diagnostic {
    var finding = WrongType.description.finding(
      at: location, "\(name) takes \(wanted), but this is \(found)", help: help)
    finding.fixes = fixes
    return finding
  }

  /// What is not a group of keys; keys between brackets belong between braces.
  ///
  /// - Parameters:
  ///   - keys: The keys that it may have, the required ones first.
  ///   - list: The key under which a list belongs that was written instead; nil for other things.
  static func notAMapping(
    _ form: String, keys: [String], list: String? = nil, written: String = "", at location: Location
  ) -> Diagnostic {
    if let list {
      return WrongType.description.finding(
        at: location, "\(withArticle(form)) \(isPlural(form) ? "are" : "is") a group of keys, but this is a list",
        help: "write `\(list):` on a line above it"
          + (keys.filter { $0 != list }.first.map { ", and `\($0): …` above that" } ?? ""))
    }
    if written.hasPrefix("["), written.hasSuffix("]"), written.contains(":"), !written.contains("\n") {
      return WrongType.description.finding(
        at: location, "\(withArticle(form)) \(isPlural(form) ? "are" : "is") a group of keys, but this is a list",
        help: "write braces for the brackets: `{\(shortened(String(written.dropFirst().dropLast())))}`")
    }
    return WrongType.description.finding(
      at: location, "\(withArticle(form)) \(isPlural(form) ? "are" : "is") a group of keys, but this is none",
      help: "write keys with values: \(keys.prefix(6).map { "`\($0): …`" }.joined(separator: ", "))")
  }

  static func emptyFile(_ form: any Form.Type, at location: Location) -> Diagnostic {
    let keys = form.fields.filter(\.isRequired).map { "`\($0.key): …`" }.joined(separator: ", ")
    return WrongType.description.finding(
      at: location, "the file is empty, so there is no \(form.name) in it", help: "begin with \(keys)")
  }
}
