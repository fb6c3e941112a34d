import PythonSyntax

/// Walks a syntax tree and notes what it uses.
struct FactFinder: SyntaxWalker {
  let tree: SyntaxTree
  /// Names that the program binds itself, which then mean no built-in.
  let bindings: NameBindings
  private(set) var facts: [SyntaxFact] = []
  /// The functions around the place that is looked at.
  var functions: [Name] = []
  /// What surrounds the place that is looked at, innermost last.
  var around: [Surrounding] = []
  /// Where texts stand, in which a `#` begins no comment.
  var texts: [SourceRange] = []

  /// What a statement can stand in.
  enum Surrounding { case loop, function, classBody }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    bindings = NameBindings(of: tree)
    facts.reserveCapacity(tree.source.bytes.count / 4)
  }

  /// Puts the facts into the order of their places, wider ones first.
  mutating func sort() {
    facts.sort { first, second in
      // Hardly any two begin at the same place.
      if first.line != second.line { return first.line < second.line }
      if first.column != second.column { return first.column < second.column }
      return (-first.endLine, -first.endColumn, first.concept) < (-second.endLine, -second.endColumn, second.concept)
    }
  }

  mutating func note(_ concept: Concept, _ range: SourceRange) {
    note(concept.id, range)
  }

  mutating func note(_ concept: String, _ range: SourceRange) {
    let source = tree.source
    let (line, endLine) = (Int(range.start.line), Int(range.end.line))
    facts.append(
      SyntaxFact(
        concept: concept, line: line,
        column: source.countCodePoints(inLine: line, upTo: Int(range.start.column)) + 1, endLine: endLine,
        endColumn: source.countCodePoints(inLine: endLine, upTo: Int(range.end.column)) + 1))
  }

  func text(_ name: Name) -> String { tree.names[name] }

  // MARK: - Statements

  mutating func visit(_ statement: Statement) {
    let range = statement.range
    switch statement.form {
    case .if(let test, let then, let otherwise): return visitIf(test, then, otherwise, range, isElif: false)
    case .while(let test, let body, let otherwise):
      note(.whileLoop, range)
      visit(test)
      return visitLoop(body, otherwise, range)
    case .for(let loop): return visitFor(loop, range)
    case .function(let definition): return visitFunction(definition, range)
    case .class(let definition): return visitClass(definition, range)
    case .with(let with): noteWith(with, range)
    case .try(let attempt): noteTry(attempt, range)
    case .match(_, let cases):
      note(.match, range)
      for condition in cases.compactMap(\.condition) { note(.matchGuard, condition.range) }
    case .import(let aliases): noteImport(aliases, range)
    case .importFrom(let names): noteImport(from: names, range)
    case .assign, .augmentedAssign, .annotatedAssign: noteAssignment(statement)
    case .expression, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal:
      noteSimple(statement)
    }
    walk(statement)
  }

  private mutating func noteSimple(_ statement: Statement) {
    let range = statement.range
    switch statement.form {
    case .pass: note(.pass, range)
    case .break: note(.breaking, range)
    case .continue: note(.continuing, range)
    case .global: note(.globalName, range)
    case .nonlocal: note(.nonlocalName, range)
    case .delete: note(.deletion, range)
    case .return: note(.returning, range)
    case .raise(let value, let cause):
      note(.raising, range)
      if cause != nil { note(.raisingFrom, range) }
      if let value { noteException(value, "raise", range) }
    case .assert: note(.assertion, range)
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .import, .importFrom, .if, .while, .for, .with, .try,
      .match, .function, .class:
      break
    }
  }

  private mutating func noteAssignment(_ statement: Statement) {
    let range = statement.range
    switch statement.form {
    case .assign(let targets, _):
      note(.assignment, range)
      if targets.count > 1 { note(.chainedAssignment, range) }
      for target in targets {
        noteUnpacking(target)
        noteTarget(target, range)
      }
    case .augmentedAssign(let target, let operation, _):
      note(.augmentedAssignment, range)
      note(concept(of: operation), range)
      noteTarget(target, range)
    case .annotatedAssign: note(.annotatedAssignment, range)
    case .expression, .delete, .pass, .break, .continue, .return, .raise, .assert, .global, .nonlocal, .import,
      .importFrom, .if, .while, .for, .with, .try, .match, .function, .class:
      break
    }
  }

  /// What an assignment changes: a part of a collection, an attribute, what a class has.
  private mutating func noteTarget(_ target: Expression, _ range: SourceRange) {
    switch target.form {
    case .subscript: note(.itemAssignment, range)
    case .attribute: note(.attributeAssignment, range)
    case .name: if around.last == .classBody { note(.classAttribute, range) }
    case .constant, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus, .tuple, .list,
      .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred,
      .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  mutating func noteUnpacking(_ target: Expression) {
    switch target.form {
    case .tuple, .list: note(.unpacking, target.range)
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension,
      .generator, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }
}
