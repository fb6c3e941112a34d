import CurriculumBundle
import Diagnostics

/// An episode that is only read.
enum NothingToDo: EpisodeRule {
  static let description = RuleDescription(
    "nothing-to-do", .structure, .warning, "an episode has nothing to run and nothing to answer",
    explanation: """
      Learners remember what they did, not what they swiped past. An episode of texts alone gives them nothing to try
      and you nothing to see whether it was understood. Add code to run, or a question. Where a module teaches by
      reading on purpose, `teachesBy: reading` in its module.yaml says so; its episodes with a `reading` card are
      left alone then.
      """,
    wrong: [
      .episode(
        """
        title: ↓Say hello
        cards:
          - {id: look, type: description, header: Look, text: Follow my lead.}
          - {id: done, type: finished, header: Well done!, text: You can read.}

        """)
    ],
    right: [
      .episode(SampleLessons.episode(praise: "You can press Run.")),
      .files(SampleModules.read),
    ])

  static func findings(in episode: EpisodeContext) -> [Finding] {
    let cards = episode.cards
    guard !cards.isEmpty, !cards.contains(where: { $0.content.asksForAction }) else { return [] }
    let isRead = cards.contains { $0.content.kind == .reading }
    if isRead, episode.authored.teachesBy == .reading { return [] }
    return [
      Finding(
        at: episode.authored.document.item.title,
        "the episode '\(episode.header.id)' has nothing to run and nothing to answer",
        help: isRead
          ? "add an `executor` or a question, or write `teachesBy: reading` in the module's file"
          : "add an `executor` or a question")
    ]
  }
}

extension CardContent {
  /// True where a learner has to do something, or may in a playground; an unsupported kind may well ask for it.
  fileprivate var asksForAction: Bool { demand != .nothing || kind == .playground }
}
