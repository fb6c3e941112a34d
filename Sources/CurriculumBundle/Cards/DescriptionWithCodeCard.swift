/// A text to read with code beside it: published as `{header, text, code}`.
///
///     {"header": "Instructions", "text": "This writes a word.", "code": "print(\"Hello\")"}
public struct DescriptionWithCodeCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// The text.
  public var text: String
  /// The code.
  public var code: String
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// The same program in other languages.
  public var variants: CodeVariants?

  /// A card from its parts.
  public init(
    header: String, text: String, code: String, language: CodeLanguage? = nil, variants: CodeVariants? = nil
  ) {
    self.header = header
    self.text = text
    self.code = code
    self.language = language
    self.variants = variants
  }
}

extension CardKind {
  /// ``DescriptionWithCodeCard``.
  public static let descriptionWithCode = CardKind("descriptionWithCode")
}

extension DescriptionWithCodeCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.descriptionWithCode

  /// The content of a card that holds it.
  public var cardContent: CardContent { .descriptionWithCode(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its heading.
  public var shownHeader: String? { header }
  /// Its code.
  public var shownCode: String? { code }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { language }
  /// The same program in other languages.
  public var codeVariants: CodeVariants? { variants }

  /// The card with the variant in a language in the place of its code, where it has one.
  public func shown(in language: CodeLanguage) -> Self {
    guard let code = variants?[language] else { return self }
    var card = self
    (card.code, card.language, card.variants) = (code, language, nil)
    return card
  }
}
