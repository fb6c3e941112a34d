import Foundation
import TestSupport
import Testing

@Suite("The code map")
struct CodeMapTests {
  @Test("CONTRIBUTING.md names every target")
  func codeMapNamesEveryTarget() throws {
    let map = try String(contentsOfFile: Repository.path("CONTRIBUTING.md"), encoding: .utf8)
    for target in Set(SourceFile.sources.map(\.target)).sorted() {
      let isNamed = map.contains("`\(target)`")
      #expect(isNamed, "the code map in CONTRIBUTING.md does not name '\(target)'")
    }
  }

  @Test("every line of the code map names a target, its row and its column")
  func codeMapNamesRows() throws {
    let map = try String(contentsOfFile: Repository.path("CONTRIBUTING.md"), encoding: .utf8)
    let parts = map.components(separatedBy: "What only the tool needs:\n")
    try #require(parts.count == 2)
    let lines = parts.map { part in
      part.matches(of: /\n\| (\d+) \| `(\w+)` \|/).map { "\($0.output.1) \($0.output.2)" }
    }
    let (runtime, tools) = (entries(\.runtime), entries(\.tools))
    #expect(Set(lines[0]) == runtime, "what apps run, in CONTRIBUTING.md")
    #expect(Set(lines[1]) == tools, "what only the tool needs, in CONTRIBUTING.md")
  }

  private func entries(_ column: (Row) -> [String]) -> Set<String> {
    Set(table.enumerated().flatMap { row, targets in column(targets).map { "\(row) \($0)" } })
  }

  @Test("top level holds what the design says and nothing else")
  func topLevelIsFixed() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root).filter { !$0.hasPrefix(".") }
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "curriculum", "schemas", "Makefile", "README.md", "CONTRIBUTING.md",
      "CHANGELOG.md", "SECURITY.md", "LICENSE", "Package.resolved", "dist",
    ]
    #expect(Set(names).subtracting(allowed) == [])
  }
}
