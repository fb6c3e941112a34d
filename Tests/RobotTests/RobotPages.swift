import Robot
import TestSupport
import Testing

/// The pages of cards, conditions, endings and mistakes.
///
/// Each `robot` block runs in the map above it, and its log follows; a map that is wrong, and a program that is, is
/// followed by its problems. Of the log of a `robot tail` block only the end is shown.
@Suite("Pages of robot programs")
struct RobotPages {
  @Test("a program does what its page says", arguments: MarkdownPage.paths(in: "Tests/RobotTests/Pages"))
  func doesAsWritten(path: String) throws {
    var page = try MarkdownPage(path: path)
    for section in page.sections.indices {
      var map = ""
      var output: [String] = []
      for block in page.sections[section].blocks.indices {
        let written = page.sections[section].blocks[block]
        switch written.kind {
        case "map":
          map = written.text
          output = World.read(map).problems
        case "robot":
          output = Self.output(of: written.text, in: map)
          if written.argument == "tail" { output = ["…"] + output.suffix(2) }
        case "output":
          if !MarkdownPage.isRewriting { #expect(output == written.lines, "\(path):\(written.firstLine)") }
          page.sections[section].blocks[block].lines = output
        default: Issue.record("\(path): nobody knows '\(written.kind)'")
        }
      }
    }
    if MarkdownPage.isRewriting { try page.write() }
  }

  private static func output(of source: String, in map: String) -> [String] {
    let program = RobotProgram(source: source)
    if !program.problems.isEmpty {
      return program.problems.flatMap { ["line \($0.line), card \($0.card): \($0.message)", "  help: \($0.help)"] }
    }
    guard case .success(let world) = World.read(map) else { return ["the map is wrong"] }
    return program.run(in: world).log
  }
}

extension Result<World, MapProblems> {
  fileprivate var problems: [String] {
    guard case .failure(let problems) = self else { return [] }
    return problems.all.flatMap { ["\($0.line):\($0.column): \($0.message)", "  help: \($0.help)"] }
  }
}
