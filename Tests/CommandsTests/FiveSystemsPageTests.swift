import Foundation
import TestSupport
import Testing

/// The list of what five systems have lies next to the checkout, as it belongs to them.
@Suite("The page about the five systems")
struct FiveSystemsPageTests {
  @Test("each row of the systems' own list is on the page, and no other")
  func namesAllRows() throws {
    let path = Repository.path("../shared/systems.md")
    let list = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "'../shared/systems.md' is not next to the checkout: put the list of the five systems there")
    let rows = Set(Self.names(of: list))
    #expect(rows.count >= 50)
    let shown = try FiveSystemsPage().names
    #expect(rows.subtracting(shown).sorted() == [], "rows that are not on the page")
    #expect(shown.subtracting(rows).sorted() == [], "rows that are only on the page")
  }

  @Test("a row of the list is found at its beginning and within a line, in bold or not")
  func findsNames() {
    let list = "- S1 Lesson: title. **S2 Page.** Q5 Its question, S3)\n- A1 **Card library.** (W7 of A1)\nsee S9"
    #expect(Self.names(of: list) == ["S1", "S2", "Q5", "A1"])
  }

  /// The names of the rows: each begins a line or a sentence, and goes on with a capital or bold letters.
  private static func names(of list: String) -> [String] {
    list.split(separator: "\n").filter { $0.hasPrefix("- ") }.flatMap { line in
      line.matches(of: /(?:^- |[.)*;?] |\*\*)([CSQWA][0-9]{1,2}) (?=\*{0,2}[A-Z])/).map { String($0.output.1) }
    }
  }
}
