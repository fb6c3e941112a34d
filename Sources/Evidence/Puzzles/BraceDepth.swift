import Pseudocode

/// The blocks that a line of a program opens and closes, in a language with braces.
struct BraceDepth {
  /// How many more blocks are open behind the line than before it.
  let change: Int
  /// How many blocks have to be open before it.
  let needed: Int

  /// Reads a line; nil for one with a sign that the language does not have.
  init?(_ line: String, in language: RunLanguage) {
    guard language == .pseudocode else {
      self.init(Self.braces(in: line))
      return
    }
    guard let tokens = PseudocodeToken.all(in: line) else { return nil }
    self.init(tokens.filter { $0.kind == .mark }.flatMap { Array($0.text.utf8) })
  }

  private init(_ braces: [UInt8]) {
    var (depth, lowest) = (0, 0)
    for brace in braces {
      if brace == UInt8(ascii: "{") { depth += 1 }
      if brace == UInt8(ascii: "}") { depth -= 1 }
      lowest = min(lowest, depth)
    }
    (change, needed) = (depth, -lowest)
  }

  /// The braces of a line in JavaScript, Java or Swift, those in strings and comments left out.
  private static func braces(in line: String) -> [UInt8] {
    var (found, quote, isEscaped) = ([UInt8](), nil as UInt8?, false)
    let bytes = Array(line.utf8)
    for (index, byte) in bytes.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = quote != nil
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), bytes.dropFirst(index + 1).first == byte {
        break
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        found.append(byte)
      }
    }
    return found
  }
}

extension [BraceDepth] {
  /// How many blocks are open behind lines in some order; nil where one is closed that was not opened.
  func openBlocks(behind order: [Int]) -> Int? {
    var depth = 0
    for index in order {
      guard depth >= self[index].needed else { return nil }
      depth += self[index].change
    }
    return depth
  }
}
