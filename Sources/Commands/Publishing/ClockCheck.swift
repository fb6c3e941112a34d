internal import CurriculumBundle
internal import Publishing

/// What the dates of a release say that cannot be, where a clock is wrong: that of this machine, or that of whoever
/// committed.
///
/// No date of a release comes from the clock, so each is only told.
struct ClockCheck {
  /// The date of the release: `SOURCE_DATE_EPOCH`, or the commit's own.
  let date: Int?
  /// When the commit was made.
  let commitDate: Int?
  /// The release before; nil for the first one.
  let last: Manifest?

  /// How much two clocks may differ, in seconds: a day.
  private static let slack = 86_400
  /// By how much no date is later than the commit, in seconds: a year.
  private static let longest = 366 * 86_400

  /// The facts, without full stops.
  ///
  /// - Parameter now: What the clock of this machine says, in seconds since 1970.
  func facts(now: Int) -> [String] {
    var facts: [String] = []
    let clock = "the clock of this machine says \(Self.text(now))"
    if let last, let before = last.created {
      if Self.text(now + Self.slack) < before {
        facts.append("\(clock), but \(last.version) is dated \(before) already")
      }
      if let date, Self.text(date) < before {
        facts.append("the release is dated \(Self.text(date)), before \(last.version), which is dated \(before)")
      }
    }
    if let date, date > now + Self.slack, date == commitDate {
      facts.append("\(clock), but the commit is dated \(Self.text(date))")
    } else if let date, date > now + Self.slack {
      facts.append("\(clock), but SOURCE_DATE_EPOCH is \(Self.text(date))")
    }
    guard let commitDate else { return facts }
    if now > commitDate + Self.longest {
      facts.append("\(clock), more than a year after the commit, which is dated \(Self.text(commitDate))")
    } else if let date, date > commitDate + Self.longest {
      facts.append(
        "the release is dated \(Self.text(date)), more than a year after the commit, which is dated "
          + Self.text(commitDate))
    }
    return facts
  }

  private static func text(_ seconds: Int) -> String {
    ReleaseStamp.text(
      secondsSince1970: min(max(seconds, ReleaseStamp.sourceDates.lowerBound), ReleaseStamp.sourceDates.upperBound))
  }
}
