package import CurriculumBundle
package import Evidence
import Grading

extension RunEvidence {
  /// Returns whether this is what a card says of its program; cards that say nothing of it agree with everything.
  ///
  /// - Parameter locale: The language of its texts, as a language tag.
  package func agrees(with content: CardContent, in locale: String) -> Bool {
    if case .executor(let card) = content { return card.isBorneOut(by: self) }
    return seen?.agrees(with: content, in: locale) ?? false
  }
}

extension ExecutorCard {
  /// Returns whether a run is what the card says: that it never ends, or what it prints and how it ends.
  func isBorneOut(by run: RunEvidence) -> Bool {
    neverEnds == true ? StatedEnding.never.isBorneOut(by: run.ending) : run.seen?.matches(self) ?? false
  }
}
