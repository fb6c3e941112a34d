import CurriculumBundle
import Diagnostics

/// An item under `opens` that is open by then, or opens then anyway.
enum RedundantOpening: CurriculumRule {
  static let description = RuleDescription(
    "redundant-opening", .order, .info, "something under `opens` that changes nothing",
    isAboutNeedlessContent: true,
    explanation: """
      `opens` says where the way goes on. An item that is open already, or that opens at that moment by its place, is
      named for nothing: a reader of the file looks for a meaning that is not there, and the list must be kept right
      whenever ids or the order change. Take it out; no learner sees a difference.
      """,
    wrong: [
      .files(SampleLessons.twoEpisodes(first: "opens: [↓training/printing/say-goodbye]\n")),
      .files(
        SampleLessons.twoEpisodes(
          order: "order: linked\n", first: "opens: [training/printing/say-goodbye]\n",
          second: "opens: [↓training/printing/say-hello]\n")),
    ],
    right: [
      .files(SampleLessons.twoEpisodes(first: "")),
      .files(SampleLessons.twoEpisodes(order: "order: linked\n", first: "opens: [training/printing/say-goodbye]\n")),
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let openings = curriculum.prerequisites.openings
    guard !openings.isEmpty else { return [] }
    let (implied, certainties) = (ImpliedPrerequisites(curriculum.authored), Certainties(curriculum.outline))
    var openers = Dictionary(grouping: openings.map { ($0.opened, $0.item) }, by: \.0).mapValues { $0.map(\.1) }
    let map = curriculum.learners.doesEverything.map
    var findings: [Finding] = []
    // What no learner gets to is reported by other rules.
    for opening in openings where opening.verdict.isNeeded {
      guard map.isOpen(opening.opened), map.isFinished(opening.item.path) else { continue }
      let others = openers[opening.opened, default: []].filter { $0.path != opening.item.path }
      guard let reason = reason(opening, others: others, implied, certainties) else { continue }
      // Of two that each make the other redundant, one must stay.
      openers[opening.opened] = others
      findings.append(
        Finding(
          at: opening.item.location(ofOpened: opening.index),
          "the \(opening.item.kind) '\(opening.item.path)' need not open '\(opening.opened)'", label: reason,
          help: "take it out", fixes: opening.item.document.advice(toTakeOut: opening.index, of: .opens)))
    }
    return findings
  }

  /// Why an opening changes nothing; nil for one that does.
  private static func reason(
    _ opening: Prerequisites.Opening, others: [Outline.Item], _ implied: ImpliedPrerequisites,
    _ certainties: Certainties
  ) -> String? {
    let (opener, opened) = (opening.item.path, opening.opened)
    if implied.firstLinks.contains(opened) { return "the first of a linked list is open from the start" }
    if certainties.isOpen(opened, before: opener) { return "it is open before '\(opener)' can be finished" }
    if let earlier = others.first(where: { certainties.isFinished($0, before: opener) }) {
      return "'\(earlier.path)', which is finished by then, opens it already"
    }
    let isAlone = others.isEmpty && implied.before[opened] == opener
    return isAlone ? "it comes next in the order, and so opens then anyway" : nil
  }
}

extension Prerequisites.Verdict {
  fileprivate var isNeeded: Bool { if case .needed = self { true } else { false } }
}
