package import CurriculumBundle

/// The words of a task that a learner reads before the first try.
package struct ToldText {
  /// The text and the hints.
  package let text: String
  /// The text and the hints, and what the card is called.
  package let all: String

  package init(_ content: CardContent) {
    text = ([content.text].compactMap { $0 } + (content.hints ?? [])).joined(separator: "\n")
    if case .challenge(let card) = content { all = card.title + "\n" + text } else { all = text }
  }

  /// The words of a text in small letters; digits and `_` belong to words.
  package static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
