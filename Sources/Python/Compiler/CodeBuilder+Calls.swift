import PythonSyntax

extension CodeBuilder {
  func compile(_ call: Call, into target: Int) throws(SyntaxError) {
    let callee = allocate(2)
    let isSpread =
      call.arguments.contains(where: \.isStarred) || call.keywords.contains { $0.name == nil }
      || call.arguments.count + call.keywords.count > 200
    if isSpread {
      try evaluate(call.function, into: callee)
      try compileSpread(call.arguments, call.keywords, callee)
    } else if case .attribute(let value, let name) = call.function.form {
      let receiver = try operand(value)
      try at(call.function.range) { () throws(SyntaxError) in
        _ = emit(.loadMethod, callee, receiver, addCache(mangle(name)))
      }
      nextRegister = callee + 2
      try compileArguments(call, callee, isMethod: true)
    } else {
      try evaluate(call.function, into: callee)
      nextRegister = callee + 1
      try compileArguments(call, callee, isMethod: false)
    }
    if callee != target { emit(.move, target, callee) }
  }

  private func compileArguments(_ call: Call, _ callee: Int, isMethod: Bool) throws(SyntaxError) {
    for argument in call.arguments { _ = try evaluate(argument) }
    for keyword in call.keywords { _ = try evaluate(keyword.value) }
    let count = call.arguments.count + call.keywords.count
    guard !call.keywords.isEmpty else {
      emit(isMethod ? .callMethod : .call, callee, count)
      return
    }
    let names = call.keywords.compactMap { keyword in
      keyword.name.map { LinkConstant.text(program.text($0)) }
    }
    emit(.callKeywords, callee, count, addConstant(.tuple(names)), x: isMethod ? 1 : 0)
  }

  /// A call with `*args` or `**kwargs`: the arguments are gathered in a list and a dictionary.
  private func compileSpread(
    _ arguments: [Expression], _ keywords: [Keyword], _ callee: Int
  ) throws(SyntaxError) {
    nextRegister = callee + 1
    let (list, dict) = (allocate(), allocate())
    try compileSequence(arguments, into: list)
    if keywords.isEmpty {
      emit(.unbind, dict)
    } else {
      try gather(keywords, into: dict, callee)
    }
    emit(.callSpread, callee)
  }

  /// A list of arguments.
  func compileSequence(_ arguments: [Expression], into list: Int) throws(SyntaxError) {
    emit(.buildList, list, 0, 0)
    for argument in arguments {
      let mark = nextRegister
      if case .starred(let value) = argument.form {
        emit(.listExtend, list, try operand(value), arguments.count == 1 ? 2 : 1)
      } else {
        emit(.listAppend, list, try operand(argument))
      }
      nextRegister = mark
    }
  }

  func gather(_ keywords: [Keyword], into dict: Int, _ callee: Int) throws(SyntaxError) {
    emit(.buildDict, dict, 0, 0)
    var isAfterSpread = false
    for keyword in keywords {
      let mark = nextRegister
      if let name = keyword.name {
        let key = allocate()
        emit(.loadConstant, key, addConstant(.text(program.text(name))))
        let value = try operand(keyword.value)
        if isAfterSpread {
          // A name that was spread already is an error.
          let one = allocate()
          emit(.buildDict, one, 0, 0)
          emit(.dictAdd, one, key, value)
          emit(.dictUpdate, dict, one, callee, x: 1)
        } else {
          emit(.dictAdd, dict, key, value)
        }
      } else {
        isAfterSpread = true
        emit(.dictUpdate, dict, try operand(keyword.value), callee, x: 1)
      }
      nextRegister = mark
    }
  }
}
