import CurriculumBundle
import Diagnostics

/// A reminder that is not due after the one before it.
enum UnorderedReminder: CurriculumRule {
  static let premise = Premise.card
  static let description = RuleDescription(
    "unordered-reminder", .progress, .error, "a reminder is not due after the one before it",
    explanation: """
      Reminders count from the day on which the app was last open, each from that same day: after one week, two weeks
      later and four weeks later are `weeks: 1`, `weeks: 3` and `weeks: 7`. Of two for one day only the first is shown,
      and a list in another order is most often one in which each was meant to count from the one before it.
      """,
    wrong: [.files(reminding("{weeks: 1, text: Come back.}", "↓{weeks: 1, text: Your robot waits.}"))],
    right: [.files(reminding("{weeks: 1, text: Come back.}", "{weeks: 3, text: Your robot waits.}"))],
    cases: RuleDescription.Cases(
      wrong: [.files(reminding("{days: 21, text: Come back.}", "↓{weeks: 2, text: Your robot waits.}"))], right: []))

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    guard let document = curriculum.authored.document, let reminders = curriculum.authored.header.reminders else {
      return []
    }
    return zip(reminders.indices.dropFirst(), zip(reminders, reminders.dropFirst())).compactMap {
      index, pair -> Finding? in
      let (before, reminder) = pair
      guard reminder.days <= before.days else { return nil }
      return Finding(
        at: document.item.reminder(at: index),
        before.days == reminder.days
          ? "two reminders are due after \(counted(reminder.days, "day"))"
          : "this reminder is due after \(counted(reminder.days, "day")), "
            + "but the one before it after \(counted(before.days, "day"))",
        help: before.days == reminder.days
          ? "give it another number of days, or take one of the two out"
          : "count all from the day on which the app was last open, and list the earliest first")
    }
  }

  /// A curriculum with some reminders.
  private static func reminding(_ reminders: String...) -> [String: String] {
    [
      "curriculum.yaml": "title: Sample\nlocale: en\nminimumClient: \"1.0.0\"\nreminders:\n"
        + reminders.map { "  - \($0)\n" }.joined() + "modules: [training]\n"
    ]
  }
}
