extension String {
  /// The text with `count` spaces before each line that is not empty.
  func indented(by count: Int) -> String {
    let spaces = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : spaces + $0 }.joined(separator: "\n")
  }
}
