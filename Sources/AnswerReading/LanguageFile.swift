/// The lines of a language's file without comments, as ranges of its bytes.
///
/// Ranges rather than slices, whose references would be counted: each process that meets a question reads a file.
struct LanguageFile {
  /// A line by its form.
  enum Line {
    /// `NAME = some words, other words`; of the entries the range among those of the file.
    case list(name: Range<Int>, entries: Range<Int>)
    /// A line that begins with a bracket.
    case heading(Range<Int>)
    /// Any other line.
    case sentence(Range<Int>)
  }

  /// The whole file.
  let bytes: [UInt8]
  /// Its lines that say something, without margins.
  private(set) var lines: [Line] = []
  /// The entries of all lists in order, without margins; an entry may be empty.
  private(set) var entries: [Range<Int>] = []

  /// The lines of a text; none is refused here.
  init(_ text: String) {
    bytes = Array(text.utf8)
    lines.reserveCapacity(1_024)
    entries.reserveCapacity(4_096)
    var start = 0
    while start < bytes.count {
      var (end, sign) = (start, -1)
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        if sign < 0, bytes[end] == UInt8(ascii: "="), isBetweenSpaces(end) { sign = end }
        end += 1
      }
      add(start..<end, sign: sign)
      start = end + 1
    }
  }

  /// The bytes of a range.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBetweenSpaces(_ offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: " ") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: " ")
  }

  /// Adds a line, with the offset of the sign between a list's name and its entries, or -1.
  private mutating func add(_ whole: Range<Int>, sign: Int) {
    let line = trimmed(whole)
    guard let first = bytes[line].first, first != UInt8(ascii: "#") else { return }
    if sign > line.lowerBound, sign + 1 < line.upperBound {
      lines.append(.list(name: line.lowerBound..<(sign - 1), entries: addEntries((sign + 1)..<line.upperBound)))
    } else {
      lines.append(first == UInt8(ascii: "[") ? .heading(line) : .sentence(line))
    }
  }

  /// Adds what commas separate, and gives the range of it among all entries.
  private mutating func addEntries(_ list: Range<Int>) -> Range<Int> {
    let before = entries.count
    var start = list.lowerBound
    while start < list.upperBound {
      var end = start
      while end < list.upperBound, bytes[end] != UInt8(ascii: ",") { end += 1 }
      if end > start { entries.append(trimmed(start..<end)) }
      start = end + 1
    }
    return before..<entries.count
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isMargin(bytes[start]) { start += 1 }
    while start < end, isMargin(bytes[end - 1]) { end -= 1 }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }

  private func isMargin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
