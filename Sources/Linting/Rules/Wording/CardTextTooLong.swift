import CurriculumBundle
import Diagnostics

/// More text on a card than a phone shows at once.
enum CardTextTooLong: CardRule {
  static let description = RuleDescription(
    "card-text-too-long", .wording, .warning, "the text of a card is longer than a phone shows at once",
    explanation: """
      A learner reads a card at a glance. What has to be scrolled is not read, and the Run button slips off the screen.
      Say one thing on a card; make two cards of two things. The limit is `limits: {cardText: 240}` in
      `curriculum.yaml`.
      """,
    wrong: [
      .cards(look("↓" + String(repeating: "Follow my lead. ", count: 16) + "Stop.")),
      .cards(SampleExercises.greet(more: "hints: [↓\(String(repeating: "Follow my lead. ", count: 16))Stop.]")),
    ],
    right: [.cards(look(String(repeating: "Follow my lead. ", count: 10) + "Stop."))])

  static func findings(in card: CardContext) -> [Finding] {
    let text = card.content.text.flatMap {
      finding($0, card, "the text of the card '\(card.authored.id)'", "shorten it, or make two cards of it") {
        card.location(of: card.fields.text)
      }
    }
    guard card.content.hasTask, let task = card.content.task else { return text.map { [$0] } ?? [] }
    let success = task.success.flatMap {
      finding($0, card, "'success'") { card.location(of: card.fields.task?.success) }
    }
    let failures = failures(on: card, task)
    let hints = (card.content.hints ?? []).enumerated().map { index, hint in
      finding(hint, card, "'hints' at index \(index)") { card.location(of: card.fields.guidance.hints, at: index) }
    }
    let feedback = task.wrongPrograms.enumerated().map { index, wrong in
      finding(wrong.feedback, card, "the feedback of wrong program \(index + 1)") {
        let programs = card.fields.task?.wrongPrograms?.value ?? []
        return programs.indices.contains(index)
          ? card.location(of: programs[index].feedback) : card.authored.location
      }
    }
    return ([text, success] + failures + hints + feedback).compactMap { $0 }
  }

  /// The findings about what is said of a failed check.
  private static func failures(on card: CardContext, _ task: ProgramTask) -> [Finding?] {
    let whole = task.failure.flatMap {
      finding($0, card, "'failure'") { card.location(of: card.fields.task?.failure) }
    }
    return [whole]
      + task.checks.enumerated().map { index, check in
        check.failure.flatMap { text in
          finding(text, card, "the 'failure' of check \(index + 1)") {
            let check = card.check(at: index)
            return check.location(of: check.fields.failure)
          }
        }
      }
  }

  /// The finding about a text; nil where it is short enough.
  private static func finding(
    _ text: String, _ card: CardContext, _ name: @autoclosure () -> String, _ help: String = "shorten it",
    _ place: () -> Location
  ) -> Finding? {
    let limit = card.limits.cardText
    guard text.isLonger(than: limit) else { return nil }
    return Finding(
      at: place(), "\(name()) is too long", label: "\(text.count) characters, but \(limit) are enough", help: help)
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
