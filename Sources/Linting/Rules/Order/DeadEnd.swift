import CurriculumBundle
import Diagnostics

/// An item of a linked container that nothing opens.
enum DeadEnd: CurriculumRule {
  static let description = RuleDescription(
    "dead-end", .order, .error, "finishing an item leads nowhere, since nothing unlocks another",
    explanation: """
      Where `order` is `linked`, only the first item opens by itself; each other opens when one that names it under
      `opens` is finished. An item that nobody names stays locked for ever, and a learner who has finished what comes
      before it finds nothing more to do. Name it where the way should go on, or choose another order.
      """,
    wrong: [.files(SampleLessons.twoEpisodes(order: "order: linked\n", title: "↓Say goodbye"))],
    right: [
      .files(SampleLessons.twoEpisodes(order: "order: linked\n", first: "opens: [training/printing/say-goodbye]\n"))
    ])

  static let yieldsTo: [Cause] = [.noted("unknown-prerequisite")]

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.outline.used.hasLinks else { return [] }
    let (rules, ends) = (curriculum.outline.unlocking, curriculum.linkEnds)
    return curriculum.outline.items.compactMap { item -> Finding? in
      // An episode's lock holds those of its containers, too, which are reported by themselves.
      let lists = rules[item.path]?.lock.oneOfEach ?? []
      let inherited = item.kind == "episode" ? item.path.parent.flatMap { rules[$0]?.lock.oneOfEach } ?? [] : []
      guard lists.last == [], lists.count(where: \.isEmpty) > inherited.count(where: \.isEmpty) else { return nil }
      return finding(on: item, ends: ends[item.path.parent] ?? [], curriculum)
    }
  }

  private static func finding(on item: Outline.Item, ends: [Outline.Item], _ curriculum: CurriculumContext) -> Finding {
    Finding(
      at: item.document.item.title, "nothing unlocks the \(item.kind) '\(item.path)'",
      notes: lostOpenings(beside: item, curriculum)
        + ends.map { end in
          Diagnostic.Note(
            "a learner who has finished '\(end.path)' finds nothing more to do there",
            at: end.document.item.title)
        },
      help: CurriculumContext.wayToOpen(item.path, from: ends),
      fixes: ends.first.map { $0.document.advice(toAdd: "opens: [\(item.path)]", below: .title) } ?? [])
  }

  /// What items beside one open that does not exist, so that one of these may be meant.
  private static func lostOpenings(beside item: Outline.Item, _ curriculum: CurriculumContext) -> [Diagnostic.Note] {
    curriculum.prerequisites.openings.compactMap { opening in
      guard case .unknown = opening.verdict, opening.item.path.parent == item.path.parent else { return nil }
      return Diagnostic.Note(
        "'\(opening.item.path)' opens '\(opening.opened)', which does not exist",
        at: opening.item.location(ofOpened: opening.index))
    }
  }
}
