import CurriculumBundle
import CurriculumSamples
import JSON
import Publishing
import TestSupport
import Testing

/// What a newer release does to learners, as `hornbook diff` shows it.
struct DifferenceTests {
  private func release(_ curriculum: Curriculum, after earlier: ComparedRelease? = nil) throws -> ComparedRelease {
    let last = try earlier.map { EarlierRelease($0.index, try $0.curriculum()) }
    return try ComparedRelease(curriculum, assets: [], after: last)
  }

  @Test(
    "every kind of edit has the verdict, the step and the changes that were stated", arguments: DifferenceSamples.edits)
  func edits(edit: DifferenceSamples.Edit) throws {
    let old = try release(DifferenceSamples.curriculum)
    var curriculum = DifferenceSamples.curriculum
    edit.change(&curriculum)
    let difference = try ReleaseDifference(old, release(curriculum, after: old))
    let shown = "\n\(difference.text(("old", "new"), next: nil))"
    #expect(difference.verdict == edit.verdict, "\(shown)")
    #expect(difference.step == edit.step, "\(shown)")
    #expect(Set(difference.changes.map(\.kind)) == edit.kinds, "\(shown)")
  }

  @Test("the table has 60 kinds of edits and more, each of another name, and meets every kind of change but one")
  func table() {
    let edits = DifferenceSamples.edits
    #expect(edits.count >= 60 && Set(edits.map(\.name)).count == edits.count)
    let met = edits.reduce(into: Set<ReleaseChange.Kind>()) { $0.formUnion($1.kinds) }
    // These take an edit the other way round, or another format.
    let others: Set<ReleaseChange.Kind> = [
      .split, .required, .shown, .starsAdded, .dailyQuestionOff, .format, .replaced,
    ]
    #expect(Set(ReleaseChange.Kind.allCases).subtracting(met) == others)
  }

  @Test("an edit that is taken back gives the opposite changes, and never more than was there")
  func takenBack() throws {
    for edit in DifferenceSamples.edits {
      let old = try release(DifferenceSamples.curriculum)
      var curriculum = DifferenceSamples.curriculum
      edit.change(&curriculum)
      let middle = try release(curriculum, after: old)
      let back = try release(DifferenceSamples.curriculum, after: middle)
      let difference = try ReleaseDifference(old, back)
      #expect(difference.isEmpty && difference.verdict == .compatible, "\(edit.name): \(difference.changes)")
    }
  }
}
