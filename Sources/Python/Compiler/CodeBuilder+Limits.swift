import PythonSyntax

// What a program may be at most.
extension CodeBuilder {
  /// CPython's limit of loops, `try` and `with` inside one another.
  static let mostBlocks = 20
  /// More instructions than any program has that a person wrote; `finally` inside `finally` doubles its code.
  private static let mostInstructions = 1 << 20

  /// The blocks around the code being compiled, as CPython counts them.
  var nestedBlockCount: Int {
    blocks.reduce(0) { count, block in
      switch block {
      case .loop, .region, .handler, .handlerName: count + 1
      // Each comes with a region.
      case .finally, .context: count
      }
    }
  }

  /// Refuses code that its own instructions could not address.
  func checkSize() throws(SyntaxError) {
    if instructions.count - markCount > CodeBuilder.mostInstructions { program.isTooLarge = true }
    if program.isTooLarge { throw SyntaxError(.memory, "the program is too large to be run here", at: nil) }
  }
}

extension Statement {
  /// Whether CPython keeps a block for it while it runs.
  var isBlock: Bool {
    switch form {
    case .while, .for, .with, .try: true
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .global, .nonlocal, .import, .importFrom, .if, .match, .function, .class:
      false
    }
  }
}
