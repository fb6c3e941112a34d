import CurriculumBundle
import CurriculumSamples
import Publishing
import TestSupport
import Testing

/// Ids that belong to another item for learners of earlier releases.
struct ReusedIDTests {
  /// The reused ids of the last of several outlines, each published after the one before, as `new < owner`.
  private func reused(_ releases: [[String]], _ last: [String]) throws -> [String] {
    var earlier: EarlierRelease?
    for release in releases {
      let bundle = try PublishedBundle(Outline.curriculum(release), after: earlier)
      earlier = EarlierRelease(bundle.outline, bundle.curriculum)
    }
    return try #require(earlier).reusedIDs(in: Outline.curriculum(last)).map { "\($0.id) < \($0.owner)" }
  }

  @Test("a new lesson, block, module or card with the former id of one that is there is found")
  func newItems() throws {
    let first = ["m/a/e: ask done", "m/b/x: ask done"]
    #expect(
      try reused(
        [first, ["m/a/f<e: ask done", "m/b/x: ask done"]], ["m/a/f: ask done", "m/a/e: ask", "m/b/x: ask done"])
        == ["m/a/e < m/a/f"])
    #expect(
      try reused(
        [first, ["m/c<a", "m/c/e: ask done", "m/b/x: ask done"]], ["m/c/e: ask done", "m/a/e: ask", "m/b/x: ask"])
        == ["m/a < m/c"])
    #expect(
      try reused(
        [first, ["n<m", "n/a/e: ask done", "n/b/x: ask done"]], ["n/a/e: ask done", "n/b/x: ask done", "m/b/y: ask"])
        == ["m < n"])
    #expect(
      try reused(
        [first, ["m/a/e: question<ask done", "m/b/x: ask done"]], ["m/a/e: question ask done", "m/b/x: ask"])
        == ["m/a/e/ask < m/a/e/question"])
  }

  @Test("it is found releases later, with the id that the owner has today, and where the owner moved")
  func later() throws {
    let renamed = [["m/a/e: ask", "m/b/x: ask"], ["m/a/f<e: ask", "m/b/x: ask"], ["m/a/f: ask", "m/b/x: ask"]]
    #expect(try reused(renamed, ["m/a/g<f: ask", "m/a/e: ask", "m/b/x: ask"]) == ["m/a/e < m/a/g"])
    #expect(try reused(renamed, ["m/b/f<m/a/f: ask", "m/a/e: ask", "m/b/x: ask"]) == ["m/a/e < m/b/f"])
    #expect(try reused(renamed, ["m/a/f: ask", "m/a/e: ask", "m/a/h: ask", "m/b/x: ask"]) == ["m/a/e < m/a/f"])
  }

  @Test("an item that has its former id again, by its author or as older content, is not one")
  func returned() throws {
    let first = ["m/a/e: ask done", "m/a/x: tell done"]
    let renamed = [first, ["m/a/f<e: ask done", "m/a/x: tell done"]]
    #expect(try reused(renamed, first) == [])
    #expect(try reused(renamed, ["m/a/e<f: ask done", "m/a/x: tell done"]) == [])
    #expect(try reused([first, ["n<m", "n/b<a", "n/b/f<e: question<ask done", "n/b/x: tell done"]], first) == [])
  }

  @Test("lessons that were merged are two again under their old ids")
  func merged() throws {
    let first = ["m/a/e: ask done", "m/a/x: tell done"]
    #expect(try reused([first, ["m/a/both<e,x: ask tell done"]], first) == [])
    #expect(try reused([first, ["m/a/both<e,x: ask tell done"]], ["m/a/e<both: ask done", "m/a/x: tell done"]) == [])
    #expect(try reused([first, ["m/a/e<x: ask tell<m/a/x/tell done"]], first) == [])
    #expect(try reused([first, ["m/a/e<x: ask done"]], first) == [])
  }

  @Test("what is gone or retired, and what was never there, has no owner")
  func withoutOwner() throws {
    let first = ["m/a/e: ask done", "m/a/x: tell done"]
    #expect(try reused([first, ["m/a/e: ask done"]], first + ["m/a/new: ask"]) == [])
    #expect(try reused([first], first) == [])
  }

  @Test("courses that are edited at random, and of which older releases come back, have none", arguments: 0..<20)
  func edited(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var course = EditedCourse()
    var courses = [course]
    var bundles = [try PublishedBundle(course.curriculum)]
    for number in 1...20 {
      let last = bundles[bundles.count - 1]
      let earlier = EarlierRelease(last.outline, last.curriculum)
      if number % 6 == 0 {
        let back = Int.random(in: 0..<(bundles.count - 1), using: &random)
        course = course.restoring(courses[back])
        bundles.append(
          try PublishedBundle(
            restoring: bundles[back].outline, bundles[back].curriculum, format: .current, after: earlier))
      } else {
        let edit = course.edit(&random)
        let reused = earlier.reusedIDs(in: course.curriculum)
        #expect(reused.isEmpty, "release \(number), \(edit ?? "nothing"): \(reused)")
        bundles.append(try PublishedBundle(course.curriculum, after: earlier))
      }
      courses.append(course)
    }
  }

  @Test("the refusal names both, and what to do")
  func refusal() {
    let error = PublishingError.reusedID("m/a/e", owner: "m/a/f")
    #expect(error.isRefusal)
    #expect(error.message == "'m/a/e' is the id of a new item, but 'm/a/f' had it in an earlier release")
    #expect(error.help.hasPrefix("give the new item another id"))
  }
}
