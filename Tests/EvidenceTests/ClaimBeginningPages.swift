import Foundation
import TestSupport
import Testing

@testable import AnswerReading

/// The files that say how claims may begin, derived from the words of the languages; `make specs` writes them.
@Suite("Beginnings of claims (Pages)")
struct ClaimBeginningPages {
  @Test("they are what the words of a language say", arguments: AnswerLanguage.tags.sorted())
  func derivedFileStays(tag: String) throws {
    let derived = AnswerLanguage.embedded([tag], .claims)[0].beginningsFile
    if MarkdownPage.isRewriting {
      let path = Repository.path("Sources/AnswerReading/Languages/\(tag).beginnings")
      try derived.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      // The last line break belongs to the literal in which a file is embedded.
      let embedded = Beginnings.texts[tag].map { $0 + "\n" }
      #expect(embedded == derived, "the words of '\(tag)' have changed: run `make specs`")
    }
  }
}
