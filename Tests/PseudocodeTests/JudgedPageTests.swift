import TestSupport
import Testing

/// The programs of the pages, run here and by the judge.
@Suite("Judged pages of pseudocode", .enabled(if: TestRun.hasJudges))
struct JudgedPageTests {
  private static let paths = PseudocodePages.paths

  @Test("a program of a page comes to what its translation comes to", arguments: paths)
  func agree(path: String) throws {
    let programs = try MarkdownPage(path: path).judgedPrograms
    let verdicts = try PseudocodeJudge.results(of: programs.map(\.program))
    try #require(verdicts.count == programs.count)
    for ((program, line), verdict) in zip(programs, verdicts) {
      let ours = program.ours.result
      #expect(ours.agrees(with: verdict) && ours.kind == verdict.kind, "\(path):\(line)\n\(ours)\n\(verdict)")
    }
  }

  @Test("the pages have at least 150 programs, with every form of the reference sheet and most kinds of mistakes")
  func pagesAreComplete() throws {
    let programs = try Self.paths.flatMap { try MarkdownPage(path: $0).judgedPrograms.map(\.program) }
    #expect(programs.count >= 150)
    let text = programs.map(\.source).joined(separator: "\n")
    let forms = [
      "←", "<-", "DISPLAY(", "INPUT()", " + ", " - ", " * ", " / ", " MOD ", "RANDOM(", " = ", "≠", " > ", " < ", "≥",
      "≤", "NOT ", " AND ", " OR ", "IF (", "ELSE", " TIMES", "REPEAT UNTIL (", "[1]", "INSERT(", "APPEND(", "REMOVE(",
      "LENGTH(", "FOR EACH", "PROCEDURE", "RETURN(", "MOVE_FORWARD()", "ROTATE_LEFT()", "ROTATE_RIGHT()",
      "CAN_MOVE(left)", "CAN_MOVE(right)", "CAN_MOVE(forward)", "CAN_MOVE(backward)",
    ]
    for form in forms { #expect(text.contains(form), "\(form)") }
    #expect(Set(programs.compactMap(\.ours.result.kind)).count >= 34)
  }
}

extension MarkdownPage {
  /// The programs of the page, each with the line on which it begins.
  var judgedPrograms: [(program: JudgedProgram, line: Int)] {
    var result: [(program: JudgedProgram, line: Int)] = []
    for block in sections.flatMap(\.blocks) {
      switch block.kind {
      case "pseudocode": result.append((JudgedProgram(source: block.text), block.firstLine))
      case "input" where !result.isEmpty: result[result.count - 1].program.input = block.lines
      case "map" where !result.isEmpty: result[result.count - 1].program.grid = block.lines
      default: break
      }
    }
    return result
  }
}
