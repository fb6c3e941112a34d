/// What a learner's program must do: print a result for an input, answer a call, or steer a robot through a world.
///
///     {"input": ["Ada"], "result": "Hello Ada"}
///
/// Where several outputs are right, as with random numbers, a condition says in place of a result what is true of all,
/// such as `1 <= int(output) <= 6`.
///
/// A check with a `call` is for Python, or for JavaScript, in which its expressions are written then. The learner's
/// program runs first, as it always does, but what it prints does not count; then the lines of `setup`, and then
/// `call`, in the names that the program left. All of them share one budget and one input. The call passes when all of
/// `returns`, `raises` and `result` that are there hold.
public struct ProgramCheck: Codable, Sendable, Hashable {
  /// The lines that the program, and after it the call, reads as its input.
  public var input: [String]?
  /// What must be printed: by the call where there is one, and else by the program; nil for a robot.
  public var result: String?
  /// What must be true of what is printed, and of what a call returned, as an expression of Python; nil where there is
  /// one right output.
  ///
  /// Its names are `output`, what was printed as a text without whitespace at the ends of lines and line ends at its
  /// end; `lines`, the list of the lines of that; `returned`, the value that a call returned; and `re`, the module.
  /// With a call it may use the names of the program as well. An expression that ends in an error is not true. A
  /// program that draws random numbers is run several times, each with other numbers, and it must be true every time.
  public var satisfies: String?
  /// The world in which a robot must do its work, as a text map; nil for other languages.
  public var world: String?
  /// How a robot takes what lies in its world; nil for the card `collect`.
  public var collecting: Collecting?
  /// When the level in the world is done; nil for when all is collected and, if the map has a goal, the robot is on it.
  public var doneWhen: LevelEnd?
  /// The lines that run before the call: they make what it needs.
  public var setup: [String]?
  /// What is called once the program has run: an expression or a statement of Python; nil where only the program runs.
  public var call: String?
  /// What the call must return, as an expression of Python.
  ///
  /// Values are equal as `==` says, but for these: a bool is not a number; floats may differ by a billionth of the
  /// larger one, or by a trillionth; lists, tuples, dictionaries and sets are compared element by element; and an
  /// object of a learner's class is never equal to a built-in value, whatever its `__eq__` says.
  public var returns: String?
  /// The error that the call must raise: its class, which a class derived from it is as good as, and a colon and its
  /// message where that counts.
  public var raises: String?
  /// The concepts and words that the program must not use on this check, as `avoids` of a task.
  public var avoids: [String]?
  /// The text for a learner whose program fails it first, on where it may have gone wrong.
  public var failure: String?

  /// A check from its parts.
  public init(
    input: [String]? = nil, result: String? = nil, satisfies: String? = nil, world: String? = nil,
    setup: [String]? = nil, call: String? = nil, returns: String? = nil, raises: String? = nil,
    avoids: [String]? = nil, failure: String? = nil, collecting: Collecting? = nil, doneWhen: LevelEnd? = nil
  ) {
    self.input = input
    self.result = result
    self.satisfies = satisfies
    self.world = world
    self.setup = setup
    self.call = call
    self.returns = returns
    self.raises = raises
    self.avoids = avoids
    self.failure = failure
    self.collecting = collecting
    self.doneWhen = doneWhen
  }
}
