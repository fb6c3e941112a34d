import PythonSyntax

extension CodeBuilder {
  func compileMatch(_ subject: Expression, _ cases: [MatchCase]) throws(SyntaxError) {
    let end = Label()
    let value = try evaluate(subject)
    let before = bound
    var survivors: Set<Int>?
    for item in cases {
      let next = Label()
      bound = before
      range = item.pattern.range
      let mark = nextRegister
      var captures: [(name: Name, register: Int)] = []
      if item.pattern.isIrrefutable { reach(range) }
      try compile(item.pattern, value, next, &captures)
      for capture in captures { storeVariable(mangle(capture.name), capture.register) }
      if let condition = item.condition { try jump(unless: condition, to: next) }
      nextRegister = max(nextRegister, mark)
      try compile(item.body)
      if !item.body.endsFlow { survivors = survivors.map { $0.intersection(bound) } ?? bound }
      emitJump(.jump, to: end)
      place(next)
      nextRegister = mark
    }
    bound = before
    place(end)
  }

  /// Jumps to `failure` unless the value in a register matches.
  private func compile(
    _ pattern: Pattern, _ subject: Int, _ failure: Label, _ captures: inout [(name: Name, register: Int)]
  ) throws(SyntaxError) {
    range = pattern.range
    switch pattern.form {
    case .value(let expression):
      emitJump(.jumpUnlessEqual, subject, try operand(expression), to: failure)
    case .singleton(let constant):
      let (expected, test) = (allocate(), allocate())
      load(constant, into: expected)
      emit(.identical, test, subject, expected)
      emitJump(.jumpIfFalse, test, to: failure)
    case .sequence(let items): try compileSequence(items, subject, failure, &captures)
    case .mapping(let mapping): try compile(mapping, subject, failure, &captures)
    case .class(let form): try compile(form, subject, failure, &captures)
    case .star: break
    case .capture(let inner, let name):
      if let inner { try compile(inner, subject, failure, &captures) }
      if let name {
        captures.append((name, subject))
      }
    case .or(let alternatives): try compileAlternatives(alternatives, subject, failure, &captures)
    }
  }

  private func compileAlternatives(
    _ alternatives: [Pattern], _ subject: Int, _ failure: Label,
    _ captures: inout [(name: Name, register: Int)]
  ) throws(SyntaxError) {
    let matched = Label()
    var shared: [(name: Name, register: Int)] = []
    for (index, alternative) in alternatives.enumerated() {
      let next = index == alternatives.count - 1 ? failure : Label()
      var found: [(name: Name, register: Int)] = []
      try compile(alternative, subject, next, &found)
      if index == 0 {
        for capture in found { shared.append((capture.name, allocate())) }
      }
      for capture in found {
        if let target = shared.first(where: { $0.name == capture.name }) {
          emit(.move, target.register, capture.register)
        }
      }
      if index < alternatives.count - 1 {
        emitJump(.jump, to: matched)
        place(next)
      }
    }
    place(matched)
    captures += shared
  }

  private func compileSequence(
    _ items: [Pattern], _ subject: Int, _ failure: Label, _ captures: inout [(name: Name, register: Int)]
  ) throws(SyntaxError) {
    let star = items.firstIndex(where: \.isStar)
    let test = allocate()
    emit(.matchSequence, test, subject, star == nil ? items.count : items.count - 1, x: star == nil ? 0 : 1)
    emitJump(.jumpIfFalse, test, to: failure)
    if items.isEmpty { return }
    let first = allocate(items.count)
    if let star {
      emit(.unpackRest, first, subject, star, x: items.count - star - 1)
    } else {
      emit(.unpack, first, subject, items.count)
    }
    for (index, item) in items.enumerated() {
      if case .star(let name) = item.form {
        if let name { captures.append((name, first + index)) }
      } else {
        try compile(item, first + index, failure, &captures)
      }
    }
  }

  private func compile(
    _ mapping: MappingPattern, _ subject: Int, _ failure: Label,
    _ captures: inout [(name: Name, register: Int)]
  ) throws(SyntaxError) {
    let (test, keys) = (allocate(), allocate())
    emit(.matchMapping, test, subject)
    emitJump(.jumpIfFalse, test, to: failure)
    try compileSequence(mapping.keys, .buildTuple, into: keys)
    let values = allocate()
    emit(.matchKeys, values, subject, keys)
    emitJump(.jumpIfNone, values, to: failure)
    if !mapping.patterns.isEmpty {
      let first = allocate(mapping.patterns.count)
      emit(.unpack, first, values, mapping.patterns.count)
      for (index, item) in mapping.patterns.enumerated() {
        try compile(item, first + index, failure, &captures)
      }
    }
    if let rest = mapping.rest {
      let register = allocate()
      emit(.matchRest, register, subject, keys)
      captures.append((rest, register))
    }
  }

  private func compile(
    _ form: ClassPattern, _ subject: Int, _ failure: Label, _ captures: inout [(name: Name, register: Int)]
  ) throws(SyntaxError) {
    let inputs = allocate(3)
    emit(.move, inputs, subject)
    try evaluate(form.type, into: inputs + 1)
    emit(.loadConstant, inputs + 2, addConstant(.tuple(form.attributes.map { .text(program.text(mangle($0))) })))
    let values = allocate()
    emit(.matchClass, values, inputs, form.patterns.count)
    emitJump(.jumpIfNone, values, to: failure)
    let patterns = form.patterns + form.attributePatterns
    if patterns.isEmpty { return }
    let first = allocate(patterns.count)
    emit(.unpack, first, values, patterns.count)
    for (index, item) in patterns.enumerated() { try compile(item, first + index, failure, &captures) }
  }
}
