import Diagnostics
import TestSupport
import Testing

/// Unified diffs: what a person reads and what `patch` applies.
struct UnifiedDiffTests {
  @Test("equal texts have no difference")
  func equal() {
    #expect(UnifiedDiff(from: "a\nb\n", to: "a\nb\n").hunks.isEmpty)
    #expect(UnifiedDiff(from: "", to: "").text(oldName: "a", newName: "b").isEmpty)
  }

  @Test("a changed line stands between its neighbours")
  func changedLine() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
    let expected = """
      --- say hello.yaml\t
      +++ new.yaml
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8

      """
    #expect(UnifiedDiff(from: old, to: new).text(oldName: "say hello.yaml", newName: "new.yaml") == expected)
  }

  @Test("changes far apart stand in pieces of their own")
  func farApart() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed.remove(at: 17)
    let expected = """
      @@ -1,3 +1,3 @@
       1
      -2
      +two
       3
      @@ -17,3 +17,2 @@
       17
      -18
       19

      """
    #expect(UnifiedDiff(from: lines.joined(), to: changed.joined(), context: 1).hunks == expected)
  }

  @Test("changes whose neighbours meet stand in one piece", arguments: [(6, 1), (7, 2)])
  func neighbours(linesBetween: Int, pieces: Int) {
    let between = (0..<linesBetween).map { "\($0)\n" }.joined()
    let hunks = UnifiedDiff(from: "a\n\(between)b\n", to: "x\n\(between)y\n").hunks
    #expect(hunks.split(separator: "\n").count { $0.hasPrefix("@@") } == pieces)
  }

  @Test("a missing line end is told")
  func missingLineEnd() {
    let expected = """
      @@ -1 +1 @@
      -Champion
      \\ No newline at end of file
      +Champion

      """
    #expect(UnifiedDiff(from: "Champion", to: "Champion\n").hunks == expected)
  }

  @Test("texts that look alike but have other bytes differ")
  func otherBytes() { #expect(!UnifiedDiff(from: "\u{e9}\n", to: "e\u{301}\n").hunks.isEmpty) }

  @Test("`patch` makes the new text of the old one, for 150 random pairs", .enabled(if: TestRun.hasJudges))
  func judgedByPatch() throws {
    var random = SeededRandom(seed: 11)
    let folder = try TemporaryDirectory()
    var patches = ""
    var wanted: [String: String] = [:]
    for number in 0..<150 {
      let old = randomText(&random)
      let new = number.isMultiple(of: 7) ? randomText(&random) : mutate(old, &random)
      let name = "\(number).txt"
      try folder.write(old, to: name)
      wanted[name] = new
      patches += UnifiedDiff(from: old, to: new).text(oldName: name, newName: name)
    }
    try Judge.ask("patch")
    let verdict = try Command("/usr/bin/env", ["patch", "-p0"], input: Array(patches.utf8), in: folder.path).run()
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
    for (name, text) in wanted {
      let patched = folder.holds(name) ? String(decoding: try folder.read(name), as: UTF8.self) : ""
      #expect(patched == text)
    }
  }

  @Test("texts with thousands of other lines are compared at once")
  func large() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    #expect(UnifiedDiff(from: old, to: new).hunks.hasPrefix("@@ -1,20000 +1,20000 @@\n-old 0\n"))
  }

  private func randomText(_ random: inout SeededRandom) -> String {
    let lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in "\(Int.random(in: 0...6, using: &random))" }
    return lines.joined(separator: "\n") + (Bool.random(using: &random) && !lines.isEmpty ? "\n" : "")
  }

  private func mutate(_ text: String, _ random: inout SeededRandom) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      if Bool.random(using: &random), lines.count > 1 { lines.remove(at: place) } else { lines.insert("x", at: place) }
    }
    return lines.joined(separator: "\n")
  }
}
