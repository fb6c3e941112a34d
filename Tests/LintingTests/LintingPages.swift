import Foundation
import TestSupport
import Testing

/// Samples of content with all that the linter finds in them, one page for each area of the rules.
@Suite("Pages of findings")
struct LintingPages {
  @Test("a sample has the findings that its page marks", arguments: MarkdownPage.paths(in: "Tests/LintingTests/Pages"))
  func findsWhatIsMarked(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in FindingDesk { try Sample($0).lint() } }
    #expect(faults == [])
  }

  @Test("every area of the rules has a page")
  func areasHavePages() throws {
    let areas = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources/Linting/Rules"))
    let pages = MarkdownPage.paths(in: "Tests/LintingTests/Pages").compactMap { $0.split(separator: "/").last }
    #expect(areas.count > 10)
    #expect(Set(areas.map { "\($0.lowercased()).md" }).subtracting(pages.map(String.init)) == [])
  }
}
