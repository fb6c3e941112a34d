import Diagnostics
import YAMLSource

/// A number that YAML readers do not agree on.
enum AmbiguousScalar {
  static let description = RuleDescription(
    "ambiguous-scalar", .yaml, .warning, "a value that YAML readers do not agree on",
    explanation: """
      YAML 1.1 and 1.2 read some values differently: `010` is eight to one and ten to the other. Your editor may show
      one and an app get the other. Where a key takes a number, write it so that there is nothing to disagree on; a name
      such as the language tag `no`, which is false to YAML 1.1, goes in quotes. Many readers stop at a plain `=` or
      `<<`, even in a text: that is an error, and quotes fix it.
      """,
    wrong: [
      .files([
        "training/module.yaml":
          "title: Training\nsummary: First steps.\nlanguage: python\nminutes: ↓010\nblocks: [printing]\n"
      ]),
      .files(["curriculum.yaml": "title: Kurs\nlocale: ↓no\nmodules: [training]\n"]),
    ],
    right: [
      .cards(SampleQuestion.whatIsPrint(answers: "[A number, A function, A word]", correctAnswerIndex: "1"))
    ])
}

extension Diagnostic {
  /// A scalar that YAML 1.1 and 1.2 read differently, such as `yes`; where text is wanted, the help puts it in quotes.
  static func ambiguousScalar(_ ambiguity: ScalarAmbiguity, isText: Bool, at location: Location) -> Diagnostic {
    var finding = AmbiguousScalar.description.finding(
      at: location, ambiguity.message,
      help: isText ? ambiguity.helpForText : ambiguity.helpForValue ?? ambiguity.helpForText)
    if isText {
      finding.fixes = [Fix("put it in quotes", .invisible, [Edit(location, QuotedScalar.written(ambiguity.written))])]
    }
    return finding
  }

  /// `=` or `<<` without quotes: PyYAML and ruamel, and with them most checkers, stop at it.
  static func unreadableMark(_ mark: String, at location: Location) -> Diagnostic {
    var finding = AmbiguousScalar.description.finding(
      at: location, "many YAML readers cannot read a plain '\(mark)', to which YAML 1.1 gives a meaning of its own",
      help: "put it in quotes: `\"\(mark)\"`")
    finding.severity = .error
    return finding
  }
}
