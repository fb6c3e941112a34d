import Authoring
import Diagnostics
import Linting
import Testing

/// Proofs end on content that is made to keep them busy; a test that hangs is the failure.
@Suite("The budgets of proofs")
struct ProofBudgetTests {
  private func lint(_ cards: String) throws -> LintReport {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards).files))
    return Linter().lint(authored, reading: reading)
  }

  @Test("many blanks with two right words each are out of reach, and end")
  func blanks() throws {
    let blanks = 1...26
    let code = blanks.map { "      print(__\($0)__)\n" }.joined()
    let report = try lint(
      "- id: fill\n  type: dragAndDrop\n  text: Fill in.\n  code: |\n\(code.replacing("      ", with: "    "))"
        + "  tokens: [\(blanks.map { _ in "1, 2" }.joined(separator: ", "))]\n"
        + "  answers: [\(blanks.map { _ in "[1, 2]" }.joined(separator: ", "))]\n")
    #expect(report.statistics.steps < 100_000_000)
    #expect(report.diagnostics.allSatisfy { $0.code != "blank-also-right" })
  }

  @Test("all decoys of a puzzle share one budget")
  func decoys() throws {
    let decoys = (1...8).map { "while n > \(-$0): n = n + 1" }
    let report = try lint(
      "- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: [n = 1, n = n + 1, n = n * 2, print(n)]\n"
        + "  decoys: [\(decoys.map { "\"\($0)\"" }.joined(separator: ", "))]\n  result: 4\n")
    #expect(report.statistics.steps < 100_000_000)
  }

  @Test("solutions that end in the same error do the same")
  func sameError() throws {
    let report = try lint(
      """
      - id: share
        type: challenge
        title: Share
        text: Read a number and print how often it goes into 12.
        language: python
        solutions:
          - |
            n = int(input())
            print(12 // n)
          - print(12 // int(input()))
        checks: [{input: [3], result: 4}, {input: [5], result: 2}]
        inputs: {n: 0..6}

      """)
    #expect(report.diagnostics.allSatisfy { $0.code != "solutions-differ" })
  }

  @Test("400 open tasks that need what nothing teaches are judged in a moment")
  func manyConcepts() throws {
    var files: [String: String] = [
      "training/printing/block.yaml":
        "title: Printing\norder: open\nepisodes: [\((0..<400).map { "e\($0)" }.joined(separator: ", "))]\n"
    ]
    for number in 0..<400 {
      files["training/printing/e\(number).yaml"] = """
        title: E\(number)
        teaches: [python.call.print]
        cards:
          - {id: w, type: exercise, text: T, language: python, solutions: ["print(max(1, abs(-5)))"], result: 5}
          - {id: done, type: finished, header: H, text: T}

        """
    }
    var options = Linter.Options()
    options.selected = ["needed-not-taught"]
    let sample = Sample(files.merging(["training/printing/say-hello.yaml": ""]) { $1 })
    let kept = sample.files.filter { $0.key != "training/printing/say-hello.yaml" }
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(kept))
    #expect(!Linter(options).lint(authored, reading: reading).diagnostics.isEmpty)
  }
}
