/// A free editor, in which a learner writes and runs whatever they like: published as `{text, language, starter}`.
///
/// Nothing that is written in it is right or wrong, so neither locks nor stars wait for it.
///
///     {"text": "Try what you know.", "language": "python", "starter": "print(1)"}
public struct PlaygroundCard: Codable, Sendable, Hashable {
  /// The text above the editor.
  public var text: String
  /// The language of its programs.
  public var language: ProgramLanguage
  /// The program in the editor at the start; nil for an empty editor.
  public var starter: Program?

  /// A card from its parts.
  public init(text: String, language: ProgramLanguage, starter: Program? = nil) {
    self.text = text
    self.language = language
    self.starter = starter
  }
}

extension CardKind {
  /// ``PlaygroundCard``.
  public static let playground = CardKind("playground")
}

extension PlaygroundCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.playground
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 120.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .playground(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its program as an author writes it; nil where an editor of elements holds it.
  public var shownCode: String? { if case .text(let text) = starter { text } else { nil } }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { CodeLanguage(language) }

  /// The card with another program in the place of its own.
  public func mapPrograms(_ transform: (Program) -> Program) -> Self {
    var card = self
    card.starter = starter.map(transform)
    return card
  }
}
