import PythonSyntax

/// Walks a syntax tree and notes what it uses.
struct FactFinder {
  let tree: SyntaxTree
  /// Names that the program binds itself, which then mean no built-in.
  let bindings: NameBindings
  private var facts: [SyntaxFact] = []
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
  }

  /// The facts in the order of their places, wider ones first.
  func sortedFacts() -> [SyntaxFact] {
    facts.sorted {
      ($0.line, $0.column, -$0.endLine, -$0.endColumn, $0.concept)
        < ($1.line, $1.column, -$1.endLine, -$1.endColumn, $1.concept)
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

  mutating func visit(_ body: [Statement]) {
    for statement in body { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    let range = statement.range
    switch statement.form {
    case .expression(let value): visit(value)
    case .assign(let targets, let value): visitAssignment(targets, value, range)
    case .augmentedAssign(let target, let operation, let value):
      note(.augmentedAssignment, range)
      note(concept(of: operation), range)
      noteTarget(target, range)
      visit([target, value])
    case .annotatedAssign(let assignment):
      note(.annotatedAssignment, range)
      visit([assignment.target, assignment.annotation])
      if let value = assignment.value { visit(value) }
    case .pass: note(.pass, range)
    case .break: note(.breaking, range)
    case .continue: note(.continuing, range)
    case .global: note(.globalName, range)
    case .nonlocal: note(.nonlocalName, range)
    case .import(let aliases): visitImport(aliases, range)
    case .importFrom(let names): visitImport(from: names, range)
    case .if(let test, let then, let otherwise): visitIf(test, then, otherwise, range, isElif: false)
    case .while(let test, let body, let otherwise):
      note(.whileLoop, range)
      visit(test)
      visitLoop(body, otherwise, range)
    case .for(let loop): visitFor(loop, range)
    case .with(let with): visitWith(with, range)
    case .try(let attempt): visitTry(attempt, range)
    case .match(let subject, let cases): visitMatch(subject, cases, range)
    case .function(let definition): visitFunction(definition, range)
    case .class(let definition): visitClass(definition, range)
    case .delete, .return, .raise, .assert: visitSimple(statement)
    }
  }

  private mutating func visitSimple(_ statement: Statement) {
    switch statement.form {
    case .delete(let targets):
      note(.deletion, statement.range)
      visit(targets)
    case .return(let value):
      note(.returning, statement.range)
      visit([value].compactMap { $0 })
    case .raise(let value, let cause):
      note(.raising, statement.range)
      if cause != nil { note(.raisingFrom, statement.range) }
      if let value { noteException(value, "raise", statement.range) }
      visit([value, cause].compactMap { $0 })
    case .assert(let test, let message):
      note(.assertion, statement.range)
      visit([test, message].compactMap { $0 })
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .pass, .break, .continue, .global, .nonlocal,
      .import, .importFrom, .if, .while, .for, .with, .try, .match, .function, .class:
      break
    }
  }

  private mutating func visitAssignment(_ targets: [Expression], _ value: Expression, _ range: SourceRange) {
    note(.assignment, range)
    if targets.count > 1 { note(.chainedAssignment, range) }
    for target in targets {
      noteUnpacking(target)
      noteTarget(target, range)
    }
    visit(targets)
    visit(value)
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
