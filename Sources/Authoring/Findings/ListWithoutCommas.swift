internal import Diagnostics

/// Answers in brackets with blanks where commas are meant.
enum ListWithoutCommas {
  static let description = RuleDescription(
    "list-without-commas", .structure, .error, "answers in brackets without commas between them",
    explanation: """
      Between brackets it is the commas that say where one answer ends and the next begins: `[7 12 34]` is a single
      answer, and a learner would have nothing to choose. Write `[7, 12, 34]`.
      """,
    wrong: [
      .cards(
        "- id: ask\n  type: question\n  text: How many?\n  answers: [↓7 12 34]\n  correctAnswerIndex: 2\n")
    ],
    right: [
      .cards(
        "- id: ask\n  type: question\n  text: How many?\n  answers: [7, 12, 34]\n  correctAnswerIndex: 2\n")
    ])
}

extension Diagnostic {
  static func listWithoutCommas(_ words: [String], at location: Location) -> Diagnostic {
    let list = words.joined(separator: ", ")
    var finding = ListWithoutCommas.description.finding(
      at: location, "without commas this is one answer, '\(shortened(words.joined(separator: " ")))'",
      help: "write `[\(shortened(list))]`")
    finding.fixes = [Fix("put commas between the words", .needsChoice, [Edit(location, list)])]
    return finding
  }
}
