package import CurriculumBundle

/// A `playground` card.
package struct AuthoredPlayground: Sendable {
  /// The text above the editor.
  package let text: Located<String>
  /// The language of its programs.
  package let language: Located<ProgramLanguage>
  /// The program in the editor at the start.
  package let starter: Located<Program>?

  /// The card that learners get, its program as it is written.
  var card: PlaygroundCard {
    PlaygroundCard(text: text.value, language: language.value, starter: starter?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    fields.question.language = language.map { CodeLanguage($0) }
    fields.question.code = starter?.map { if case .text(let text) = $0 { text } else { "" } }
    return fields
  }
}
