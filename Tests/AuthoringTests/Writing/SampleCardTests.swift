import CurriculumBundle
import Testing

@testable import Authoring

/// The short lists by which a sample is recognized, beside the samples that they are taken from.
@Suite("Samples of cards")
struct SampleCardTests {
  @Test("every sample's telling text is listed, and none begins another", arguments: CardKind.allCases)
  func tellingTextsAreListed(kind: CardKind) {
    let key = CardForms.form(of: kind).tellingKey.rawValue
    let said = SampleCards.samples(of: kind).map { entries in entries.first { $0.key == key }?.value }
    let texts = said.compactMap { value -> String? in if case .text(let text)? = value { text } else { nil } }
    let listed = SampleCards.tellingTexts(of: kind)
    #expect(texts.count == CodeLanguage.allCases.count)
    #expect(Set(texts).isSubset(of: listed), "\(listed)")
    for text in listed {
      #expect(listed.filter { text.hasPrefix($0) } == [text])
    }
  }

  @Test("the ids of a new episode's cards are those of its samples")
  func idsAreListed() {
    let ids = SampleCards.ofNewEpisodes.map { String($0.prefix { $0 != "\n" }) }
    #expect(Set(ids) == Set(SampleCards.idsOfNewEpisode))
  }
}
