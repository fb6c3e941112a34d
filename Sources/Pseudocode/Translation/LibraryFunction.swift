/// The functions of `Library/pseudocode.py` that translated programs call.
enum LibraryFunction: String, Sendable, CaseIterable {
  case add = "_add"
  case subtract = "_subtract"
  case multiply = "_multiply"
  case divide = "_divide"
  case modulo = "_modulo"
  case negate = "_negate"
  case equal = "_equal"
  case unequal = "_unequal"
  case less = "_less"
  case atMost = "_at_most"
  case greater = "_greater"
  case atLeast = "_at_least"
  /// A condition, which has to be a Boolean.
  case truth = "_truth"
  /// A value of its own, as every variable and element has.
  case copy = "_copy"
  case element = "_element"
  case setElement = "_set_element"
  case insert = "_insert"
  case append = "_append"
  case remove = "_remove"
  case length = "_length"
  case times = "_times"
  case each = "_each"
  /// The value that a procedure returned.
  case given = "_given"
  case random = "_random"
  case display = "_display"
  case input = "_input"
  case moveForward = "_move_forward"
  case rotate = "_rotate"
  case canMove = "_can_move"
}

extension Operator {
  /// The function that does it; nil for what decides itself which operands are needed.
  var function: LibraryFunction? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .modulo: .modulo
    case .equal: .equal
    case .unequal: .unequal
    case .less: .less
    case .atMost: .atMost
    case .greater: .greater
    case .atLeast: .atLeast
    case .and, .or: nil
    }
  }
}
