/// Texts of authors and programs as parts of Markdown.
enum Markdown {
  /// How many characters of what a program printed are shown at most.
  private static let mostCharacters = 2000

  /// A text in which nothing is taken for Markdown: no link, no image, no emphasis.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_[]<>!#|&".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A text as it is, in a fence that nothing in it closes; the rest of a long one is left out.
  static func fenced(_ text: String) -> String {
    let shown = text.count > mostCharacters ? text.prefix(mostCharacters) + "\n…" : Substring(text)
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(shown)\n\(fence)"
  }
}
