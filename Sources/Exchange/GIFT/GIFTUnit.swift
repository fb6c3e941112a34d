import Diagnostics

/// A byte of a GIFT question after its escapes were resolved.
struct GIFTUnit: Sendable, Hashable {
  let byte: UInt8
  /// Whether it was written without a backslash, so that it may be a sign of the format.
  let isPlain: Bool
  /// A question has many units, so 4 bytes instead of 8 here halve its memory.
  private let place: UInt32

  /// A byte at an offset in the file.
  init(byte: UInt8, isPlain: Bool, offset: Int) {
    (self.byte, self.isPlain, place) = (byte, isPlain, UInt32(clamping: offset))
  }

  /// Its offset in the file.
  var offset: Int { Int(place) }

  /// Whether it is a sign of the format.
  func isSign(_ sign: Character) -> Bool { isPlain && sign.asciiValue == byte }
}

/// A stretch of a GIFT question.
typealias GIFTText = ArraySlice<GIFTUnit>

extension GIFTText {
  /// Resolves the escapes of lines: a backslash before one of `~=#{}:`, a backslash or an `n`, which ends a line.
  init(_ lines: [ForeignLine]) {
    var units: [GIFTUnit] = []
    for line in lines {
      let bytes = Array<UInt8>(line.text.utf8)
      var index = 0
      while index < bytes.count {
        let offset = line.offset(of: index)
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, let byte = Self.escaped(bytes[index + 1]) {
          units.append(GIFTUnit(byte: byte, isPlain: false, offset: offset))
          index += 2
        } else {
          units.append(GIFTUnit(byte: bytes[index], isPlain: true, offset: offset))
          index += 1
        }
      }
      units.append(GIFTUnit(byte: 0x0A, isPlain: true, offset: line.offset(of: bytes.count)))
    }
    self = units[...]
  }

  private static func escaped(_ byte: UInt8) -> UInt8? {
    if byte == UInt8(ascii: "n") { return 0x0A }
    return Array("~=#{}:\\".utf8).contains(byte) ? byte : nil
  }

  /// The text with its spaces and lines.
  var text: String { String(decoding: lazy.map(\.byte), as: UTF8.self) }

  /// The text on one line but for line ends that are escaped, without spaces at the ends of lines.
  var line: String { allSatisfy { $0.byte < 0x80 } ? lineOfASCII : lineOfCharacters }

  private var lineOfCharacters: String {
    split(omittingEmptySubsequences: false) { !$0.isPlain && $0.byte == 0x0A }
      .map { String(decoding: $0.map(\.byte), as: UTF8.self) }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "\n").withoutOuterLines
  }

  /// The same for ASCII text only, many times as fast.
  private var lineOfASCII: String {
    var (bytes, lineStart, isGap) = ([UInt8](), 0, false)
    for unit in self {
      if !unit.isPlain && unit.byte == 0x0A {
        bytes.append(0x0A)
        (lineStart, isGap) = (bytes.count, false)
      } else if unit.byte == 0x20 || 0x09...0x0D ~= unit.byte {
        isGap = bytes.count > lineStart
      } else {
        if isGap { bytes.append(0x20) }
        isGap = false
        bytes.append(unit.byte)
      }
    }
    return String(decoding: bytes.withoutOuter { $0 == 0x0A }, as: UTF8.self)
  }

  /// The text where it is a single word of at most so many letters.
  func word(atMost most: Int) -> String? {
    let word = withoutOuter(\.isSpace)
    return word.count > most ? nil : word.line
  }

  /// The stretch without spaces and line ends at its ends.
  var trimmed: GIFTText { withoutOuter { $0.isPlain && $0.isSpace } }

  /// The first unit of a line that begins with signs of the format.
  func lineStart(with signs: String) -> Int? {
    indices.first { index in
      guard self[index...].begins(with: signs) else { return false }
      let before = self[..<index].last { !$0.isPlain || $0.byte != 0x20 && $0.byte != 0x09 }
      return before.map { $0.isPlain && $0.byte == 0x0A } ?? true
    }
  }

  /// Its bytes in the file.
  var place: Span { Span(first?.offset ?? 0, (last?.offset ?? -1) + 1) }

  /// Whether it begins with signs of the format, none of them escaped.
  func begins(with signs: String) -> Bool {
    count >= signs.utf8.count && zip(self, signs.utf8).allSatisfy { $0.isPlain && $0.byte == $1 }
  }

  /// The place of the first of some signs in a row.
  func firstIndex(ofSigns signs: String) -> Int? {
    guard let sign = signs.utf8.first else { return nil }
    var rest = self
    while let index = rest.firstIndex(where: { $0.isPlain && $0.byte == sign }) {
      rest = rest[index...]
      if rest.begins(with: signs) { return index }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The parts before and after the first of some signs in a row; nil for the second where there are none.
  func parts(at signs: String) -> (before: GIFTText, after: GIFTText?) {
    guard let index = firstIndex(ofSigns: signs) else { return (self, nil) }
    return (self[..<index], self[(index + signs.utf8.count)...])
  }
}

extension GIFTUnit {
  /// True for a space, a tab or the end of a line.
  var isSpace: Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
}
