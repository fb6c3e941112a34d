import Execution
import Foundation
import Python
import TestSupport
import Testing

/// The pages of programs: each block is run here and by the real `python3`, which is the judge of what it prints.
///
/// An `input` block behind a program holds the lines that it reads, an `output` block what it prints. Where no judge
/// may be asked the page alone says what is right.
@Suite("Pages of Python programs")
struct PythonPages {
  @Test("a program prints what CPython prints", arguments: MarkdownPage.paths(in: "Tests/PythonTests/Pages"))
  func printsWhatCPythonPrints(path: String) throws {
    let programs = try MarkdownPage(path: path).programs
    let ours = programs.map { program in
      let outcome = PythonProgram(source: program.source, fileName: PageJudge.fileName).run(input: program.input)
      return PageJudge.Verdict(output: outcome.standardOutput, error: outcome.standardError)
    }
    let verdicts = TestRun.hasJudges ? try PageJudge.run(programs) : ours
    #expect(verdicts.count == programs.count)
    for (program, (our, verdict)) in zip(programs, zip(ours, verdicts)) {
      #expect(our.output == verdict.output, "\(path):\(program.line)")
      #expect(our.error == verdict.error, "\(path):\(program.line)")
    }
    let byLine = Dictionary(uniqueKeysWithValues: zip(programs.map(\.line), verdicts))
    let faults = try MarkdownPage.follow(path) { _ in PythonDesk(verdicts: byLine) }
    #expect(faults == [])
  }
}

/// What the programs of a page come to, by the lines on which they begin.
private struct PythonDesk: PageDesk {
  let verdicts: [Int: PageJudge.Verdict]
  /// What the last program prints; nil before the first.
  private var output: [String]?
  /// The lines of programs that print something, and show nothing of it.
  private var silent: [Int] = []

  init(verdicts: [Int: PageJudge.Verdict]) { self.verdicts = verdicts }

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "python":
      let written = try #require(verdicts[block.firstLine]).written
      output = written.isEmpty ? [] : written.dropLast().components(separatedBy: "\n")
      if !written.isEmpty { silent.append(block.firstLine) }
    case "output":
      silent = silent.dropLast()
      return output
    default: break
    }
    return nil
  }

  func finish() -> [String] { silent.map { "nothing shows what the program on line \($0) prints" } }
}

/// A program on a page, with the lines that it may read.
struct PageProgram {
  let source: String
  let input: [String]
  let line: Int
}

extension MarkdownPage {
  /// The programs of the page in order.
  var programs: [PageProgram] {
    var result: [PageProgram] = []
    for block in sections.flatMap(\.blocks) {
      if block.kind == "python" {
        result.append(PageProgram(source: block.text, input: [], line: block.firstLine))
      } else if block.kind == "input", let last = result.popLast() {
        result.append(PageProgram(source: last.source, input: block.lines, line: last.line))
      }
    }
    return result
  }

  /// What the page says that each program prints; the empty text for one of which it says nothing.
  var outputs: [String] {
    var result: [String] = []
    for block in sections.flatMap(\.blocks) {
      if block.kind == "python" { result.append("") }
      if block.kind == "output", let last = result.popLast() { result.append(last + block.text) }
    }
    return result
  }
}
