import Authoring
import CurriculumBundle
import Diagnostics

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

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    curriculum.authored.blocks.filter { $0.header.order == .ladder }.flatMap { block in
      block.episodes.filter { $0.header.difficulty == nil }.map { episode in
        Finding(
          at: episode.document.item.title,
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
