import Authoring
import CurriculumBundle
import Diagnostics

/// Content that an author never edited: the text of `hornbook new`, which the manual also shows.
enum UntouchedSample: CardRule, EpisodeRule, ModuleRule {
  static let checks: [RuleCheck] = [.card(Self.self), .episode(Self.self), .module(Self.self)]
  static let description = RuleDescription(
    "untouched-sample", .wording, .warning, "content that says what a sample of `hornbook new` or the manual says",
    explanation: """
      A new module, block, episode or card comes with a sample, so that it is whole and can be looked at; the manual
      shows the same samples, and cards are copied from there. A learner who meets one in a lesson about something else
      reads and is asked what nobody wanted to say. Write your own texts, code and answers in its place, or take the
      card out.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: question
          text: ↓What is print()?
          answers: [A function, A variable, A number]
          correctAnswer: A function

        """),
      .cards("- {id: say, type: executor, text: ↓Run it and look., code: print(\"Hello\"), result: Hello}\n"),
      .files([
        "training/module.yaml":
          "title: Training\nsummary: ↓What learners can do after this module.\nlanguage: python\nblocks: [printing]\n"
      ]),
    ],
    right: [
      .cards(
        """
        - id: ask
          type: question
          text: What is print()?
          answers: [A function, A cat, A number]
          correctAnswerIndex: 0

        """),
      .cards("- {id: meet-print, type: description, header: Instructions, text: This is how a computer writes.}\n"),
      .cards("- {id: say, type: executor, text: Run it and look., code: print(\"Hi\"), result: Hi}\n"),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard card.mayBeUntouched, let kind = card.content.kind,
      let key = card.authored.untouchedKey(kind)
    else { return [] }
    return [
      Finding(
        at: card.authored.source(ofText: key, at: nil)?.location ?? card.authored.location,
        "this card says what a sample says, one of `hornbook new` or the manual",
        help: "write what learners are to read, and what they are asked")
    ]
  }

  static func findings(in episode: EpisodeContext) -> [Finding] {
    episode.authored.untouchedCards.compactMap { (index, key) -> Finding? in
      let card = episode.authored.card(at: index)
      // The rule reports it on the card itself.
      guard card.card.content.kind.flatMap(card.untouchedKey) == nil else { return nil }
      return Finding(
        at: card.source(ofText: key, at: nil)?.location ?? card.location,
        "this card says what a sample says, one of `hornbook new` or the manual",
        help: "write what learners are to read, or take the card out")
    }
  }

  static func findings(in module: ModuleContext) -> [Finding] {
    guard module.authored.hasUntouchedSummary else { return [] }
    return [
      Finding(
        at: module.document.item.summary,
        "'summary' says what a sample says, that of `hornbook new` and the manual",
        help: "say in a sentence what learners can do after this module")
    ]
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards("- {id: look, type: description, header: Instructions, text: ↓Follow my lead to learn Python. (2)}\n"),
      .cards("- {id: meet-print, type: description, header: Instructions, text: ↓Follow my lead to learn Python.}\n"),
      .cards(
        """
        - {id: meet-print, type: description, header: Instructions, text: ↓Follow my lead to learn Python.}
        - {id: run-it, type: executor, text: ↓Run it and look at the screen., code: print("Hello"), result: Hello}

        """),
    ],
    right: [
      .cards("- {id: look, type: description, header: Instructions, text: Follow my lead to learn Python.}\n")
    ])
}
