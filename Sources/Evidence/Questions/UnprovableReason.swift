public import Authoring

/// Why what a card asks cannot be found out.
public struct UnprovableReason: Sendable, Hashable, Codable {
  /// The key of the card that says what is asked.
  public let key: FieldKey
  /// What is wrong with it.
  public let message: String
  /// What to do.
  public let help: String
  /// What the key should say, where that is known.
  public internal(set) var correction: String?
  /// The bytes of the key's text at which Python stops reading; nil for what it can read.
  public internal(set) var mistake: Range<Int>?
}
