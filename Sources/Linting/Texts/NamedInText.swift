import Support

/// A name that a text has and no word of a language is: of a function, a variable or a file.
struct NamedInText {
  /// The name, without parentheses.
  let name: String
  /// Where it is, in bytes of the text.
  let bytes: Range<Int>
  /// Between the parentheses behind it; empty where there are none.
  var arguments = ""
  /// True for a name between backticks or quotes.
  var isMarked = false

  /// True for a name of several parts, which no word is.
  var hasUnderscore: Bool { name.contains("_") }

  /// True where another name has as many parts and one of them at the same place.
  func sharesPart(with other: String) -> Bool {
    let (own, others) = (name.split(separator: "_"), other.split(separator: "_"))
    return own.count == others.count && zip(own, others).contains { $0 == $1 && $0.count > 2 }
  }

  /// The names right before a parenthesis that is closed: `area(2, 3)`.
  static func calls(in text: String) -> [NamedInText] {
    text.withBytes { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "(") }.compactMap { open in
        let start = bytes.startOfWord(endingAt: open)
        let isApart = start == 0 || bytes[start - 1] != UInt8(ascii: ".")
        // The first bracket that follows closes this one, or opens another call.
        let inner = bytes[(open + 1)...].prefix(200)
        guard open - start > 1, isApart, !bytes[start].isDigit,
          let close = inner.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "(") }),
          bytes[close] == UInt8(ascii: ")")
        else { return nil }
        return NamedInText(
          name: String(decoding: bytes[start..<open], as: UTF8.self), bytes: start..<open,
          arguments: String(decoding: bytes[(open + 1)..<close], as: UTF8.self))
      }
    }
  }

  private static let marks = [UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "\"")]

  /// The names of ASCII that are no calls, no attributes and no parts of paths.
  ///
  /// - Parameter withPlain: Pass true for words without an underscore and without such marks around them, too, as far
  ///   as they have at least five letters.
  static func identifiers(in text: String, withPlain: Bool) -> [NamedInText] {
    text.withBytes { bytes in
      var (found, position) = ([NamedInText](), 0)
      while position < bytes.count {
        guard bytes[position].isWordByte else {
          position += 1
          continue
        }
        let start = position
        while position < bytes.count, bytes[position].isWordByte { position += 1 }
        let word = bytes[start..<position]
        guard !word[start].isDigit, word.allSatisfy({ $0 < 0x80 }), isAlone(start..<position, bytes) else { continue }
        let hasUnderscore = word.dropFirst().dropLast().contains(UInt8(ascii: "_"))
        let isMarked =
          start > 0 && position < bytes.count && marks.contains(bytes[start - 1])
          && bytes[start - 1] == bytes[position]
        guard hasUnderscore || isMarked || withPlain && word.count >= 5 && !word.contains(where: \.isDigit) else {
          continue
        }
        let name = String(decoding: word, as: UTF8.self)
        found.append(NamedInText(name: name, bytes: start..<position, isMarked: isMarked))
      }
      return found
    }
  }

  /// All names of ASCII in code, those of keywords and in texts among them.
  static func all(in code: String) -> Set<String> {
    code.withBytes { bytes in
      let words = bytes.split { !$0.isWordByte }
      return Set(words.filter { !($0.first?.isDigit ?? true) }.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private static func isAlone(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : 0x20
    let behind = word.upperBound < bytes.count ? bytes[word.upperBound] : 0x20
    let next = word.upperBound + 1 < bytes.count ? bytes[word.upperBound + 1] : 0x20
    return !"./\\-@$%".utf8.contains(before) && !"(/\\-=".utf8.contains(behind)
      && !(behind == UInt8(ascii: ".") && next.isWordByte)
  }

  /// The names of files with the usual endings.
  static func files(in text: String) -> [NamedInText] {
    let mayHaveFile = text.withBytes { bytes in
      bytes.indices.dropFirst().dropLast().contains {
        bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1].isWordByte && bytes[$0 + 1].isWordByte
      }
    }
    // A regular expression takes longer to make than all other rules take for a small file.
    guard mayHaveFile else { return [] }
    return text.matches(
      of: /(?:^|[^\w\-])([\w\-]+\.(?:txt|csv|json|xml|html|md|log|dat|py|jpe?g|png|gif|svg|pdf|mp[34]|zip))(?!\w)/
    ).map { match in
      let name = match.output.1
      let start = text.utf8.distance(from: text.startIndex, to: name.startIndex)
      return NamedInText(name: String(name), bytes: start..<start + name.utf8.count)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the word begins that ends at an offset.
  fileprivate func startOfWord(endingAt end: Int) -> Int {
    var start = end
    while start > 0, self[start - 1].isWordByte { start -= 1 }
    return start
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
