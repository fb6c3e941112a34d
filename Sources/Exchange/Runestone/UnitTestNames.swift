import PythonSyntax

/// The names in a part of unit tests: what is asked of the object of their class, and all others.
struct UnitTestNames: SyntaxWalker {
  /// Each `self.name`, in the order of the text.
  private(set) var attributes: [(range: SourceRange, name: String)] = []
  /// Those that something is assigned to.
  private(set) var assigned: Set<String> = []
  /// Names that stand for themselves.
  private(set) var plain: Set<String> = []
  private(set) var hasCall = false
  /// Whether the object itself is passed on.
  private(set) var hasBareObject = false

  private let names: NameTable
  /// What methods call the object: `self`, or another name of their first parameter; none outside of tests.
  private let objects: Set<String>

  init(_ names: NameTable, objects: Set<String>) { (self.names, self.objects) = (names, objects) }

  mutating func visit(_ statement: Statement) {
    for target in statement.targets { assign(target) }
    plain.formUnion(statement.namesBesideExpressions(in: names).map { names[$0] })
    guard case .class = statement.form, !objects.isEmpty else { return walk(statement) }
    // The objects of a class are its own.
    var inner = UnitTestNames(names, objects: [])
    inner.walk(statement)
    plain.formUnion(inner.plain)
  }

  mutating func visit(_ expression: Expression) {
    if case .call = expression.form { hasCall = true }
    if let name = attribute(expression) {
      attributes.append((expression.range, name))
    } else if case .name(let name) = expression.form {
      if objects.contains(names[name]) { hasBareObject = true } else { plain.insert(names[name]) }
    } else {
      walk(expression)
    }
  }

  private mutating func assign(_ target: Expression) {
    if let name = attribute(target) { assigned.insert(name) }
    switch target.form {
    case .tuple(let targets), .list(let targets): for target in targets { assign(target) }
    case .starred(let target): assign(target)
    default: break
    }
  }

  private func attribute(_ expression: Expression) -> String? {
    guard case .attribute(let owner, let name) = expression.form, case .name(let object) = owner.form,
      objects.contains(names[object])
    else { return nil }
    return names[name]
  }
}
