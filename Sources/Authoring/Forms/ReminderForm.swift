import CurriculumBundle

/// An entry of `reminders:` in `curriculum.yaml`.
enum ReminderForm: Form {
  static let name = "reminder"
  static let documentation = "A text for a learner who has not opened the app for some time."

  static let days = Field.optional(
    .days, .integer(1...3650), "How many days after the app was last open it is due.", example: "7",
    published: .always)
  static let weeks = Field.optional(
    .weeks, .integer(1...520), "The same in weeks; it is published in days.", example: "1", published: .never)
  static let text = Field.required(.text, .text, "What a learner reads.", example: "Your robot waits for you.")

  static let fields = [days.declaration, weeks.declaration, text.declaration]
  static let constraints = [FieldConstraint.exactlyOne([days.key, weeks.key])]

  static func read(_ reader: borrowing FieldReader) -> Reminder? {
    let (days, weeks, text) = (reader[days], reader[weeks], reader[text])
    guard let days = days ?? weeks.map({ $0 * 7 }), let text else { return nil }
    return Reminder(days: days, text: text)
  }
}
