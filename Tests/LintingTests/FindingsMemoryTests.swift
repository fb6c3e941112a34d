import Linting
import Testing

/// What a process that lints again and again remembers.
@Suite("What was found before")
struct FindingsMemoryTests {
  private func key(_ version: Int) -> LintKey { LintKey(curriculum: "version \(version)", Linter.Options()) }

  @Test("the latest four versions of what was linted are kept")
  func versions() {
    let memory = FindingsMemory()
    for version in 1...5 { memory.keep([UInt8(version)], under: key(version)) }
    #expect((1...5).map { memory.recall(key($0)) } == [nil, [2], [3], [4], [5]])
  }

  @Test("what was kept elsewhere is asked for once, and what is found is kept there, too")
  func before() {
    let (elsewhere, other) = (FindingsMemory(), FindingsMemory())
    elsewhere.keep([1], under: key(1))
    let memory = FindingsMemory(before: elsewhere)
    #expect(memory.recall(key(1)) == [1])
    for version in 2...6 { elsewhere.keep([UInt8(version)], under: key(version)) }
    #expect(elsewhere.recall(key(1)) == nil && memory.recall(key(1)) == [1])
    memory.keep([7], under: key(7))
    #expect(elsewhere.recall(key(7)) == [7] && other.recall(key(7)) == nil)
  }

  @Test("which rules run is part of the key")
  func rules() {
    var options = Linter.Options()
    options.ignored = ["wrong-result"]
    let memory = FindingsMemory()
    memory.keep([1], under: LintKey(curriculum: "a", options))
    #expect(memory.recall(LintKey(curriculum: "a", Linter.Options())) == nil)
    options.selected = ["wrong-result"]
    #expect(memory.recall(LintKey(curriculum: "a", options)) == nil)
  }
}
