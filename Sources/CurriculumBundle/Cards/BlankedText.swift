/// A text with numbered blanks, in parts.
///
///     BlankedText("__1__ is a __2__").parts == [.blank(1), .text(" is a "), .blank(2)]
///     BlankedText("__1__ is a __2__").filled(with: ["3.5", "float"]) == "3.5 is a float"
public struct BlankedText: Sendable, Hashable {
  /// A part of the text.
  public enum Part: Sendable, Hashable {
    /// Text to read.
    case text(String)
    /// The blank of a number, from 1.
    case blank(Int)
  }

  /// The parts, first to last.
  public let parts: [Part]

  /// Reads a text; what looks almost like a blank is text.
  public init(_ text: String) {
    var parts: [Part] = []
    var plain: [UInt8] = []
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      guard let (number, end) = Self.blank(in: bytes, at: position) else {
        plain.append(bytes[position])
        position += 1
        continue
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      parts.append(.blank(number))
      position = end
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    self.parts = parts
  }

  /// The most blanks that a text can have: their numbers have two digits at most.
  public static let mostBlanks = 99

  /// The numbers of the blanks, in their order; one that stands there again comes again.
  public var blanks: [Int] {
    parts.compactMap { if case .blank(let number) = $0 { number } else { nil } }
  }

  /// The text with a word in each blank; a blank without one stays as it is.
  public func filled(with words: [String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .blank(let number): words.indices.contains(number - 1) ? words[number - 1] : "__\(number)__"
      }
    }.joined()
  }

  /// What is written almost like a blank: 0, a number with zeros before it, one above 99.
  public var almostBlanks: [String] {
    parts.flatMap { part -> [String] in
      guard case .text(let text) = part else { return [] }
      return text.split(separator: "__").filter { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        .map { "__\($0)__" }.filter(text.contains)
    }
  }

  /// The blank that begins at a place: its number, of at most two digits without a zero before them, and where it ends.
  private static func blank(in bytes: [UInt8], at start: Int) -> (number: Int, end: Int)? {
    let underscore = UInt8(ascii: "_")
    guard start + 4 < bytes.count, bytes[start] == underscore, bytes[start + 1] == underscore else { return nil }
    let digits = bytes[(start + 2)...].prefix { 0x30...0x39 ~= $0 }
    guard 1...2 ~= digits.count, digits.first != UInt8(ascii: "0"),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let close = digits.endIndex
    guard close + 1 < bytes.count, bytes[close] == underscore, bytes[close + 1] == underscore else { return nil }
    return (number, close + 2)
  }
}
