import Diagnostics

/// Answers in brackets with spaces or semicolons where commas are meant.
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
  /// A single item in brackets that holds several.
  static func listWithoutCommas(_ items: [String], at location: Location) -> Diagnostic {
    let list = items.map { ScalarText.written($0, indent: 0, in: .flow, isContent: true) }.joined(separator: ", ")
    var finding = ListWithoutCommas.description.finding(
      at: location, "there is one answer between these brackets, since there is no comma",
      help: list.utf8.count <= 80 ? "write `[\(list)]`" : "put a comma after each answer but the last")
    finding.fixes = [Fix("put commas between the answers", .needsChoice, [Edit(location, list)])]
    return finding
  }
}
