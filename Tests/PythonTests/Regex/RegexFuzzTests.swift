import Execution
import Foundation
import Python
import TestSupport
import Testing

/// Random patterns do here what they do in the real `python3`.
@Suite("Random regular expressions", .enabled(if: TestRun.hasJudges))
struct RegexFuzzTests {
  private static let count = TestRun.rounds(250)
  private static let generous = Budget(steps: 4_000_000_000, memory: 1 << 30, output: 1 << 28, depth: 1000)

  private struct Sample: Decodable {
    let program: String
    let output: String
  }

  @Test("random patterns match what CPython matches", arguments: ["plain", "loops", "tokens", "words"], [1, 2])
  func randomPatternsMatchWhatCPython(style: String, seed: Int) throws {
    let finished = try Command(
      try Judge.path(of: "python3"), ["-c", RegexGenerator.script, style, "\(seed)", "\(Self.count)"]
    ).run()
    try #require(finished.status == 0, "\(String(decoding: finished.errorBytes, as: UTF8.self))")
    let sample = try JSONDecoder().decode(Sample.self, from: Data(finished.outputBytes))
    let outcome = PythonProgram(source: sample.program, fileName: "fuzz.py").run(budget: Self.generous)
    let (ours, theirs) = (lines(outcome.standardOutput), lines(sample.output))
    #expect(theirs.count > Self.count)
    #expect(ours.count == theirs.count, "\(outcome.standardError)")
    var pattern: Substring = ""
    for (mine, real) in zip(ours, theirs) {
      if real.hasPrefix("('") || real.hasPrefix("(b'") { pattern = real }
      guard mine == real else {
        Issue.record("\(pattern)\nhere:    \(mine)\nCPython: \(real)")
        return
      }
    }
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
