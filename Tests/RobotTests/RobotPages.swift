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
    let faults = try MarkdownPage.follow(path) { _ in RobotDesk() }
    #expect(faults == [])
  }
}

/// The map of a section, and what came of the last block.
private struct RobotDesk: PageDesk {
  private var map = ""
  private var output: [String] = []

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "map":
      map = block.text
      output = World.read(map).problems
    case "robot":
      output = Self.output(of: block.text, in: map)
      if block.argument == "tail" { output = ["…"] + output.suffix(2) }
    case "output": return output
    default: Issue.record("line \(block.firstLine): nobody knows '\(block.kind)'")
    }
    return nil
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
