import Diagnostics

/// Two modules, blocks or episodes side by side that a learner sees under one name.
enum DuplicateTitle: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "duplicate-title", .identity, .warning, "two items side by side have the same title",
    explanation: """
      A learner chooses by the title. Two entries of one list that are called the same look like a mistake, and nobody
      can tell a friend which one to open. It is often the trace of a file that was copied and not yet rewritten.
      """,
    wrong: [.files(SampleLessons.twoEpisodes(title: "↓Say hello"))],
    right: [.files(SampleLessons.twoEpisodes())])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    var findings: [Finding] = []
    for family in curriculum.families {
      var seen: [String: Sibling] = [:]
      for item in family {
        guard let title = item.title, !title.isEmpty else { continue }
        guard let first = seen[title] else {
          seen[title] = item
          continue
        }
        findings.append(
          Finding(
            at: item.location, "the \(item.kind) '\(item.id)' has the title of '\(first.id)': '\(title)'",
            notes: [Diagnostic.Note("the first '\(title)' is here", at: first.location)],
            help: "give one of them a title of its own"))
      }
    }
    return findings
  }
}
