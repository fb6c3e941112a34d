import Execution
import Python
import PythonSyntax

/// Walks a syntax tree and notes each change that leaves the program right.
struct VariantFinder: SyntaxWalker {
  let layout: ProgramLayout
  private(set) var edits: [ProgramEdit] = []
  private let tree: SyntaxTree
  private let bindings: NameBindings
  /// Where each name stands in an expression of its own.
  private var places: [Name: [SourceRange]] = [:]
  /// The names that also stand where a renaming would change what other code sees.
  private var fixed: Set<Name> = []
  private var variables: [Name] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = ProgramLayout(source: tree.source)
    bindings = NameBindings(of: tree)
  }

  /// The renaming of each variable of the program, one a change.
  func renamings() -> [ProgramEdit] {
    variables.filter { !fixed.contains($0) }.compactMap { name in
      let (old, new) = (tree.names[name], tree.names[name] + "_")
      let ranges = (places[name] ?? []).map(layout.range)
      guard tree.names.find(new) == nil, ranges.allSatisfy({ $0.map(layout.text) == old }) else { return nil }
      return ProgramEdit(
        mutation: Mutation(
          PythonVariations.renamed, line: places[name]?.first?.firstLine ?? 1, renaming: old, to: new),
        patches: ranges.compactMap { $0.map { ProgramEdit.Patch(range: $0, text: new) } })
    }
  }

  mutating func visit(_ statement: Statement) {
    for name in statement.targets.flatMap(\.boundNames) where variables.count < VariableFinder.most {
      if !variables.contains(name) { variables.append(name) }
    }
    switch statement.form {
    case .for(let loop): turn(loop, statement)
    case .global(let names), .nonlocal(let names): fixed.formUnion(names)
    // A class's variables are its attributes, which other code names.
    case .class(let definition): fixed.formUnion(definition.body.boundNames)
    case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return, .raise,
      .assert, .import, .importFrom, .if, .while, .with, .try, .match, .function:
      break
    }
    fixed.formUnion(statement.namesBesideExpressions(in: tree.names))
    walk(statement)
  }

  /// Parameters stand in no expression, and callers may name them.
  mutating func visit(_ parameters: Parameters) {
    fixed.formUnion(parameters.all.map(\.name))
    walk(parameters)
  }

  /// Notes where names stand, and the texts that can be written otherwise.
  mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .name(let name): places[name, default: []].append(expression.range)
    case .constant(.string): turnQuotes(expression)
    case .joinedString(let parts): turnIntoSum(parts, expression)
    case .binary(.add, _, _): turnSum(expression)
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension,
      .generator, .starred, .yield, .yieldFrom, .await, .formatted:
      break
    }
    walk(expression)
  }

  // MARK: - Other writings

  private mutating func turnQuotes(_ expression: Expression) {
    guard let written = layout.text(expression.range), written.utf8.count >= 2, let quote = written.first,
      quote == "'" || quote == "\"", expression.range.firstLine == expression.range.lastLine,
      let bytes = layout.range(expression.range)
    else { return }
    let inner = written.dropFirst().dropLast()
    guard written.last == quote, !inner.contains(where: { "'\"\\".contains($0) }) else { return }
    let other = quote == "'" ? "\"" : "'"
    note(
      PythonVariations.quotes, expression, "`\(written)` became `\(other)\(inner)\(other)`", bytes,
      other + inner + other)
  }

  private mutating func note(
    _ kind: MutationKind, _ expression: Expression, _ change: String, _ bytes: Range<Int>, _ text: String
  ) {
    guard !edits.contains(where: { $0.mutation.kind == kind }) else { return }
    edits.append(
      ProgramEdit(
        mutation: Mutation(kind, line: expression.range.firstLine, change),
        patches: [ProgramEdit.Patch(range: bytes, text: text)]))
  }

  /// A sum of three or more numbers the other way round; of two, Python adds the same either way.
  ///
  /// Where one of them shows something while it is worked out, that would come in another order, too.
  private mutating func turnSum(_ expression: Expression) {
    let terms = terms(of: expression)
    let texts = terms.compactMap { layout.text($0.range) }
    guard terms.count > 2, texts.count == terms.count, expression.range.firstLine == expression.range.lastLine,
      terms.allSatisfy({ $0.isPrimary && ["int", "float"].contains(bindings.type(of: $0)) && !shows($0) }),
      let bytes = layout.range(expression.range), let written = layout.text(expression.range),
      written == texts.joined(separator: " + ")
    else { return }
    let turned = texts.reversed().joined(separator: " + ")
    note(PythonVariations.turnedSum, expression, "`\(written)` became `\(turned)`", bytes, turned)
  }

  /// Whether something may stand on the screen once an expression is worked out, such as a prompt.
  private func shows(_ expression: Expression) -> Bool {
    if case .call(let call) = expression.form, case .name(let function) = call.function.form {
      let isPrompt = tree.names[function] == "input" && !call.arguments.isEmpty
      if isPrompt || tree.names[function] == "print" || bindings.binds(function) { return true }
    }
    return expression.children.contains(where: shows)
  }

  private func terms(of expression: Expression) -> [Expression] {
    guard case .binary(.add, let left, let right) = expression.form else { return [expression] }
    return terms(of: left) + [right]
  }

  private mutating func turnIntoSum(_ parts: [Expression], _ expression: Expression) {
    guard parts.count > 1, expression.range.firstLine == expression.range.lastLine,
      let bytes = layout.range(expression.range), let written = layout.text(expression.range),
      let mark = written.dropFirst().first, mark == "'" || mark == "\"", !written.contains("\\"),
      written.last == mark, !written.dropFirst(2).dropLast().contains(mark)
    else { return }
    let terms = parts.map { part -> String? in
      if case .constant(.string(let text)) = part.form {
        let value = text.string
        return value.contains { "'\"\n".contains($0) } ? nil : "\(mark)\(value)\(mark)"
      }
      guard case .formatted(let field) = part.form, field.conversion == nil, field.specification == nil,
        let value = layout.text(field.value.range), written.contains("{\(value)}"), case .name = field.value.form
      else { return nil }
      return "str(\(value))"
    }
    guard !terms.contains(nil) else { return }
    let sum = terms.compactMap { $0 }.joined(separator: " + ")
    note(PythonVariations.joinedForFormat, expression, "`\(written)` became `\(sum)`", bytes, "(\(sum))")
  }

  /// A `for` over `range(n)` or `range(a, b)` as a `while`, where nothing else changes what it counts with.
  private mutating func turn(_ loop: For, _ statement: Statement) {
    guard !loop.isAsync, loop.otherwise.isEmpty, case .name(let name) = loop.target.form,
      case .call(let call) = loop.iterable.form, bindings.isCall(call, of: ["range"]), call.keywords.isEmpty,
      call.arguments.allSatisfy(\.isWrittenOut), let bounds = bounds(call.arguments), let first = loop.body.first,
      let last = loop.body.last, first.range.firstLine > statement.range.firstLine, layout.standsAlone(last),
      !loop.body.contains(where: { $0.leavesOrChanges(name) }), isOnly(name, in: statement),
      !edits.contains(where: { $0.mutation.kind == PythonVariations.whileForFor })
    else { return }
    let (word, line) = (tree.names[name], statement.range.firstLine)
    let (outer, inner) = (layout.indentation(ofLine: line), layout.indentation(ofLine: first.range.firstLine))
    let head = layout.range(ofLines: line, to: first.range.firstLine - 1)
    let end = layout.range(ofLines: 1, to: last.range.lastLine).upperBound
    let start = "\(outer)\(word) = \(bounds.first)\n\(outer)while \(word) < \(bounds.stop):\n"
    edits.append(
      ProgramEdit(
        mutation: Mutation(PythonVariations.whileForFor, line: line, "the `for` became a `while`"),
        patches: [
          ProgramEdit.Patch(range: head, text: start),
          ProgramEdit.Patch(range: end..<end, text: "\(inner)\(word) += 1\n"),
        ]))
  }

  /// Whether nothing but a loop has to do with its variable, which a `while` leaves with another value.
  private func isOnly(_ name: Name, in loop: Statement) -> Bool {
    var (whole, inside) = (NameCounter(name, tree.names), NameCounter(name, tree.names))
    whole.visit(tree.body)
    inside.visit(loop)
    return whole.count == inside.count
  }

  private func bounds(_ arguments: [Expression]) -> (first: String, stop: String)? {
    let texts = arguments.compactMap { layout.text($0.range) }
    switch texts.count {
    case 1: return ("0", texts[0])
    case 2: return (texts[0], texts[1])
    default: return nil
    }
  }
}

