import Diagnostics
import Testing

/// The mistakes that authors make, on the pages in `Tests/Slips`: each draws one finding, which names its cause.
@Suite("Slips of authors")
struct SlipTests {
  private static let slips = Result { try Slip.all() }
  /// Those that the linter still misunderstands.
  private static let misunderstood: Set<String> = [
    "indentation: A card is swallowed by the result above it",
    "indentation: A world below its bar is not indented",
  ]

  @Test("the curriculum in which the slips are made is right")
  func baseIsRight() throws {
    #expect(try Slip.lint(Slip.base()).map(\.message) == [])
  }

  @Test("the first finding names the true cause, at its line, and its help says what to do")
  func firstFindingNamesTheCause() throws {
    let slips = try Self.slips.get()
    #expect(slips.count >= 430)
    #expect(Self.misunderstood.isSubset(of: slips.map(\.name)))
    for slip in slips {
      let fault = slip.fault(ofFirst: try Slip.lint(slip.files))
      #expect((fault != nil) == Self.misunderstood.contains(slip.name), "\(slip.name): \(fault ?? "it is understood")")
    }
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
    #expect(repaired.count >= 230)
    for slip in repaired { #expect(try Slip.lint(slip.repaired ?? [:]).map(\.message) == [], "\(slip.name)") }
  }

  /// Slips whose fix is one of several that are needed, or leaves text that means something to Markdown.
  private static let fixedInPart: Set<String> = [
    "brackets: Lines of code with braces",
    "files: The list has the names of files", "images: The path and the file in capitals",
    "invisible-characters: Code below a bar is indented with a tab",
    "keys: The type of a question is missing, and its key", "keys: The words of another tool for a question",
    "special-characters: A text that begins with a backtick", "special-characters: A text that begins with a star",
    "values: Minutes given as 1 hour",
  ]

  @Test("the fix of a first finding leaves no finding, but where it fixes only a part")
  func fixIsRight() throws {
    let slips = try Self.slips.get()
    #expect(Self.fixedInPart.isSubset(of: slips.map(\.name)))
    var tried = 0
    for slip in slips where !Self.fixedInPart.contains(slip.name) {
      guard let fix = try Slip.lint(slip.files).first?.fixes.first, fix.effect != .acceptsTruth else { continue }
      tried += 1
      var files = slip.files
      for (path, edits) in Dictionary(grouping: fix.edits, by: \.location.file) {
        files[path] = String(decoding: Edit.apply(edits, to: Array((files[path] ?? "").utf8)).bytes, as: UTF8.self)
      }
      #expect(try Slip.lint(files).map(\.message) == [], "\(slip.name): \(fix.title)")
    }
    #expect(tried >= 240)
  }
}
