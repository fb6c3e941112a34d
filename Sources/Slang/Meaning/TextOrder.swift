/// Below 0 when a text comes before another in the order of their UTF-16, above 0 when it comes behind it.
func order(_ left: String, _ right: String) -> Int {
  let ordered = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in order(left, right) }
  }
  return ordered.flatMap { $0 }
    ?? Array(left.utf8).withUnsafeBufferPointer { left in
      Array(right.utf8).withUnsafeBufferPointer { right in order(left, right) }
    }
}

/// The order of UTF-8 is that of UTF-16 but for what is above U+FFFF, which stands below U+E000 there.
private func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
  let common = min(left.count, right.count)
  var index = 0
  while index < common, left[index] == right[index] { index += 1 }
  guard index < common else { return left.count - right.count }
  let (leftByte, rightByte) = (left[index], right[index])
  let (isLeftHigh, isRightHigh) = (leftByte >= 0xF0, rightByte >= 0xF0)
  if isLeftHigh != isRightHigh, min(leftByte, rightByte) >= 0xEE { return isLeftHigh ? -1 : 1 }
  return leftByte < rightByte ? -1 : 1
}
