/// Values at equal distances: the items of a list, the keys or the values of a dictionary, the keys of a set.
struct Row {
  /// More values than these are marked part by part, so that what is still to be followed takes little memory.
  static let longest = 64

  static let dictStride = MemoryLayout<DictBody.Entry>.stride
  static let dictKey = MemoryLayout<DictBody.Entry>.offset(of: \.key) ?? 0
  static let dictValue = MemoryLayout<DictBody.Entry>.offset(of: \.value) ?? 0
  static let setStride = MemoryLayout<SetBody.Entry>.stride
  static let setKey = MemoryLayout<SetBody.Entry>.offset(of: \.key) ?? 0

  private var base: UnsafeRawPointer
  private let stride: Int
  private(set) var count: Int

  init(base: UnsafeRawPointer, offset: Int = 0, stride: Int, count: Int) {
    self.base = base + offset
    self.stride = stride
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Value { base.load(fromByteOffset: index * stride, as: Value.self) }

  /// Takes the first values out of a long row.
  mutating func takeFirst() -> Row {
    let part = Row(base: base, stride: stride, count: min(count, Row.longest))
    base += part.count * stride
    count -= part.count
    return part
  }
}
