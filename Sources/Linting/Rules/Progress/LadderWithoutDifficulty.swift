internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// An episode of a ladder that does not say how hard it is.
enum LadderWithoutDifficulty: CurriculumRule {
  static let description = RuleDescription(
    "ladder-without-difficulty", .progress, .warning, "an episode of a ladder does not say how hard it is",
    explanation: """
      Where `order` is `ladder`, the medium episodes of a block open when its easy ones are finished, and the hard ones
      after those. An episode without a `difficulty` counts as easy, so a hard one that forgot to say so is the first
      thing that a learner meets.
      """,
    wrong: [.files(ladder(title: "↓Say hello", ""))], right: [.files(ladder(title: "Say hello", "difficulty: easy\n"))])

  static func check(_ curriculum: CurriculumContext) {
    for block in curriculum.authored.blocks where block.block.order == .ladder {
      for episode in block.episodes where episode.episode.difficulty == nil {
        curriculum.findings.report(
          Self.self, in: episode.document, at: episode.document.location(of: .title),
          "the episode '\(episode.path)' is part of a ladder, but has no 'difficulty'",
          help: "add `difficulty: easy`, or how hard it is",
          fixes: episode.document.advice(toAdd: "difficulty: easy", below: .title))
      }
    }
  }

  private static func ladder(title: String, _ first: String) -> [String: String] {
    var files = SampleLessons.twoEpisodes(first: first, second: "difficulty: hard\n")
    let path = "training/printing/say-hello.yaml"
    files[path] = files[path]?.replacing("title: Say hello", with: "title: \(title)")
    files["training/printing/block.yaml"] = "title: Printing\norder: ladder\nepisodes: [say-hello, say-goodbye]\n"
    return files
  }
}
