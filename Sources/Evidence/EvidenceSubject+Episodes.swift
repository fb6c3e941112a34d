public import Authoring
import CurriculumBundle

extension EvidenceSubject {
  /// The cards with programs in all episodes of a curriculum, or with answers that are code, in their order; of a quiz
  /// each question, and each variant of code as a card of its own.
  ///
  /// - Parameter isWanted: Whether the episode of a file is wanted, by its path as shown.
  public static func all(
    in authored: AuthoredCurriculum, where isWanted: (String) -> Bool = { _ in true }
  ) -> [EvidenceSubject] {
    authored.episodes.filter { isWanted($0.document.source.path) }.flatMap { episode in
      episode.cards.flatMap { card in
        card.withQuestions.flatMap(\.withVariants).filter(\.card.content.mayHavePrograms).map {
          EvidenceSubject($0, in: episode, limits: authored.settings.limits)
        }.filter(\.hasSomethingToRun)
      }
    }
  }
}
