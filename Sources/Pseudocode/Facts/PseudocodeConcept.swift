/// Something of the language that a lesson can teach; the raw value follows `pseudocode.` in its stable name.
///
/// Names are for ever: lessons name them.
public enum PseudocodeConcept: String, Sendable, Hashable, CaseIterable {
  // Statements
  case assignment = "assign"
  /// An assignment whose new value is worked out of the variable's old one.
  case update = "assign.update"
  /// An assignment to an element of a list.
  case elementAssignment = "assign.element"
  case condition = "if"
  case otherwise = "else"
  /// An `IF` directly behind an `ELSE`.
  case elseIf = "else-if"
  case repetition = "repeat"
  case repeatUntil = "repeat-until"
  case forEach = "for-each"
  /// An `IF`, `REPEAT` or `FOR EACH` inside of another.
  case nesting
  case procedure
  case parameter = "procedure.parameter"
  case returning = "return"
  // Calls
  case call
  /// A call of a procedure inside of that procedure.
  case recursion = "call.recursive"
  case display, input, random, insert, append, remove, length
  case moveForward = "move-forward"
  case rotateLeft = "rotate-left"
  case rotateRight = "rotate-right"
  case canMove = "can-move"
  // Values
  case number, string, boolean, list
  case variable
  case element = "list.element"
  // Operators
  case add = "operator.add"
  case subtract = "operator.subtract"
  case multiply = "operator.multiply"
  case divide = "operator.divide"
  case modulo = "operator.mod"
  case negate = "operator.negate"
  case equal = "operator.equal"
  case notEqual = "operator.not-equal"
  case less = "operator.less"
  case lessOrEqual = "operator.less-or-equal"
  case greater = "operator.greater"
  case greaterOrEqual = "operator.greater-or-equal"
  case not = "operator.not"
  case and = "operator.and"
  case or = "operator.or"

  /// Its stable name.
  public var id: String { "pseudocode." + rawValue }
}

extension PseudocodeConcept {
  /// A few words that name it in a sentence.
  public var summary: String {
    switch self {
    case .assignment: "a ← value"
    case .update: "an assignment whose value is worked out of the old one"
    case .elementAssignment: "aList[i] ← value"
    case .condition: "an IF"
    case .otherwise: "an ELSE"
    case .elseIf: "an ELSE IF"
    case .repetition: "a REPEAT n TIMES"
    case .repeatUntil: "a REPEAT UNTIL"
    case .forEach: "a FOR EACH"
    case .nesting: "an IF or a loop inside of another"
    case .procedure: "a PROCEDURE"
    case .parameter: "a PROCEDURE with parameters"
    case .returning: "a RETURN"
    case .call: "a call of a procedure of the program"
    case .recursion: "a procedure that calls itself"
    case .display, .input, .random, .insert, .append, .remove, .length, .moveForward, .rotateLeft, .rotateRight,
      .canMove:
      "a call of \(procedureName)()"
    case .number: "a number"
    case .string: "a string"
    case .boolean: "true or false"
    case .list: "a list in brackets"
    case .variable: "the value of a variable"
    case .element: "aList[i]"
    case .add, .subtract, .multiply, .divide, .modulo, .negate, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .not, .and, .or:
      operation
    }
  }

  /// The name of a procedure that every program has, as the raw value spells it: `MOVE_FORWARD`.
  private var procedureName: String { rawValue.uppercased().replacing("-", with: "_") }

  private var operation: String {
    if self == .negate { return "-a" }
    if self == .not { return "NOT a" }
    return Operator.allCases.first { PseudocodeConcept($0) == self }.map { "a \($0.rawValue) b" } ?? rawValue
  }

  init(_ operation: Operator) {
    self =
      switch operation {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      case .modulo: .modulo
      case .equal: .equal
      case .unequal: .notEqual
      case .less: .less
      case .atMost: .lessOrEqual
      case .greater: .greater
      case .atLeast: .greaterOrEqual
      case .and: .and
      case .or: .or
      }
  }

  init(_ procedure: BuiltInProcedure) {
    self =
      switch procedure {
      case .display: .display
      case .input: .input
      case .random: .random
      case .insert: .insert
      case .append: .append
      case .remove: .remove
      case .length: .length
      case .moveForward: .moveForward
      case .rotateLeft: .rotateLeft
      case .rotateRight: .rotateRight
      case .canMove: .canMove
      }
  }
}
