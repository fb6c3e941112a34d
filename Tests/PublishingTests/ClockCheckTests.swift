import CurriculumBundle
import Publishing
import Testing

@testable import Commands

/// Dates that cannot be where all clocks are right.
struct ClockCheckTests {
  private static let day = 86_400
  /// 2026-01-01.
  private static let now = 1_767_225_600

  private func facts(date: Int?, commit: Int?, last: String? = nil) -> [String] {
    notes(date: date, commit: commit, last: last).map(\.fact)
  }

  private func notes(date: Int?, commit: Int?, last: String? = nil) -> [ClockCheck.Note] {
    let manifest = last.map {
      Manifest(
        version: SemanticVersion(1, 0, 0), sequence: 1, index: ContentReference(sha256: "", size: 0),
        minimumClient: SemanticVersion(1, 0, 0), toolVersion: "1", created: $0)
    }
    return ClockCheck(date: date, commitDate: commit, last: manifest).notes(now: Self.now)
  }

  @Test("consistent or unknown dates are not noted")
  func right() {
    #expect(facts(date: nil, commit: nil) == [])
    #expect(facts(date: nil, commit: nil, last: "2025-12-31T00:00:00Z") == [])
    #expect(facts(date: Self.now - 5, commit: Self.now - 5, last: "2025-12-31T00:00:00Z") == [])
    #expect(facts(date: Self.now - 300 * Self.day, commit: Self.now - 300 * Self.day) == [])
    #expect(facts(date: 0, commit: Self.now, last: "1970-01-01T00:00:00Z") == [])
    // Two clocks may differ by some hours.
    #expect(facts(date: Self.now + 9000, commit: Self.now + 9000, last: "2026-01-01T02:00:00Z") == [])
    #expect(facts(date: nil, commit: nil, last: "2026-01-01T02:00:00Z") == [])
  }

  @Test("a clock before the last release is noted, and a release dated before it")
  func before() {
    #expect(
      facts(date: nil, commit: nil, last: "2026-02-01T00:00:00Z") == [
        "the clock of this machine says 2026-01-01T00:00:00Z, but 1.0.0 is dated 2026-02-01T00:00:00Z already"
      ])
    #expect(
      facts(date: Self.now - Self.day, commit: Self.now - Self.day, last: "2025-12-31T12:00:00Z") == [
        "the release is dated 2025-12-31T00:00:00Z, before 1.0.0, which is dated 2025-12-31T12:00:00Z"
      ])
  }

  @Test("a clock far ahead of the commit is noted, and a commit or a given date ahead of the clock")
  func ahead() {
    let old = Self.now - 400 * Self.day
    #expect(
      facts(date: old, commit: old) == [
        "the clock of this machine says 2026-01-01T00:00:00Z, more than a year after the commit, which is dated "
          + "2024-11-27T00:00:00Z"
      ])
    let next = Self.now + 2 * Self.day
    #expect(
      facts(date: next, commit: next) == [
        "the clock of this machine says 2026-01-01T00:00:00Z, but the commit is dated 2026-01-03T00:00:00Z"
      ])
    let far = Self.now + 370 * Self.day
    #expect(facts(date: far, commit: Self.now).count == 2)
  }

  @Test("where the date was given, the help is about what gave it, and clocks are right")
  func help() {
    let given = "unset SOURCE_DATE_EPOCH, or take it from `git log -1 --format=%ct`"
    let far = Self.now + 370 * Self.day
    #expect(notes(date: far, commit: Self.now).map(\.help) == [given, given])
    #expect(notes(date: 0, commit: Self.now, last: "2025-12-31T00:00:00Z").map(\.help) == [given])
    let old = Self.now - 30 * Self.day
    #expect(
      notes(date: old, commit: old, last: "2025-12-31T00:00:00Z").map(\.help) == [
        "see that the clock is right where the commits are made, and that it is the newest commit that is checked out"
      ])
  }
}
