import Authoring
import AuthoringSamples
import CurriculumBundle
import Testing

@Suite("The texts of a card")
struct ShownTextsTests {
  @Test("are, asked for all at once, those that the card gives one by one")
  func oneByOne() throws {
    let cards = try SampleFolder.read("curriculum").episodes.flatMap { $0.cards.flatMap(\.withQuestions) }
    #expect(Set(cards.compactMap(\.card.content.kind)).count > 10)
    for content in cards.map(\.card.content) {
      let shown = try #require(content.shownTexts)
      #expect(shown.header == content.header && shown.text == content.text)
      #expect(shown.hints == content.hints && shown.explanation == content.explanation)
      #expect(shown.answers == (content.isDecidedByRun ? nil : content.choices?.answers))
    }
  }

  @Test("are none for a kind that is newer than the app")
  func newerKind() { #expect(CardContent.unsupported(kind: "hologram").shownTexts == nil) }
}
