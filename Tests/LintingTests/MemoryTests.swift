import Authoring
import Diagnostics
import Linting
import Remembering
import Testing

@Suite("What is remembered of a run")
struct MemoryTests {
  private static let cards = """
    - id: run
      type: executor
      text: Run it.
      code: print({"cat", "dog"}, champion)
      result: Ada
    - id: mix
      type: codeBlocks
      text: Make it print 3.
      lines: [a = 1, b = 2, print(a + b)]
      result: 3
    - id: double
      type: challenge
      title: Double it
      text: Read a number and print its double.
      language: python
      solutions: [print(2 * int(input()))]
      checks: [{input: [2], result: 4}]

    """

  private static func lint(
    _ files: [String: String], _ memory: Memory?, _ change: (inout Linter.Options) -> Void = { _ in }
  ) throws -> LintReport {
    var options = Linter.Options()
    options.memory = memory
    change(&options)
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(files))
    return Linter(options).lint(authored, reading: reading)
  }

  @Test("what a remembered episode uses is judged anew when another one teaches it")
  func concepts() throws {
    func files(teaching concept: String) -> [String: String] {
      let first =
        "title: A\nteaches: [python.call.print]\ncards:\n"
        + "  - {id: run, type: executor, text: Run it., code: 'for n in [1]: print(n)', result: 1}\n"
      let second =
        "title: B\nteaches: [\(concept)]\ncards:\n"
        + "  - {id: run, type: executor, text: Run it., code: 'for n in [2]: print(n)', result: 2}\n"
      let end = "  - {id: done, type: finished, header: Well done!, text: You did it.}\n"
      return Sample([
        "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, two]\n",
        Sample.episodePath: first + end, "training/printing/two.yaml": second + end,
      ]).files
    }
    let memory = Memory()
    #expect(try !Self.lint(files(teaching: "python.str"), memory).diagnostics.codes.contains("premature-concept"))
    let later = Memory(memory.takeFound())
    let report = try Self.lint(files(teaching: "python.for"), later)
    #expect(later.takeCounts() == (1, 1), "only the second episode changed")
    #expect(report.diagnostics == (try Self.lint(files(teaching: "python.for"), nil).diagnostics))
    let found = report.diagnostics.filter { $0.code == "premature-concept" }
    #expect(found.map(\.location.file) == ["curriculum/\(Sample.episodePath)"])
  }

  @Test("a second run says the same to the last byte, and proves nothing")
  func same() throws {
    let files = Sample(cards: Self.cards).files
    let plain = try Self.lint(files, nil)
    let memory = Memory()
    let first = try Self.lint(files, memory)
    #expect(memory.takeCounts() == (0, 1))
    let later = Memory(memory.takeFound())
    let second = try Self.lint(files, later)
    #expect(later.takeCounts() == (1, 0))
    #expect(plain.diagnostics.count > 3 && plain.diagnostics.contains { !$0.fixes.isEmpty })
    for report in [first, second] {
      #expect(report.diagnostics == plain.diagnostics)
      #expect(report.statistics == plain.statistics)
    }
  }

  @Test("whatever a verdict depends on is in the key")
  func everyIngredient() throws {
    let files = Sample(cards: Self.cards).files
    let settings = files["curriculum.yaml"] ?? ""
    let path = Sample.episodePath
    let changes: [(String, [String: String], (inout Linter.Options) -> Void)] = [
      ("a program", files.merging([path: (files[path] ?? "").replacing("champion", with: "hero")]) { $1 }, { _ in }),
      (
        "an input", files.merging([path: (files[path] ?? "").replacing("input: [2]", with: "input: [3]")]) { $1 },
        { _ in }
      ),
      ("a comment", files.merging([path: (files[path] ?? "") + "# later\n"]) { $1 }, { _ in }),
      ("the budget", files.merging(["curriculum.yaml": settings + "lint: {limits: {steps: 1000}}\n"]) { $1 }, { _ in }),
      ("a limit", files.merging(["curriculum.yaml": settings + "lint: {limits: {answer: 7}}\n"]) { $1 }, { _ in }),
      (
        "the language",
        files.merging([
          "training/module.yaml": (files["training/module.yaml"] ?? "").replacing(
            "language: python", with: "language: slang")
        ]) { $1 }, { _ in }
      ),
      (
        "the way of teaching",
        files.merging(["training/module.yaml": (files["training/module.yaml"] ?? "") + "teachesBy: reading\n"]) { $1 },
        { _ in }
      ),
      (
        "the locale", files.merging(["curriculum.yaml": settings.replacing("locale: en", with: "locale: de")]) { $1 },
        { _ in }
      ),
      ("the rules", files, { $0.ignored = ["wrong-result"] }),
      ("one rule", files, { $0.selected = ["wrong-result"] }),
    ]
    for (name, changed, change) in changes {
      let memory = Memory()
      _ = try Self.lint(files, memory)
      let later = Memory(memory.takeFound())
      let report = try Self.lint(changed, later, change)
      #expect(later.takeCounts() == (0, 1), "\(name) is not in the key")
      #expect(report.diagnostics == (try Self.lint(changed, nil, change)).diagnostics, "\(name)")
    }
  }

  @Test("bytes that nobody wrote so are forgotten")
  func spoilt() throws {
    let files = Sample(cards: Self.cards).files
    let plain = try Self.lint(files, nil)
    let changes: [([UInt8]) -> [UInt8]] = [
      { _ in [] }, { Array($0.dropLast()) }, { $0 + [0] }, { _ in Array(repeating: 0xFF, count: 40) },
      { Array($0.prefix($0.count / 2)) },
    ]
    for change in changes {
      let memory = Memory()
      _ = try Self.lint(files, memory)
      let spoilt = Memory(memory.takeFound().mapValues(change))
      #expect(try Self.lint(files, spoilt).diagnostics == plain.diagnostics)
      #expect(spoilt.takeCounts() == (0, 1))
    }
  }
}
