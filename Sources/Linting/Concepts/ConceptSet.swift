/// A set of concepts by their numbers, small enough to have one for each episode of a large curriculum.
struct ConceptSet: Sendable, Equatable {
  private var words: [UInt64] = []

  /// Whether a concept is in it.
  func contains(_ concept: Int) -> Bool {
    let word = concept >> 6
    return word < words.count && words[word] >> UInt64(concept & 63) & 1 == 1
  }

  /// Puts a concept in.
  mutating func insert(_ concept: Int) {
    grow(to: concept >> 6 + 1)
    words[concept >> 6] |= 1 << UInt64(concept & 63)
  }

  /// Puts in all that another set has.
  mutating func formUnion(_ other: ConceptSet) {
    grow(to: other.words.count)
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Leaves only what another set has, too.
  mutating func formIntersection(_ other: ConceptSet) {
    for index in words.indices { words[index] &= index < other.words.count ? other.words[index] : 0 }
  }

  private mutating func grow(to count: Int) {
    if words.count < count { words += Array(repeating: 0, count: count - words.count) }
  }
}
