/// What a run asked for that the language's own implementation has otherwise in every run.
///
///     PythonProgram(source: "print(id(5))").run().chances == [.memory]
public struct Chance: OptionSet, Sendable, Hashable, Codable {
  /// The bits, one for each.
  public let rawValue: UInt8

  /// Chances from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The order of a set whose elements are not all numbers.
  public static let setOrder = Chance(rawValue: 1)
  /// The hash of something that is no number.
  public static let hash = Chance(rawValue: 2)
  /// Where something stands in memory.
  public static let memory = Chance(rawValue: 4)
  /// The clock.
  public static let clock = Chance(rawValue: 8)
  /// Random numbers from a generator to which nobody gave a seed.
  public static let draws = Chance(rawValue: 16)
}
