import Authoring
import CurriculumBundle
import Diagnostics

/// A prerequisite that comes later in the order.
enum LaterPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "later-prerequisite", .order, .error, "something is required that comes later in the order",
    explanation: """
      Episodes are unlocked one after the other. An item that requires a later one is never unlocked: the later one is
      unlocked only when this one is finished. Change the order in the list of what holds them, or take the requirement
      out.
      """,
    wrong: [
      .files(SampleLessons.twoEpisodes(first: "requires: [↓training/printing/say-goodbye]\n")),
      .files(SampleLessons.twoEpisodes(first: "requires:\n  - ↓training/printing/say-goodbye\n")),
    ],
    right: [.files(SampleLessons.twoEpisodes(first: ""))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.prerequisites.all.compactMap { prerequisite -> Finding? in
      guard case .later(let later) = prerequisite.verdict else { return nil }
      let item = prerequisite.item
      return Finding(
        at: prerequisite.location,
        "the \(item.kind) '\(item.path)' requires '\(later.path)', which comes later",
        notes: [Diagnostic.Note("the \(later.kind) '\(later.path)' is here", at: later.document.item.title)]
          + curriculum.consequence(of: prerequisite),
        help: curriculum.outline.canMove(item.path, behind: later.path)
          ? "\(curriculum.outline.move(of: item.path, behind: later.path)), or take the requirement out"
          : "take the requirement out; behind '\(later.path)' the item would leave others locked that require it or "
            + "its stars",
        fixes: item.document.advice(toTakeOut: prerequisite.index, of: .requires))
    }
  }
}
