import CurriculumBundle
import Diagnostics

/// A successor that is not an episode, or one of something that was not an episode.
enum MisplacedSuccessor: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "misplaced-successor", .identity, .error, "a successor that does not take an episode's place",
    explanation: """
      Whoever finished a retired episode has finished its successors. That works for episodes alone: a module or a block
      is finished when its episodes are, and a card counts in its own episode only. So a successor of anything else, or
      one that is not an episode, gives nothing to those who did the work. Retire each episode of a module or a block by
      itself, and name episodes as successors.
      """,
    wrong: [
      .files(SampleLessons.retiring("{id: training/printing/wave, successors: [↓training/printing]}")),
      .files(SampleLessons.retiring("{id: training/writing, successors: [↓training/printing/say-hello]}")),
    ],
    right: [.files(SampleLessons.retiring("{id: training/printing/wave, successors: [training/printing/say-hello]}"))],
    cases: .init(wrong: [
      .files(SampleLessons.retiring("{id: training/printing/wave, successors: [↓training/printing/say-hello/run]}")),
      .files(
        SampleLessons.retiring("{id: training/printing/say-hello/wave, successors: [↓training/printing/say-hello]}")),
      .files(SampleLessons.retiring("{id: drill, successors: [↓training]}")),
    ]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let retired = curriculum.retired
    let wanted = retired.flatMap { $0.item.successors ?? [] }
    guard !wanted.isEmpty else { return [] }
    let items = Continuations(curriculum, about: wanted)
    return retired.flatMap { entry -> [Finding] in
      let successors = entry.item.successors ?? []
      guard entry.kind == "episode" else {
        return successors.isEmpty ? [] : [finding(onSuccessorsOf: entry)]
      }
      return successors.indices.compactMap { place in
        guard let item = items[successors[place]], item.path == successors[place], item.kind != "episode" else {
          return nil
        }
        return finding(on: item, at: place, of: entry)
      }
    }
  }

  private static func finding(onSuccessorsOf entry: RetiredEntry) -> Finding {
    let help =
      ["module", "block"].contains(entry.kind)
      ? "retire its episodes by their full ids, each with its successors, and take `successors` out here"
      : "take `successors` out"
    return Finding(
      at: entry.location(ofSuccessor: 0),
      "'\(entry.item.id)' is the id of a \(entry.kind), and only episodes have successors", help: help,
      fixes: entry.written.advice(toTakeOutEntry: .successors))
  }

  private static func finding(on item: Sibling, at place: Int, of entry: RetiredEntry) -> Finding {
    Finding(
      at: entry.location(ofSuccessor: place),
      "the successor '\(item.path)' of the episode '\(entry.item.id)' is a \(item.kind), not an episode",
      help: "name the episodes that took its place",
      fixes: entry.written.advice(toTakeOut: place, of: .successors))
  }
}
