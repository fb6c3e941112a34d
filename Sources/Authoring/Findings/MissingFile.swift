import Diagnostics

/// Content in a folder without the file that says what the folder is.
enum MissingFile {
  static let description = RuleDescription(
    "missing-file", .structure, .error, "content in a folder without the file that says what the folder is",
    concernsCurriculum: true,
    explanation: """
      A module's folder has a `module.yaml`, a block's folder a `block.yaml`, and the whole a `curriculum.yaml`; these
      say what a learner sees and in which order. Without them nothing in the folder is part of the curriculum, so no
      learner would ever see it.
      """,
    wrong: [
      .files([
        "training/loops/while.yaml":
          "↓title: While\ncards:\n  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
      ])
    ],
    right: [
      .files([
        "training/module.yaml":
          "title: Training\nsummary: First steps.\nlanguage: python\nblocks: [printing, loops]\n",
        "training/loops/block.yaml": "title: Loops\nepisodes: [while]\n",
        "training/loops/while.yaml":
          "title: While\ncards:\n  - {id: done, type: finished, header: Well done!, text: You did it.}\n",
      ])
    ])
}

extension Diagnostic {
  static func missingFile(_ path: String, at location: Location) -> Diagnostic {
    MissingFile.description.finding(
      at: location, "'\(path)' is not there, so nobody would see this", help: "add '\(path)'")
  }
}
