import Diagnostics
import Testing

/// The mistakes that authors make, on the pages in `Tests/Slips`: each draws one finding, which names its cause.
@Suite("Slips of authors")
struct SlipTests {
  private static let slips = Result { try Slip.all() }
  /// How many of them the linter may still misunderstand.
  private static let mostMisses = 5

  @Test("the curriculum in which the slips are made is right")
  func baseIsRight() throws {
    #expect(try Slip.lint(Slip.base()).map(\.message) == [])
  }

  @Test("the first finding names the true cause, at its line, and its help says what to do")
  func firstFindingNamesTheCause() throws {
    let slips = try Self.slips.get()
    let misses = try slips.compactMap { slip in
      slip.fault(ofFirst: try Slip.lint(slip.files)).map { "\(slip.name): \($0)" }
    }
    let lines = misses.joined(separator: "\n  ")
    print("\(slips.count - misses.count) of \(slips.count) slips are named\(misses.isEmpty ? "" : ", all but\n  \(lines)")")
    #expect(slips.count >= 160)
    #expect(misses.count <= Self.mostMisses, "\(lines)")
  }

  @Test("one mistake draws one finding, but where its page names more")
  func oneMistakeOneFinding() throws {
    for slip in try Self.slips.get() {
      let found = try Slip.lint(slip.files).map { slip.place(of: $0) }
        .map { "\($0.path):\($0.line): \($0.code)" }
      let allowed = slip.expected.dropFirst().map { "\($0.path):\($0.line): \($0.code)" }
      #expect(found.count == slip.expected.count, "\(slip.name): \(found)")
      #expect(Set(allowed).isSubset(of: found), "\(slip.name): \(found)")
    }
  }

  @Test("what the help asks for leaves no finding")
  func helpIsRight() throws {
    let repaired = try Self.slips.get().filter { $0.repaired != nil }
    #expect(repaired.count >= 80)
    for slip in repaired { #expect(try Slip.lint(slip.repaired ?? [:]).map(\.message) == [], "\(slip.name)") }
  }

  /// Slips whose fix is one of several that are needed, or leaves text that means something to Markdown.
  private static let fixedInPart: Set<String> = [
    "files: The list has the names of files", "images: The path and the file in capitals",
    "invisible-signs: Code below a bar is indented with a tab", "programs: An answer is not among the words",
    "signs-of-yaml: A text that begins with a backtick", "signs-of-yaml: A text that begins with a star",
  ]

  @Test("the fix of a first finding leaves no finding, but where it fixes only a part")
  func fixIsRight() throws {
    for slip in try Self.slips.get() where !Self.fixedInPart.contains(slip.name) {
      guard let fix = try Slip.lint(slip.files).first?.fixes.first, fix.effect != .acceptsTruth else { continue }
      var files = slip.files
      for (path, edits) in Dictionary(grouping: fix.edits, by: \.location.file) {
        files[path] = String(decoding: Edit.apply(edits, to: Array((files[path] ?? "").utf8)).bytes, as: UTF8.self)
      }
      #expect(try Slip.lint(files).map(\.message) == [], "\(slip.name): \(fix.title)")
    }
  }
}
