import JSON

/// A text as an editor has it, in code units of UTF-16, so that nothing of it is worked out by the server's own code.
struct EditedText {
  private(set) var units: [UInt16]
  private(set) var version = 1

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Replaces units by a text.
  ///
  /// - Returns: The change as an editor reports it.
  mutating func replace(_ range: Range<Int>, by text: String) -> JSONValue {
    let change: JSONValue = [
      "range": ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)], "text": .string(text),
    ]
    units.replaceSubrange(range, with: text.utf16)
    version += 1
    return change
  }

  /// Replaces all of it.
  mutating func replaceAll(by text: String) -> JSONValue {
    units = Array(text.utf16)
    version += 1
    return ["text": .string(text)]
  }

  /// The nearest unit, not after this one, at which a letter and a line end begin.
  func start(_ unit: Int) -> Int {
    guard unit > 0, unit < units.count else { return min(max(unit, 0), units.count) }
    let isInside = units[unit] & 0xFC00 == 0xDC00 || units[unit] == 0x0A && units[unit - 1] == 0x0D
    return isInside ? unit - 1 : unit
  }

  private func position(of unit: Int) -> JSONValue {
    var (line, start, index) = (0, 0, 0)
    while index < unit {
      let isEnd = units[index] == 0x0A || units[index] == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
      index += 1
      if isEnd { (line, start) = (line + 1, index) }
    }
    let isLineEnd = unit == units.count || units[unit] == 0x0A || units[unit] == 0x0D
    // A place beyond the end of a line is that end, and some editors count on it.
    let beyond = isLineEnd && unit % 7 == 3 ? 1_000 : 0
    return ["line": .integer(line), "character": .integer(unit - start + beyond)]
  }
}
