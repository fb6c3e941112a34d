/// What CPython's compiler refuses in a program that parses, and what it warns of.
///
/// The program is walked in the order in which CPython compiles it,
/// so that of two mistakes the same one is found first.
package final class ProgramCheck {
  /// What the code being walked stands in.
  struct Surroundings {
    let kind: Kind
    /// Loops and `except*` handlers, innermost last.
    var blocks: [Block] = []
    /// Whether it is a function that yields.
    var isGenerator = false
  }

  enum Kind {
    case module, classBody, function, coroutine, comprehension

    /// Whether it is compiled as a function.
    var isFunction: Bool {
      switch self {
      case .function, .coroutine, .comprehension: true
      case .module, .classBody: false
      }
    }
  }

  enum Block {
    case loop, groupHandler
  }

  let source: SourceText
  let names: NameTable
  let futures: FutureStatements
  package internal(set) var warnings: [SyntaxWarning] = []
  var surroundings = Surroundings(kind: .module)
  private let scopes: [Scope?]
  private let debugName: Name?

  package init(_ tree: SyntaxTree, _ scopes: [Scope?], _ futures: FutureStatements) {
    source = tree.source
    names = tree.names
    debugName = tree.names.find("__debug__")
    self.scopes = scopes
    self.futures = futures
  }

  func error(_ message: String, _ range: SourceRange) -> SyntaxError {
    SyntaxError(message, in: range, of: source)
  }

  /// Notes a warning.
  func warn(_ message: String, _ range: SourceRange) {
    warnings.append(SyntaxWarning(message: message, line: Int(range.start.line)))
  }

  /// `__debug__` belongs to Python.
  func refuseDebug(_ name: Name?, _ range: SourceRange, verb: String = "assign to") throws(SyntaxError) {
    if let name, name == debugName { throw error("cannot \(verb) __debug__", range) }
  }

  /// Walks what is compiled as code of its own.
  func inside(_ kind: Kind, _ scope: ScopeNumber, _ body: () throws(SyntaxError) -> Void) throws(SyntaxError) {
    let outer = surroundings
    surroundings = Surroundings(kind: kind, isGenerator: scopes[scope]?.isGenerator ?? false)
    try body()
    surroundings = outer
  }

  /// Walks what stands in a loop or an `except*` handler.
  func inside(_ block: Block, _ body: [Statement]) throws(SyntaxError) {
    surroundings.blocks.append(block)
    try check(body)
    surroundings.blocks.removeLast()
  }
}

/// What CPython says about a program before it runs it all the same.
package struct SyntaxWarning: Hashable, Sendable {
  package let message: String
  /// 1-based.
  package let line: Int

  /// What CPython prints, line ends included.
  package func report(file: String, source: SourceText) -> String {
    let line = source.text(ofLine: line).drop { $0 == " " || $0 == "\t" || $0 == "\u{0C}" }
    return "\(file):\(self.line): SyntaxWarning: \(message)\n" + (line.isEmpty ? "" : "  \(line)\n")
  }
}
