/// What a learner's program must do: print a result for an input, or steer a robot through a world.
///
///     {"input": ["Ada"], "result": "Hello Ada"}
public struct ProgramCheck: Codable, Sendable, Hashable {
  /// The lines that the program reads as its input.
  public var input: [String]?
  /// What it must print; nil for a robot.
  public var result: String?
  /// The world in which a robot must do its work, as a text map; nil for other languages.
  public var world: String?

  /// A check from its parts.
  public init(input: [String]? = nil, result: String? = nil, world: String? = nil) {
    self.input = input
    self.result = result
    self.world = world
  }
}
