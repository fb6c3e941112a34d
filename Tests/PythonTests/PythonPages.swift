import Execution
import Foundation
import Python
import TestSupport
import Testing

/// The pages of programs: each block is run here and by the real `python3`, which is the judge of what it prints.
@Suite("Pages of Python programs")
struct PythonPages {
  @Test("prints what CPython prints", arguments: MarkdownPage.paths(in: "Tests/PythonTests/Pages"))
  func printsWhatCPythonPrints(path: String) throws {
    var page = try MarkdownPage(path: path)
    let programs = page.programs
    let verdicts = try PageJudge.run(programs)
    #expect(verdicts.count == programs.count)
    for (program, verdict) in zip(programs, verdicts) {
      let outcome = PythonProgram(source: program.source, fileName: PageJudge.fileName).run(input: program.input)
      let place = "\(path):\(program.line)"
      #expect(outcome.standardOutput == verdict.output, "\(place)")
      #expect(outcome.standardError == verdict.error, "\(place)")
    }
    if MarkdownPage.isRewriting {
      page.replaceOutputs(with: verdicts)
      try page.write()
    } else {
      #expect(page.outputs == verdicts.map(\.written), "outputs on the page are stale: run `make specs`")
    }
  }
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

  /// What the page says that each program prints.
  var outputs: [String] {
    var result: [String] = []
    for block in sections.flatMap(\.blocks) {
      if block.kind == "python" { result.append("") }
      if block.kind == "output", !result.isEmpty { result[result.count - 1] += block.text }
    }
    return result
  }

  /// Writes what CPython prints below each program that has an output block.
  mutating func replaceOutputs(with verdicts: [PageJudge.Verdict]) {
    var index = -1
    for section in sections.indices {
      for block in sections[section].blocks.indices {
        if sections[section].blocks[block].kind == "python" { index += 1 }
        guard sections[section].blocks[block].kind == "output", index >= 0 else { continue }
        let text = verdicts[index].written
        sections[section].blocks[block].lines = text.isEmpty ? [] : text.dropLast().components(separatedBy: "\n")
      }
    }
  }
}
