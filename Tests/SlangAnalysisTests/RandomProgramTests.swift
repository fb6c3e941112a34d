import Execution
import Foundation
import Python
import Slang
import SlangAnalysis
import SlangSamples
import Support
import TestSupport
import Testing

/// Random programs mean the same here and in every language into which they are translated.
@Suite("Random Slang programs", .enabled(if: TestRun.hasJudges))
struct RandomProgramTests {
  static let programs: [SlangProgram] = {
    var generator = ProgramGenerator(seed: 1)
    return (0..<TestRun.rounds(1_000)).map { _ in generator.program() }
  }()
  static let outputs = programs.map { $0.run().standardOutput }
  static let javaScript = programs.map { $0.translated(to: .javaScript) ?? "" }
  static let python = programs.map { $0.translated(to: .python) ?? "" }

  @Test("they have no errors, and run to their ends")
  func programsAreValid() {
    for program in Self.programs {
      #expect(program.errors == [], "\(program.text)")
      #expect(program.run().ending == .finished(status: 0), "\(program.text)")
    }
  }

  @Test("those in JavaScript print in Node.js what they print here")
  func javaScriptAgrees() throws {
    expectSame(Self.javaScript, try SlangJudges.node(Self.javaScript))
  }

  @Test("those in Python print in python3 what they print here")
  func pythonAgrees() throws {
    expectSame(Self.python, try SlangJudges.python(Self.python))
  }

  @Test("those in Python print in our Python what they print here")
  func ourPythonAgrees() {
    expectSame(
      Self.python,
      Self.python.concurrentMap { text in
        let outcome = PythonProgram(source: text).run()
        return outcome.standardOutput + outcome.standardError
      })
  }

  @Test("100 in Swift print what they print here")
  func swiftAgrees() throws {
    let texts = try Self.programs.prefix(100).map { try #require($0.translated(to: .swift)) }
    expectSame(texts, try SlangJudges.swift(texts))
  }

  @Test("their texts, and those in JavaScript and Python, are read back as the same programs")
  func textsRoundTrip() {
    for (index, program) in Self.programs.enumerated() {
      for source in [
        SlangSource(program.text), SlangSource(javaScript: Self.javaScript[index]),
        SlangSource(python: Self.python[index]),
      ] {
        #expect(source.errors == [], "\(program.text)")
        #expect(source.program == program, "\(program.text)")
      }
    }
  }

  @Test("their JSON is read back as the same programs")
  func jsonRoundTrips() throws {
    for program in Self.programs.prefix(500) {
      let data = try JSONEncoder().encode(program)
      #expect(try JSONDecoder().decode(SlangProgram.self, from: data) == program)
    }
  }

  @Test("1,000 broken ones have the errors that they were given, each at its element, and no others")
  func brokenProgramsAreBlamedRightly() {
    for seed in UInt64(0)..<1000 {
      let broken = BrokenProgram(seed: seed)
      let found = broken.program.errors.map { BrokenProgram.Expectation(element: $0.element, kind: $0.kind) }
      #expect(found.sorted() == broken.expected, "\(broken.program.text)")
      #expect(broken.program.run().standardOutput == "")
    }
  }

  @Test("no text crashes the readers, and what they accept runs")
  func mutatedTextsAreRead() {
    var random = SeededRandom(seed: 7)
    let pieces = [
      "repeat", "end", "\"", "(", "=", "==", "\n", "9", " ", "-", "else", "é", "\\", "if", "'", "1e", ".", "#",
    ]
    for (index, program) in Self.programs.prefix(1000).enumerated() {
      for text in [program.text, Self.python[index], Self.javaScript[index]] {
        var letters = Array(text)
        for _ in 0...3 where !letters.isEmpty {
          let place = Int.random(in: letters.indices, using: &random)
          if Bool.random(using: &random) { letters.remove(at: place) }
          letters.insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: min(place, letters.count))
        }
        for source in [
          SlangSource(String(letters)), .init(python: String(letters)), .init(javaScript: String(letters)),
        ] {
          guard source.errors.isEmpty else { continue }
          _ = source.program.run(budget: Budget(steps: 10_000, memory: 1 << 20, output: 1 << 16, depth: 100))
        }
      }
    }
  }

  private func expectSame(_ texts: [String], _ outputs: [String]) {
    #expect(outputs.count == texts.count)
    var shown = 0
    for (index, output) in outputs.enumerated() where output != Self.outputs[index] && shown < 5 {
      shown += 1
      Issue.record("\(Self.programs[index].text)---\n\(texts[index])---\n\(output)--- but here\n\(Self.outputs[index])")
    }
  }
}
