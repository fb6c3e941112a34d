import Execution

// A call in the names that a program has left, made in its own machine before it is cleared away.
extension Machine {
  /// Runs the lines before the call, makes it, and notes what came of it.
  ///
  /// An error that the call raises ends the run, as one of the program does.
  mutating func make(_ visit: CallVisit) throws(Raise) {
    flush()
    let call = visit.call
    let held = roots.count
    defer { roots.removeSubrange(held...) }
    do throws(Raise) {
      if !call.setup.isEmpty {
        visit.outcome.end = .notPrepared
        _ = try evaluate(call.setup.joined(separator: "\n") + "\n", .program, mainGlobals)
        flush()
      }
      visit.outcome.end = .raised
      visit.isOpen = true
      let value = try evaluate(call.call, call.isExpression ? .expression : .program, mainGlobals)
      flush()
      visit.isOpen = false
      roots.append(value)
      visit.outcome = try outcome(value, of: call)
      if let condition = call.condition {
        visit.outcome.condition = .stopped(.steps)
        visit.outcome.condition = try check(condition, on: value, visit.printed)
      }
    } catch {
      flush()
      visit.isOpen = false
      try note(error, on: visit)
    }
  }

  /// Notes the error that a call, or a line before it, raised, and raises it again.
  private mutating func note(_ error: Raise, on visit: CallVisit) throws(Raise) {
    guard stop == nil, pending.kind == .exception else { throw error }
    let isPrepared = visit.outcome.end != .notPrepared
    let (exception, handler) = (pending, handled)
    roots.append(exception)
    roots.append(handler)
    (pending, handled) = (.none, .none)
    if let name = undefinedName(exception) {
      visit.outcome.end = .undefined(name)
    } else if isSubtype(exception.exception.pointee.type, type(.systemExit)) {
      if visit.outcome.end == .raised { visit.outcome.end = .left }
    }
    // An error of the lines before the call is not one of the call.
    if case .error(let text)? = visit.call.goal, isPrepared {
      visit.outcome.meetsGoal = try isRaised(exception, text)
    }
    (pending, handled) = (exception, handler)
    throw error
  }

  /// The name that the call itself, and not the program, needs and does not find.
  private mutating func undefinedName(_ exception: Value) -> String? {
    let body = exception.exception
    guard body.pointee.type == type(.nameError), let attributes = body.pointee.attributes else { return nil }
    for index in 0..<body.pointee.traceCount where body.pointee.trace?[index].code.pointee.isProgram == true {
      return nil
    }
    let name = attributes.find(intern("name"))
    return name.kind == .string ? name.string.swift : nil
  }

  /// What a call came to that returned a value.
  private mutating func outcome(_ value: Value, of call: PythonCall) throws(Raise) -> CallOutcome {
    var outcome = CallOutcome(.returned(try shown(value)), meetsGoal: call.goal == nil)
    guard case .value(let text)? = call.goal else { return outcome }
    guard let wanted = try wantedValue(text) else { return outcome }
    roots.append(wanted)
    outcome.meetsGoal =
      try afterErrors { (machine) throws(Raise) in try machine.isSame(value, asWanted: wanted) } ?? false
    if !outcome.meetsGoal { outcome.wanted = try shown(wanted) }
    return outcome
  }

  /// What a condition on a value and on what was printed comes to.
  private mutating func check(
    _ condition: OutputCondition, on value: Value, _ printed: String
  ) throws(Raise) -> ConditionOutcome {
    let (names, before) = (namesOfAuthor(), chances)
    defer { chances = before }
    do throws(Raise) {
      set(names, intern(OutputCondition.Name.returned.rawValue), value)
      for binding in condition.bindings(for: printed) {
        set(names, intern(binding.name), try meaning(of: binding, names))
      }
      let truth = try evaluate(condition.text, .expression, names)
      roots.append(truth)
      return try isTrue(truth) ? .holds : .fails
    } catch {
      guard let raised = takeError() else { throw error }
      return .raised(raised)
    }
  }

  /// A value as Python shows it, without places in memory; what its own class prints or asks for does not count.
  private mutating func shown(_ value: Value) throws(Raise) -> String {
    let before = chances
    defer { chances = before }
    let text = try afterErrors { (machine) throws(Raise) in try machine.representation(value) }
    return (text ?? "<\(typeName(value)) object>").replacing(#/ at 0x[0-9a-f]+/#, with: "")
  }

  // MARK: - Goals

  /// The value of an expression that says what must be returned; nil where it has none.
  private mutating func wantedValue(_ text: String) throws(Raise) -> Value? {
    let names = namesOfAuthor()
    return try afterErrors { (machine) throws(Raise) in try machine.evaluate(text, .expression, names) }
  }

  /// Whether an error is one that a goal names: of its class or of one derived from it, with its message if it has one.
  private mutating func isRaised(_ exception: Value, _ goal: String) throws(Raise) -> Bool {
    let (name, message) = PythonCall.parts(ofError: goal)
    let names = namesOfAuthor()
    let found = try afterErrors { (machine) throws(Raise) in try machine.evaluate(name, .expression, names) }
    guard let found, found.kind == .type, isSubtype(exception.exception.pointee.type, found.type) else { return false }
    guard let message else { return true }
    return self.message(of: exception).utf8.elementsEqual(message.utf8)
  }

  /// The names that goals are written in: those of the program, but a built-in name means what Python has.
  private mutating func namesOfAuthor() -> Dict {
    let names = copy(mainGlobals)
    roots.append(Value(names))
    for index in 0..<mainGlobals.pointee.used {
      let key = mainGlobals.entries[index].key
      guard key.kind == .string, !key.string.swift.hasPrefix("__") else { continue }
      let meaning = builtin(key.string)
      if !meaning.isUndefined { set(names, key.string, meaning) }
    }
    return names
  }

  /// What some code comes to; nil where it ends in an error, which is over with this.
  ///
  /// A run that is stopped stays stopped.
  private mutating func afterErrors<Result>(
    _ body: (inout Machine) throws(Raise) -> Result
  ) throws(Raise) -> Result? {
    do throws(Raise) {
      return try body(&self)
    } catch {
      guard stop == nil, pending.kind == .exception else { throw error }
      (pending, handled) = (.none, .none)
      return nil
    }
  }

  /// What a text comes to where these are the names.
  private mutating func evaluate(
    _ text: String, _ mode: Evaluation.Mode, _ names: Dict
  ) throws(Raise) -> Value {
    let values = UnsafeMutablePointer<Value>.allocate(capacity: 3)
    defer { values.deallocate() }
    values.initialize(to: string(text))
    roots.append(values[0])
    (values + 1).initialize(repeating: Value(names), count: 2)
    return try evaluate(Arguments(values, count: 3), mode)
  }
}
