extension String {
  /// Whether the text comes before another in the order of their bytes;
  /// Swift's `<` puts texts that look alike together.
  public func precedesByBytes(_ other: String) -> Bool {
    withBytes { left in
      other.withBytes { right in
        for index in 0..<Swift.min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
  }
}

extension [String] {
  /// The texts in the order of their bytes; those that are in order already are only looked through.
  public func sortedByBytes() -> [String] {
    let isSorted = !zip(self, dropFirst()).contains { $1.precedesByBytes($0) }
    return isSorted ? self : sorted { $0.precedesByBytes($1) }
  }
}
