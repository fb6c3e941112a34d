import PythonSyntax

// Marks that tell a traced run which line it comes to.
//
// CPython reports a line when the instruction that runs next stands on another line than the last one, and whenever a
// loop goes back. Marks stand where the next instruction may be on another line than the code before it; whether it
// really is, the run decides. Code for other runs has none, and marks are charged nothing.

/// How a traced run comes to a line.
enum TraceMark: Int {
  /// The line goes on, or a new one begins.
  case line
  /// A function begins: no line of it has run yet.
  case begin
  /// A generator goes on in the line in which it waited.
  case resume
}

extension CodeBuilder {
  /// Marks that what follows stands on the first line of a range.
  func reach(_ place: SourceRange) {
    if reachedLine != Int(place.start.line) { note(.line, Int(place.start.line)) }
  }

  /// Marks that what follows stands on the first lines of ranges, one after the other.
  func reach(_ places: [SourceRange]) {
    for place in places { reach(place) }
  }

  /// Makes the marks before the last instruction stand where it stands, so that stops and errors are there.
  func placeMarks() {
    var index = instructions.count - 2
    while index >= 0, instructions[index].opcode == .trace {
      positions[index] = range
      index -= 1
    }
  }

  /// Compiles what CPython has as one constant when `isFolded`, so that lines inside are not come to.
  func folding(_ isFolded: Bool, _ body: () throws(SyntaxError) -> Void) throws(SyntaxError) {
    if isFolded { folds += 1 }
    try body()
    if isFolded { folds -= 1 }
  }

  /// Marks how the code comes to the line where it is.
  func note(_ mark: TraceMark) { note(mark, Int(range.start.line)) }

  private func note(_ mark: TraceMark, _ line: Int) {
    guard program.isTraced, folds == 0 else { return }
    instructions.append(Instruction(.trace, mark.rawValue, line & 0xFFFF, line >> 16))
    positions.append(range)
    markCount += 1
    reachedLine = mark == .begin ? 0 : line
  }
}

extension Opcode {
  /// Whether CPython has an instruction here that belongs to a line of the program.
  var showsLine: Bool {
    switch self {
    case .move, .checkBound, .unbind, .makeCell, .jump, .loop, .pushHandled, .popHandled, .reraise, .returnValue,
      .returnNone, .trace, .finalize, .halt, .jumpIfTrue, .jumpIfFalse, .jumpIfNone, .jumpIfNotNone, .jumpUnlessLess,
      .jumpUnlessLessOrEqual, .jumpUnlessGreater, .jumpUnlessGreaterOrEqual, .jumpUnlessEqual, .jumpUnlessNotEqual,
      .jumpUnlessLessImmediate, .jumpUnlessLessOrEqualImmediate, .jumpUnlessGreaterImmediate,
      .jumpUnlessGreaterOrEqualImmediate, .jumpUnlessEqualImmediate, .jumpUnlessNotEqualImmediate:
      false
    default: true
    }
  }
}

extension Expression {
  /// Whether the expression is read without any other one.
  var isLeaf: Bool {
    switch form {
    case .constant, .name: true
    default: false
    }
  }
}

extension Statement {
  /// Whether CPython keeps a line for the statement, although nothing may be done there.
  var isLineOfItsOwn: Bool {
    switch form {
    case .pass, .break, .continue, .try: true
    case .expression(let value): value.isLeaf
    case .return(let value): value == nil
    case .assign, .augmentedAssign, .annotatedAssign, .delete, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .if, .while, .for, .with, .match, .function, .class:
      false
    }
  }
}
