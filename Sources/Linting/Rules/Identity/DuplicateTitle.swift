internal import Diagnostics

/// Two modules, blocks or episodes side by side that a learner sees under one name.
enum DuplicateTitle: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-title", .identity, .warning, "two items side by side have the same title",
    explanation: """
      A learner chooses by the title. Two entries of one list that are called the same look like a mistake, and nobody
      can tell a friend which one to open. It is often the trace of a file that was copied and not yet rewritten.
      """,
    wrong: [.files(twoEpisodes("↓Say hello"))],
    right: [.files(twoEpisodes("Say goodbye"))])

  static func check(_ curriculum: CurriculumContext) {
    for family in curriculum.families {
      var seen: [String: Sibling] = [:]
      for item in family {
        guard let title = item.title, !title.isEmpty else { continue }
        guard let first = seen[title] else {
          seen[title] = item
          continue
        }
        curriculum.findings.report(
          Self.self, in: item.document, at: item.location,
          "the \(item.kind) '\(item.id)' has the title of '\(first.id)': '\(title)'",
          notes: [Diagnostic.Note("the first '\(title)' is here", at: first.location)],
          help: "give one of them a title of its own")
      }
    }
  }

  private static func twoEpisodes(_ title: String) -> [String: String] {
    let cards = """
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return [
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": "title: Say hello\n\(cards)",
      "training/printing/say-goodbye.yaml": "title: \(title)\n\(cards)",
    ]
  }
}
