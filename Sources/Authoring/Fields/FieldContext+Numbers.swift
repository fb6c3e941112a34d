import Diagnostics
import Support
import YAMLSource

extension FieldContext {
  /// Reports what is not a whole number, with the number that is most likely meant.
  func reportNotANumber(_ node: YAMLTree.NodeID) {
    guard let number = number(meantBy: node) else {
      let help =
        key == FieldKey.minutes.rawValue
        ? "write how many minutes it takes, with digits alone: `\(key): 15`"
        : "write it with digits alone, without quotes"
      return reportWrongType(node, wanted: "a whole number", help: help)
    }
    let written = LineEnding(of: tree.text(of: node)).written(String(number))
    reportWrongType(
      node, wanted: "a whole number", help: "write `\(index == nil ? "\(key): " : "")\(written)`",
      fixes: tree.hasAliases ? [] : [Fix("write `\(written)`", .needsChoice, [Edit(tree.location(of: node), written)])])
  }

  private func number(meantBy node: YAMLTree.NodeID) -> Int? {
    guard tree.kind(of: node) == .scalar else { return nil }
    if key == FieldKey.correctAnswerIndex.rawValue { return MeantAnswer.index(of: node, in: mapping, tree) }
    let text = LineEnding(of: withoutTypographicQuotes(tree.text(of: node).trimmingWhitespace())).value
    if key == FieldKey.minutes.rawValue { return MinutesInWords.minutes(in: text) }
    if key == FieldKey.difficulty.rawValue,
      let level = ["easy", "medium", "hard"].firstIndex(of: text.lowercased())
    {
      return level + 1
    }
    // A number with its unit, or that of a whole: `2 of 3`.
    let words = text.split { $0 == " " || $0 == "/" }
    let isOfWhole = words.count == 3 && words[1] == "of" || words.count == 2 && text.contains("/")
    return words.count <= 2 || isOfWhole ? words.first.flatMap { Int($0) } : nil
  }
}
