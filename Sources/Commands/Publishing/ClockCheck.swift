import CurriculumBundle
import Publishing

/// Dates of a release that are impossible unless a clock is wrong, on this machine or on the committer's.
///
/// No date of a release comes from the clock, so each is only noted.
struct ClockCheck {
  /// The date of the release: `SOURCE_DATE_EPOCH`, or the commit's own.
  let date: Int?
  /// The commit's date in seconds since 1970; nil outside a repository.
  let commitDate: Int?
  /// The release that it goes on from; nil for the first one.
  let last: Manifest?

  /// Clocks that differ by no more than a day, in seconds, are not noted.
  private static let slack = 86_400
  /// Neither the clock nor the release may be more than a year, in seconds, later than the commit.
  private static let longest = 366 * 86_400

  /// What cannot be, and what to do about it.
  struct Note: Equatable {
    /// The fact, without a full stop.
    let fact: String
    /// What to do, as an imperative.
    let help: String
  }

  /// What cannot be.
  ///
  /// - Parameter now: What the clock of this machine says, in seconds since 1970.
  func notes(now: Int) -> [Note] {
    var notes: [Note] = []
    func note(_ fact: String, _ help: String) { notes.append(Note(fact: fact, help: help)) }
    let clock = "the clock of this machine says \(Self.text(now))"
    let old = "and that it is the newest commit that is checked out"
    if let last, let before = last.created {
      if Self.text(now + Self.slack) < before {
        note("\(clock), but \(last.version) is dated \(before) already", Self.bothClocks)
      }
      if let date, Self.text(date) < before {
        note(
          "the release is dated \(Self.text(date)), before \(last.version), which is dated \(before)",
          isGiven ? Self.givenDate : "see that the clock is right where the commits are made, \(old)")
      }
    }
    if let date, date > now + Self.slack {
      let fact = isGiven ? "SOURCE_DATE_EPOCH is" : "the commit is dated"
      note("\(clock), but \(fact) \(Self.text(date))", isGiven ? Self.givenDate : Self.bothClocks)
    }
    guard let commitDate else { return notes }
    let commit = "more than a year after the commit, which is dated \(Self.text(commitDate))"
    if now > commitDate + Self.longest {
      note("\(clock), \(commit)", "see that this clock is right, \(old)")
    } else if let date, date > commitDate + Self.longest {
      note("the release is dated \(Self.text(date)), \(commit)", Self.givenDate)
    }
    return notes
  }

  /// Whether the date is not the commit's own.
  private var isGiven: Bool { date != commitDate }

  private static let bothClocks = "see that the clock is right, here and where the commits are made"
  private static let givenDate = "unset SOURCE_DATE_EPOCH, or take it from `git log -1 --format=%ct`"

  private static func text(_ seconds: Int) -> String {
    ReleaseStamp.text(
      secondsSince1970: min(max(seconds, ReleaseStamp.sourceDates.lowerBound), ReleaseStamp.sourceDates.upperBound))
  }
}
