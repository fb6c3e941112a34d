extension ProgramCheck {
  func check(optional expression: Expression?) throws(SyntaxError) {
    if let expression { try check(expression) }
  }

  func check(_ expression: Expression) throws(SyntaxError) {
    switch expression.form {
    case .constant, .name: break
    case .attribute(let value, _), .unary(_, let value): try check(value)
    case .starred: throw error("can't use starred expression here", expression.range)
    case .subscript(let value, let index):
      warnOfSubscript(value, index, expression.range)
      try check(value)
      try check(index)
    case .slice(let lower, let upper, let step):
      for part in [lower, upper, step] { try check(optional: part) }
    case .call(let call): try check(call, expression.range)
    case .binary(_, let left, let right): for part in [left, right] { try check(part) }
    case .boolean(_, let operands): for operand in operands { try check(operand) }
    case .compare(let first, let comparisons): try check(first, comparisons, expression.range)
    case .conditional(let test, let then, let otherwise):
      for part in [test, then, otherwise] { try check(part) }
    case .lambda(let lambda): try check(lambda, expression.range)
    case .walrus(let target, let value):
      try check(value)
      try checkTarget(target)
    case .tuple(let items), .list(let items), .set(let items), .joinedString(let items):
      for item in items { try checkItem(item) }
    case .dictionary(let items): for part in items.flatMap({ [$0.key, $0.value] }) { try check(optional: part) }
    case .listComprehension(let form), .setComprehension(let form), .dictionaryComprehension(let form):
      try check(form, isGenerator: false, expression.range)
    case .generator(let form): try check(form, isGenerator: true, expression.range)
    case .yield(let value):
      try refuseYield(expression.range)
      try check(optional: value)
    case .yieldFrom(let value): try checkDelegation(value, expression.range)
    case .await(let value): try checkAwait(value, expression.range)
    case .formatted(let form):
      try check(form.value)
      try check(optional: form.specification)
    }
  }

  /// What may be starred: an item of a display, an argument, a base.
  func checkItem(_ item: Expression) throws(SyntaxError) {
    if case .starred(let value) = item.form { try check(value) } else { try check(item) }
  }

  /// What is assigned to, bound or deleted.
  func checkTarget(_ target: Expression, verb: String = "assign to") throws(SyntaxError) {
    switch target.form {
    case .name(let name): try refuseDebug(name, target.range, verb: verb)
    case .attribute(let value, let name):
      try check(value)
      try refuseDebug(name, target.range, verb: verb)
    case .tuple(let items), .list(let items):
      if items.count(where: \.isStarred) > 1 {
        throw error("multiple starred expressions in assignment", target.range)
      }
      for item in items {
        if case .starred(let inner) = item.form {
          try checkTarget(inner, verb: verb)
        } else {
          try checkTarget(item, verb: verb)
        }
      }
    case .starred: throw error("starred assignment target must be in a list or tuple", target.range)
    case .subscript(let value, let index):
      try check(value)
      try check(index)
    default: try check(target)
    }
  }

  func check(_ keywords: [Keyword], _ range: SourceRange) throws(SyntaxError) {
    for (index, keyword) in keywords.enumerated() {
      guard let name = keyword.name else { continue }
      try refuseDebug(name, range)
      if let repeated = keywords[(index + 1)...].first(where: { $0.name == name }) {
        throw error("keyword argument repeated: \(names[name])", repeated.range)
      }
    }
    for keyword in keywords { try check(keyword.value) }
  }

  private func check(_ call: Call, _ range: SourceRange) throws(SyntaxError) {
    warnOfCall(call.function, range)
    try check(call.function)
    for argument in call.arguments { try checkItem(argument) }
    if !call.keywords.isEmpty { try check(call.keywords, range) }
  }

  private func check(_ first: Expression, _ comparisons: [Comparison], _ range: SourceRange) throws(SyntaxError) {
    warnOfIdentity(first, comparisons, range)
    try check(first)
    for comparison in comparisons { try check(comparison.operand) }
  }

  private func check(_ lambda: Lambda, _ range: SourceRange) throws(SyntaxError) {
    for parameter in lambda.parameters.all { try refuseDebug(parameter.name, range) }
    try checkOuterParts(lambda.parameters, returns: nil)
    let checkBody = { [self] () throws(SyntaxError) in try check(lambda.body) }
    try inside(.function, lambda.scope, checkBody)
  }

  private func check(_ form: Comprehension, isGenerator: Bool, _ range: SourceRange) throws(SyntaxError) {
    if !isGenerator, form.isAsynchronous {
      switch surroundings.kind {
      case .coroutine, .comprehension: break
      case .module, .classBody, .function:
        throw error("asynchronous comprehension outside of an asynchronous function", range)
      }
    }
    let checkBody = { [self] () throws(SyntaxError) in
      for (index, clause) in form.clauses.enumerated() {
        if index > 0 { try check(clause.iterable) }
        try checkTarget(clause.target)
        for condition in clause.conditions { try check(condition) }
      }
      try check(form.element)
      try check(optional: form.value)
    }
    try inside(.comprehension, form.scope, checkBody)
    if let first = form.clauses.first { try check(first.iterable) }
  }

  private func refuseYield(_ range: SourceRange) throws(SyntaxError) {
    if !surroundings.kind.isFunction { throw error("'yield' outside function", range) }
  }

  private func checkDelegation(_ value: Expression, _ range: SourceRange) throws(SyntaxError) {
    try refuseYield(range)
    if surroundings.kind == .coroutine { throw error("'yield from' inside async function", range) }
    try check(value)
  }

  private func checkAwait(_ value: Expression, _ range: SourceRange) throws(SyntaxError) {
    switch surroundings.kind {
    case .module, .classBody: throw error("'await' outside function", range)
    case .function: throw error("'await' outside async function", range)
    case .coroutine, .comprehension: try check(value)
    }
  }
}

extension Comprehension {
  /// Whether it needs a coroutine around it: it has an `async for` or an `await` of its own.
  package var isAsynchronous: Bool {
    if clauses.contains(where: { $0.isAsync || $0.conditions.contains(where: \.isAsynchronous) }) { return true }
    return element.isAsynchronous || value?.isAsynchronous ?? false
  }
}

extension Expression {
  /// Whether it is an `await` or a comprehension that needs a coroutine around it, or holds one where people write one.
  fileprivate var isAsynchronous: Bool {
    switch form {
    case .await: true
    case .listComprehension(let form), .setComprehension(let form), .dictionaryComprehension(let form):
      form.isAsynchronous
    case .binary(_, let left, let right): left.isAsynchronous || right.isAsynchronous
    case .call(let call): call.function.isAsynchronous || call.arguments.contains(where: \.isAsynchronous)
    case .tuple(let items), .list(let items): items.contains(where: \.isAsynchronous)
    case .attribute(let value, _), .unary(_, let value), .subscript(let value, _): value.isAsynchronous
    default: false
    }
  }
}
