import Diagnostics

/// What two versions of a text share: its beginning and its end.
///
///     let difference = TextDifference(from: Array("id: a\ntext: B\n".utf8), to: Array("id: abc\ntext: B\n".utf8))
///     difference.span(Span(12, 13)) == Span(14, 15)
///     difference.span(Span(4, 5)) == nil
struct TextDifference {
  /// How many bytes are the same at the beginning.
  private let prefix: Int
  /// Where the end begins that is the same, in the earlier text.
  private let suffix: Int
  /// How many bytes the later text has more.
  private let growth: Int

  /// What two texts share.
  init(from old: [UInt8], to new: [UInt8]) {
    var (prefix, end) = (0, 0)
    let shorter = min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while end < shorter - prefix, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    (self.prefix, suffix, growth) = (prefix, old.count - end, new.count - old.count)
  }

  /// Where a span of the earlier text is in the later one; nil where what changed is part of it, or touches it.
  func span(_ span: Span) -> Span? {
    if span.end < prefix || growth == 0 && suffix <= prefix { return span }
    return span.start > suffix ? Span(span.start + growth, span.end + growth) : nil
  }

  /// The lines that differ, from the first to the last: where they are in the earlier text, and what is in their place.
  func lines(of old: [UInt8], _ new: [UInt8]) -> (span: Span, replacement: ArraySlice<UInt8>) {
    let start = old[..<prefix].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = old[suffix...].firstIndex(of: 0x0A).map { $0 + 1 } ?? old.count
    return (Span(start, end), new[start..<(end + growth)])
  }
}
