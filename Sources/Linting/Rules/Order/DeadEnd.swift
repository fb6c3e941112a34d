internal import CurriculumBundle
internal import Diagnostics

/// An item of a linked container that nothing opens.
enum DeadEnd: CurriculumRule {
  static let description = RuleDescription(
    "dead-end", .order, .error, "finishing an item leads nowhere, since nothing opens another",
    explanation: """
      Where `order` is `linked`, only the first item opens by itself; each other opens when one that names it under `opens`
      is finished. An item that nobody names stays shut for ever, and a learner who has finished what comes before it finds
      nothing more to do. Name it where the way should go on, or choose another order.
      """,
    wrong: [.files(linked(first: "", secondTitle: "↓Say goodbye"))],
    right: [.files(linked(first: "opens: [training/printing/say-goodbye]\n", secondTitle: "Say goodbye"))])

  static func check(_ curriculum: CurriculumContext) {
    guard curriculum.outline.used.hasLinks, !curriculum.learners.isAnythingUnread else { return }
    let (rules, ends) = (curriculum.outline.unlocking, ends(curriculum))
    for item in curriculum.outline.items {
      // An episode's lock holds those of its containers, too, which are reported by themselves.
      let lists = rules[item.path]?.lock.anyOf ?? []
      let inherited = item.kind == "episode" ? item.path.parent.flatMap { rules[$0]?.lock.anyOf } ?? [] : []
      guard lists.last == [], lists.count(where: \.isEmpty) > inherited.count(where: \.isEmpty) else { continue }
      report(item, ends: ends[item.path.parent] ?? [], curriculum)
    }
  }

  /// Some of the items that a learner finishes and that open nothing, by what holds them.
  private static func ends(_ curriculum: CurriculumContext) -> [ItemPath?: [Outline.Item]] {
    let map = curriculum.learners.doesEverything.map
    var ends: [ItemPath?: [Outline.Item]] = [:]
    for item in curriculum.outline.items where item.opens.isEmpty && map.isFinished(item.path) {
      if ends[item.path.parent, default: []].count < 3 { ends[item.path.parent, default: []].append(item) }
    }
    return ends
  }

  private static func report(_ item: Outline.Item, ends: [Outline.Item], _ curriculum: CurriculumContext) {
    curriculum.findings.report(
      Self.self, in: item.document, at: item.document.location(of: "title"),
      "nothing opens the \(item.kind) '\(item.path)'",
      notes: ends.map { end in
        Diagnostic.Note(
          "a learner who has finished '\(end.path)' finds nothing more to do there",
          at: end.document.location(of: "title"))
      },
      help: "write `opens: [\(item.path)]` in \(ends.first.map { "'\($0.path)'" } ?? "what comes before it")")
  }

  /// A block of two linked episodes.
  private static func linked(first: String, secondTitle: String) -> [String: String] {
    let cards = """
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return [
      "training/printing/block.yaml": "title: Printing\norder: linked\nepisodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": "title: Say hello\n\(first)\(cards)",
      "training/printing/say-goodbye.yaml": "title: \(secondTitle)\n\(cards)",
    ]
  }
}
