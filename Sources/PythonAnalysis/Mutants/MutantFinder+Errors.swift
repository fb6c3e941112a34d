import Execution
import PythonSyntax

// Errors that are raised or caught.
extension MutantFinder {
  /// An error of another class, and with another message.
  mutating func visitRaise(_ error: Expression) {
    if case .call(let call) = error.form {
      visit(call.arguments)
      replaceError(call.function)
    } else {
      replaceError(error)
    }
  }

  /// A handler of errors of another class.
  mutating func visitTry(_ statement: Try) {
    visit(statement.body)
    for handler in statement.handlers {
      if let type = handler.type { replaceError(type) }
      visit(handler.body)
    }
    visit(statement.otherwise)
    visit(statement.finally)
  }

  private mutating func replaceError(_ type: Expression) {
    guard case .name(let name) = type.form, !bindings.binds(name) else { return }
    replace(type.range, PythonMutations.otherError, with: text(name) == "TypeError" ? "ValueError" : "TypeError")
  }
}
