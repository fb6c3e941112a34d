/// Numbers the functions, classes, lambdas and comprehensions of a program.
///
/// What is found out about each can so be kept in an array. The module itself is 0; numbers are unique and smaller than
/// `SyntaxTree.scopeCount`.
package typealias ScopeNumber = Int

/// A parsed program.
package struct SyntaxTree: Sendable {
  package let body: [Statement]
  /// The texts of all names in the tree; more may be added, for instance mangled ones.
  package var names: NameTable
  /// One more than the largest scope number.
  package let scopeCount: Int
  /// The program's text, as tracebacks show it.
  package let source: SourceText
}
