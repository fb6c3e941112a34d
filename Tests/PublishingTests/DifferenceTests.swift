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

  @Test("the table has 60 kinds of edits and more, each of another name, and meets every kind of change")
  func table() {
    let edits = DifferenceSamples.edits + DifferenceSamples.laterEdits.map(\.edit)
    #expect(edits.count >= 70 && Set(edits.map(\.name)).count == edits.count)
    let met = edits.reduce(into: Set<ReleaseChange.Kind>()) { $0.formUnion($1.kinds) }
    // The format is no edit of an author's: see below.
    #expect(Set(ReleaseChange.Kind.allCases).subtracting(met) == [.format])
  }

  @Test("an edit of a release that was edited before has what was stated, too", arguments: DifferenceSamples.laterEdits)
  func laterEdits(sample: DifferenceSamples.LaterEdit) throws {
    let first = try release(DifferenceSamples.curriculum)
    var curriculum = DifferenceSamples.curriculum
    sample.before(&curriculum)
    let old = try release(curriculum, after: first)
    sample.edit.change(&curriculum)
    let difference = try ReleaseDifference(old, release(curriculum, after: old))
    let shown = "\n\(difference.text(("old", "new"), next: nil))"
    #expect(difference.verdict == sample.edit.verdict, "\(shown)")
    #expect(difference.step == sample.edit.step, "\(shown)")
    #expect(Set(difference.changes.map(\.kind)) == sample.edit.kinds, "\(shown)")
  }

  @Test("another major format is noticed, and a major step")
  func format() throws {
    let curriculum = try release(DifferenceSamples.curriculum).curriculum()
    let index = try release(DifferenceSamples.curriculum).index
    let older = ComparedRelease(index, format: FormatVersion(3, 0)) { curriculum.modules[$0] }
    let difference = try ReleaseDifference(older, release(DifferenceSamples.curriculum))
    #expect(difference.changes.map(\.kind) == [.format])
    #expect(difference.verdict == .noticed && difference.step == .major)
  }

  @Test("an edit that is taken back leaves nothing changed")
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
