/// A day of the Gregorian calendar, without a time or a time zone: `2026-11-21`.
///
///     CalendarDay("2028-02-29") == CalendarDay(year: 2028, month: 2, day: 29)
///     CalendarDay("2026-02-29") == nil
public struct CalendarDay: Sendable, Hashable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day from its numbers; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Self.length(of: month, in: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that a text writes as ISO 8601 does; nil when it writes none.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
    }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day so many days later, at least 0; nil for one after the year 9999.
  ///
  ///     CalendarDay("2028-02-28")?.adding(days: 2)?.description == "2028-03-01"
  public func adding(days count: Int) -> CalendarDay? {
    var (year, month, day) = (year, month, day + count)
    while day > Self.length(of: month, in: year) {
      day -= Self.length(of: month, in: year)
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return CalendarDay(year: year, month: month, day: day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension CalendarDay: Comparable, CustomStringConvertible, Codable {
  /// Orders earlier days before later ones.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as ISO 8601 writes it.
  public var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads the day from a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a day")
    }
    self = day
  }

  /// Writes the day as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
