import AnswerReading
package import CurriculumBundle
import Evidence
package import Grading

extension Observation {
  /// Returns whether this is what a card says that its program does; cards that say nothing agree with everything.
  ///
  /// - Parameter locale: The language of its texts, as a language tag.
  package func agrees(with content: CardContent, in locale: String) -> Bool {
    if case .executor(let card) = content { return matches(card) }
    let reader = AnswerReader(locale: locale, about: content.code ?? "")
    return content.claim.map { isAnswered(by: $0, reader) } ?? true
  }
}
