import AuthoringSamples
import TestSupport
import Testing

/// Files with all that is found while they are read.
@Suite("Pages of files")
struct AuthoringPages {
  @Test("a file has the findings that its page marks", arguments: MarkdownPage.paths(in: "Tests/AuthoringTests/Pages"))
  func findsWhatIsMarked(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in
      FindingDesk { try read(SampleCurriculum.with($0)).diagnostics }
    }
    #expect(faults == [])
  }
}
