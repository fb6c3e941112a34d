import CurriculumBundle
import Diagnostics

/// A prerequisite on the item itself, on what holds it, or on a part of it.
enum SelfPrerequisite: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "self-prerequisite", .order, .error, "an item requires itself, what holds it, or a part of it",
    explanation: """
      A block is finished when all of its episodes are, so an episode that requires its own block requires itself. No
      learner can ever open it. Require what comes before, or nothing: items are unlocked in order anyway.
      """,
    wrong: [
      .files(["training/printing/say-hello.yaml": SampleLessons.episode("requires: [↓training/printing/say-hello]")]),
      .files(["training/printing/say-hello.yaml": SampleLessons.episode("requires: [↓training]")]),
      .files([
        "training/printing/block.yaml":
          "title: Printing\nrequires: [↓training/printing/say-hello]\nepisodes: [say-hello]\n"
      ]),
    ],
    right: [.files(["training/printing/say-hello.yaml": SampleLessons.episode("requires: []")])])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.prerequisites.all.compactMap { finding(on: $0, curriculum) }
      + curriculum.prerequisites.openings.compactMap { finding(on: $0) }
  }

  private static func finding(
    on prerequisite: Prerequisites.Prerequisite, _ curriculum: CurriculumContext
  ) -> Finding? {
    let item = prerequisite.item
    let fact: String
    switch prerequisite.verdict {
    case .itself: fact = "requires itself"
    case .container(let holder): fact = "requires the \(holder.kind) '\(holder.path)', of which it is a part"
    case .part(let part): fact = "requires its own \(part.kind) '\(part.path)', which opens only after it"
    case .unknown, .unreadable, .cycle, .partOfCycle, .later, .redundant, .needed: return nil
    }
    return Finding(
      at: prerequisite.location, "the \(item.kind) '\(item.path)' \(fact)",
      notes: curriculum.consequence(of: prerequisite), help: "take it out: items open in order anyway",
      fixes: item.document.advice(toTakeOut: prerequisite.index, of: .requires))
  }

  private static func finding(on opening: Prerequisites.Opening) -> Finding? {
    let fact: String
    switch opening.verdict {
    case .itself: fact = "opens itself"
    case .container(let holder): fact = "opens the \(holder.kind) '\(holder.path)', of which it is a part"
    case .part(let part): fact = "opens its own \(part.kind) '\(part.path)', which must be finished before it is"
    case .unknown, .unreadable, .cycle, .partOfCycle, .later, .redundant, .needed: return nil
    }
    return Finding(
      at: opening.item.location(ofOpened: opening.index),
      "the \(opening.item.kind) '\(opening.item.path)' \(fact)", help: "take it out, or name what comes next",
      fixes: opening.item.document.advice(toTakeOut: opening.index, of: .opens))
  }
}
