import PythonSyntax

/// What the names in the lines of a program stand for, and what sorts of values there are.
struct PlainNames {
  /// The names that some line gives a meaning.
  private(set) var bound: Set<String> = []
  /// The names of functions and classes.
  private(set) var defined: Set<String> = []
  private var imported: Set<String> = []
  private var assigned: Set<String> = []
  /// Whether there may be objects that change: lists, dictionaries, sets, instances.
  private(set) var hasChangingObjects = false
  /// Whether a class says how its instances are turned into text.
  private(set) var hasOwnTexts = false
  private var hasClasses = false
  private var hasSets = false

  /// The names that stand for a module and for nothing else.
  var modules: Set<String> { imported.subtracting(assigned) }

  /// Whether no name stands for something that could do more than is known.
  ///
  /// The order of a set of instances depends on where these are in memory.
  var areUnderstood: Bool {
    bound.isDisjoint(with: PlainVocabulary.reserved) && bound.isDisjoint(with: PlainVocabulary.iterators)
      && !(hasSets && hasClasses)
      && bound.allSatisfy { name in
        !name.hasPrefix("__") || PlainVocabulary.specialMethods.contains(name)
      }
  }

  /// Takes notice of a line.
  mutating func read(_ part: LinePart) {
    var walker = Reader(names: part.names, found: self)
    walker.visit(part.statements)
    self = walker.found
  }

  private struct Reader: SyntaxWalker {
    let names: NameTable
    var found: PlainNames

    mutating func bind(_ name: Name) {
      found.bound.insert(names[name])
      found.assigned.insert(names[name])
    }

    mutating func visit(_ statement: Statement) {
      for name in statement.targets.flatMap(\.boundNames) { bind(name) }
      switch statement.form {
      case .import(let aliases):
        for alias in aliases {
          let name = names[alias.alias ?? alias.name]
          found.bound.insert(name)
          found.imported.insert(name)
        }
      case .importFrom, .try, .match: for name in statement.namesBesideExpressions(in: names) { bind(name) }
      case .function(let definition):
        bind(definition.name)
        found.defined.insert(names[definition.name])
        if ["__str__", "__repr__"].contains(names[definition.name]) { found.hasOwnTexts = true }
      case .class(let definition):
        bind(definition.name)
        found.defined.insert(names[definition.name])
        (found.hasClasses, found.hasChangingObjects) = (true, true)
      case .expression, .assign, .augmentedAssign, .annotatedAssign, .delete, .pass, .break, .continue, .return,
        .raise, .assert, .global, .nonlocal, .if, .while, .for, .with:
        break
      }
      walk(statement)
    }

    mutating func visit(_ parameters: Parameters) {
      for parameter in parameters.all { bind(parameter.name) }
      if parameters.keywordVariadic != nil { found.hasChangingObjects = true }
      walk(parameters)
    }

    mutating func visit(_ expression: Expression) {
      switch expression.form {
      case .list, .dictionary, .listComprehension, .dictionaryComprehension: found.hasChangingObjects = true
      case .set, .setComprehension: (found.hasChangingObjects, found.hasSets) = (true, true)
      case .name(let name):
        if PlainVocabulary.makers.contains(names[name]) { found.hasChangingObjects = true }
        if ["set", "frozenset"].contains(names[name]) { found.hasSets = true }
      case .attribute(_, let name):
        if !PlainVocabulary.textMethods.contains(names[name]) { found.hasChangingObjects = true }
      case .walrus(let target, _): for name in target.boundNames { bind(name) }
      case .constant, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .tuple,
        .generator, .yield, .yieldFrom, .await, .joinedString, .formatted:
        break
      // As a target it makes a list.
      case .starred: found.hasChangingObjects = true
      }
      for clause in expression.comprehension?.clauses ?? [] {
        for name in clause.target.boundNames { bind(name) }
      }
      walk(expression)
    }
  }
}

extension Expression {
  /// The comprehension that it is; nil for other expressions.
  var comprehension: Comprehension? {
    switch form {
    case .listComprehension(let comprehension), .setComprehension(let comprehension),
      .dictionaryComprehension(let comprehension), .generator(let comprehension):
      comprehension
    case .constant, .name, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional,
      .lambda, .walrus, .tuple, .list, .set, .dictionary, .starred, .yield, .yieldFrom, .await, .joinedString,
      .formatted:
      nil
    }
  }
}
