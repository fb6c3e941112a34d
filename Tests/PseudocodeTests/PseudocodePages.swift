import Execution
import Foundation
import Pseudocode
import TestSupport
import Testing

/// The page of the language in the documentation, and pages of more programs: below each is what comes of it.
///
/// A `pseudocode` block is a program; behind it are the lines that are typed (`input`), the grid on which its robot is
/// (`map`), what it displays (`output`), without the space at the end, where the robot is then (`robot`), and what is
/// written of its `error`.
@Suite("Pages of pseudocode")
struct PseudocodePages {
  private static let page = "Sources/hornbook/Hornbook.docc/Languages/PseudocodePrograms.md"

  static let paths = [Repository.path(page)] + MarkdownPage.paths(in: "Tests/PseudocodeTests/Pages")

  @Test("a program comes to what its page says", arguments: paths)
  func programComesToWhatIsWritten(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in PseudocodeDesk() }
    #expect(faults == [])
  }

  @Test("a program that ends in an error, and only such a program, has its error below it", arguments: paths)
  func errorsAreShown(path: String) throws {
    let blocks = try MarkdownPage(path: path).sections.flatMap(\.blocks)
    let starts = blocks.indices.filter { blocks[$0].kind == "pseudocode" }
    #expect(starts.count >= 10)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : blocks.count
      let parts = Dictionary(uniqueKeysWithValues: blocks[start..<end].map { ($0.kind, $0) })
      let program = JudgedProgram(
        source: blocks[start].text, input: parts["input"]?.lines ?? [], grid: parts["map"]?.lines)
      let (result, error) = program.ours
      #expect((parts["error"] == nil) == error.isEmpty, "line \(blocks[start].firstLine)")
      #expect((parts["output"] == nil) == result.output.isEmpty, "line \(blocks[start].firstLine)")
      #expect((parts["robot"] == nil) == (result.robot == nil), "line \(blocks[start].firstLine)")
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

/// The program above, with what was typed and the robot's grid.
private struct PseudocodeDesk: PageDesk {
  private var program: JudgedProgram?

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "pseudocode": program = JudgedProgram(source: block.text)
    case "input": program?.input = block.lines
    case "map": program?.grid = block.lines
    case "output": return try #require(program).ours.result.output.dropLast().components(separatedBy: "\n")
    case "error": return try #require(program).ours.error.dropLast().components(separatedBy: "\n")
    case "robot": return [program?.robotAtEnd ?? "there is no robot"]
    default: Issue.record("line \(block.firstLine): there is no kind of block '\(block.kind)'")
    }
    return nil
  }
}
