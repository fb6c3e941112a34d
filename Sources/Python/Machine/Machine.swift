import Execution
import PythonSyntax

/// One run of one program: its memory, its frames and what its built-ins need.
///
/// Nothing in it is shared with any other run.
struct Machine: ~Copyable {
  static let stackCapacity = 4 << 20
  static let frameCapacity = 200_000

  var heap: Heap
  let emptyEntries: UnsafeMutableRawPointer

  // Frames
  let stack: UnsafeMutablePointer<Value>
  /// Where the stack and the frames come from and go; nil for the system.
  let memory: RunMemory?
  let stackEnd: UnsafeMutablePointer<Value>
  /// No register at or above it was ever used.
  var stackHigh: UnsafeMutablePointer<Value>
  /// Behind the stack, in the same region of memory.
  let frames: UnsafeMutablePointer<Frame>
  var depth = 0
  var recursionLimit = 1000
  /// More decimal digits than this are not converted; 0 is no limit.
  var digitLimit = 4300
  /// Runs of the dispatch loop inside each other, and steps down into nested values.
  var nativeDepth = 0
  /// Levels of recursion in CPython that are no frames here.
  var levels = 0
  /// Swift calls in progress that may lead to themselves again.
  var level = 0
  /// The lowest address that the native stack may reach; 0 while the machine runs on its caller's stack.
  var stackFloor: UInt = 0
  /// The serial of the number made last; constants come before the first one.
  var numberSerial = NumberSerial.lastConstant
  /// Values that Swift code holds while Python code runs.
  var roots: [Value] = []
  /// Instances whose `__del__` has not been called, in the order in which they were made.
  var finalizable: ArraySlice<Value> = []
  /// Steps spent on looking for instances that nothing leads to.
  var searchSteps = 0
  /// The run looks for them again when it has no more steps left than these.
  var stepsAtNextSearch = Int.max
  /// The number of the last round of marking.
  var markRound: UInt8 = 0
  /// Collections wait while this is above zero.
  var collectionHolds = 0

  // Exceptions
  /// The exception on its way to a handler.
  var pending: Value = .none
  /// The exception that is being handled.
  var handled: Value = .none
  /// Why the run ends, when it does not end by itself.
  var stop: Limit?
  var stopLine = 0

  // Budget
  let budget: Budget
  /// Steps that are left before more are taken from `reserve`.
  var stepsLeft = 0
  /// Steps beyond the budget that the report of an error got.
  var stepsForReport = 0
  var outputLeft: Int

  // Names and classes
  let types: UnsafeMutablePointer<Type?>
  let specials: UnsafeMutablePointer<Text?>
  let latinTexts: UnsafeMutablePointer<Text?>
  var interned: Dict
  var builtins: Dict
  var modules: Dict
  /// What `sys.modules` does not show: the module that only the package's own code may import, code put together.
  var internalModules: Dict
  var typeVersion: UInt32 = 1
  /// Caches and constants of linked code, to be freed at the end.
  var linked: [Code] = []
  var shapes: [ShapeRef] = []
  var mainGlobals: Dict
  /// What `eval`, `exec` and `compile` have compiled so far, kept as long as the run.
  var evaluated: [EvaluationKey: Function] = [:]
  var evaluatedCode: [CompiledCode] = []
  /// The serial of the numbers in each of these texts.
  var evaluatedSerials: [Evaluation: UInt64] = [:]
  /// What there is one object of: the empty tuple and string, and bytes by their one byte, the empty ones last.
  var emptyTuple: Tuple?
  var emptyString: Text?
  var sharedBytes: [Value] = []
  /// Constants of which equal ones are one object, by what they are.
  var constants: Dict
  /// The suggestion found last, and the exception that it was for.
  var suggested: (serial: UInt32, text: String)?
  var didYield = false
  /// What a generator that has just ended returned.
  var generatorResult = Value.none
  /// The StopIteration with arguments that ended the iterator asked last.
  var stopped = Value.none

