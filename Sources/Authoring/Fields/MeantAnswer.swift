import Support
import YAMLSource

/// The index of an answer in its list, where an author has written the answer, or its letter, in place of the number.
enum MeantAnswer {
  /// The number that a scalar of a card most likely means; nil where nothing says so.
  ///
  /// An answer comes first: of the answers 1, 3 and 5 the right one that is called 3 is at index 1. A number in quotes
  /// that is none of them may be an index.
  static func index(of scalar: YAMLTree.NodeID, in card: YAMLTree.NodeID?, _ tree: YAMLTree) -> Int? {
    let text = withoutTypographicQuotes(tree.text(of: scalar).trimmingWhitespace())
    let list = card.flatMap { tree.value(for: "answers", in: $0) }.flatMap { tree.kind(of: $0) == .sequence ? $0 : nil }
    let texts = list.map { tree.elements(of: $0).map { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : "" } } ?? []
    if let index = texts.firstIndex(of: text) { return index }
    let written = LineEnding(of: text).value
    if let index = texts.firstIndex(of: written) { return index }
    if let number = Int(written) {
      return !tree.style(of: scalar).isQuoted || texts.indices.contains(number) ? number : nil
    }
    guard written.utf8.count == 1, let letter = written.uppercased().utf8.first, letter >= UInt8(ascii: "A") else {
      return nil
    }
    let index = Int(letter - UInt8(ascii: "A"))
    return index < texts.count ? index : nil
  }
}
