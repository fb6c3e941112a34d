// `__del__` and the ends of generators: called when nothing leads to an instance, or to a generator that waits in a
// `try` or a `with`, any more, which is looked for after each statement.
extension Machine {
  /// Searches after each statement may take this part of the steps; after that there is one only when the run has
  /// done so many times its work besides.
  private static let searchShare = 4
  /// Beyond so many values it is not looked where each of them is.
  private static let plainSearches = 4

  /// Calls the `__del__` of instances that nothing leads to, and closes such generators;
  /// registers from one on hold nothing that is needed.
  mutating func finalize(from register: Int, generatorsOnly: Bool) throws(Raise) {
    guard !finalizable.isEmpty, collectionHolds == 0, allStepsLeft <= stepsAtNextSearch else { return }
    let frame = frames[depth]
    for index in register..<max(register, frame.code.pointee.registerCount) { frame.registers[index] = .undefined }
    while !finalizable.isEmpty, !areHeldPlainly(), let lost = takeLost(generatorsOnly) {
      for value in lost { try callFinalizer(value) }
    }
  }

  /// Whether each of a few values is in a register or in a variable of the program, which is quickly seen.
  private mutating func areHeldPlainly() -> Bool {
    guard finalizable.count <= Machine.plainSearches else { return false }
    let registers = UnsafeBufferPointer(start: stack, count: frames[depth].top - stack)
    let variables = UnsafeBufferPointer(start: mainGlobals.entries, count: mainGlobals.pointee.used)
    stepsLeft -= (registers.count + variables.count) / 16
    return finalizable.allSatisfy { value in
      if value.kind == .generator, value.generator.pointee.state != .suspended { return true }
      return registers.contains { $0.isIdentical(to: value) }
        || variables.contains { !$0.key.isUndefined && $0.value.isIdentical(to: value) }
    }
  }

  /// Calls each `__del__` that was not called, at the end of the program.
  mutating func finalizeRest() throws(Raise) {
    while let value = finalizable.popFirst() { try callFinalizer(value) }
  }

  /// The same where the program has ended by an error or by `exit()`.
  mutating func finalizeAfterEnd() {
    guard stop == nil, !finalizable.isEmpty else { return }
    do throws(Raise) { try finalizeRest() } catch { pending = .none }
  }

  /// The instances that nothing leads to, without those that others of them hold; nil when there are none.
  private mutating func takeLost(_ generatorsOnly: Bool) -> [Value]? {
    if dropFinished(), areHeldPlainly() { return nil }
    var work = linked.reduce(0) { $0 + forgetInstances(in: $1) } / 8 + (frames[depth].top - stack) / 16
    var collector = beginRound()
    collector.finish()
    let lost = finalizable.filter { !collector.isMarked($0) && (!generatorsOnly || $0.kind == .generator) }
    for instance in lost { collector.markContents(of: instance) }
    let first = lost.filter { !collector.isMarked($0) }
    work += collector.marked / 2 + finalizable.count / 4
    stepsLeft -= work
    searchSteps += work
    if searchSteps > budget.steps / Machine.searchShare {
      stepsAtNextSearch = allStepsLeft - work * Machine.searchShare
    }
    if first.isEmpty { return nil }
    finalizable.removeAll { !collector.isMarked($0) && (!generatorsOnly || $0.kind == .generator) }
    return first
  }

  /// Drops generators that have come to their end; false when there are none.
  mutating func dropFinished() -> Bool {
    let count = finalizable.count
    stepsLeft -= count / 16
    finalizable.removeAll { $0.kind == .generator && $0.generator.pointee.state == .finished }
    return finalizable.count < count
  }

  /// Empties the caches that keep an instance, which are no reason for it to live on; gives their number.
  private func forgetInstances(in code: Code) -> Int {
    guard code.pointee.isLinked else { return 1 }
    var count = code.pointee.compiled._withUnsafeGuaranteedRef { $0.cacheNames.count }
    for index in 0..<count where code.pointee.caches[index].value.kind == .instance {
      code.pointee.caches[index] = InlineCache(name: code.pointee.caches[index].name)
    }
    for index in 0..<code.pointee.nestedCount { count += forgetInstances(in: code.pointee.nested[index]) }
    return count
  }

  private mutating func callFinalizer(_ value: Value) throws(Raise) {
    let held = roots.count
    roots.append(value)
    defer { roots.removeSubrange(held...) }
    let isGenerator = value.kind == .generator
    let blamed = isGenerator ? value : lookUp(type(of: value), name(.del))
    do throws(Raise) {
      if isGenerator {
        if value.generator.pointee.state != .running { try close(value.generator) }
      } else {
        _ = try call(blamed, value)
      }
    } catch {
      guard stop == nil, pending.kind == .exception else { throw error }
      let exception = pending
      pending = .none
      roots.append(exception)
      let text = "Exception ignored in: \(try representation(blamed))\n" + report(exception)
      try charge(text.utf8.count << 2)
      try write(string(text).string, to: .standardError)
    }
  }
}
