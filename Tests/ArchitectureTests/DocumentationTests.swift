import Foundation
import TestSupport
import Testing

/// The shape of the documentation; `DocumentationPages` runs what it shows.
@Suite("The documentation")
struct DocumentationTests {
  /// The catalog from which `make docs` makes the site.
  private static let catalog = "Sources/hornbook/Hornbook.docc"

  @Test("the README is a front door of at most 150 lines")
  func readmeIsShort() throws {
    let lines = try text("README.md").components(separatedBy: "\n").count - 1
    #expect(lines <= 150, "README.md has \(lines) lines: move a chapter into \(Self.catalog)")
  }

  @Test("the landing page and the README lead to every article")
  func articlesAreLinked() throws {
    let landing = try text("\(Self.catalog)/Hornbook.md")
    let readme = try text("README.md")
    let articles = MarkdownPage.paths(in: Self.catalog).filter { !$0.hasSuffix("/Hornbook.md") }
    #expect(articles.count > 10)
    for path in articles {
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let isOnLanding = landing.contains("<doc:\(name)>")
      #expect(isOnLanding, "Hornbook.md has no line for '\(name)'")
      let isInReadme = readme.contains(path.dropFirst(Repository.root.count + 1))
      #expect(isInReadme, "README.md does not link '\(name)'")
    }
  }

  @Test("every file that a page links or names is there", arguments: MarkdownPage.documentation)
  func filesAreThere(path: String) throws {
    let prose = try MarkdownPage(path: path).prose.joined(separator: "\n")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for match in prose.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) where !path.contains(".docc/") {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(match.output.1)"), "\(path): \(match.output.0)")
    }
    for match in prose.matches(of: /`((?:Sources|Tests|schemas|curriculum)\/[\w.\/-]*)`/) {
      let named = Repository.path(String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: named), "\(path): \(match.output.0)")
    }
  }

  @Test("the article on dependencies names each one with why")
  func dependenciesAreNamed() throws {
    let article = try text("\(Self.catalog)/Project/Dependencies.md")
    let names = try text("Package.swift").components(separatedBy: "\n").filter { $0.contains(".package(url:") }
      .compactMap { $0.split(separator: "\"").dropFirst().first?.split(separator: "/").last.map(String.init) }
    #expect(!names.isEmpty)
    for name in names + ["libyaml"] {
      let isNamed = article.contains("\n| \(name)")
      #expect(isNamed, "there is no line for '\(name)'")
    }
  }

  @Test("Swift that a page shows is in the app in small, which is built and run", arguments: MarkdownPage.documentation)
  func swiftIsCompiled(path: String) throws {
    let samples = try MarkdownPage(path: path).sections.flatMap(\.blocks).filter { $0.kind == "swift" }
    let compiled = try ["Package.swift", "Sources/RuntimeApp/ForApps.swift"].map { try text("Tests/RuntimeApp/\($0)") }
    let known = Set(code(of: compiled[1]))
    #expect(samples.count >= 4 || !path.hasSuffix("/ForApps.md"))
    for line in samples.flatMap({ code(of: $0.text) }) {
      if line.hasPrefix(".package") {
        let isAsInApp = line.contains("traits: []") && compiled[0].contains("traits: []")
        #expect(isAsInApp, "not as in the app: \(line)")
      } else {
        let isInApp = known.contains(line)
        #expect(isInApp, "not in the app: \(line)")
      }
    }
  }

  /// The statements of a text without their indentation, comments, and the `_ =` before a value that nobody keeps.
  private func code(of text: String) -> [String] {
    text.components(separatedBy: "\n").map {
      $0.replacing(/\s+\/\/.*/, with: "").trimmingCharacters(in: .whitespaces).replacing(#/^_ = /#, with: "")
    }.filter { !$0.isEmpty }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }
}
