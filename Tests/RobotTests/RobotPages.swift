import Robot
import TestSupport
import Testing

/// The pages of cards, conditions, endings and mistakes.
///
/// Each `robot` block runs in the map above it, and its log follows; a map that is wrong, and a program that is, is
/// followed by its problems. Rules of the level stand behind `map`. Of the log of a `robot tail` block only the end is
/// shown.
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
  private var rules = LevelRules()
  private var output: [String] = []

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "map":
      map = block.text
      rules = LevelRules(block.argument)
      output = World.read(map, rules: rules).problems
    case "robot":
      output = Self.output(of: block.text, in: World.read(map, rules: rules))
      if block.argument == "tail" { output = ["…"] + output.suffix(2) }
    case "output": return output
    default: Issue.record("line \(block.firstLine): nobody knows '\(block.kind)'")
    }
    return nil
  }

  private static func output(of source: String, in map: Result<World, MapProblems>) -> [String] {
    let program = RobotProgram(source: source)
    if !program.problems.isEmpty {
      return program.problems.flatMap { ["line \($0.line), card \($0.card): \($0.message)", "  help: \($0.help)"] }
    }
    guard case .success(let world) = map else { return ["the map is wrong"] }
    return program.run(in: world).log
  }
}

extension Result<World, MapProblems> {
  fileprivate var problems: [String] {
    guard case .failure(let problems) = self else { return [] }
    return problems.all.flatMap { ["\($0.line):\($0.column): \($0.message)", "  help: \($0.help)"] }
  }
}

extension LevelRules {
  /// The rules that a page writes behind `map`: `byWalking`, `atGoal` or both.
  fileprivate init(_ words: String) {
    self.init()
    for word in words.split(separator: " ").map(String.init) {
      if let collecting = Collecting(rawValue: word) {
        self.collecting = collecting
      } else {
        end = End(rawValue: word)
        #expect(end != nil, "nobody knows '\(word)'")
      }
    }
  }
}
