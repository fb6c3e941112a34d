import Diagnostics

/// A length in minutes that no learner will need.
enum ImplausibleMinutes: ModuleRule {
  static let description = RuleDescription(
    "implausible-minutes", .wording, .warning, "a module says that it takes far less or far more time than it does",
    explanation: """
      Learners choose by the time they have; a chapter of “10 minutes” that takes an hour is given up in the middle. The
      linter estimates: 133 words a minute, which is how fast half of all fourth graders read (Hasbrouck and Tindal,
      2017), five seconds for a line of code, and for an image or a question 10, for words or lines to drag 40, for an
      exercise 180 and for a challenge 480 seconds. Only `minutes` of less than a third or more than three times the
      estimate, by ten minutes and more, are reported. Nobody knows how long videos take, so with one any number above
      is fine.
      """,
    wrong: [.files(["training/module.yaml": module(minutes: "↓90")])],
    right: [
      .files(["training/module.yaml": module(minutes: "5")]),
      .files(["training/module.yaml": module(minutes: "90"), "training/printing/say-hello.yaml": episodeWithVideo]),
    ])

  static func findings(in module: ModuleContext) -> [Finding] {
    guard let minutes = module.authored.header.minutes else { return [] }
    let estimate = module.time.minutes
    let isTooMany = minutes > estimate * 3 && !module.time.hasVideos
    guard minutes * 3 < estimate || isTooMany, abs(minutes - estimate) >= 10 else { return [] }
    return [
      Finding(
        at: module.document.item.minutes,
        "the module '\(module.authored.path)' says \(minutes) minutes, but its cards take about \(estimate)",
        help: "try it with a learner, and write what it took")
    ]
  }

  private static func module(minutes: String) -> String {
    "title: Training\nsummary: First steps.\nlanguage: python\nminutes: \(minutes)\nblocks: [printing]\n"
  }

  private static let episodeWithVideo = SampleLessons.episode(
    cards: """
      - id: read
        type: reading
        header: Boxes
        content: [{video: "https://videos.example.org/boxes", title: Boxes}]

      """)
}
