import Diagnostics

/// A module, block or episode of the last release that is gone without a trace.
enum LostID: CurriculumRule {
  static let description = RuleDescription(
    "lost-id", .identity, .error, "a module, block or episode of the last release is gone",
    explanation: """
      Learners' progress is kept under ids. When an id of the published release is no longer there, whoever finished it
      has lost what they did, and what came after it may be locked again. If the item has another id now, write the old
      one under its `formerly`; if it stands in another module or block now, write the full old id there. If it really
      has to go, list it under `retired` in curriculum.yaml, with the episodes that took its place as `successors`:
      whoever finished it has finished these. The last release is the one that
      `hornbook publish` finds where it publishes, or that `hornbook lint --published DIR` names.
      """,
    wrong: [
      .release(published: published, now: ["training/printing/block.yaml": "title: Printing\n↓episodes: [say-hello]\n"])
    ],
    right: [
      .release(
        published: published,
        now: [
          "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, greet]\n",
          "training/printing/greet.yaml": "formerly: [wave]\n" + episode,
        ]),
      .release(
        published: published,
        now: [
          "training/module.yaml":
            "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing, leaving]\n",
          "training/leaving/block.yaml": "title: Leaving\nepisodes: [wave]\n",
          "training/leaving/wave.yaml": "formerly: [training/printing/wave]\n" + episode,
        ]),
    ])

  static let needsRelease = true

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    (curriculum.lost?.containers ?? []).map { item -> Finding in
      if curriculum.draft(holding: item.path) != nil {
        return Finding(
          at: item.location,
          "the \(item.kind) '\(item.path)' of the last release is a draft now, and progress with it is lost",
          help: "take `visibility: draft` out of its file")
      }
      let id = item.path.components.last ?? ""
      let elsewhere = item.path.parent == nil ? "" : " (`[\(item.path)]` if that is elsewhere now)"
      return Finding(
        at: item.location, "the \(item.kind) '\(item.path)' of the last release is gone, and progress with it",
        help: "add `formerly: [\(id)]` to the \(item.kind) that it became\(elsewhere), or bring it back"
          + item.retiring)
    }
  }

  private static let published = [
    "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, wave]\n",
    "training/printing/wave.yaml": episode,
  ]

  private static let episode = """
    title: Wave
    cards:
      - {id: run, type: executor, text: Press Run., code: print(2), result: 2}
      - {id: done, type: finished, header: Well done!, text: You did it.}

    """
}
