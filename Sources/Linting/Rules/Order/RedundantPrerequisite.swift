internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// A prerequisite that changes nothing.
enum RedundantPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "redundant-prerequisite", .order, .info, "a requirement that changes nothing",
    isAboutNeedlessContent: true,
    explanation: """
      Where episodes open in order, everything that comes earlier is finished by then. A requirement that says so again
      is one more thing to keep right when ids or the order change, and it hides the ones that matter. `hornbook lint
      --fix` takes it out; no learner sees a difference.
      """,
    wrong: [
      .files(
        SampleLessons.twoEpisodes(first: "", second: "requires:\n  - ↓training/printing/say-hello\n"))
    ],
    right: [.files(SampleLessons.twoEpisodes(first: ""))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    var findings: [Finding] = []
    var rest = curriculum.prerequisites.all[...]
    while let first = rest.first {
      let list = rest.prefix(first.item.requires.count)
      findings += Self.findings(in: list, of: first.item, curriculum)
      rest = rest.dropFirst(list.count)
    }
    return findings
  }

  private static func findings(
    in list: ArraySlice<Prerequisites.Prerequisite>, of item: Outline.Item, _ curriculum: CurriculumContext
  ) -> [Finding] {
    let isWhole = list.allSatisfy(\.verdict.isRedundant)
    let removal = Lazy { item.document.removal(ofEntry: .requires) }
    return list.filter(\.verdict.isRedundant).map { prerequisite in
      let edit =
        if isWhole {
          removal.value
        } else if list.count <= Document.mostElements {
          item.document.removal(ofElement: prerequisite.index, of: .requires)
        } else {
          Edit?.none
        }
      return Finding(
        at: prerequisite.location, "the \(item.kind) '\(item.path)' need not require '\(prerequisite.wanted)'",
        label: reason(Redundancy(of: prerequisite.index, in: item, curriculum.outline), curriculum),
        help: "take it out", fixes: edit.map { [Fix("take the requirement out", .invisible, [$0])] } ?? [])
    }
  }

  private static func reason(_ redundancy: Redundancy, _ curriculum: CurriculumContext) -> String {
    switch redundancy {
    case .repeated: "it is a duplicate in this list"
    case .coveredBy(let other): "it is part of '\(other)', which is required too"
    case .inherited(let holder): "the \(holder.kind) '\(holder.path)' requires it already"
    case .earlier:
      curriculum.outline.used.isAllInOrder
        ? "it comes earlier, and everything earlier must be finished anyway"
        : "it must be finished before this opens anyway"
    }
  }
}

extension Prerequisites.Verdict {
  fileprivate var isRedundant: Bool { if case .redundant = self { true } else { false } }
}
