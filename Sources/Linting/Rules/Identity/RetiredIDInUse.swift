import CurriculumBundle
import Diagnostics

/// A retired id that an item still has, or that it had before it was renamed or moved.
enum RetiredIDInUse: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "retired-id-in-use", .identity, .error, "an id under `retired` is still in use",
    explanation: """
      `retired` says that an item is gone for good. While an item has the id, or carries it over under its `formerly`,
      the item is there and its learners go on with it; where the entry counts, what they did goes elsewhere or is lost.
      Take the entry out, or take the item out, or its `formerly`. An item that was renamed or moved needs `formerly`
      alone, and so does all that is in it.
      """,
    wrong: [
      .files(SampleLessons.retiring("id: ↓training/printing/say-hello")),
      .files(SampleLessons.retiring("id: ↓training/printing/wave", formerly: "[wave]")),
    ],
    right: [.files(SampleLessons.retiring("id: training/printing/hello", formerly: "[wave]"))],
    cases: .init(
      wrong: [
        .files(SampleLessons.retiring("id: ↓training")),
        .files(SampleLessons.retiring("id: ↓training/printing/say-hello/run")),
        // What is in a renamed item goes along with it.
        .files(SampleLessons.retiring("id: ↓training/printing/wave/run", formerly: "[wave]")),
        .files(SampleLessons.retiring("id: ↓training/writing/say-hello", blockFormerly: "[writing]")),
        .files(SampleLessons.retiring("id: ↓drill/output/say-hello/run", blockFormerly: "[drill/output]")),
      ],
      right: [
        .files(SampleLessons.retiring("id: training/printing/say-hello/look")),
        .files(SampleLessons.retiring("id: training/writing/wave", blockFormerly: "[writing]")),
      ]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let retired = curriculum.retired
    guard !retired.isEmpty else { return [] }
    let items = Continuations(curriculum, about: retired.map(\.item.id))
    return retired.compactMap { entry in items[entry.item.id].map { finding(on: entry, usedBy: $0) } }
  }

  private static func finding(on entry: RetiredEntry, usedBy item: Sibling) -> Finding {
    let id = entry.item.id
    let user = item.kind == "episode" ? "an episode" : "a \(item.kind)"
    let use =
      item.path == id ? "\(user) still has this id" : "the \(item.kind) '\(item.path)' goes on with its progress"
    return Finding(
      at: entry.location, "'\(id)' is retired, but \(use)",
      notes: [Diagnostic.Note("the \(item.kind) '\(item.path)' is here", at: item.location)],
      help: "take the entry out of `retired`", fixes: entry.removal)
  }
}
