internal import CurriculumBundle
internal import Publishing

/// Dates of a release that are impossible unless a clock is wrong, on this machine or on the committer's.
///
/// No date of a release is taken from the clock, so each problem is only a note.
struct ClockCheck {
  /// The date of the release: `SOURCE_DATE_EPOCH`, or the commit's own.
  let date: Int?
  /// The commit's date in seconds since 1970; nil outside a repository.
  let commitDate: Int?
  /// The release before; nil for the first one.
  let last: Manifest?

  /// Clocks that differ by no more than a day, in seconds, are not noted.
  private static let slack = 86_400
  /// Neither the clock nor the release may be more than a year, in seconds, later than the commit.
  private static let longest = 366 * 86_400

  /// The facts, without full stops.
  ///
  /// - Parameter now: The time by the clock of this machine, in seconds since 1970.
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
