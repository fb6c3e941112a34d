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

  @Test("every line of the code map names a target and its row")
  func codeMapNamesRows() throws {
    let map = try String(contentsOfFile: Repository.path("CONTRIBUTING.md"), encoding: .utf8)
    let lines = map.matches(of: /\n\| (\d+) \| `(\w+)` \|/).map { (Int($0.output.1), String($0.output.2)) }
    #expect(!lines.isEmpty)
    for (row, target) in lines { #expect(rows.firstIndex { $0.contains(target) } == row, "\(target)") }
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
