import Diagnostics

/// The parts of a scalar's value beside the bytes of the file that they come from,
/// in order and without gaps in the value.
///
/// An exact part is the same in both, byte for byte; any other part (an escape, a fold, a line break) belongs to its
/// bytes as a whole.
struct ScalarPieces: Sendable {
  /// One part of a value and where it comes from.
  struct Piece: Sendable {
    let value: Range<Int>
    let file: Span
    let isExact: Bool
    let isLineBreak: Bool
  }

  private(set) var pieces: [Piece] = []
  /// How much of the value has its place.
  private(set) var count = 0

  /// Adds bytes that are the same in both.
  mutating func addExact(_ length: Int, from offset: Int) {
    add(length, Span(offset, offset + length), isExact: true, isLineBreak: false)
  }

  /// Adds bytes that stand for others.
  mutating func add(_ length: Int, for span: Span, isLineBreak: Bool = false) {
    add(length, span, isExact: false, isLineBreak: isLineBreak)
  }

  private mutating func add(_ length: Int, _ file: Span, isExact: Bool, isLineBreak: Bool) {
    guard length > 0 else { return }
    pieces.append(Piece(value: count..<count + length, file: file, isExact: isExact, isLineBreak: isLineBreak))
    count += length
  }

  /// The file's bytes for a range of the value.
  func span(of range: Range<Int>, endingAt end: Int) -> Span {
    let start = start(of: range.lowerBound, endingAt: end)
    guard !range.isEmpty else { return .at(start) }
    return Span(start, max(start, self.end(of: range.upperBound - 1, endingAt: end)))
  }

  private func start(of offset: Int, endingAt end: Int) -> Int {
    guard let piece = piece(at: offset) else { return endOfContent ?? end }
    return piece.isExact ? piece.file.start + offset - piece.value.lowerBound : piece.file.start
  }

  private func end(of offset: Int, endingAt end: Int) -> Int {
    guard let piece = piece(at: offset) else { return endOfContent ?? end }
    return piece.isExact ? piece.file.start + offset + 1 - piece.value.lowerBound : piece.file.end
  }

  /// Where the last part ends; a line break at the end does not count.
  private var endOfContent: Int? { pieces.last.map { $0.isLineBreak ? $0.file.start : $0.file.end } }

  private func piece(at offset: Int) -> Piece? {
    guard offset < count else { return nil }
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].value.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low < high ? pieces[low] : nil
  }
}
