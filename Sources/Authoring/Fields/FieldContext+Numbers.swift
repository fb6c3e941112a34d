internal import YAMLSource

extension FieldContext {
  /// Reports what is not a whole number, with the number that is most likely meant.
  func reportNotANumber(_ node: YAMLTree.NodeID) {
    reportWrongType(
      node, wanted: "a whole number",
      help: number(meantBy: node).map { "write `\(index == nil ? "\(key): " : "")\($0)`" }
        ?? "write it with digits alone, without quotes")
  }

  private func number(meantBy node: YAMLTree.NodeID) -> Int? {
    guard tree.kind(of: node) == .scalar else { return nil }
    if key == "correctAnswerIndex" { return AnswerPlace.index(of: node, in: mapping, tree) }
    guard tree.style(of: node) == .plain else { return nil }
    let text = withoutTypographicQuotes(tree.text(of: node))
    if key == "difficulty", let level = ["easy", "medium", "hard"].firstIndex(of: text.lowercased()) {
      return level + 1
    }
    // A number with its unit.
    let words = text.split(separator: " ")
    return words.count <= 2 ? words.first.flatMap { Int($0) } : nil
  }
}
