extension String {
  /// The text without the characters at its two ends that are of a kind.
  func trimmed(where isOfKind: (Character) -> Bool) -> String {
    var rest = drop(while: isOfKind)
    while let last = rest.last, isOfKind(last) { rest.removeLast() }
    return String(rest)
  }
}
