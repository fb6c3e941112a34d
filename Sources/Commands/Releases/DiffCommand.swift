import ArgumentParser
import CurriculumBundle
import Diagnostics
import JSON
import Publishing

/// `hornbook diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what a newer release does to those who learn with an older one.",
    discussion: """
      Examples:
        hornbook diff dist                     from what is published to the curriculum
        hornbook diff dist@1.0.0 dist@1.1.0    from one version to another
        hornbook diff https://example.org/course curriculum
        hornbook diff main                     from a git revision to the curriculum
        hornbook diff dist --format markdown   for a pull request

      Each side is a published folder or its URL, perhaps with a version or a channel
      behind an @, a curriculum, or a git revision of the curriculum.
      \(LearnerReplay.learners) simulated learners are carried over, always the same ones. The verdict is
      compatible, learners notice, or progress lost; with it comes the least version
      step that fits.

      Exit status: 0, 1 where --fail-on says so, or 2 when it could not run.
      """)

  @Argument(help: "The older side.")
  var old: String

  @Argument(help: "The newer side; without one the curriculum: ./curriculum, or the one that you are in.")
  var new: String?

  @Option(help: "How to show it: text, markdown or json.")
  var format = DifferenceFormat.text

  @Option(help: "The file to write; standard output without it.", completion: .file())
  var output: String?

  @Option(help: "The verdict from which on the exit status is 1: noticed, lost or never.")
  var failOn = FailingVerdict.never

  @Option(
    help: """
      The curriculum of which a git revision is meant; in a submodule, that is a revision of the repository around it.
      """,
    completion: .directory)
  var curriculum = CurriculumFolder.unnamed

  func run() throws {
    let older = try ComparedSource(old, curriculum: curriculum)
    let newer = try ComparedSource(new ?? curriculum, curriculum: curriculum)
    let difference = try older.difference(to: newer)
    let next = newer.version == nil ? older.version.map { $0.rising(by: difference.step) } : nil
    let text = format.text(of: difference, (older.name, newer.name), next: next)
    if output != nil || format != .text {
      try OutputFile.write(text, to: output)
    } else {
      Terminal.write("\(lines: text)")
    }
    if failOn.fails(difference.verdict) { throw ExitStatus.findings }
  }
}

/// A way to show what a release does to learners.
enum DifferenceFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for a terminal.
  case text
  /// A comment on a pull request.
  case markdown
  /// Our own JSON, described by `schemas/diff.schema.json`.
  case json

  /// A difference in this format, with a line end at its end.
  func text(of difference: ReleaseDifference, _ names: (old: String, new: String), next: SemanticVersion?) -> String {
    switch self {
    case .text: difference.text(names, next: next)
    case .markdown: difference.markdown(names, next: next)
    case .json: PrettyJSON.text(of: difference.json(names, next: next))
    }
  }
}

/// The verdict from which on a comparison fails.
enum FailingVerdict: String, CaseIterable, ExpressibleByArgument {
  case noticed, lost, never

  /// Whether a verdict is so bad.
  func fails(_ verdict: ReleaseDifference.Verdict) -> Bool {
    switch self {
    case .noticed: verdict != .compatible
    case .lost: verdict == .lost
    case .never: false
    }
  }
}
