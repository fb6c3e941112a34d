// `__del__` and the ends of generators: called when nothing leads to an instance, or to a generator that waits in a
// `try` or a `with`, any more, which is looked for after each statement.
extension Machine {
  /// Beyond so many searches, which take time, only some are made.
  private static let exactSearches = 5000
  /// Beyond so many values it is not looked where each of them stands.
  private static let plainSearches = 4

  /// Calls the `__del__` of instances that nothing leads to, and closes such generators;
  /// registers from one on hold nothing that is needed.
  mutating func finalize(from register: Int, generatorsOnly: Bool) throws(Raise) {
    guard !finalizable.isEmpty, collectionHolds == 0 else { return }
    let frame = frames[depth]
    for index in register..<max(register, frame.code.pointee.registerCount) { frame.registers[index] = .undefined }
    finalizable.removeAll { $0.kind == .generator && $0.generator.pointee.state == .finished }
    while !finalizable.isEmpty, !areHeldPlainly(), let lost = takeLost(generatorsOnly) {
      for value in lost { try callFinalizer(value) }
    }
  }

  /// Whether each of a few values stands in a register or in a variable of the program, which is quickly seen.
  private mutating func areHeldPlainly() -> Bool {
    guard finalizable.count <= Machine.plainSearches else { return false }
    let registers = UnsafeBufferPointer(start: stack, count: frames[depth].top - stack)
    let variables = UnsafeBufferPointer(start: mainGlobals.entries, count: mainGlobals.pointee.used)
    stepsLeft -= (registers.count + variables.count) / 16
    return finalizable.allSatisfy { value in
      if value.kind == .generator, value.generator.pointee.state == .running { return true }
      return registers.contains { $0.isIdentical(to: value) }
        || variables.contains { !$0.key.isUndefined && $0.value.isIdentical(to: value) }
    }
  }

  /// Calls each `__del__` that was not called, at the end of the program.
  mutating func finalizeRest() throws(Raise) {
    while let value = finalizable.first {
      finalizable.removeFirst()
      try callFinalizer(value)
    }
  }

  /// The same where the program has ended by an error or by `exit()`.
  mutating func finalizeAfterEnd() {
    guard stop == nil, !finalizable.isEmpty else { return }
    do throws(Raise) { try finalizeRest() } catch { pending = .none }
  }

  /// The instances that nothing leads to, without those that others of them hold; nil when there are none.
  private mutating func takeLost(_ generatorsOnly: Bool) -> [Value]? {
    finalizerSearches += 1
    guard finalizerSearches < Machine.exactSearches || finalizerSearches % 64 == 0 else { return nil }
    for code in linked { forgetInstances(in: code) }
    var collector = Collector()
    markRoots(&collector)
    collector.finish()
    let lost = finalizable.filter { !$0.object.pointee.isMarked && (!generatorsOnly || $0.kind == .generator) }
    for instance in lost { collector.markContents(of: instance) }
    let first = lost.filter { !$0.object.pointee.isMarked }
    for value in finalizable { collector.mark(value) }
    collector.finish()
    finishCollection(collector)
    if first.isEmpty { return nil }
    finalizable.removeAll { instance in first.contains { $0.isIdentical(to: instance) } }
    return first
  }

  /// Empties the caches that keep an instance, which are no reason for it to live on.
  private func forgetInstances(in code: Code) {
    guard code.pointee.isLinked else { return }
    let count = code.pointee.compiled._withUnsafeGuaranteedRef { $0.cacheNames.count }
    for index in 0..<count where code.pointee.caches[index].value.kind == .instance {
      code.pointee.caches[index] = InlineCache(name: code.pointee.caches[index].name)
    }
    for index in 0..<code.pointee.nestedCount { forgetInstances(in: code.pointee.nested[index]) }
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
      try write(string(text).string, to: .standardError)
    }
  }
}
