extension String {
  /// What comes after a beginning; nil for a text that does not begin with it, byte for byte.
  ///
  ///     "/assets/box.png".dropPrefix("/assets/") == "box.png"
  package func dropPrefix(_ beginning: String) -> Substring? {
    guard utf8.starts(with: beginning.utf8) else { return nil }
    return Substring(utf8.dropFirst(beginning.utf8.count))
  }
}
