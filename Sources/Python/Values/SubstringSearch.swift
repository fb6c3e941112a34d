/// The search of Knuth, Morris and Pratt: it looks at each unit once, however often the needle repeats itself.
struct SubstringSearch<Unit: Equatable> {
  private let needle: (Int) -> Unit
  /// For each prefix of the needle: how long the longest shorter prefix is that it ends with.
  private let borders: [Int32]

  init(count: Int, needle: @escaping (Int) -> Unit) {
    self.needle = needle
    var borders = [Int32](repeating: 0, count: count)
    var length = 0
    for index in 1..<max(1, count) {
      while length > 0, needle(index) != needle(length) { length = Int(borders[length - 1]) }
      if needle(index) == needle(length) { length += 1 }
      borders[index] = Int32(length)
    }
    self.borders = borders
  }

  /// Where the needle first stands in so many units, or nil.
  func first(in count: Int, _ unit: (Int) -> Unit) -> Int? {
    if borders.isEmpty { return 0 }
    var length = 0
    for index in 0..<count {
      let next = unit(index)
      while length > 0, next != needle(length) { length = Int(borders[length - 1]) }
      if next == needle(length) { length += 1 }
      if length == borders.count { return index + 1 - length }
    }
    return nil
  }
}
