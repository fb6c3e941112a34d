import Foundation
import TestSupport
import Testing

@Suite("The README")
struct CodeMapTests {
  @Test("the code map names every target")
  func codeMapNamesEveryTarget() throws {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    for target in Set(SourceFile.sources.map(\.target)).sorted() {
      #expect(readme.contains("`\(target)`"), "the README's code map does not name '\(target)'")
    }
  }

  @Test("every line of the code map names a target and its row")
  func codeMapNamesRows() throws {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    let lines = readme.matches(of: /\n\| (\d+) \| `(\w+)` \|/).map { (Int($0.output.1), String($0.output.2)) }
    #expect(!lines.isEmpty)
    for (row, target) in lines { #expect(rows.firstIndex { $0.contains(target) } == row, "\(target)") }
  }

  @Test("the README names every dependency with why")
  func readmeNamesEveryDependency() throws {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    let package = try String(contentsOfFile: Repository.path("Package.swift"), encoding: .utf8)
    let names = package.components(separatedBy: "\n").filter { $0.contains(".package(url:") }
      .compactMap { $0.split(separator: "\"").dropFirst().first?.split(separator: "/").last.map(String.init) }
    #expect(!names.isEmpty)
    for name in names + ["libyaml"] { #expect(readme.contains(name), "the README does not name '\(name)'") }
  }

  @Test("what the README shows to apps stands in the app in small, which is built and run")
  func readmeIsCompiled() throws {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    let app = try String(
      contentsOfFile: Repository.path("Tests/RuntimeApp/Sources/RuntimeApp/Readme.swift"), encoding: .utf8)
    let forApps = try #require(readme.components(separatedBy: "\n## For apps").dropFirst().first)
    let samples = try #require(forApps.components(separatedBy: "\n## ").first).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }.filter { !$0.hasPrefix(".package") }
    #expect(samples.count >= 3)
    let compiled = Set(code(of: app))
    for line in samples.flatMap(code) { #expect(compiled.contains(line), "not in the app: \(line)") }
  }

  /// The statements of a text without their indentation, comments, and the `_ =` before a value that nobody keeps.
  private func code(of text: String) -> [String] {
    text.components(separatedBy: "\n").map {
      $0.replacing(/\s+\/\/.*/, with: "").trimmingCharacters(in: .whitespaces).replacing(#/^_ = /#, with: "")
    }.filter { !$0.isEmpty }
  }

  @Test("top level holds what the design says and nothing else")
  func topLevelIsFixed() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root).filter { !$0.hasPrefix(".") }
    let allowed: Set = [
      "Package.swift", "Sources", "Tests", "curriculum", "schemas", "Makefile", "README.md", "LICENSE",
      "Package.resolved", "dist",
    ]
    #expect(Set(names).subtracting(allowed) == [])
  }
}
