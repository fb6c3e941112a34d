import Authoring
import Diagnostics
import Evidence
import Linting
import Testing

/// Cards all of whose programs go round for ever in one way or another end within the steps that all proofs of a card
/// share.
@Suite("Programs without an end")
struct EndlessProgramTests {
  private static let loops = (0..<90).map { "'while \($0) < 100: pass'" }
  private static let sums = (0..<90).map { "'sum(range(\($0), 10 ** 9))'" }
  private static let wrong = loops.map { "{program: \($0), feedback: Fix it.}" }.joined(separator: ", ")

  private static func ask(_ code: String, _ answers: [String], _ keys: String) -> String {
    "type: questionWithCode\n  code: \(code)\n  text: What?\n  answers: [\(answers.joined(separator: ", "))]\n"
      + "  correctAnswerIndex: 0\n  \(keys)"
  }

  private static let endless: [String: String] = [
    "run": "type: executor\n  text: Run it.\n  code: 'while True: pass'\n  result: never",
    "fix": ask("print(", loops, "asks: fix\n  line: 1"),
    "expression": ask("'bag = {1}'", sums, "asks: expression\n  satisfies: answer > 0"),
    "value": ask("'bag = {1}'", sums, "asks: value\n  expression: bag"),
    "orders": """
    type: codeBlocks
      text: Lay it.
      lines: [n = 1, 'while n: n = n - 1', n = 2, n = n - 3, print(n)]
      decoys: ['while n: n = n - 2', 'while n: n = n + 1', 'while n < 5: pass']
      result: -1
    """,
    "blanks": """
    type: dragAndDrop
      text: Fill in.
      code: |
        n = 0
        while n < __1__: n = n + __2__
        print(n)
      tokens: [1, 1, 0, -1, -2, -3, -4, -5]
      answers: [1, 1]
      result: 1
    """,
    "task": """
    type: challenge
      title: Count
      text: Count down from a number.
      language: python
      solutions:
        - |
          bag = {1, 2}
          n = int(input())
          while n > 0: n = n - 1
          print(n)
      checks: [{input: [9000], result: 0}, {input: [9900], result: 0}]
      wrongPrograms: [\(wrong)]
    """,
  ]

  @Test("all proofs of a card take no more than 20 times the steps of one run", arguments: endless.keys.sorted())
  func endlessPrograms(_ name: String) throws {
    let limit = 50_000
    let sample = Sample(cards: "- id: card\n  \(Self.endless[name] ?? "")\n", mostSteps: limit)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    let report = Linter().lint(authored, reading: reading)
    #expect(CardRuns.mostShares == 20)
    #expect(report.statistics.steps >= limit / 2, "nothing was run: \(report.diagnostics.map(\.message))")
    #expect(report.statistics.steps <= CardRuns.mostShares * limit)
  }
}
