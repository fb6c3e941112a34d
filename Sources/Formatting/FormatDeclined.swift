import Authoring
package import Diagnostics

/// A file that the formatter leaves as it is.
package enum FormatDeclined {
  /// What there is to know about it.
  package static let description = RuleDescription(
    "format-declined", .yaml, .warning, "a file that cannot be laid out anew",
    explanation: """
      `hornbook fmt` never changes what a file says: it reads what it has written, and where a value or a comment would
      be another, it leaves the file as it was. That happens with forms of YAML that lessons do not need, such as keys
      of several lines. Written plainly, the file can be laid out like all others.
      """,
    wrong: [.words("? |\n  a key of its own lines\n: Hello\n")],
    right: [
      .episode("title: Hello\ncards:\n  - {id: well-done, type: finished, header: Well done!, text: You did it.}\n")
    ])
}

extension Diagnostic {
  static func formatDeclined(_ path: String, at span: Span) -> Diagnostic {
    FormatDeclined.description.finding(
      at: Location(path, span), "this file is left as it is: it is written in a way that the formatter does not know",
      help: "write keys and values in the plain form `key: value`, each key on a line of its own")
  }
}
