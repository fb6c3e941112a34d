extension String {
  /// The text without whitespace at both ends.
  package func trimmingWhitespace() -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let start = unicodeScalars.drop(while: isSpace)
    guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...end])
  }

  /// The text without the characters at its two ends that are of a kind.
  ///
  ///     "\n1.0\n".trimmed(where: \.isNewline)    // 1.0
  package func trimmed(where isOfKind: (Character) -> Bool) -> String {
    var rest = drop(while: isOfKind)
    while let last = rest.last, isOfKind(last) { rest.removeLast() }
    return String(rest)
  }
}
