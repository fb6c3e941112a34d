import Foundation
import Reports
import TestSupport
import Testing

/// The list of formats, from which help and arguments follow.
struct ReportFormatTests {
  @Test("a format is found by its name alone")
  func names() {
    let names = ReportFormat.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(ReportFormat(name)?.name == name) }
    #expect(ReportFormat("xml") == nil)
    let inWords = ReportFormat.names.replacing(" or ", with: ", ").components(separatedBy: ", ")
    #expect(inWords == names)
  }

  @Test("every format that is declared is in the list, and in the article on checking")
  func isComplete() throws {
    let folder = Repository.path("Sources/Reports")
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    let declared = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .matches(of: /static let format = ReportFormat\(\s*"(\w+)"/).map { String($0.output.1) }
    }
    #expect(Set(declared) == Set(ReportFormat.allCases.map(\.name)))
    let article = try String(
      contentsOfFile: Repository.path("Sources/hornbook/Hornbook.docc/Guide/Checking.md"), encoding: .utf8)
    let section = try #require(article.firstRange(of: "### Report formats"))
    let paragraph = article[section.upperBound...].prefix(800)
    for name in declared {
      let isNamed = paragraph.contains("`\(name)`")
      #expect(isNamed, "Checking.md does not name '\(name)'")
    }
  }
}
