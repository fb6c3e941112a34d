/// What a scope belongs to.
package enum ScopeKind: UInt8, Sendable {
  case module, function, lambda, classBody, comprehension
}

/// Where a name used in a scope is found.
package enum Access: Sendable, Equatable {
  /// A register of the function.
  case local
  /// A register that holds a cell, since an inner function uses the variable too.
  case cell
  /// A cell captured from an enclosing function.
  case free
  /// The module's variables, then the built-ins.
  case global
  /// A class body's own variables, then global ones.
  case classLocal
  /// A class body's own variables, then a captured cell.
  case classFree
}

/// What the resolver finds out about one scope.
package struct Scope: Sendable {
  package let number: ScopeNumber
  package let kind: ScopeKind
  package let parent: ScopeNumber?
  /// The class whose private names (`__x`) are mangled here.
  package let privateClass: String?
  /// Names bound here, in order of their first binding; parameters come first.
  package var bound: [Name] = []
  package var access: [Name: Access] = [:]
  /// Names captured from enclosing functions, in a fixed order.
  package var free: [Name] = []
  package var isGenerator = false
  /// Whether a `yield` stands in a `try` or a `with`, so that something may run where its generator is left early.
  package var needsClosing = false
  /// Whether a walrus binds a name here.
  package var hasWalrus = false
  /// Whether a name bound here is deleted somewhere.
  package var deleted: Set<Name> = []
  /// Whether methods of the class need the `__class__` cell.
  package var needsClassCell = false
}
