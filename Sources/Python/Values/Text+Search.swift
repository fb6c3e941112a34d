/// Comparisons in vain after which a search takes the algorithm that never looks back.
private let substringPatience = 1 << 12

extension UnsafeMutablePointer where Pointee == TextBody {
  /// Where another text first stands between two positions, or nil.
  func find(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    let length = needle.count
    if length == 0 { return start <= end ? start : nil }
    if end - start < length || needle.width > width { return nil }
    if width == 1 { return findLatin(needle, start, end) }
    let first = needle[codePoint: 0]
    var (index, work) = (start, 0)
    while index + length <= end {
      if self[codePoint: index] == first {
        if matches(needle, at: index) { return index }
        work += length
        if work > substringPatience + (index - start) * 4 { return findLinearly(needle, index, end) }
      }
      index += 1
    }
    return nil
  }

  /// The search for texts that repeat themselves, where looking at each place anew would take too long.
  private func findLinearly(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    SubstringSearch(count: needle.count) { needle[codePoint: $0] }
      .first(in: end - start) { self[codePoint: start + $0] }.map { start + $0 }
  }

  private func findLatin(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    let first = needle.latin[0]
    var (index, work) = (start, 0)
    while index + needle.count <= end {
      guard let found = findByte(first, in: pointee.data + index, count: end - index - needle.count + 1) else {
        return nil
      }
      index += found
      if needle.count == 1 || compareMemory(pointee.data + index, needle.pointee.data, needle.count) == 0 {
        return index
      }
      index += 1
      work += needle.count
      if work > substringPatience + (index - start) * 4 { return findLinearly(needle, index, end) }
    }
    return nil
  }

  /// Where another text last stands between two positions, or nil.
  func findLast(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    var (index, work) = (end - needle.count, 0)
    while index >= start {
      if matches(needle, at: index) { return index }
      index -= 1
      work += needle.count
      if work > substringPatience + (end - index) * 16, needle.count > 16 {
        let last = index + needle.count
        // Both are read from their ends.
        return SubstringSearch(count: needle.count) { needle[codePoint: needle.count - 1 - $0] }
          .first(in: last - start) { self[codePoint: last - 1 - $0] }.map { last - needle.count - $0 }
      }
    }
    return nil
  }

  /// Whether another text stands at a position where there is room for it.
  func matches(_ needle: Text, at index: Int) -> Bool {
    if width == needle.width {
      return compareMemory(pointee.data + index * width, needle.pointee.data, needle.count * width) == 0
    }
    for offset in 0..<needle.count where self[codePoint: index + offset] != needle[codePoint: offset] { return false }
    return true
  }
}

extension [UInt8] {
  /// Where other bytes first stand at or after a position, or nil.
  func find(_ needle: [UInt8], from start: Int = 0) -> Int? {
    guard count >= needle.count, start <= count - needle.count else { return nil }
    return SubstringSearch(count: needle.count) { needle[$0] }.first(in: count - start) { self[start + $0] }.map {
      start + $0
    }
  }
}
