/// CSS, searched for what fetches: its escapes are decoded first, and its comments are not left out.
///
/// Bytes are compared, since a combining mark behind a letter would make another character of it.
struct CSSText {
  private let bytes: [UInt8]

  init(_ source: String) { bytes = Self.decoded(source) }

  /// What a style does by itself; nil for one that only styles.
  var activity: String? {
    if let address = outsideAddress { return SVGAttributes.refers(to: address) }
    if let rule = Self.rules.first(where: { !places(behind: $0).isEmpty }) { return "has '\(rule)' in its style" }
    if let function = Self.functions.first(where: { !calls(of: $0).isEmpty }) {
      return "has '\(function)(…)' in its style"
    }
    return nil
  }

  /// The first address in `url(…)` that leads out of the image.
  var outsideAddress: String? {
    calls(of: "url").lazy.map { argument(at: $0) }.first { !SVGAttributes.isInside($0) }
  }

  private static let rules = ["@import", "@document", "-moz-binding", "behavior:"]
  private static let functions = [
    "expression", "image-set", "-webkit-image-set", "image", "cross-fade", "-webkit-cross-fade", "src", "element",
    "-moz-element", "paint",
  ]

  /// The places behind each occurrence of a word.
  private func places(behind word: String) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return [] }
    return (0...bytes.count - word.count).filter { bytes[$0] == first && bytes[$0..<$0 + word.count] == word[...] }
      .map { $0 + word.count }
  }

  /// The places behind the parenthesis of each call of a function.
  private func calls(of function: String) -> [Int] {
    places(behind: function + "(").filter { end in
      let start = end - function.utf8.count - 1
      return start == 0 || !XMLText.isName(bytes[start - 1], isFirst: false) || bytes[start - 1] == UInt8(ascii: ":")
    }
  }

  /// How much of an address is looked at: more than its beginning needs, so that many addresses in one another cost no
  /// more than as many next to one another.
  private static let mostOfAddress = 256

  /// The address in a call, without its quotes; `…` is put in place of all that is not looked at.
  private func argument(at start: Int) -> String {
    var rest = bytes[start...].drop(while: XMLText.isSpace).prefix(Self.mostOfAddress)
    let isWhole = rest.endIndex == bytes.endIndex
    let quote = rest.first.flatMap { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil }
    if quote != nil { rest = rest.dropFirst() }
    let address = rest.prefix { $0 != quote ?? UInt8(ascii: ")") }
    return String(decoding: address, as: UTF8.self) + (isWhole || address.count < rest.count ? "" : "…")
  }

  /// A text in small letters with CSS's escapes decoded (CSS Syntax 3, 4.3.7): `\75 rl(` is `url(`.
  ///
  /// U+FFFD is put in place of an escaped quote, parenthesis or whitespace, which is part of a name or an address and
  /// ends neither.
  private static func decoded(_ source: String) -> [UInt8] {
    var result = String.UnicodeScalarView()
    var rest = source.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isASCII && $0.properties.isASCIIHexDigit }
      if digits.isEmpty {
        // A backslash before the end of a line joins the lines; before anything else it means that.
        if let next = rest.popFirst(), next != "\n", next != "\r" { result.append(plain(next)) }
        continue
      }
      rest = rest.dropFirst(digits.count)
      if rest.starts(with: ["\r", "\n"]) { rest = rest.dropFirst() }
      if rest.first?.properties.isWhitespace == true { rest = rest.dropFirst() }
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init)
      result.append(plain(value ?? "\u{FFFD}"))
    }
    return String(result).utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// What is put in place of an escaped character.
  private static func plain(_ escaped: Unicode.Scalar) -> Unicode.Scalar {
    ["(", ")", "\"", "'"].contains(escaped) || escaped.properties.isWhitespace ? "\u{FFFD}" : escaped
  }
}
