import Execution

// Questions about the names that a program has left, answered in its own machine before it is cleared away.
extension Machine {
  /// Answers the questions one after the other until the budget is spent.
  mutating func answer(_ inquiry: Inquiry) {
    flush()
    inquiry.isOpen = true
    for question in inquiry.questions {
      guard let answer = answer(question) else { break }
      inquiry.answers.append(answer)
    }
    flush()
    inquiry.isOpen = false
  }

  /// What a question comes to; nil when the run is stopped over it.
  private mutating func answer(_ question: PythonQuestion) -> PythonAnswer? {
    let held = roots.count
    defer { roots.removeSubrange(held...) }
    do throws(Raise) {
      let names = copy(mainGlobals)
      roots.append(Value(names))
      for binding in question.bindings { set(names, intern(binding.name), try meaning(of: binding, names)) }
      let value = try evaluate(question.expression, names)
      roots.append(value)
      let text = try text(of: value).string.swift
      let representation = try representation(value)
      return .value(
        PythonValue(
          representation: representation, text: text, type: typeName(value), isTrue: try isTrue(value)))
    } catch {
      return takeError().map { .error($0) }
    }
  }

  /// What a name of a question means in these names.
  mutating func meaning(of binding: PythonQuestion.Binding, _ names: Dict) throws(Raise) -> Value {
    switch binding.meaning {
    case .expression(let text): try evaluate(text, names)
    case .text(let text): string(text)
    }
  }

  /// What an expression is where these are the names.
  private mutating func evaluate(_ expression: String, _ names: Dict) throws(Raise) -> Value {
    let values = UnsafeMutablePointer<Value>.allocate(capacity: 3)
    defer { values.deallocate() }
    values.initialize(to: string(expression))
    roots.append(values[0])
    (values + 1).initialize(repeating: Value(names), count: 2)
    return try evaluate(Arguments(values, count: 3), .expression)
  }

  /// The error that was raised, which is over with this; nil when the run is stopped, or left by `exit()`.
  mutating func takeError() -> RaisedError? {
    guard stop == nil, pending.kind == .exception else { return nil }
    let exception = pending
    (pending, handled) = (.none, .none)
    roots.append(exception)
    return RaisedError(
      type: fullExceptionName(exception.exception.pointee.type),
      message: message(of: exception) + suggestion(for: exception), line: 0)
  }
}
