internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// A prerequisite that comes later in the order.
enum LaterPrerequisite: CurriculumRule {
  static let description = RuleDescription(
    "later-prerequisite", .order, .error, "something is required that comes later in the order",
    explanation: """
      Episodes open one after the other. An item that waits for a later one waits for ever: the later one opens only
      when this one is finished. Change the order in the list of what holds them, or take the requirement out.
      """,
    wrong: [
      .files(twoEpisodes(first: "requires: [↓training/printing/say-goodbye]\n")),
      .files(twoEpisodes(first: "requires:\n  - ↓training/printing/say-goodbye\n")),
    ],
    right: [.files(twoEpisodes(first: ""))])

  static func check(_ curriculum: CurriculumContext) {
    for prerequisite in curriculum.prerequisites.all {
      guard case .later(let later) = prerequisite.verdict else { continue }
      let item = prerequisite.item
      curriculum.findings.report(
        Self.self, in: prerequisite.item.document, at: prerequisite.location,
        "the \(item.kind) '\(item.path)' requires '\(later.path)', which comes later",
        notes: [Diagnostic.Note("the \(later.kind) '\(later.path)' is here", at: later.document.location(of: .title))]
          + curriculum.consequence(of: prerequisite),
        help: "\(curriculum.outline.move(of: item.path, behind: later.path)), or take the requirement out",
        fixes: item.document.advice(toTakeOut: prerequisite.index, of: .requires))
    }
  }

  /// A block of two episodes, the first of them with further keys.
  static func twoEpisodes(first: String, second: String = "") -> [String: String] {
    let cards = """
      cards:
        - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
    return [
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, say-goodbye]\n",
      "training/printing/say-hello.yaml": "title: Say hello\n\(first)\(cards)",
      "training/printing/say-goodbye.yaml": "title: Say goodbye\n\(second)\(cards)",
    ]
  }
}
