/// Some of a language's words, by their numbers.
struct WordSet {
  private var bits: [UInt64] = []

  /// Takes constant time: the set keeps one bit for each number.
  func contains(_ word: Int) -> Bool {
    let index = word >> 6
    return index < bits.count && bits[index] & (1 << UInt64(word & 63)) != 0
  }

  /// Adds a word.
  mutating func insert(_ word: Int) {
    makeRoom(for: word >> 6 + 1)
    bits[word >> 6] |= 1 << UInt64(word & 63)
  }

  /// Adds all words of another set.
  mutating func formUnion(_ other: WordSet) {
    makeRoom(for: other.bits.count)
    for index in other.bits.indices { bits[index] |= other.bits[index] }
  }

  private mutating func makeRoom(for count: Int) {
    if bits.count < count { bits += repeatElement(0, count: count - bits.count) }
  }
}
