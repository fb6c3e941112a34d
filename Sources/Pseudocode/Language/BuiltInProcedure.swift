/// The procedures that every program has.
enum BuiltInProcedure: String, Sendable, CaseIterable {
  case display = "DISPLAY"
  case input = "INPUT"
  case random = "RANDOM"
  case insert = "INSERT"
  case append = "APPEND"
  case remove = "REMOVE"
  case length = "LENGTH"
  case moveForward = "MOVE_FORWARD"
  case rotateLeft = "ROTATE_LEFT"
  case rotateRight = "ROTATE_RIGHT"
  case canMove = "CAN_MOVE"

  /// The procedure as the sheet writes it: `INSERT(aList, i, value)`.
  var form: String {
    switch self {
    case .display: "DISPLAY(expression)"
    case .random: "RANDOM(a, b)"
    case .insert: "INSERT(aList, i, value)"
    case .append: "APPEND(aList, value)"
    case .remove: "REMOVE(aList, i)"
    case .length: "LENGTH(aList)"
    case .canMove: "CAN_MOVE(direction)"
    case .input, .moveForward, .rotateLeft, .rotateRight: "\(rawValue)()"
    }
  }

  /// How many arguments a call has.
  var parameterCount: Int {
    switch self {
    case .input, .moveForward, .rotateLeft, .rotateRight: 0
    case .display, .length, .canMove: 1
    case .random, .append, .remove: 2
    case .insert: 3
    }
  }

  /// True where a call has a value.
  var givesValue: Bool {
    switch self {
    case .input, .random, .length, .canMove: true
    case .display, .insert, .append, .remove, .moveForward, .rotateLeft, .rotateRight: false
    }
  }

  /// True where the first argument is a list that the call changes.
  var changesList: Bool {
    switch self {
    case .insert, .append, .remove: true
    case .display, .input, .random, .length, .moveForward, .rotateLeft, .rotateRight, .canMove: false
    }
  }
}
