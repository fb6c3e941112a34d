import Authoring
import Claims
import Diagnostics
import Evidence
import Grading
import Linting
import Python
import Testing

/// Proofs end on content that is made to keep them busy; a test that hangs is the failure.
@Suite("The budgets of proofs")
struct ProofBudgetTests {
  private func lint(_ cards: String, mostSteps: Int = 20_000_000) throws -> LintReport {
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards, mostSteps: mostSteps).files))
    return Linter().lint(authored, reading: reading)
  }

  @Test("twelve lines that need each other in ways that only runs tell are out of reach, and end")
  func dependentLines() throws {
    let lines = ["n = 1"] + (2...11).map { "n = n * \($0 % 3 + 2) + \($0)" } + ["print(n)"]
    let code = lines.joined(separator: "\n")
    let result = Observation.withoutClosingLineEnds(PythonProgram(source: code).run().standardOutput)
    let report = try lint(
      "- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: [\(lines.joined(separator: ", "))]\n"
        + "  result: \(result)\n")
    #expect(report.statistics.proofs[.orders] == ProofCounts(undecided: 1))
    #expect(report.diagnostics.allSatisfy { $0.code != "ambiguous-order" })
    #expect(report.statistics.programs < 20_100)
  }

  @Test("of twelve lines that do not need each other some orders are listed, and the rest is not looked for")
  func independentLines() throws {
    let lines = (1...11).map { "v\($0) = \($0)" } + ["print(v1 + v11)"]
    let report = try lint(
      "- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: [\(lines.joined(separator: ", "))]\n  result: 12\n")
    #expect(report.statistics.proofs[.orders] == ProofCounts(disproven: 1))
    let found = report.diagnostics.filter { $0.code == "ambiguous-order" }
    #expect(found.map(\.message) == ["the lines in at least 25 other orders print the same, '12'"])
    #expect(report.statistics.programs < 2100)
  }

  @Test("a mutant that never ends times out, and costs little more than its solution")
  func endlessVariant() throws {
    let report = try lint(
      """
      - id: sum
        type: challenge
        title: All numbers down to one
        text: Read a number and print the sum of all numbers from it down to 1.
        language: python
        solutions:
          - |
            left = int(input())
            total = 0
            while left > 0:
              total += left
              left -= 1
            print(total)
        checks: [{input: [4], result: 10}, {input: [7], result: 28}, {input: [0], result: 0}]

      """)
    #expect(report.statistics.mutants.timedOut > 0)
    #expect(report.statistics.mutants.killed > 10)
    #expect(report.statistics.steps < 5_000_000)
  }

  /// Keys of a question with what becomes of its proof where it has 10,000 answers.
  private static let crowds: [(keys: String, verdict: ProofCounts)] = [
    ("asks: output", ProofCounts(proven: 1)), ("asks: value\n  expression: n", ProofCounts(undecided: 1)),
    ("asks: type\n  expression: n", ProofCounts(disproven: 1)), ("asks: error", ProofCounts(disproven: 1)),
    ("asks: fix\n  line: 1\n  result: 9", ProofCounts(undecided: 1)),
    ("asks: expression\n  satisfies: answer == n", ProofCounts(undecided: 1)),
    ("asks: concept\n  because: Nobody knows.", ProofCounts(undecided: 1)),
  ]

  @Test("of 10,000 answers none is run one by one, and the question is out of reach", arguments: crowds)
  func manyAnswers(_ keys: String, _ verdict: ProofCounts) throws {
    let answers = (4..<10_004).map(String.init).joined(separator: ", ")
    for kind in ["questionWithCode\n  correctAnswerIndex: 0", "multiSelect\n  correctAnswerIndices: [0]"] {
      let report = try lint(
        "- id: ask\n  type: \(kind)\n  code: |\n    n = 4\n    print(n)\n  text: What is it?\n"
          + "  answers: [\(answers)]\n  \(keys)\n")
      #expect(report.statistics.proofs[.keys] == verdict, "\(kind)")
      #expect(report.statistics.programs < 10)
    }
  }

  @Test("10,000 answers of which all are right, and 5,000 are said to be, are judged")
  func manyRightAnswers() throws {
    let answers = (0..<10_000).map { _ in "4" }.joined(separator: ", ")
    let report = try lint(
      "- id: ask\n  type: multiSelect\n  code: print(4)  # no set\n  text: What is it?\n  answers: [\(answers)]\n"
        + "  correctAnswerIndices: [\((0..<5000).map(String.init).joined(separator: ", "))]\n  asks: output\n")
    #expect(report.statistics.proofs[.keys] == ProofCounts(proven: 1))
  }

  @Test("feedback on 10,000 answers is compared")
  func muchFeedback() throws {
    let numbers = 0..<10_000
    let report = try lint(
      "- id: ask\n  type: question\n  text: Which one?\n  correctAnswerIndex: 0\n"
        + "  answers: [\(numbers.map { "a\($0)" }.joined(separator: ", "))]\n  feedback:\n"
        + numbers.dropFirst().map { "    - {answer: a\($0), text: No.}\n" }.joined())
    #expect(report.diagnostics.allSatisfy { $0.code != "feedback-without-answer" })
    #expect(report.statistics.cards == 2)
  }

  @Test("a puzzle of 20,000 lines is not searched, and ends")
  func manyLines() throws {
    let lines = (0..<20_000).map { "print(\($0))" }.joined(separator: ", ")
    let report = try lint("- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: [\(lines)]\n")
    #expect(report.statistics.proofs[.orders] == ProofCounts(undecided: 1))
  }

  @Test("a puzzle with 10,000 tokens is out of reach, and ends")
  func manyTokens() throws {
    let tokens = (0..<10_000).map(String.init).joined(separator: ", ")
    let report = try lint(
      "- id: fill\n  type: dragAndDrop\n  text: Fill in.\n  code: print(__1__ + __2__ * 10000)\n  tokens: [\(tokens)]\n"
        + "  answers: [7, 8]\n  result: 80007\n")
    #expect(report.statistics.proofs[.blanks] == ProofCounts(undecided: 1))
    #expect(report.statistics.programs < 1100)
  }

  @Test("every run of a proof is counted: of the code, for the value that is asked for, and for the answers")
  func everyRun() throws {
    let report = try lint(
      "- id: ask\n  type: questionWithCode\n  code: n = 4\n  text: What is n?\n  answers: [4, 5, 6]\n"
        + "  correctAnswerIndex: 0\n  asks: value\n  expression: n\n")
    #expect(report.diagnostics.isEmpty)
    #expect(report.statistics.programs == 3)
    #expect(report.statistics.proofs[.keys] == ProofCounts(proven: 1))
  }

  @Test(
    "what a condition compares is asked in the run that decides it",
    arguments: [
      (
        "type: trueFalse\n  answer: true\n  satisfies: output == '9' and (output != '8' or n == 9)", 2,
        ProofCounts(undecided: 1)
      ),
      (
        "type: questionWithCode\n  answers: [n, 8, 7]\n  correctAnswerIndex: 0\n  asks: expression\n"
          + "  satisfies: answer == 9 and output == '9'", 4, ProofCounts(proven: 1)
      ),
    ])
  func conditions(_ keys: String, _ runs: Int, _ proofs: ProofCounts) throws {
    let report = try lint("- id: ask\n  code: |\n    n = 9\n    print(n)\n  text: What is n?\n  \(keys)\n")
    #expect(report.diagnostics.isEmpty)
    #expect(report.statistics.programs == runs)
    #expect(report.statistics.proofs[.keys] == proofs)
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
    #expect(report.diagnostics.allSatisfy { $0.code != "ambiguous-blank" })
  }

  @Test("all decoys of a puzzle share one budget")
  func decoys() throws {
    let decoys = (1...8).map { "while n > \(-$0): n = n + 1" }
    let report = try lint(
      "- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: [n = 1, n = n + 1, n = n * 2, print(n)]\n"
        + "  decoys: [\(decoys.map { "\"\($0)\"" }.joined(separator: ", "))]\n  result: 4\n")
    #expect(report.statistics.steps < 100_000_000)
  }

  @Test("decoys with which no order is a program share one budget, too")
  func decoysWithoutPrograms() throws {
    let lines = ["if True:"] + (1...10).map { "    a\($0) = 1" } + ["    print(1)"]
    let decoys = (1...400).map { "    if \($0):" }
    let report = try lint(
      "- id: order\n  type: codeBlocks\n  text: Order it.\n  lines: \(lines)\n  decoys: \(decoys)\n  result: 1\n")
    #expect(report.statistics.unprovenCards.map(\.reasons) == [[.decoys]])
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
    #expect(report.diagnostics.allSatisfy { $0.code != "inconsistent-solutions" })
  }

  @Test("400 open tasks that need what nothing teaches are judged")
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
    options.selected = ["untaught-concept"]
    let sample = Sample(files.merging(["training/printing/say-hello.yaml": ""]) { $1 })
    let kept = sample.files.filter { $0.key != "training/printing/say-hello.yaml" }
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(kept))
    #expect(!Linter(options).lint(authored, reading: reading).diagnostics.isEmpty)
  }
}
