import PythonSyntax

extension EffectFinder {
  mutating func visit(_ expression: Expression) {
    switch expression.form {
    case .constant: break
    case .name(let name): use(name)
    case .attribute(let value, let name):
      // A method that is kept and called later would be out of sight.
      if PlainVocabulary.isMethod(names[name]) || names[name].isSpecial { return giveUp() }
      visit(value)
      add(.looks)
    case .call(let call): visit(call)
    case .binary(let operation, _, _):
      if operation == .modulo { add(.formats) }
      operate(expression)
    case .subscript, .unary, .boolean, .compare, .conditional: operate(expression)
    case .tuple, .list: visit(expression.children)
    case .slice, .set, .dictionary:
      visit(expression.children)
      add(.looks)
    case .starred(let value): walkThrough(value)
    case .walrus(let target, let value):
      visit(value)
      store(to: target)
    case .lambda(let lambda):
      visit(lambda.parameters)
      deferWhatHappens { $0.visit(lambda.body) }
    case .listComprehension(let comprehension), .setComprehension(let comprehension),
      .dictionaryComprehension(let comprehension):
      walkThrough(comprehension)
    case .joinedString: visit(expression.children)
    case .formatted:
      visit(expression.children)
      add([.looks, .formats])
    case .generator, .yield, .yieldFrom, .await: giveUp()
    }
  }

  /// An operator, which looks into its operands.
  private mutating func operate(_ expression: Expression) {
    visit(expression.children)
    if !expression.children.allSatisfy(\.isLiteral) { add(.looks) }
  }

  /// A name that stands for a value.
  private mutating func use(_ name: Name) {
    let text = names[name]
    read(name)
    if program.bound.contains(text) || text == "__name__" { return }
    // What is passed on may be called anywhere: a call of what the program names counts as one of these, too.
    if !PlainVocabulary.functions.contains(text) { giveUp() }
  }

  /// An object that is walked through to its end, or left for good.
  mutating func walkThrough(_ iterable: Expression) {
    if !iterable.isLiteral { add(.looks) }
    switch iterable.form {
    case .generator(let comprehension): walkThrough(comprehension)
    case .call(let call):
      guard case .name(let name) = call.function.form, PlainVocabulary.iterators.contains(names[name]) else {
        return visit(iterable)
      }
      read(name)
      for keyword in call.keywords { visit(keyword.value) }
      if ["map", "filter"].contains(names[name]), let function = call.arguments.first {
        add([.calls, .formats])
        visit(function)
        for argument in call.arguments.dropFirst() { walkThrough(argument) }
      } else {
        for argument in call.arguments { walkThrough(argument) }
      }
    case .constant, .name, .attribute, .subscript, .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      visit(iterable)
    }
  }

  private mutating func walkThrough(_ comprehension: Comprehension) {
    for clause in comprehension.clauses {
      guard !clause.isAsync else { return giveUp() }
      walkThrough(clause.iterable)
      store(to: clause.target)
      visit(clause.conditions)
      add(.looks)
    }
    visit(comprehension.element)
    visit(comprehension.value)
  }
}
