/// A text for a learner who has not opened the app for some days.
///
///     {"days": 7, "text": "Your robot waits for you."}
///
/// An app schedules all of them when it is left, and takes them back when it is opened; after the last there is none.
public struct Reminder: Codable, Sendable, Hashable {
  /// How many days after the app was last open it is due.
  public var days: Int
  /// The text for the learner.
  public var text: String

  /// A reminder from its parts.
  public init(days: Int, text: String) {
    self.days = days
    self.text = text
  }

  /// The day on which it is due; nil for one after the year 9999.
  ///
  ///     Reminder(days: 7, text: "Hi").day(after: CalendarDay("2026-12-28")!)?.description == "2027-01-04"
  ///
  /// - Parameter lastOpened: The day on which the app was last open.
  public func day(after lastOpened: CalendarDay) -> CalendarDay? { lastOpened.adding(days: days) }
}

extension Sequence where Element == Reminder {
  /// The reminder that is due on a day; nil on all days but those of the reminders, and so after the last.
  ///
  /// - Parameter lastOpened: The day on which the app was last open.
  public func due(on today: CalendarDay, lastOpened: CalendarDay) -> Reminder? {
    first { $0.day(after: lastOpened) == today }
  }
}
