/// What a scope belongs to.
enum ScopeKind: UInt8, Sendable {
  case module, function, lambda, classBody, comprehension
}

/// Where a name used in a scope is found.
enum Access: Sendable, Equatable {
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
struct Scope: Sendable {
  let number: ScopeNumber
  let kind: ScopeKind
  let parent: ScopeNumber?
  /// The class whose private names (`__x`) are mangled here.
  let privateClass: String?
  /// Names bound here, in order of their first binding; parameters come first.
  var bound: [Name] = []
  var access: [Name: Access] = [:]
  /// Names captured from enclosing functions, in a fixed order.
  var free: [Name] = []
  var isGenerator = false
  /// Whether a `yield` stands in a `try` or a `with`, so that something may run where its generator is left early.
  var needsClosing = false
  /// Whether a walrus binds a name here.
  var hasWalrus = false
  /// Whether a name bound here is deleted somewhere.
  var deleted: Set<Name> = []
  /// Whether methods of the class need the `__class__` cell.
  var needsClassCell = false
}
