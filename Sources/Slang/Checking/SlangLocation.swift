/// A location in the text of a program.
public struct SlangLocation: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The bytes of the line that are meant, from 0.
  public let bytes: Range<Int>
  /// The column of the first character that is meant, from 1, in code points.
  public let column: Int
  /// How many code points are meant.
  public let length: Int

  /// The location of some bytes of a line.
  init(line: Int, bytes: Range<Int>, in text: Substring) {
    self.line = line
    self.bytes = bytes
    let count = { (range: Range<Int>) in
      text.utf8.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    column = count(0..<bytes.lowerBound) + 1
    length = max(1, count(bytes))
  }
}
