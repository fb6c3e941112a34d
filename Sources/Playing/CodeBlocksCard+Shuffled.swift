public import CurriculumBundle
import Support

extension CodeBlocksCard {
  /// All lines that a learner may lay, decoys among them, in an order that is the same each time.
  ///
  /// - Parameter path: The full id of the card, on which the order depends.
  public func shuffledLines(at path: ItemPath) -> [String] {
    var random = SplitMix64(seed: StableHash.of(path.description.utf8))
    var rest = lines + (decoys ?? [])
    var mixed: [String] = []
    while !rest.isEmpty { mixed.append(rest.remove(at: Int(random.next() % UInt64(rest.count)))) }
    return mixed
  }
}
