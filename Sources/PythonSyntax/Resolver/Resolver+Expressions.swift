extension Resolver {
  func visit(optional expression: Expression?) throws(SyntaxError) {
    if let expression { try visit(expression) }
  }

  func visit(_ expression: Expression) throws(SyntaxError) {
    switch expression.form {
    case .constant: break
    case .name(let name): use(name)
    case .attribute(let value, _), .starred(let value), .unary(_, let value): try visit(value)
    case .subscript(let value, let index):
      try visit(value)
      try visit(index)
    case .slice(let lower, let upper, let step):
      for part in [lower, upper, step] { try visit(optional: part) }
    case .call(let call):
      try visit(call.function)
      for argument in call.arguments { try visit(argument) }
      for keyword in call.keywords { try visit(keyword.value) }
    case .binary(_, let left, let right):
      try visit(left)
      try visit(right)
    case .boolean(_, let operands): for operand in operands { try visit(operand) }
    case .compare(let first, let comparisons):
      try visit(first)
      for comparison in comparisons { try visit(comparison.operand) }
    case .conditional(let test, let then, let otherwise):
      try visit(test)
      try visit(then)
      try visit(otherwise)
    case .lambda(let lambda): try visit(lambda)
    case .walrus(let target, let value): try visitWalrus(target, value, expression.range)
    case .tuple(let items), .list(let items), .set(let items), .joinedString(let items):
      for item in items { try visit(item) }
    case .dictionary(let items):
      for item in items {
        try visit(optional: item.key)
        try visit(item.value)
      }
    case .listComprehension(let form): try visit(form, "list comprehension")
    case .setComprehension(let form): try visit(form, "set comprehension")
    case .dictionaryComprehension(let form): try visit(form, "dict comprehension")
    case .generator(let form): try visit(form, "generator expression")
    case .yield(let value):
      try refuseYield(expression.range)
      try visit(optional: value)
    case .yieldFrom(let value):
      try refuseYield(expression.range)
      try visit(value)
    case .await(let value): try visit(value)
    case .formatted(let form):
      try visit(form.value)
      try visit(optional: form.specification)
    }
  }

  /// What an assignment, a loop or a `with` binds or changes.
  func visitTarget(_ target: Expression) throws(SyntaxError) {
    switch target.form {
    case .name(let name): bind(name)
    case .tuple(let items), .list(let items): for item in items { try visitTarget(item) }
    case .starred(let value): try visitTarget(value)
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      try visit(target)
    }
  }

  func visitDeleted(_ target: Expression) throws(SyntaxError) {
    switch target.form {
    case .name(let name):
      bind(name)
      let mangled = mangle(name, privateClass: draft.privateClass)
      draft.deleted.insert(mangled)
    case .tuple(let items), .list(let items): for item in items { try visitDeleted(item) }
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      try visit(target)
    }
  }

  /// Defaults and annotations, which are evaluated outside the function.
  func visitOuterParts(_ parameters: Parameters) throws(SyntaxError) {
    for parameter in parameters.all {
      try visit(optional: parameter.defaultValue)
      if !defersAnnotations { try visit(optional: parameter.annotation) }
    }
  }

  /// Binds the parameters in the order of their registers.
  func declare(_ parameters: Parameters) throws(SyntaxError) {
    for parameter in parameters.all {
      let name = mangle(parameter.name, privateClass: draft.privateClass)
      if draft.boundSet.contains(name) {
        throw error("duplicate argument '\(names[name])' in function definition", parameter.range)
      }
      bind(parameter.name)
      draft.parameters.append(name)
    }
  }

  private func visit(_ lambda: Lambda) throws(SyntaxError) {
    try visitOuterParts(lambda.parameters)
    let visitBody = { [self] () throws(SyntaxError) in
      try declare(lambda.parameters)
      try visit(lambda.body)
    }
    try inScope(lambda.scope, .lambda, privateClass: draft.privateClass, visitBody)
  }

  private func refuseYield(_ range: SourceRange) throws(SyntaxError) {
    switch draft.kind {
    case .module, .classBody: break
    case .comprehension: throw error("'yield' inside \(comprehensionNames[draft.number] ?? "comprehension")", range)
    case .function, .lambda:
      draft.isGenerator = true
      if draft.blockDepth > 0 { draft.needsClosing = true }
    }
  }

  private func visit(_ form: Comprehension, _ name: String) throws(SyntaxError) {
    guard let first = form.clauses.first else { return }
    try visitIterable(first.iterable)
    comprehensionNames[form.scope] = name
    let visitBody = { [self] () throws(SyntaxError) in
      draft.isGenerator = name == "generator expression"
      bind(names.intern(".0"))
      for (index, clause) in form.clauses.enumerated() {
        try visitIterationTarget(clause.target)
        if index > 0 { try visitIterable(clause.iterable) }
        for condition in clause.conditions { try visit(condition) }
      }
      try visit(form.element)
      try visit(optional: form.value)
    }
    try inScope(form.scope, .comprehension, privateClass: draft.privateClass, visitBody)
  }

  private func visitIterable(_ iterable: Expression) throws(SyntaxError) {
    iterableDepth += 1
    try visit(iterable)
    iterableDepth -= 1
  }

  private func visitIterationTarget(_ target: Expression) throws(SyntaxError) {
    try refuseRebinding(target)
    let before = draft.boundSet
    try visitTarget(target)
    let new = draft.boundSet.subtracting(before)
    draft.iterationNames.formUnion(new)
  }

  /// A loop of a comprehension cannot bind what a walrus before it binds outside.
  private func refuseRebinding(_ target: Expression) throws(SyntaxError) {
    switch target.form {
    case .name(let name):
      let mangled = mangle(name, privateClass: draft.privateClass)
      if draft.nonlocals[mangled] != nil || draft.globals.contains(mangled) {
        throw error(
          "comprehension inner loop cannot rebind assignment expression target '\(names[name])'", target.range)
      }
    case .tuple(let items), .list(let items): for item in items { try refuseRebinding(item) }
    case .starred(let value): try refuseRebinding(value)
    case .constant, .attribute, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  /// A walrus binds in the function around all comprehensions.
  private func visitWalrus(_ target: Expression, _ value: Expression, _ range: SourceRange) throws(SyntaxError) {
    guard case .name(let name) = target.form else { return try visit(value) }
    if iterableDepth > 0 {
      throw error("assignment expression cannot be used in a comprehension iterable expression", range)
    }
    let mangled = mangle(name, privateClass: draft.privateClass)
    var number = draft.number
    while let scope = drafts[number], scope.kind == .comprehension, let parent = scope.parent {
      if scope.iterationNames.contains(mangled) {
        throw error(
          "assignment expression cannot rebind comprehension iteration variable '\(names[name])'", target.range)
      }
      scope.nonlocals[mangled] = target.range
      number = parent
    }
    if number != draft.number { try bindAround(mangled, in: number, target.range) } else { bind(name) }
    drafts[number]?.hasWalrus = true
    draft.hasWalrus = true
    try visit(value)
  }

  private func bindAround(_ name: Name, in number: ScopeNumber, _ range: SourceRange) throws(SyntaxError) {
    guard let outer = drafts[number] else { return }
    if outer.kind == .classBody {
      throw error("assignment expression within a comprehension cannot be used in a class body", range)
    }
    if outer.kind == .module || outer.globals.contains(name) {
      var inner = draft.number
      while inner != number, let scope = drafts[inner], let parent = scope.parent {
        scope.nonlocals[name] = nil
        scope.globals.insert(name)
        inner = parent
      }
    }
    if outer.nonlocals[name] != nil || outer.globals.contains(name) { return }
    outer.bind(name)
  }
}

extension Parameters {
  /// All parameters in the order of their registers: positional, keyword-only, `*args`, `**kwargs`.
  package var all: [Parameter] {
    var result = positionalOnly + positional + keywordOnly
    if let variadic { result.append(variadic) }
    if let keywordVariadic { result.append(keywordVariadic) }
    return result
  }
}
