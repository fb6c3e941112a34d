import CurriculumBundle
import Foundation
import TestSupport
import Testing

/// Versions of the published format.
struct FormatVersionTests {
  @Test("a version is written with a point between its numbers, and ordered by them")
  func words() {
    #expect("\(FormatVersion(4, 9))" == "4.9" && FormatVersion(4, 10).description == "4.10")
    #expect(FormatVersion(4, 9) < FormatVersion(4, 10) && FormatVersion(4, 10) < FormatVersion(5, 0))
  }

  @Test("the page about the protocol lists what each version brought")
  func page() throws {
    let page = try String(
      contentsOfFile: Repository.path("Sources/hornbook/Hornbook.docc/Apps/PublishingProtocol.md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = try #require(lines.firstIndex(of: "| format | from client | brought |"))
    let rows = lines[(head + 2)...].prefix { $0.hasPrefix("|") }
    #expect(Array(rows) == FormatFeature.all.map { "| \($0.format) | \($0.client) | \($0.summary) |" })
  }
}
