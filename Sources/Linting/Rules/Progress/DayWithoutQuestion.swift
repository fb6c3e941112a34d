import Authoring
import CurriculumBundle
import Diagnostics

/// A day on which a learner has finished something, but there is no question to draw.
enum DayWithoutQuestion: CurriculumRule {
  static let description = RuleDescription(
    "day-without-question", .progress, .warning, "a learner has finished something, but gets no question of the day",
    explanation: """
      With `dailyQuestion: true` an app asks one question a day from the episodes that a learner has finished. As long
      as none of these asks anything, there is nothing to draw, and the first days, which decide whether a learner comes
      back, have no question. Ask one in the episode that opens first.
      """,
    wrong: [.files(sample("↓Say hello", "{id: run, type: executor, text: Press Run., code: print(1), result: 1}"))],
    right: [
      .files(
        sample(
          "Say hello",
          "{id: ask, type: question, text: Is it dark?, answers: [Yes, No, Maybe], correctAnswerIndex: 0}"))
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard curriculum.authored.header.dailyQuestion == true else { return [] }
    let way = curriculum.learners.doesTheLeast.way
    let asking = Set(curriculum.authored.episodes.filter(\.asks).map(\.path))
    guard let first = way.first, !asking.contains(first), let item = curriculum.outline[first] else { return [] }
    let question = way.firstIndex(where: asking.contains)
    return [
      Finding(
        at: item.document.item.title, "a learner who has finished '\(first)' gets no question of the day",
        notes: [
          Diagnostic.Note(
            question.map { "the first question comes \(counted($0, "episode")) later, in '\(way[$0])'" }
              ?? "no episode that must be finished asks one")
        ],
        help: "ask a question in it, or take 'dailyQuestion' out")
    ]
  }

  private static func sample(_ title: String, _ card: String) -> [String: String] {
    [
      "curriculum.yaml":
        "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\ndailyQuestion: true\nmodules: [training]\n",
      "training/printing/say-hello.yaml": """
      title: \(title)
      cards:
        - \(card)
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
    ]
  }
}

extension AuthoredEpisode {
  fileprivate var asks: Bool { cards.contains(where: \.card.content.asksQuestions) }
}
