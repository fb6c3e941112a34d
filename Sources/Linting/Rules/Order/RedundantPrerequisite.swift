import Authoring
import CurriculumBundle
import Diagnostics

/// A prerequisite that changes nothing.
enum RedundantPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "redundant-prerequisite", .order, .info, "a requirement that changes nothing",
    isAboutNeedlessContent: true,
    explanation: """
      Where episodes open in order, everything that comes earlier is finished by then. A requirement that says so again
      is one more thing to keep right when ids or the order change, and it hides the ones that matter. Where something
      else that is required says the same, `hornbook lint --fix` takes it out, and no learner sees a difference. Where
      only the order says it, that is left to you: once items change places, nothing else holds the requirement.
      """,
    wrong: [
      .files(
        SampleLessons.twoEpisodes(first: "", second: "requires:\n  - ↓training/printing/say-hello\n"))
    ],
    right: [.files(SampleLessons.twoEpisodes(first: ""))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    var findings: [Finding] = []
    let unordered = Lazy { Certainties(curriculum.outline, countsOrder: false) }
    var rest = curriculum.prerequisites.all[...]
    while let first = rest.first {
      let list = rest.prefix(first.item.requires.count)
      findings += Self.findings(in: list, of: first.item, curriculum, unordered)
      rest = rest.dropFirst(list.count)
    }
    return findings
  }

  private static func findings(
    in list: ArraySlice<Prerequisites.Prerequisite>, of item: Outline.Item, _ curriculum: CurriculumContext,
    _ unordered: Lazy<Certainties>
  ) -> [Finding] {
    let redundant = list.filter(\.verdict.isRedundant)
    guard !redundant.isEmpty else { return [] }
    // A list of which all is taken out at once goes as a whole.
    let byOrder = places(redundantByOrderAmong: redundant.map(\.index), of: item, curriculum.outline, unordered)
    let isWhole = redundant.count == list.count && (byOrder.isEmpty || list.count == 1)
    let removal = Lazy { item.document.written?.removal(ofEntry: .requires) }
    return redundant.map { prerequisite in
      let edit =
        if isWhole {
          removal.value
        } else if list.count <= SourceValue.mostElements {
          item.document.written?.removal(ofElement: prerequisite.index, of: .requires)
        } else {
          Edit?.none
        }
      return Finding(
        at: prerequisite.location, "the \(item.kind) '\(item.path)' need not require '\(prerequisite.wanted)'",
        label: reason(Redundancy(of: prerequisite.index, in: item, curriculum.outline), curriculum),
        help: byOrder.contains(prerequisite.index)
          ? "take it out, or leave it if it is to hold in another order, too" : "take it out",
        fixes: edit.map {
          [Fix("take the requirement out", byOrder.contains(prerequisite.index) ? .needsChoice : .invisible, [$0])]
        } ?? [])
    }
  }

  /// The indices of prerequisites that are redundant now, but not in every order of the lists.
  private static func places(
    redundantByOrderAmong redundant: [Int], of item: Outline.Item, _ outline: Outline,
    _ unordered: Lazy<Certainties>
  ) -> Set<Int> {
    var byOrder: Set<Int> = []
    var others: [Int] = []
    // From the end, as they are judged, so that what one says does not go along with the one that says it again.
    for index in redundant.reversed() {
      let isLeft =
        switch Redundancy(of: index, in: item, outline) {
        case .repeated, .coveredBy, .inherited: false
        case .earlier: !unordered.value.isRedundant(index, of: item, without: others)
        }
      if isLeft { byOrder.insert(index) } else { others.append(index) }
    }
    return byOrder
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
