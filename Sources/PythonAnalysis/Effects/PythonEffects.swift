/// What running some statements reads, changes and prints, as far as their text tells: never less than they do.
///
/// Two statements with effects that do not touch may change places when nothing stands between them: a program that
/// comes to its end prints the same, and one that does not still does not.
package struct PythonEffects: Sendable, Hashable {
  /// What is known of statements besides the names in them.
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    /// They print.
    static let output = Traits(rawValue: 1)
    /// They look into objects that may change: lists, dictionaries, sets, instances.
    static let looks = Traits(rawValue: 2)
    /// They may change such an object.
    static let changes = Traits(rawValue: 4)
    /// They may run functions of the program.
    static let calls = Traits(rawValue: 8)
    /// They turn values into text, and so run `__str__` and `__repr__`.
    static let formats = Traits(rawValue: 16)
    /// They have to stay where they are in their block, such as `return`.
    static let jumps = Traits(rawValue: 32)
    /// They may do anything, such as `input()`.
    static let anything = Traits(rawValue: 64)
  }

  /// The names that are read, as a set of bits.
  var reads: UInt64 = 0
  /// The names that get a value, as a set of bits.
  var writes: UInt64 = 0
  var traits: Traits = []

  /// None at all.
  package init() {}

  /// Adds the effects of other statements.
  package mutating func formUnion(_ other: PythonEffects) {
    reads |= other.reads
    writes |= other.writes
    traits.formUnion(other.traits)
  }

  /// Whether statements with these effects and some with others may change places.
  package func isIndependent(of other: PythonEffects) -> Bool {
    let fixed: Traits = [.jumps, .anything]
    guard traits.isDisjoint(with: fixed), other.traits.isDisjoint(with: fixed) else { return false }
    guard writes & (other.reads | other.writes) == 0, other.writes & reads == 0 else { return false }
    if traits.contains(.output), other.traits.contains(.output) { return false }
    let objects: Traits = [.looks, .changes]
    if traits.contains(.changes), !other.traits.isDisjoint(with: objects) { return false }
    return !other.traits.contains(.changes) || traits.isDisjoint(with: objects)
  }
}
