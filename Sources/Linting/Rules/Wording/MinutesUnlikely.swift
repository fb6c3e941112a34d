internal import Diagnostics

/// A length in minutes that no learner will need.
enum MinutesUnlikely: CurriculumRule {
  static let description = RuleDescription(
    "minutes-unlikely", .wording, .warning, "a module says that it takes far less or far more time than it does",
    explanation: """
      Learners choose by the time they have; a chapter of “10 minutes” that takes an hour is given up in the middle. The
      linter estimates: 133 words a minute, which is how fast half of all fourth graders read (Hasbrouck and Tindal, 2017),
      five seconds for a line of code, and for a question 10, for words or lines to drag 40, for an exercise 180 and for a
      challenge 480 seconds. Only `minutes` of less than a third or more than three times the estimate, by ten minutes and
      more, are reported.
      """,
    wrong: [.files(["training/module.yaml": module(minutes: "↓90")])],
    right: [.files(["training/module.yaml": module(minutes: "5")])])

  static func check(_ curriculum: CurriculumContext) {
    for module in curriculum.authored.modules {
      guard let minutes = module.module.minutes else { continue }
      var time = LessonTime()
      for episode in module.blocks.lazy.flatMap(\.episodes) {
        for card in episode.episode.cards { time.add(card.content) }
      }
      let estimate = time.minutes
      guard minutes * 3 < estimate || minutes > estimate * 3, abs(minutes - estimate) >= 10 else { continue }
      curriculum.findings.report(
        Self.self, in: module.document, at: module.document.location(of: "minutes"),
        "the module '\(module.path)' says \(minutes) minutes, but its cards take about \(estimate)",
        help: "try it with a learner, and write what it took")
    }
  }

  private static func module(minutes: String) -> String {
    "title: Training\nsummary: First steps.\nlanguage: python\nminutes: \(minutes)\nblocks: [printing]\n"
  }
}
