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

  private func difference(_ old: Curriculum, _ new: Curriculum) throws -> ReleaseDifference {
    let old = try release(old)
    return try ReleaseDifference(old, release(new, after: old))
  }

  @Test("signs of Markdown are written as text, with an accent on them, too")
  func markdown() throws {
    for sign in ["`", "|"] {
      var curriculum = DifferenceSamples.curriculum
      curriculum.title = "x\(sign)\u{301}y"
      let text = try difference(DifferenceSamples.curriculum, curriculum).markdown(("old", "new"), next: nil)
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| `the curriculum`") })
      let scalars = Array(row.unicodeScalars)
      // The item, and the text before and now.
      #expect(scalars.count { $0 == "`" } == 6, "\(text)")
      let bars = scalars.indices.filter { scalars[$0] == "|" && ($0 == 0 || scalars[$0 - 1] != "\\") }
      #expect(bars.count == 3, "\(text)")
    }
  }

  @Test("authors are compared as a list, and texts by their bytes")
  func sameWhenJoined() throws {
    var joined = DifferenceSamples.curriculum
    var apart = DifferenceSamples.curriculum
    joined.modules[0].authors = ["Ann, Bob"]
    apart.modules[0].authors = ["Ann", "Bob"]
    var texts = try difference(joined, apart).changes.flatMap(\.texts)
    #expect(texts.map(\.old) == [#"["Ann, Bob"]"#] && texts.map(\.new) == [#"["Ann","Bob"]"#])

    apart = joined
    joined.modules[0].summary = "caf\u{e9}"
    apart.modules[0].summary = "cafe\u{301}"
    joined.modules[0].overview = "caf\u{e9}"
    apart.modules[0].overview = "cafe\u{301}"
    texts = try difference(joined, apart).changes.flatMap(\.texts)
    #expect(Set(texts.map(\.key)) == ["summary", "overview"])
  }
}
