/// Finds out, for each scope of a program, where each of its names lives, as CPython's symbol table does.
///
/// First every scope is walked once to see which names it binds and uses; then uses are tied to the bindings of
/// enclosing functions.
package final class Resolver {
  /// What is known about a scope while the program is walked.
  final class Draft {
    let number: ScopeNumber
    let kind: ScopeKind
    let parent: ScopeNumber?
    let privateClass: String?
    var parameters: [Name] = []
    var bound: [Name] = []
    var boundSet: NameSet = []
    var used: NameSet = []
    var globals: NameSet = []
    var nonlocals: [Name: SourceRange] = [:]
    /// Where names were first declared global or nonlocal.
    var directives: [Name: SourceRange] = [:]
    var annotated: NameSet = []
    var iterationNames: NameSet = []
    var isInIterable = false
    var deleted: Set<Name> = []
    var isGenerator = false
    /// In how many `try` and `with` of its own the walk is.
    var blockDepth = 0
    var needsClosing = false
    var hasWalrus = false
    var children: [ScopeNumber] = []

    init(_ number: ScopeNumber, _ kind: ScopeKind, parent: ScopeNumber?, privateClass: String?) {
      self.number = number
      self.kind = kind
      self.parent = parent
      self.privateClass = privateClass
    }

    /// Notes that a name is bound here, once.
    func bind(_ name: Name) { if boundSet.insert(name) { bound.append(name) } }
  }

  let tree: SyntaxTree
  /// Whether annotations are kept as texts.
  let defersAnnotations: Bool
  package var names: NameTable
  /// The drafts by the numbers of their scopes; nil for those that the walk has not come to.
  var drafts: [Draft?]
  var order: [ScopeNumber] = []
  /// The scope in which the walk is.
  var draft: Draft
  var iterableDepth = 0
  var comprehensionNames: [ScopeNumber: String] = [:]
  private let privateNames: Set<Name>
  package private(set) var scopes: [Scope?]

  /// What the program as a whole is: a module, or code whose names are looked up in a dictionary of their own.
  private let root: ScopeKind

  package init(_ tree: SyntaxTree, root: ScopeKind, defersAnnotations: Bool) {
    self.tree = tree
    self.root = root
    self.defersAnnotations = defersAnnotations
    names = tree.names
    privateNames = Set(
      tree.names.texts.indices.lazy.filter { isPrivate(tree.names.texts[$0]) }.map { Name(index: Int32($0)) })
    scopes = Array(repeating: nil, count: tree.scopeCount)
    drafts = Array(repeating: nil, count: tree.scopeCount)
    draft = Draft(0, root, parent: nil, privateClass: nil)
  }

  /// Resolves the whole program, or says what is wrong with it.
  package func resolve() throws(SyntaxError) {
    open(0, root, privateClass: nil)
    try visit(tree.body)
    for number in order { try bind(number) }
    settle(0, enclosing: [:])
  }

  /// A name as the scope knows it: private names of a class get the class's name in front.
  package func mangle(_ name: Name, privateClass: String?) -> Name {
    guard let privateClass, privateNames.contains(name) else { return name }
    let stripped = privateClass.drop { $0 == "_" }
    let text = names[name]
    return stripped.isEmpty ? name : names.intern("_\(stripped)\(text)")
  }

  /// An error that marks a node.
  func error(_ message: String, _ range: SourceRange) -> SyntaxError {
    SyntaxError(message, in: range, of: tree.source)
  }

  // MARK: Walking

  func open(_ number: ScopeNumber, _ kind: ScopeKind, privateClass: String?) {
    let parent = order.isEmpty ? nil : draft
    parent?.children.append(number)
    draft = Draft(number, kind, parent: parent?.number, privateClass: privateClass)
    drafts[number] = draft
    order.append(number)
  }

  /// Walks what belongs to a scope of its own, then comes back.
  func inScope(
    _ number: ScopeNumber, _ kind: ScopeKind, privateClass: String?, _ body: () throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    let outer = draft
    open(number, kind, privateClass: privateClass)
    try body()
    draft = outer
  }

  func use(_ name: Name) {
    draft.used.insert(mangle(name, privateClass: draft.privateClass))
    if name == NameTable.superFunction, draft.kind == .function || draft.kind == .lambda || draft.kind == .comprehension
    {
      draft.used.insert(NameTable.classCell)
    }
  }

  func bind(_ name: Name) { draft.bind(mangle(name, privateClass: draft.privateClass)) }

  // MARK: Settling

  /// Checks a scope's `nonlocal` names against the enclosing functions.
  private func bind(_ number: ScopeNumber) throws(SyntaxError) {
    guard let draft = drafts[number] else { return }
    if draft.kind != .comprehension, let name = draft.globals.names.first(where: { draft.nonlocals[$0] != nil }),
      let range = draft.directives[name]
    {
      throw error("name '\(names[name])' is nonlocal and global", range)
    }
    for (name, range) in draft.nonlocals.sorted(by: { $0.value.start.line < $1.value.start.line }) {
      if draft.kind == .module { throw error("nonlocal declaration not allowed at module level", range) }
      if !isBoundInEnclosingFunction(name, of: draft) {
        throw error("no binding for nonlocal '\(names[name])' found", range)
      }
    }
  }

  private func isBoundInEnclosingFunction(_ name: Name, of draft: Draft) -> Bool {
    var parent = draft.parent
    while let number = parent, let enclosing = drafts[number] {
      if enclosing.kind != .classBody, enclosing.kind != .module {
        if enclosing.globals.contains(name) { return false }
        if enclosing.boundSet.contains(name), enclosing.nonlocals[name] == nil { return true }
      } else if enclosing.kind == .classBody, name == NameTable.classCell {
        return true
      }
      parent = enclosing.parent
    }
    return false
  }

  /// Gives every name of a scope its place; returns the names that its enclosing scopes have to provide.
  @discardableResult
  private func settle(_ number: ScopeNumber, enclosing: [Name: Bool]) -> Set<Name> {
    guard let draft = drafts[number] else { return [] }
    var scope = Scope(number: number, kind: draft.kind, parent: draft.parent, privateClass: draft.privateClass)
    scope.isGenerator = draft.isGenerator
    scope.needsClosing = draft.needsClosing
    scope.hasWalrus = draft.hasWalrus
    scope.deleted = draft.deleted
    let own = draft.bound.filter { !draft.globals.contains($0) && draft.nonlocals[$0] == nil }
    scope.bound = own
    var visible = enclosing
    if draft.kind != .classBody, draft.kind != .module { for name in own { visible[name] = true } }
    for name in draft.globals.names { visible[name] = false }
    if draft.kind == .classBody { visible[NameTable.classCell] = true }
    var wanted: Set<Name> = []
    for child in draft.children { wanted.formUnion(settle(child, enclosing: visible)) }
    let missing = place(&scope, draft, own: NameSet(own), wanted: wanted, enclosing: enclosing)
    scopes[number] = scope
    return missing
  }

  private func place(
    _ scope: inout Scope, _ draft: Draft, own: NameSet, wanted: Set<Name>, enclosing: [Name: Bool]
  ) -> Set<Name> {
    // All names of a module are global, as are those of which nothing is noted.
    if draft.kind == .module { return [] }
    var missing: Set<Name> = []
    var known = draft.used
    known.formUnion(draft.boundSet)
    for name in draft.nonlocals.keys { known.insert(name) }
    let names = known.names
    scope.access.reserveCapacity(names.count)
    for name in names {
      if draft.globals.contains(name) {
        scope.access[name] = .global
      } else if own.contains(name) {
        scope.access[name] = draft.kind == .classBody ? .classLocal : wanted.contains(name) ? .cell : .local
      } else if enclosing[name] == true {
        scope.access[name] = draft.kind == .classBody && draft.nonlocals[name] == nil ? .classFree : .free
        missing.insert(name)
      } else {
        scope.access[name] = draft.kind == .classBody ? .classLocal : .global
      }
    }
    for name in wanted {
      if draft.kind == .classBody, name == NameTable.classCell {
        scope.needsClassCell = true
      } else if draft.kind == .classBody || !own.contains(name) {
        missing.insert(name)
        if scope.access[name] == nil { scope.access[name] = .free }
      }
    }
    scope.free = missing.sorted { $0.index < $1.index }
    return missing
  }
}

private func isPrivate(_ name: String) -> Bool {
  name.utf8.starts(with: "__".utf8) && !name.hasSuffix("__")
}
