import YAMLSource

/// A program with the signs of ASCII in place of those that word processors and keyboards of other scripts produce.
///
///     ProgramSigns.program(meantBy: "print(“It’s 3 – 1”, 3 – 1)")  // print("It’s 3 – 1", 3 - 1)
///
/// Strings and comments stay what their author wrote; of a string only the quotes around it change.
struct ProgramSigns {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var program = String.UnicodeScalarView()

  private init(_ code: String) { scalars = Array(code.unicodeScalars) }

  /// The program that some code most likely means; nil where a quote has no other that closes it on its line, and where
  /// the same quote as around a string is also in it.
  static func program(meantBy code: String) -> String? {
    var signs = ProgramSigns(code)
    while signs.position < signs.scalars.count {
      guard signs.readPart() else { return nil }
    }
    return String(signs.program)
  }

  /// The first sign of some code that is another one in the program that it means; nil where there is none.
  static func firstDifference(in code: String) -> Unicode.Scalar? {
    guard let program = program(meantBy: code) else { return nil }
    return zip(code.unicodeScalars, program.unicodeScalars).first { $0 != $1 }?.0
  }

  /// The kinds of straight quotes that a program has in the place of curly ones, each with the first that it is for.
  static func straightQuotes(
    of program: String, insteadOf code: String
  ) -> [(straight: Unicode.Scalar, curly: Unicode.Scalar)] {
    var quotes: [(straight: Unicode.Scalar, curly: Unicode.Scalar)] = []
    // Other signs may be longer in the program, so that the places differ; then each curly quote stands for its own.
    for sign in code.unicodeScalars where sign.isCurlyQuote {
      guard let straight = sign.straight?.unicodeScalars.first, !quotes.contains(where: { $0.straight == straight }),
        program.unicodeScalars.count(where: { $0 == straight }) > code.unicodeScalars.count(where: { $0 == straight })
      else { continue }
      quotes.append((straight, sign))
    }
    return quotes
  }

  /// The sign of a program that looks alike: `"` for `“`, `-` for `–`; nil for a sign of ASCII or a letter.
  static func ascii(for sign: Unicode.Scalar) -> String? { signs[sign] ?? (sign.isCurlyQuote ? sign.straight : nil) }

  /// Reads a comment, a string or one sign; false where a string does not end.
  private mutating func readPart() -> Bool {
    let sign = scalars[position]
    if sign == "#" {
      copy(to: scalars[position...].firstIndex(of: "\n") ?? scalars.count)
    } else if sign.straight != nil {
      return readString()
    } else {
      program.append(contentsOf: (Self.signs[sign] ?? space(for: sign) ?? String(sign)).unicodeScalars)
      position += 1
    }
    return true
  }

  /// An ordinary space for one of another kind; nil for other signs, and in the indentation of a line.
  private func space(for sign: Unicode.Scalar) -> String? {
    guard ["\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}"].contains(sign) else { return nil }
    let line = scalars[..<position].reversed().prefix { $0 != "\n" }
    return line.allSatisfy(\.properties.isWhitespace) ? nil : " "
  }

  private mutating func readString() -> Bool {
    let opener = scalars[position]
    if isTripled(opener, at: position), opener.isASCII { return readTripled(opener) }
    guard let end = end(ofStringOpenedBy: opener), let quote = opener.straight else { return false }
    program.append(contentsOf: quote.unicodeScalars)
    position += 1
    copy(to: end)
    program.append(contentsOf: quote.unicodeScalars)
    position += 1
    return true
  }

  /// Where the string ends that begins here, by the first quote on its line that closes it.
  private func end(ofStringOpenedBy opener: Unicode.Scalar) -> Int? {
    let places = placesOnLine
    let straight = places.first { scalars[$0].isASCII && scalars[$0].straight == opener.straight }
    if opener.isASCII, let straight { return straight }
    return curlyEnd(of: opener, among: places, or: straight)
  }

  /// Where a string ends of whose quotes one or both are curly; nil where what is in it may be meant as its end, too.
  private func curlyEnd(of opener: Unicode.Scalar, among places: [Int], or straight: Int?) -> Int? {
    let closers = places.filter {
      opener.isASCII ? scalars[$0].straight == opener.straight : opener.closingQuotes.contains(scalars[$0])
    }
    guard let end = closers.first ?? straight, !opener.isASCII || closers.count == 1 && end > position + 1,
      // An apostrophe has a letter behind it.
      !(scalars.indices.contains(end + 1) && scalars[end + 1].properties.isAlphabetic)
    else { return nil }
    let isPlain = places.prefix { $0 < end }.allSatisfy { scalars[$0] != opener && $0 != straight }
    return isPlain ? end : nil
  }

  /// The places behind a quote on its line, without characters behind a backslash.
  private var placesOnLine: [Int] {
    var places: [Int] = []
    var place = position + 1
    while place < scalars.count, scalars[place] != "\n" {
      if scalars[place] == "\\" { place += 1 } else { places.append(place) }
      place += 1
    }
    return places
  }

  private mutating func readTripled(_ quote: Unicode.Scalar) -> Bool {
    var place = position + 3
    while place < scalars.count {
      if isTripled(quote, at: place) {
        copy(to: place + 3)
        return true
      }
      place += scalars[place] == "\\" ? 2 : 1
    }
    return false
  }

  private func isTripled(_ quote: Unicode.Scalar, at place: Int) -> Bool {
    scalars[place...].starts(with: [quote, quote, quote])
  }

  private mutating func copy(to end: Int) {
    program.append(contentsOf: scalars[position..<end])
    position = end
  }

  private static let signs: [Unicode.Scalar: String] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-", "\u{2212}": "-",
    "\u{D7}": "*", "\u{F7}": "/", "\u{2264}": "<=", "\u{2265}": ">=", "\u{2260}": "!=", "\u{2026}": "...",
    "\u{3001}": ",", "\u{FF01}": "!", "\u{FF02}": "\"", "\u{FF07}": "'", "\u{FF08}": "(", "\u{FF09}": ")",
    "\u{FF0A}": "*", "\u{FF0B}": "+", "\u{FF0C}": ",", "\u{FF0D}": "-", "\u{FF0F}": "/", "\u{FF1A}": ":",
    "\u{FF1B}": ";", "\u{FF1C}": "<", "\u{FF1D}": "=", "\u{FF1E}": ">", "\u{FF3B}": "[", "\u{FF3D}": "]",
    "\u{FF5B}": "{", "\u{FF5D}": "}",
  ]
}

extension Unicode.Scalar {
  /// The quote of ASCII that it is or stands for; nil for other signs.
  fileprivate var straight: String? {
    switch self {
    case "'", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{FF07}": "'"
    case "\"", "\u{FF02}": "\""
    default: isCurlyQuote ? "\"" : nil
    }
  }
}
