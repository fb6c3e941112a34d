/// What a program may spend before it is stopped.
///
/// Everything is counted, nothing is timed, so a verdict is the same on every machine.
///
///     var budget = Budget.lesson
///     budget.steps = 1000
///     PythonProgram(source: "while True: pass").run(budget: budget).ending == .stopped(.steps, line: 1)
public struct Budget: Sendable, Hashable {
  /// Executed steps; about one a simple operation, and in proportion to size inside a built-in.
  public var steps: Int
  /// Bytes of live objects.
  public var memory: Int
  /// Bytes of standard output and standard error together.
  public var output: Int
  /// Nested calls, when the language itself does not set its own limit.
  public var depth: Int

  /// A budget from its four limits.
  public init(steps: Int, memory: Int, output: Int, depth: Int) {
    self.steps = steps
    self.memory = memory
    self.output = output
    self.depth = depth
  }

  /// Steps that a phone surely takes in a second, the costliest ones included; simple ones go many times faster.
  public static let stepsOfASecond = 20_000_000

  /// Enough for any lesson's program and over in well under a second: 20 million steps, 64 MiB, 1 MiB of output.
  public static let lesson = Budget(steps: 20_000_000, memory: 64 << 20, output: 1 << 20, depth: 1000)

  /// Enough for any condition on an output: a million steps, and what a lesson has of the rest.
  public static let condition = Budget(steps: 1_000_000, memory: 64 << 20, output: 1 << 20, depth: 1000)
}

/// One of the limits that a `Budget` sets.
public enum Limit: String, Sendable, Hashable, Codable, CaseIterable {
  /// Too many executed steps: most often a loop that never ends.
  case steps
  /// Too many bytes of live objects.
  case memory
  /// Too many bytes printed.
  case output
  /// Calls nested too deeply.
  case depth
}
