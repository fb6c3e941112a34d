/// A moment as RFC 3339 writes it in UTC: `2026-11-21T12:00:00Z`.
enum UTCTime {
  /// The text of a moment given in seconds since 1970.
  static func text(secondsSince1970 seconds: Int) -> String {
    let day = (seconds >= 0 ? seconds : seconds - 86399) / 86400
    let second = seconds - day * 86400
    let (year, month, dayOfMonth) = date(ofDay: day)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(time)Z"
  }

  /// The Gregorian date of a day counted from 1970-01-01 (Howard Hinnant,
  /// "chrono-compatible low-level date algorithms").
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
