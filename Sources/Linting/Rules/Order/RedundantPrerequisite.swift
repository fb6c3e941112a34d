internal import CurriculumBundle
internal import Diagnostics

/// A prerequisite that changes nothing.
enum RedundantPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "redundant-prerequisite", .order, .info, "a requirement that changes nothing",
    explanation: """
      Episodes open in order, so everything that comes earlier is finished by then. A requirement that says so again is
      one more thing to keep right when ids or the order change, and it hides the ones that matter.
      `hornbook lint --fix` takes it out; no learner sees a difference.
      """,
    wrong: [
      .files(
        LaterPrerequisite.twoEpisodes(first: "", second: "requires:\n  - ↓training/printing/say-hello\n"))
    ],
    right: [.files(LaterPrerequisite.twoEpisodes(first: ""))])

  static func check(_ curriculum: CurriculumContext) {
    let all = curriculum.prerequisites.all
    for (index, prerequisite) in all.enumerated() {
      guard case .redundant(let redundancy) = prerequisite.verdict else { continue }
      let count = prerequisite.item.requires.count
      let first = index - prerequisite.index
      let isWholeList = all[first..<first + count].allSatisfy {
        if case .redundant = $0.verdict { true } else { false }
      }
      let item = prerequisite.item
      curriculum.report(
        Self.self, at: prerequisite.location,
        "the \(item.kind) '\(item.path)' need not require '\(prerequisite.wanted)'", label: reason(redundancy),
        help: "take it out", fixes: fix(prerequisite, isWholeList: isWholeList).map { [$0] } ?? [])
    }
  }

  private static func reason(_ redundancy: Redundancy) -> String {
    switch redundancy {
    case .repeated: "it stands in this list twice"
    case .coveredBy(let other): "it is part of '\(other)', which is required too"
    case .inherited(let holder): "the \(holder.kind) '\(holder.path)' requires it already"
    case .earlier: "it comes earlier, and everything earlier must be finished anyway"
    }
  }

  private static func fix(_ prerequisite: Prerequisites.Prerequisite, isWholeList: Bool) -> Fix? {
    let document = prerequisite.item.document
    let edit =
      isWholeList
      ? document.removal(ofEntry: "requires") : document.removal(ofElement: prerequisite.index, of: "requires")
    return edit.map { Fix("take the requirement out", .invisible, [$0]) }
  }
}
