import Execution
import Foundation
import Slang
import SlangAnalysis
import Synchronization
import Testing

@Suite("Slang programs")
struct SlangProgramTests {
  private func source(_ lines: String...) -> SlangSource { SlangSource(lines.joined(separator: "\n")) }

  @Test("half-filled blocks are carried as JSON, and their errors come at their elements")
  func halfFilledBlocksAreCarried() throws {
    let json = """
      [{"type": "variable", "name": "x"},
       {"type": "repeat", "count": {"string": "three"}},
       {"type": "if", "left": {"name": "x"}, "comparison": "=>", "right": 3},
       {"type": "print", "statement": {"left": {"name": "x"}, "operator": "+"}},
       {"type": "end"}, {"type": "end"},
       {"type": "print", "statement": {"unreadable": "x +"}},
       {"type": "print", "statement": null}]
      """
    let program = try JSONDecoder().decode(SlangProgram.self, from: Data(json.utf8))
    #expect(
      program.errors.map { "\($0.element) \($0.kind.rawValue)" } == [
        "1 missing-argument", "2 wrong-type", "3 missing-argument", "3 missing-argument", "4 missing-argument",
        "7 unreadable", "8 missing-argument",
      ])
    #expect(program.elements[1] == .repeat(count: .string("three")))
  }

  @Test("an element that there is not is no program")
  func unknownElementIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SlangProgram.self, from: Data(#"[{"type": "turtle"}]"#.utf8))
    }
  }

  @Test("JSON has plain keys")
  func jsonHasPlainKeys() throws {
    let program = source("variable x = -1.5", "if x < 2", "print \"a\" + x", "end").program
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let expected =
      #"[{"name":"x","type":"variable","value":{"double":-1.5}},"#
      + #"{"comparison":"<","left":{"name":"x"},"right":{"integer":2},"type":"if"},"#
      + #"{"statement":{"left":{"string":"a"},"operator":"+","right":{"name":"x"}},"type":"print"},{"type":"end"}]"#
    #expect(String(decoding: try encoder.encode(program), as: UTF8.self) == expected)
  }

  @Test("a program with errors does not run, and tells them all")
  func errorsAreReported() {
    let outcome = source("print a", "repeat 3").program.run()
    #expect(outcome.standardOutput == "")
    #expect(
      outcome.standardError == """
        element 1: there is no variable 'a' (make it with Variable before, or put a text in "quotes")
        element 2: this Repeat has no End (put an End after the last element that belongs to it)

        """)
    guard case .raised(let error) = outcome.ending else { Issue.record("\(outcome.ending)"); return }
    #expect(error.isStatic && error.line == 1)
  }

  @Test("a budget ends a program at the element that is over it", arguments: [1, 2, 3, 4, 5, 6, 7])
  func stepsAreCounted(steps: Int) {
    let program = source("variable x = 1", "repeat 2", "variable x = x + 1", "end", "print x").program
    let outcome = program.run(budget: Budget(steps: steps, memory: 1 << 20, output: 100, depth: 10))
    let lines = [1, 2, 3, 4, 3, 4, 5]
    #expect(outcome.steps == min(steps, 7))
    #expect(outcome.ending == (steps < 7 ? .stopped(.steps, line: lines[steps]) : .finished(status: 0)))
  }

  @Test("texts that grow without end are stopped, in memory and in time")
  func memoryIsBounded() {
    let doubling = source("variable s = \"ab\"", "repeat 100", "variable s = s + s", "end").program
    let outcome = doubling.run()
    #expect(outcome.ending == .stopped(.memory, line: 3))
    #expect(outcome.peakMemory <= Budget.lesson.memory)
    let copying = source(
      "variable s = \"ab\"", "repeat 20", "variable s = s + s", "end", "repeat 1000000", "variable t = s + 1", "end")
    #expect(copying.program.run().ending == .stopped(.steps, line: 6))
    let appending = source("variable s = \"\"", "repeat 100000", "variable s = s + \"x\"", "end", "print s").program
    #expect(appending.run().standardOutput.utf8.count == 100_001)
  }

  @Test("output is bounded")
  func outputIsBounded() {
    let program = source("repeat 9", "print \"ab\"", "end").program
    let outcome = program.run(budget: Budget(steps: 1000, memory: 1000, output: 7, depth: 10))
    #expect(outcome.standardOutput == "ab\nab\n")
    #expect(outcome.ending == .stopped(.output, line: 2))
  }

  @Test(
    "a run that can be cancelled is the same as any other, and stops soon after nobody waits for it",
    arguments: [
      ["repeat 100000000", "end"], ["variable s = \"a\"", "repeat 1000000", "variable t = s + s", "end"],
      ["variable n = 0", "repeat 400000", "variable n = n + 1", "end", "print n"],
    ])
  func cancelled(lines: [String]) {
    let program = SlangSource(lines.joined(separator: "\n")).program
    let budget = Budget(steps: 2_000_000, memory: 64 << 20, output: 1 << 20, depth: 10)
    let asked = Mutex(0)
    let waiting = RunOptions(isCancelled: {
      asked.withLock {
        $0 += 1; return false
      }
    })
    #expect(program.run(budget: budget, options: waiting) == program.run(budget: budget))
    #expect(asked.withLock { $0 } > 3)
    asked.withLock { $0 = 0 }
    let leaving = RunOptions(isCancelled: {
      asked.withLock {
        $0 += 1; return $0 > 1
      }
    })
    for outcome in [program.run(options: leaving), program.trace(options: leaving).outcome] {
      guard case .stopped(.steps, _) = outcome.ending else {
        Issue.record("\(outcome.ending)")
        return
      }
      #expect(outcome.steps < 200_000)
    }
  }

  @Test("a trace keeps as much as it may")
  func traceIsLimited() {
    let program = source("variable s = \"abcdef\"", "repeat 9", "print s", "end").program
    let (outcome, trace) = program.trace(limits: Trace.Limits(steps: 3, variables: 1, characters: 4))
    #expect(outcome.steps == 20)
    #expect(trace.steps.map(\.line) == [1, 2, 3])
    #expect(trace.steps.last?.variables == [Trace.Variable(name: "s", value: "\"abc")])
    #expect(!trace.isComplete)
  }

  @Test("what is endless in a text is told, whatever it is")
  func longTextsAreRead() {
    let many = String(repeating: "(", count: 100_000)
    #expect(source("print \(many)").errors.map(\.kind) == [.tooLong])
    #expect(source("print \(String(repeating: "-", count: 100_000))1").errors.map(\.kind) == [.tooLong])
    #expect(SlangSource(python: "print(\(many))").errors.map(\.kind) == [.tooLong])
    let blocks = source(String(repeating: "repeat 1\n", count: 10_000) + String(repeating: "end\n", count: 10_000))
    #expect(blocks.errors.map(\.kind) == [.tooDeep])
    #expect(
      SlangSource(String(repeating: "print 1\n", count: 100_000)).program.run().standardOutput.utf8.count == 200_000)
  }

  @Test("a program that takes too long to be watched is translated all the same")
  func longProgramsAreTranslated() throws {
    let program = source("variable n = 0", "repeat 100000000", "variable n = n + 1", "end", "print n").program
    let text = try #require(program.translated(to: .python))
    #expect(text.hasSuffix("n = 0\nfor _ in range(100000000):\n    n = float(n) + 1\nprint(to_shown(n))\n"))
  }

  @Test("programs that nobody would write take no more than a moment")
  func hugeProgramsAreRead() throws {
    let names = (0..<4000).map { "variable v\($0) = 1\n" }
    let unknown = (0..<4000).map { "print w\($0)\n" }
    #expect(SlangSource((names + unknown).joined()).errors.count == 4000)
    #expect(SlangSource(python: String(repeating: "\n", count: 50_000)).program.elements.count == 50_000)
    let chain = (1..<2000).map { "variable v\($0 - 1) = v\($0)\n" } + ["variable v1999 = \"x\"\n"]
    let program = SlangSource((names + ["repeat 3\n"] + chain + ["end\nprint v1997\nprint v0"]).joined()).program
    #expect(program.run().standardOutput == "x\n1\n")
    let python = try #require(program.translated(to: .python))
    #expect(SlangSource(python: python).program == program)
  }

  @Test("every concept has a name of its own and a summary")
  func conceptsAreDocumented() {
    #expect(Set(SlangConcept.allCases.map(\.id)).count == SlangConcept.allCases.count)
    #expect(SlangConcept.allCases.allSatisfy { !$0.summary.isEmpty })
  }

  @Test("places count code points and bytes")
  func placesAreCounted() throws {
    let error = try #require(source("print \"größe\" + nme").errors.first)
    #expect(error.location?.line == 1 && error.location?.column == 17 && error.location?.length == 3)
    #expect(error.location?.bytes == 18..<21)
    #expect(error.part == .statement)
  }
}
