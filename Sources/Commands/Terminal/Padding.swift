extension String {
  /// The text with as many spaces behind it as make it so many characters wide.
  func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
