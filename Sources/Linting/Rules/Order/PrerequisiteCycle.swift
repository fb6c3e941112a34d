import CurriculumBundle
import Diagnostics

/// Items that require each other.
enum PrerequisiteCycle: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "prerequisite-cycle", .order, .error, "items require each other in a cycle",
    explanation: """
      When one item requires another that requires the first, neither is ever unlocked. The message shows the whole
      cycle; break it at the step that is not really needed, which is most often the one that points forward.
      """,
    wrong: [
      .files(
        SampleLessons.twoEpisodes(
          first: "requires: [↓training/printing/say-goodbye]\n", second: "requires: [training/printing/say-hello]\n"))
    ],
    right: [.files(SampleLessons.twoEpisodes(first: ""))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.prerequisites.all.compactMap { prerequisite -> Finding? in
      guard case .cycle(let path) = prerequisite.verdict else { return nil }
      let way = path.map { "'\($0)'" }.joined(separator: " → ")
      return Finding(
        at: prerequisite.location, "these items require each other: \(way)",
        notes: steps(of: path, curriculum).dropFirst() + curriculum.consequence(of: prerequisite),
        help: "take '\(prerequisite.wanted)' out of `requires`, or break the cycle at another of these steps",
        fixes: prerequisite.item.document.advice(toTakeOut: prerequisite.index, of: .requires))
    }
  }

  /// The requirements among the steps of a cycle, each with where it stands; other steps lead into or out of an item.
  private static func steps(of path: [ItemPath], _ curriculum: CurriculumContext) -> [Diagnostic.Note] {
    zip(path, path.dropFirst()).compactMap { path, wanted in
      guard let item = curriculum.outline[path], let index = item.requires.firstIndex(of: wanted) else { return nil }
      return Diagnostic.Note("'\(path)' requires '\(wanted)'", at: item.location(ofPrerequisite: index))
    }
  }
}