  let program: PythonProgram
  /// What the run depends on besides its program, its input and its budget.
  let conditions: RunConditions
  /// The key of the hashes of strings, where dictionaries find it.
  let hashKey: UnsafePointer<HashKey>
  /// When calls from Swift to Swift go on on a stack of their own.
  let stackPace: StackPace
  /// The first level at which it does.
  let firstSwitch: Int
  let door: ConsoleDoor
  var output = OutputBuffer()
  /// What turtles have drawn so far.
  var sketch: Sketch?
  /// What a program has put in place of `sys.stdin`, `sys.stdout` and `sys.stderr`; undefined where it has not.
  var replacedStreams = ReplacedStreams()
  /// Objects whose representation is being made, so that cycles are seen.
  var representing: [UInt64] = []
  /// What was asked for that CPython has otherwise in every run.
  var chances: Chance = []
  /// The lines of the program through which the error went that ended the run, the one that raised it first.
  var errorLines: [Int] = []
  /// Lines of the program as tracebacks show them, by what they mark.
  var shownLines: [SourceRange: String] = [:]
  /// The nanoseconds by which the clock is ahead of the steps.
  var clock: Int
  /// What watches the run; nil when nothing does.
  var tracer: Tracer?
  /// What is asked when the program has come to its end; nil when nothing is.
  var inquiry: Inquiry?
  /// What is called when the program has come to its end; nil when nothing is.
  var visit: CallVisit?
  /// The world outside, to which a translated program gives orders; nil where there is none.
  var host: TranslationHost?
  /// The functions that a translated program calls, which it has instead of the built-in names.
  var translationNames: Dict?
  /// The steps that come after those of `stepsLeft`.
  var reserve: StepReserve

  init(program: PythonProgram, budget: Budget, options: RunOptions, door: ConsoleDoor, pace: Pace) {
    self.program = program
    self.budget = budget
    conditions = RunConditions(options)
    let key = UnsafeMutablePointer<HashKey>.allocate(capacity: 1)
    key.initialize(to: conditions.hashKey)
    hashKey = UnsafePointer(key)
    clock = conditions.clockStart
    stackPace = pace.stacks
    firstSwitch = pace.stacks.firstSwitch
    self.door = door
    heap = Heap(limit: budget.memory, pace: pace.collections)
    reserve = StepReserve(of: budget.steps, options)
    _ = reserve.refill(&stepsLeft)
    outputLeft = budget.output
    emptyEntries = .allocate(byteCount: 16, alignment: 16)
    // Zeros are undefined values: the collector may look at registers that no instruction has written yet.
    (stack, frames, memory) = Machine.takeStack(from: options.memory)
    stackEnd = stack + Machine.stackCapacity - 1024
    stackHigh = stack
    types = .allocate(capacity: BuiltinType.allCases.count)
    types.initialize(repeating: nil, count: BuiltinType.allCases.count)
    specials = .allocate(capacity: Special.allCases.count)
    specials.initialize(repeating: nil, count: Special.allCases.count)
    latinTexts = .allocate(capacity: 256)
    latinTexts.initialize(repeating: nil, count: 256)
    let placeholder = emptyEntries.assumingMemoryBound(to: DictBody.self)
    interned = placeholder
    builtins = placeholder
    modules = placeholder
    internalModules = placeholder
    mainGlobals = placeholder
    constants = placeholder
    // Room for the names that any run has, so that it need not grow at once.
    interned = makeDict(capacity: DictBody.capacity(over: 32))
    builtins = makeDict()
    modules = makeDict()
    internalModules = makeDict()
    mainGlobals = makeDict()
    constants = makeDict()
  }

  deinit {
    hashKey.deallocate()
    emptyEntries.deallocate()
    Machine.giveBack(stack, used: stackHigh - stack, to: memory)
    types.deallocate()
    specials.deallocate()
    latinTexts.deallocate()
  }
}

/// How a machine reaches the console that its run was given.
struct ConsoleDoor {
  let readLine: () -> String?
  let write: (String, Transcript.Stream) -> Void
  let flush: () -> Void
  let isWatched: Bool
}

/// Output that waits to be handed to the console in one piece.
struct OutputBuffer {
  var bytes: [UInt8] = []
  var stream = Transcript.Stream.standardOutput
}
