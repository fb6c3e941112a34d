/// The last card of an episode: published as `{header, text}`.
///
///     {"header": "Congratulations!", "text": "You can print."}
public struct FinishedCard: Codable, Sendable, Hashable {
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
  /// ``FinishedCard``.
  public static let finished = CardKind("finished")
}

extension FinishedCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.finished

  /// The content of a card that holds it.
  public var cardContent: CardContent { .finished(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its heading.
  public var shownHeader: String? { header }
}
