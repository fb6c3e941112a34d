extension String {
  /// The text with tabs as a space and every character that steers a terminal or hides in a text as a picture.
  ///
  /// One scalar stays one scalar, so that columns stay what they are.
  var visible: String {
    guard unicodeScalars.contains(where: { $0.picture != nil }) else { return self }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.picture ?? scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// What is shown in place of a control character or a mark of writing direction; nil for others.
  fileprivate var picture: Unicode.Scalar? {
    switch value {
    case 0x09: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
