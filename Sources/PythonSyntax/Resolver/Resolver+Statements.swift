extension Resolver {
  func visit(_ statements: [Statement]) throws(SyntaxError) {
    for statement in statements { try visit(statement) }
  }

  private func visit(_ statement: Statement) throws(SyntaxError) {
    switch statement.form {
    case .expression(let value): try visit(value)
    case .assign(let targets, let value):
      try visit(value)
      for target in targets { try visitTarget(target) }
    case .augmentedAssign(let target, _, let value):
      try visit(target)
      try visitTarget(target)
      try visit(value)
    case .annotatedAssign(let assignment): try visit(assignment, statement.range)
    case .delete(let targets):
      for target in targets { try visitDeleted(target) }
    case .pass, .break, .continue: break
    case .return(let value): try visit(optional: value)
    case .raise(let value, let cause):
      try visit(optional: value)
      try visit(optional: cause)
    case .assert(let test, let message):
      try visit(test)
      try visit(optional: message)
    case .global(let names): try declareGlobal(names, statement.range)
    case .nonlocal(let names): try declareNonlocal(names, statement.range)
    case .import(let aliases): for alias in aliases { bind(alias.alias ?? firstPart(of: alias.name)) }
    case .importFrom(let form): try visit(form)
    case .if(let test, let then, let otherwise):
      try visit(test)
      try visit(then)
      try visit(otherwise)
    case .while(let test, let body, let otherwise):
      try visit(test)
      try visit(body)
      try visit(otherwise)
    case .for(let loop):
      try visit(loop.iterable)
      try visitTarget(loop.target)
      try visit(loop.body)
      try visit(loop.otherwise)
    case .with(let form):
      for item in form.items {
        try visit(item.context)
        if let target = item.target { try visitTarget(target) }
      }
      try visitBlock(form.body)
    case .try(let form): try visit(form)
    case .match(let subject, let cases):
      try visit(subject)
      for item in cases {
        try visit(item.pattern)
        try visit(optional: item.condition)
        try visit(item.body)
      }
    case .function(let definition): try visit(definition)
    case .class(let definition): try visit(definition)
    }
  }

  /// The module that `import a.b.c` binds: `a`.
  func firstPart(of name: Name) -> Name {
    let text = names[name]
    guard let dot = text.firstIndex(of: ".") else { return name }
    return names.intern(String(text[..<dot]))
  }

  private func visit(_ assignment: AnnotatedAssignment, _ range: SourceRange) throws(SyntaxError) {
    if case .name(let name) = assignment.target.form, assignment.isSimple {
      let mangled = mangle(name, privateClass: draft.privateClass)
      if draft.globals.contains(mangled) {
        throw error("annotated name '\(names[name])' can't be global", range)
      }
      if draft.nonlocals[mangled] != nil {
        throw error("annotated name '\(names[name])' can't be nonlocal", range)
      }
      bind(name)
      draft.annotated.insert(mangled)
    } else {
      try visitTarget(assignment.target)
    }
    if !defersAnnotations { try visit(assignment.annotation) }
    try visit(optional: assignment.value)
  }

  private func visit(_ form: ImportFrom) throws(SyntaxError) {
    for alias in form.names {
      if names[alias.name] == "*" {
        if draft.kind != .module { throw error("import * only allowed at module level", alias.range) }
      } else {
        bind(alias.alias ?? alias.name)
      }
    }
  }

  /// Visits the body of a `try` or a `with`.
  private func visitBlock(_ body: [Statement]) throws(SyntaxError) {
    draft.blockDepth += 1
    try visit(body)
    draft.blockDepth -= 1
  }

  private func visit(_ form: Try) throws(SyntaxError) {
    try visitBlock(form.body)
    for handler in form.handlers {
      try visit(optional: handler.type)
      if let name = handler.name { bind(name) }
      try visit(handler.body)
    }
    try visit(form.otherwise)
    try visit(form.finally)
  }

  private func declareGlobal(_ declared: [Name], _ range: SourceRange) throws(SyntaxError) {
    for name in declared {
      let mangled = mangle(name, privateClass: draft.privateClass)
      try refuseLateDeclaration(mangled, "global", range)
      draft.globals.insert(mangled)
      noteDirective(mangled, range)
    }
  }

  private func declareNonlocal(_ declared: [Name], _ range: SourceRange) throws(SyntaxError) {
    if draft.kind == .module { throw error("nonlocal declaration not allowed at module level", range) }
    for name in declared {
      let mangled = mangle(name, privateClass: draft.privateClass)
      try refuseLateDeclaration(mangled, "nonlocal", range)
      draft.nonlocals[mangled] = range
      noteDirective(mangled, range)
    }
  }

  /// Remembers where a name was first declared, which CPython marks when it is declared both ways.
  private func noteDirective(_ name: Name, _ range: SourceRange) {
    if draft.directives[name] == nil { draft.directives[name] = range }
  }

  private func refuseLateDeclaration(_ name: Name, _ keyword: String, _ range: SourceRange) throws(SyntaxError) {
    let text = names[name]
    if draft.parameters.contains(name) { throw error("name '\(text)' is parameter and \(keyword)", range) }
    if draft.used.contains(name) { throw error("name '\(text)' is used prior to \(keyword) declaration", range) }
    if draft.annotated.contains(name) { throw error("annotated name '\(text)' can't be \(keyword)", range) }
    if draft.boundSet.contains(name) {
      throw error("name '\(text)' is assigned to before \(keyword) declaration", range)
    }
  }

  private func visit(_ definition: FunctionDefinition) throws(SyntaxError) {
    for decorator in definition.decorators { try visit(decorator) }
    try visitOuterParts(definition.parameters)
    if !defersAnnotations { try visit(optional: definition.returns) }
    bind(definition.name)
    let privateClass = draft.privateClass
    let visitBody = { [self] () throws(SyntaxError) in
      try declare(definition.parameters)
      try visit(definition.body)
    }
    try inScope(definition.scope, .function, privateClass: privateClass, visitBody)
    if definition.decorators.contains(where: isContextManager) { drafts[definition.scope]?.needsClosing = false }
  }

  /// Whether a decorator is `contextmanager`, whose `with` brings every generator to its end.
  private func isContextManager(_ decorator: Expression) -> Bool {
    if case .name(let name) = decorator.form { return names[name] == "contextmanager" }
    guard case .attribute(_, let name) = decorator.form else { return false }
    return names[name] == "contextmanager"
  }

  private func visit(_ definition: ClassDefinition) throws(SyntaxError) {
    for decorator in definition.decorators { try visit(decorator) }
    for base in definition.bases { try visit(base) }
    for keyword in definition.keywords { try visit(keyword.value) }
    bind(definition.name)
    let name = names[definition.name]
    let visitBody = { [self] () throws(SyntaxError) in try visit(definition.body) }
    try inScope(definition.scope, .classBody, privateClass: name, visitBody)
  }

  private func visit(_ pattern: Pattern) throws(SyntaxError) {
    switch pattern.form {
    case .value(let value): try visit(value)
    case .singleton: break
    case .sequence(let items), .or(let items): for item in items { try visit(item) }
    case .mapping(let mapping):
      for key in mapping.keys { try visit(key) }
      for item in mapping.patterns { try visit(item) }
      if let rest = mapping.rest { bind(rest) }
    case .class(let form):
      try visit(form.type)
      for item in form.patterns + form.attributePatterns { try visit(item) }
    case .star(let name): if let name { bind(name) }
    case .capture(let inner, let name):
      if let inner { try visit(inner) }
      if let name { bind(name) }
    }
  }
}