extension Statement {
  /// Whether it goes on with the next round, or gives the variable another value or none.
  fileprivate func leavesOrChanges(_ name: Name) -> Bool {
    switch form {
    case .continue: return true
    case .delete(let targets) where targets.flatMap(\.boundNames).contains(name): return true
    default: break
    }
    return targets.flatMap(\.boundNames).contains(name) || values.contains { $0.assigns(name) }
      || bodies.joined().contains { $0.leavesOrChanges(name) }
  }
}

extension Expression {
  /// Whether a `:=` in it gives a variable another value.
  fileprivate func assigns(_ name: Name) -> Bool {
    if case .walrus(let target, _) = form, target.isName(name) { return true }
    return children.contains { $0.assigns(name) }
  }
}

/// Counts the places of a name.
private struct NameCounter: SyntaxWalker {
  private(set) var count = 0
  private let name: Name
  private let names: NameTable

  init(_ name: Name, _ names: NameTable) {
    self.name = name
    self.names = names
  }

  mutating func visit(_ expression: Expression) {
    if expression.isName(name) { count += 1 }
    walk(expression)
  }

  mutating func visit(_ parameters: Parameters) {
    count += parameters.all.count { $0.name == name }
    walk(parameters)
  }

  mutating func visit(_ statement: Statement) {
    count += statement.namesBesideExpressions(in: names).count { $0 == name }
    if case .global(let shared) = statement.form { count += shared.count { $0 == name } }
    walk(statement)
  }
}
