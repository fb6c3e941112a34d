/// A text to read with code beside it: published as `{header, text, code}`.
public struct DescriptionWithCodeCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// The text.
  public var text: String
  /// The code, in the module's language.
  public var code: String

  /// A card from its parts.
  public init(header: String, text: String, code: String) {
    self.header = header
    self.text = text
    self.code = code
  }
}
