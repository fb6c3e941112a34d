/// Writes texts as YAML scalars that every reader takes for exactly those texts.
///
/// Plain where it can be, a literal block for several lines, quotes for the rest:
///
///     Say hello        "yes"        '"banana"'        "a\tb"        |
///                                                                     print(1)
///                                                                     print(2)
///
/// A block's last line end is layout (see `FieldType.text`), so that `|` writes a text without one and `|+` a text that
/// ends in line ends of its own.
public enum ScalarText {
  /// The context of a scalar, by the names of YAML 1.2.
  ///
  ///     ScalarText.written("a, b", indent: 0, in: .block) == "a, b"
  ///     ScalarText.written("a, b", indent: 0, in: .flow) == "\"a, b\""
  public enum Context: Sendable {
    /// On lines of its own, after `key: ` or `- `.
    case block
    /// Between brackets.
    case flow
  }

  /// A text as YAML, without a line end after it.
  ///
  /// - Parameters:
  ///   - text: Any text; it comes back byte by byte.
  ///   - indent: The column, from 0, of the key or the dash before it; lines of a block stand two columns further in.
  ///   - context: The context that it goes into; only in the first a block can be used, and fewer signs need quotes.
  ///   - isContent: Whether it goes into a field that takes scalars as they are written, such as `result`: there `5`
  ///     and `True` need no quotes.
  public static func written(
    _ text: String, indent: Int, in context: Context = .block, isContent: Bool = false
  ) -> String {
    if PlainScalar.isPossible(text, in: context) || isContent && TypedScalar.isCommon(text) { return text }
    if context == .block, LiteralScalar.isPossible(text) { return LiteralScalar.written(text, indent: indent) }
    return QuotedScalar.written(text)
  }
}
