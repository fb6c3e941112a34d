internal import YAMLSource

/// The place of an answer in its list, where an author has written the answer, or its letter, in place of the number.
enum AnswerPlace {
  /// The number that a scalar of a card most likely means; nil where nothing says so.
  static func index(of scalar: YAMLTree.NodeID, in card: YAMLTree.NodeID?, _ tree: YAMLTree) -> Int? {
    let written = withoutTypographicQuotes(tree.text(of: scalar))
    if let number = Int(written) { return number }
    guard let card, let answers = tree.value(for: "answers", in: card), tree.kind(of: answers) == .sequence else {
      return nil
    }
    let texts = tree.elements(of: answers).map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" }
    if let place = texts.firstIndex(of: written) { return place }
    guard written.utf8.count == 1, let letter = written.uppercased().utf8.first, letter >= UInt8(ascii: "A") else {
      return nil
    }
    let place = Int(letter - UInt8(ascii: "A"))
    return place < texts.count ? place : nil
  }
}

/// A text without the quotes that text processors write around it.
func withoutTypographicQuotes(_ text: String) -> String {
  let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
  guard let first = text.first, let last = text.last, text.count > 2, quotes.contains(first), quotes.contains(last)
  else { return text }
  return String(text.dropFirst().dropLast())
}
