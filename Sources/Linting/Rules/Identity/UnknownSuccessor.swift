import CurriculumBundle
import Diagnostics
import Support

/// A successor of a retired item that does not exist.
enum UnknownSuccessor: CurriculumRule {
  static let description = RuleDescription(
    "unknown-successor", .identity, .error, "a retired item has a successor that does not exist",
    explanation: """
      Whoever finished a retired episode has finished its successors. What does not exist cannot be finished, so those
      learners would lose what they did, and what came after it may be locked again. Write the full id that the
      successor has today, from the module down; where it was retired itself, write the episodes that took its place.
      """,
    wrong: [
      .files(SampleLessons.retiring("{id: training/printing/wave, successors: [↓training/printing/say-helo]}")),
      .files(
        SampleLessons.retiring(
          "{id: training/printing/wave, successors: [↓training/printing/greet]}",
          "{id: training/printing/greet, successors: [training/printing/say-hello]}")),
    ],
    right: [.files(SampleLessons.retiring("{id: training/printing/wave, successors: [training/printing/say-hello]}"))],
    cases: .init(wrong: [
      .files(
        SampleLessons.retiring(
          "{id: training/printing/wave, successors: [↓training/printing/hello]}", formerly: "[hello]")),
      .files(SampleLessons.retiring("{id: training/printing/wave, successors: [↓training/printing/say-hello/x]}")),
      .files(SampleLessons.retiring("{id: training/printing/wave, successors: [↓training/printing/wave]}")),
    ]))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let retired = curriculum.retired
    let wanted = retired.flatMap { $0.item.successors ?? [] }
    guard !wanted.isEmpty else { return [] }
    let items = Continuations(curriculum, about: wanted)
    return retired.flatMap { entry in
      (entry.item.successors ?? []).enumerated().compactMap { place, successor -> Finding? in
        items[successor]?.path == successor ? nil : finding(on: successor, at: place, of: entry, items, curriculum)
      }
    }
  }

  private static func finding(
    on successor: ItemPath, at place: Int, of entry: RetiredEntry, _ items: Continuations,
    _ curriculum: CurriculumContext
  ) -> Finding {
    let location = entry.location(ofSuccessor: place)
    let (meant, label) = meant(by: successor, of: entry, items, curriculum)
    return Finding(
      at: location, "the successor '\(successor)' of the \(entry.kind) '\(entry.item.id)' does not exist", label: label,
      help: meant.map { "write `\($0)`" } ?? "write the full id of an episode that took its place, or take it out",
      fixes: meant.map { entry.document.advice(toWrite: $0.description, at: location) }
        ?? entry.written.advice(toTakeOut: place, of: .successors))
  }

  /// What an author may have meant by an id that does not exist, and why.
  private static func meant(
    by successor: ItemPath, of entry: RetiredEntry, _ items: Continuations, _ curriculum: CurriculumContext
  ) -> (id: ItemPath?, label: String?) {
    if successor == entry.item.id { return (nil, "this is the item that is retired") }
    if let draft = curriculum.draft(holding: successor) {
      return (nil, "the module '\(draft.path)' is a draft, which no learner gets")
    }
    let mine = entry.item.successors ?? []
    if let heir = curriculum.retired.first(where: { $0.item.id == successor }) {
      let heirs = heir.item.successors ?? []
      let only = heirs.count == 1 && curriculum.outline[heirs[0]] != nil && !mine.contains(heirs[0]) ? heirs[0] : nil
      return (only, "it is retired itself")
    }
    if let now = items[successor], now.kind == "episode" { return (now.path, "it is called '\(now.path)' now") }
    let others = curriculum.outline.items.lazy.filter { $0.kind == "episode" && !mine.contains($0.path) }
    guard let near = nearestName(to: successor.description, among: others.map(\.path.description)) else {
      return (nil, nil)
    }
    return (ItemPath(near), "did you mean '\(near)'?")
  }
}
