extension UnsafeMutablePointer where Pointee == TextBody {
  /// Where another text first stands between two positions, or nil.
  func find(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    let length = needle.count
    if length == 0 { return start <= end ? start : nil }
    if end - start < length || needle.width > width { return nil }
    if width == 1 { return findLatin(needle, start, end) }
    let first = needle[codePoint: 0]
    var index = start
    while index + length <= end {
      if self[codePoint: index] == first, matches(needle, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func findLatin(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    let first = needle.latin[0]
    var index = start
    while index + needle.count <= end {
      guard let found = findByte(first, in: pointee.data + index, count: end - index - needle.count + 1) else {
        return nil
      }
      index += found
      if needle.count == 1 || compareMemory(pointee.data + index, needle.pointee.data, needle.count) == 0 {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Where another text last stands between two positions, or nil.
  func findLast(_ needle: Text, _ start: Int, _ end: Int) -> Int? {
    var index = end - needle.count
    while index >= start {
      if matches(needle, at: index) { return index }
      index -= 1
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
    for index in start...(count - needle.count) where self[index..<(index + needle.count)].elementsEqual(needle) {
      return index
    }
    return nil
  }
}
