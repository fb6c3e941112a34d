package import CurriculumBundle

// What decides what opens when: a curriculum whose cards say nothing but how many they are, and which earn stars.
extension AuthoredCurriculum {
  /// The outline without drafts.
  package var outline: Curriculum { projected(modulesWithoutDrafts, \.outlinedCards) }

  /// The outline with drafts.
  package var outlineOfEverything: Curriculum { projected(modules, \.outlinedCards) }
}

extension AuthoredEpisode {
  fileprivate var outlinedCards: [Card] {
    var cards = PlainCards.cards(written.count)
    for (index, card) in written.enumerated() {
      guard case .challenge(let challenge) = card.content.card, challenge.stars != nil else { continue }
      cards[index] = card.card
    }
    return cards
  }
}

/// Cards that say nothing; outlines share those of short episodes.
private enum PlainCards {
  private static let plain = Card(id: "", content: .finished(FinishedCard(header: "", text: "")))
  private static let short = (0...24).map { Array(repeating: plain, count: $0) }

  static func cards(_ count: Int) -> [Card] {
    count < short.count ? short[count] : Array(repeating: plain, count: count)
  }
}
