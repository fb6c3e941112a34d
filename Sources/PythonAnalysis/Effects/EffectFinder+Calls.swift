import PythonSyntax

extension EffectFinder {
  mutating func visit(_ call: Call) {
    switch call.function.form {
    case .name(let name): visit(call, of: name)
    case .attribute(let receiver, let method): visit(call, of: method, on: receiver)
    case .constant, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      visit(call.function)
      add([.calls, .looks])
      visitArguments(of: call)
    }
  }

  private mutating func visit(_ call: Call, of name: Name) {
    let text = names[name]
    read(name)
    if program.bound.contains(text) {
      add([.calls, .looks])
    } else if PlainVocabulary.doors.contains(text) {
      add(.anything)
    } else if text == "print" {
      add(.output)
      let keywords = call.keywords.map { $0.name.map { names[$0] } ?? "" }
      if !keywords.allSatisfy(["end", "sep"].contains) { giveUp() }
    } else if !PlainVocabulary.functions.contains(text) {
      giveUp()
    }
    if PlainVocabulary.formatters.contains(text) { add(.formats) }
    // Numbers and texts that are written out have nothing to look into.
    if !call.arguments.allSatisfy(\.isLiteral) || !call.keywords.isEmpty { add(.looks) }
    if PlainVocabulary.consumers.contains(text), !program.bound.contains(text) {
      visitKeywords(of: call)
      for argument in call.arguments { walkThrough(argument) }
    } else {
      visitArguments(of: call)
    }
  }

  private mutating func visit(_ call: Call, of method: Name, on receiver: Expression) {
    let text = names[method]
    visit(receiver)
    if case .name(let name) = receiver.form, program.modules.contains(names[name]), !text.isSpecial {
      add(.looks)
    } else {
      guard program.defined.contains(text) || PlainVocabulary.isMethod(text) else { return giveUp() }
      if program.defined.contains(text) { add(.calls) }
      if PlainVocabulary.changingMethods.contains(text) { add(.changes) }
      if text == "format" { add(.formats) }
      add(.looks)
    }
    if text == "join" {
      visitKeywords(of: call)
      for argument in call.arguments { walkThrough(argument) }
    } else {
      visitArguments(of: call)
    }
  }

  private mutating func visitArguments(of call: Call) {
    visit(call.arguments)
    visitKeywords(of: call)
  }

  private mutating func visitKeywords(of call: Call) {
    for keyword in call.keywords {
      visit(keyword.value)
      // `sorted` and the like call what they get as a key, which `**` may hold as well.
      let name = keyword.name.map { names[$0] } ?? "key"
      if name == "key" { add([.calls, .formats, .looks]) }
    }
  }
}
