/// One instruction of a compiled program.
///
/// There are two files of registers: numbers, for values that can be nothing else, and values of any type. Each holds
/// variables, constants and intermediate results.
struct Instruction: Sendable {
  /// What an instruction does.
  enum Operation: UInt8, Sendable {
    // Numbers: target, left and right are number registers.
    case copy, add, subtract, multiply, divide, remainder, negate
    /// Goes on at the target unless the comparison of the numbers holds.
    case unlessEqual, unlessNotEqual, unlessLess, unlessLessOrEqual, unlessGreater, unlessGreaterOrEqual
    // Values: a register of the other file where a name says so.
    case copyValue, valueOfNumber, numberOfValue, join
    /// Goes on at the target if the flag, a number, is 0.
    case unlessTrue
    /// Puts into the target, a number register, whether the comparison of the values holds.
    case compare
    case printNumber, printValue
    /// Goes on at the target, which lies ahead.
    case jump
    /// Sets the target, a counter, to 0; goes on at `right` if the number of rounds, left, is 0.
    case beginRounds
    /// Counts a round in left; goes back to the target while there are more of the number of rounds, right.
    case nextRound
    case finish
  }

  var operation: Operation
  /// 1 where an element begins, which is a step; 0 elsewhere.
  var steps: UInt8 = 0
  /// How values are compared.
  var comparison = SlangComparison.equal
  var target: Int32 = 0
  var left: Int32 = 0
  var right: Int32 = 0
}

/// A program as the machine runs it.
struct CompiledProgram: Sendable {
  var instructions: [Instruction] = []
  /// The element to which each instruction belongs, from 1.
  var elements: [Int32] = []
  /// What the number registers hold at the start.
  var numbers: [Double] = []
  /// What the value registers hold at the start.
  var values: [SlangValue] = []
  /// The variables in the order in which they get their first values, with their registers.
  var variables: [(name: String, register: Register)] = []
  /// The variable that each Variable gives a value, by the place of the element.
  var assignments: [Int: Int] = [:]
}

/// A place that holds a value.
enum Register: Sendable, Hashable {
  case number(Int32)
  case value(Int32)
}
