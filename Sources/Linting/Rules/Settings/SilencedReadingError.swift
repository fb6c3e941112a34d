import Diagnostics

/// A setting or a comment that is to silence an error that nothing silences.
enum SilencedReadingError: InstructionRule {
  static let description = RuleDescription(
    "silenced-reading-error", .settings, .warning, "a silence for an error that cannot be silenced",
    explanation: """
      What cannot be read cannot be published: a card without a key that it needs, or a file with a quote that never
      ends, would be missing from a release, and with it what learners were to meet. So errors met while files are read
      keep their severity, and nothing silences them. The same holds for images that are not whole or that run code,
      which no app may trust. Take the setting or the comment out, and fix what it was meant for.
      """,
    wrong: [
      .files(["curriculum.yaml": SampleLessons.curriculum("lint: {rules: {↓yaml-unclosed-quote: off}}")]),
      .cards(SampleCards.look(header: "Look ↓# hornbook: ignore missing-key because it comes later")),
    ],
    right: [
      .files([
        "curriculum.yaml": SampleLessons.curriculum("lint: {rules: {yaml-unclosed-quote: error, header-too-long: off}}")
      ])
    ])

  static func findings(in instructions: Instructions) -> [Finding] {
    (instructions.settings + instructions.unused).filter(\.cannotBeSilenced).map {
      finding($0.code, at: $0.location)
    }
  }

  private static func finding(_ code: Diagnostic.Code, at location: Location) -> Finding {
    let reason =
      AllRules.ofUnsafeImages.contains(code)
      ? "such an image may not reach learners" : "what cannot be read would be missing from a release"
    return Finding(
      at: location, "'\(code)' cannot be silenced: \(reason)",
      help: "fix what is reported as '\(code)', and take this out")
  }
}
