/// What a program did, line by line, for step-by-step views.
///
///     PythonProgram(source: "n = 5\nprint(n)").trace().trace.steps.map(\.line) == [1, 2]
public struct Trace: Sendable, Hashable {
  /// A line that is about to run, and what can be seen there.
  public struct Step: Sendable, Hashable {
    /// The 1-based line of the program; in a program of elements or cards, the place of the element in it.
    public var line: Int
    /// The function in which the line stands; nil outside of any.
    public var function: String?
    /// How many calls are open: 0 outside of any function.
    public var depth: Int
    /// The variables in view before the line runs, in the order in which they came to be.
    public var variables: [Variable]
    /// How many bytes had been printed before the line ran.
    public var printed: Int

    /// A step from its parts.
    public init(line: Int, function: String? = nil, depth: Int = 0, variables: [Variable] = [], printed: Int = 0) {
      self.line = line
      self.function = function
      self.depth = depth
      self.variables = variables
      self.printed = printed
    }
  }

  /// A variable and what it holds.
  ///
  ///     let trace = PythonProgram(source: "n = 5\nprint(n)").trace().trace
  ///     trace.steps[1].variables == [Trace.Variable(name: "n", value: "5")]
  public struct Variable: Sendable, Hashable {
    /// The variable's name.
    public var name: String
    /// Its value as the language would show it, cut off at `Limits.characters`.
    public var value: String

    /// A variable from its name and the text of its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// How much of a run is kept.
  public struct Limits: Sendable, Hashable {
    /// The largest number of steps; the run goes on without a trace after them.
    public var steps: Int
    /// The largest number of variables at a step.
    public var variables: Int
    /// The largest number of characters of a value.
    public var characters: Int

    /// Limits from their parts.
    public init(steps: Int, variables: Int, characters: Int) {
      self.steps = steps
      self.variables = variables
      self.characters = characters
    }

    /// Enough to watch any lesson's program: 5,000 steps, 40 variables, 120 characters a value.
    public static let lesson = Limits(steps: 5000, variables: 40, characters: 120)
  }

  /// The lines in the order in which they ran.
  public var steps: [Step] = []
  /// Whether the steps are the whole run; false when there were more than the limits allow.
  public var isComplete = true

  /// An empty trace.
  public init() {}
}
