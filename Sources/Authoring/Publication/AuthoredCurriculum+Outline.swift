package import CurriculumBundle

// What decides what opens when: a curriculum whose cards say nothing but how many they are, and which earn stars.
extension AuthoredCurriculum {
  /// The outline without drafts.
  package var outline: Curriculum { outline(of: modules.filter { !$0.isDraft }) }

  /// The outline with drafts.
  package var outlineOfEverything: Curriculum { outline(of: modules) }

  private func outline(of modules: [AuthoredModule]) -> Curriculum {
    var outline = header
    outline.modules = modules.map { module in
      var outline = module.header
      outline.blocks = module.blocks.map { block in
        var outline = block.header
        outline.episodes = block.episodes.map(\.outline)
        return outline
      }
      return outline
    }
    return outline
  }
}

extension AuthoredEpisode {
  fileprivate var outline: Episode {
    var outline = header
    outline.cards = PlainCards.cards(written.count)
    for (index, card) in written.enumerated() {
      guard case .challenge(let challenge) = card.content.card, challenge.stars != nil else { continue }
      outline.cards[index] = card.card
    }
    return outline
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
