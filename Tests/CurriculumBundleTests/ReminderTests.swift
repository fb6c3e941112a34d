import CurriculumBundle
import Testing

@Suite("Reminders for those who stay away")
struct ReminderTests {
  private static let reminders = [Reminder(days: 7, text: "Come back."), Reminder(days: 21, text: "We wait.")]

  @Test("a reminder is due on its day alone, and none after the last")
  func due() throws {
    let lastOpened = try #require(CalendarDay("2026-12-20"))
    func due(_ day: String) throws -> String? {
      Self.reminders.due(on: try #require(CalendarDay(day)), lastOpened: lastOpened)?.text
    }
    #expect(try due("2026-12-27") == "Come back.")
    #expect(try due("2027-01-10") == "We wait.")
    for day in ["2026-12-20", "2026-12-26", "2026-12-28", "2027-02-01"] { #expect(try due(day) == nil) }
  }

  @Test("days are added across months, leap years and years, up to the last day that there is")
  func days() {
    #expect(CalendarDay("2028-02-28")?.adding(days: 1)?.description == "2028-02-29")
    #expect(CalendarDay("2027-02-28")?.adding(days: 1)?.description == "2027-03-01")
    #expect(CalendarDay("2026-11-21")?.adding(days: 0)?.description == "2026-11-21")
    #expect(CalendarDay("2026-11-21")?.adding(days: 365)?.description == "2027-11-21")
    #expect(CalendarDay("9999-12-31")?.adding(days: 1) == nil)
  }
}
