import Execution

/// Runs a compiled program: registers, a budget, and a console that takes what is printed.
///
/// A step is an element that runs; the End of a Repeat runs once a round, the Else and End of an If never. Joining and
/// comparing texts costs more steps, one for every 32 bytes, to read a number out of a text one for every 4, and to
/// join a number to one costs 4 steps, so that steps bound the time.
struct Machine<Printer: Console, Watcher: StepWatcher> {
  let program: CompiledProgram
  let budget: Budget
  var printer: Printer
  var watcher: Watcher

  let numbers: UnsafeMutablePointer<Double>
  let values: UnsafeMutablePointer<SlangValue>
  /// For each register of `values`, the bytes for which its text has room; 0 for a constant, which is not counted.
  let rooms: UnsafeMutablePointer<Int>
  /// For each register of `values`, whether another one may hold the same text.
  let isShared: UnsafeMutablePointer<Bool>
  /// Steps that are left before more are taken from `reserve`; below 0 when the budget is spent.
  var remaining = 0
  /// The steps that come after those.
  var reserve: StepReserve
  /// Bytes for which the texts that are held have room.
  var held = 0
  var peak = 0
  /// Bytes printed, of which some may still wait to be written.
  var printed = 0
  var waiting = ""

  init(_ program: CompiledProgram, budget: Budget, options: RunOptions, printer: Printer, watcher: Watcher) {
    self.program = program
    self.budget = budget
    self.printer = printer
    self.watcher = watcher
    reserve = StepReserve(of: max(0, budget.steps), options)
    _ = reserve.refill(&remaining)
    numbers = .allocate(capacity: program.numbers.count)
    numbers.initialize(from: program.numbers, count: program.numbers.count)
    values = .allocate(capacity: program.values.count)
    values.initialize(from: program.values, count: program.values.count)
    rooms = .allocate(capacity: program.values.count)
    rooms.initialize(repeating: 0, count: program.values.count)
    isShared = .allocate(capacity: program.values.count)
    isShared.initialize(repeating: false, count: program.values.count)
  }

  /// Runs the program to its end; to be called once.
  mutating func run() -> Outcome {
    let (limit, index) = program.instructions.withUnsafeBufferPointer { execute($0) }
    flush()
    numbers.deallocate()
    values.deinitialize(count: program.values.count)
    values.deallocate()
    rooms.deallocate()
    isShared.deallocate()
    let ending = limit.map { Ending.stopped($0, line: Int(program.elements[index])) } ?? .finished(status: 0)
    return Outcome(
      transcript: Transcript(), ending: ending, steps: max(0, budget.steps) - max(0, remaining + reserve.steps),
      peakMemory: peak)
  }

  /// The dispatch loop; gives the limit that was reached, if any, and the instruction at which it ended.
  private mutating func execute(_ code: UnsafeBufferPointer<Instruction>) -> (Limit?, Int) {
    let numbers = numbers
    var index = 0
    while true {
      let instruction = code[index]
      let (target, left, right) = (Int(instruction.target), Int(instruction.left), Int(instruction.right))
      if instruction.steps != 0 {
        remaining &-= 1
        if remaining < 0, !reserve.refill(&remaining) { return (.steps, index) }
        if Watcher.isWatching { watch(index) }
      }
      index &+= 1
      switch instruction.operation {
      case .copy: numbers[target] = numbers[left]
      case .add: numbers[target] = numbers[left] + numbers[right]
      case .subtract: numbers[target] = numbers[left] - numbers[right]
      case .multiply: numbers[target] = numbers[left] * numbers[right]
      case .divide: numbers[target] = numbers[left] / numbers[right]
      case .remainder: numbers[target] = SlangValue.remainder(numbers[left], numbers[right])
      case .negate: numbers[target] = -numbers[left]
      case .unlessEqual: if !(numbers[left] == numbers[right]) { index = target }
      case .unlessNotEqual: if !(numbers[left] != numbers[right]) { index = target }
      case .unlessLess: if !(numbers[left] < numbers[right]) { index = target }
      case .unlessLessOrEqual: if !(numbers[left] <= numbers[right]) { index = target }
      case .unlessGreater: if !(numbers[left] > numbers[right]) { index = target }
      case .unlessGreaterOrEqual: if !(numbers[left] >= numbers[right]) { index = target }
      case .unlessTrue: if numbers[left] == 0 { index = target }
      case .jump: index = target
      case .beginRounds:
        numbers[target] = 0
        if numbers[left] == 0 { index = right }
      case .nextRound:
        let round = numbers[left] + 1
        numbers[left] = round
        if round < numbers[right] { index = target }
      case .copyValue, .valueOfNumber, .numberOfValue, .join, .compare, .printNumber, .printValue:
        if let limit = perform(instruction) { return (limit, index - 1) }
      case .finish: return (nil, index - 1)
      }
    }
  }

  private mutating func watch(_ index: Int) {
    let (numbers, values) = (numbers, values)
    watcher.watch(element: Int(program.elements[index]), printed: printed) { register in
      switch register {
      case .number(let number): .number(numbers[Int(number)])
      case .value(let value): values[Int(value)]
      }
    }
  }
}

/// What is told before each step of a run.
protocol StepWatcher {
  /// Whether it wants to know.
  static var isWatching: Bool { get }
  /// Takes an element that is about to run; `value` gives what a register holds.
  mutating func watch(element: Int, printed: Int, value: (Register) -> SlangValue)
}

/// Nobody watches.
struct NoWatcher: StepWatcher {
  static var isWatching: Bool { false }
  mutating func watch(element: Int, printed: Int, value: (Register) -> SlangValue) {}
}
