import Execution
import Foundation
import Pseudocode
import TestSupport
import Testing

/// The page of the language in the documentation: below each program is what comes of it.
///
/// A `pseudocode` block is a program; behind it are the lines that are typed (`input`), what it displays (`output`),
/// without the space at the end, and what is written of its `error`.
@Suite("Pages of pseudocode")
struct PseudocodePages {
  private static let page = "Sources/hornbook/Hornbook.docc/Languages/PseudocodePrograms.md"

  @Test("a program comes to what its page says")
  func programComesToWhatIsWritten() throws {
    let faults = try MarkdownPage.follow(Repository.path(Self.page)) { _ in PseudocodeDesk() }
    #expect(faults == [])
  }

  @Test("a program that ends in an error, and only such a program, has its error below it")
  func errorsAreShown() throws {
    let blocks = try MarkdownPage(path: Repository.path(Self.page)).sections.flatMap(\.blocks)
    let starts = blocks.indices.filter { blocks[$0].kind == "pseudocode" }
    #expect(starts.count >= 10)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : blocks.count
      let parts = Dictionary(uniqueKeysWithValues: blocks[start..<end].map { ($0.kind, $0) })
      let outcome = PseudocodeProgram(source: blocks[start].text).run(input: parts["input"]?.lines ?? [])
      #expect((parts["error"] == nil) == outcome.standardError.isEmpty, "line \(blocks[start].firstLine)")
      #expect((parts["output"] == nil) == outcome.standardOutput.isEmpty, "line \(blocks[start].firstLine)")
    }
  }

  @Test("the page has every kind of mistake, each once, with those of a run behind the others")
  func kindsAreListed() throws {
    let prose = try MarkdownPage(path: Repository.path(Self.page)).prose
    let listed = prose.compactMap { $0.firstMatch(of: /^\| `([a-z][a-z-]+)` \|/).map { String($0.output.1) } }
    #expect(listed == PseudocodeError.Kind.allCases.map(\.rawValue))
  }

  @Test("the page names every word and every procedure of the language")
  func wordsAreNamed() throws {
    let prose = try MarkdownPage(path: Repository.path(Self.page)).prose.joined(separator: "\n")
    let words = [
      "IF", "ELSE", "REPEAT", "TIMES", "UNTIL", "FOR", "EACH", "IN", "PROCEDURE", "RETURN", "NOT", "AND", "OR", "MOD",
      "DISPLAY(value)", "INPUT()", "RANDOM(a, b)", "INSERT(aList, i, value)", "APPEND(aList, value)",
      "REMOVE(aList, i)", "LENGTH(aList)", "MOVE_FORWARD()", "ROTATE_LEFT()", "ROTATE_RIGHT()", "CAN_MOVE(direction)",
    ]
    for word in words { #expect(prose.contains(word), "\(word)") }
  }
}

/// The program above, with what was typed.
private struct PseudocodeDesk: PageDesk {
  private var program: PseudocodeProgram?
  private var input: [String] = []

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "pseudocode":
      program = PseudocodeProgram(source: block.text)
      input = []
    case "input": input = block.lines
    case "output":
      let output = try #require(program).run(input: input).standardOutput
      return String(output.dropLast()).components(separatedBy: "\n")
    case "error": return try #require(program).run(input: input).standardError.dropLast().components(separatedBy: "\n")
    default: Issue.record("line \(block.firstLine): there is no kind of block '\(block.kind)'")
    }
    return nil
  }
}
