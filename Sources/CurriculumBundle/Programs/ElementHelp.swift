/// The text that explains an element of Slang to learners, in an overlay of the playground and next to the palette.
///
///     {"element": "print", "text": "Shows a value in the console."}
///
/// An app shows a text of its own for an element that has none.
public struct ElementHelp: Codable, Sendable, Hashable {
  /// The element's word: `repeat`.
  public var element: String
  /// The text for learners.
  public var text: String

  /// A help text from its parts.
  public init(element: String, text: String) {
    self.element = element
    self.text = text
  }

  /// The words of all elements, in the order in which a palette shows them.
  public static let elements = ["print", "variable", "repeat", "if", "else", "end", "blank"]
}

extension Sequence where Element == ElementHelp {
  /// The text of an element; nil where it has none.
  ///
  ///     [ElementHelp(element: "print", text: "Shows a value.")].text(for: "print") == "Shows a value."
  public func text(for element: String) -> String? { first { $0.element == element }?.text }
}
