/// A text to read: published as `{header, text}`.
///
///     {"header": "Instructions", "text": "print() writes what you give it to the screen."}
public struct DescriptionCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// The text.
  public var text: String

  /// A card from its parts.
  public init(header: String, text: String) {
    self.header = header
    self.text = text
  }
}

extension CardKind {
  /// ``DescriptionCard``.
  public static let description = CardKind("description")
}

extension DescriptionCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.description

  /// The content of a card that holds it.
  public var cardContent: CardContent { .description(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its heading.
  public var shownHeader: String? { header }
}
