// `__del__`: called when nothing leads to an instance any more, which is looked for after each statement.
extension Machine {
  /// Beyond so many searches, which take time, only some are made.
  private static let exactSearches = 5000

  /// Calls the `__del__` of instances that nothing leads to; registers from one on hold nothing that is needed.
  mutating func finalize(from register: Int) throws(Raise) {
    guard !finalizable.isEmpty, collectionHolds == 0 else { return }
    let frame = frames[depth]
    for index in register..<max(register, frame.code.pointee.registerCount) { frame.registers[index] = .undefined }
    while let lost = takeLost() {
      for instance in lost { try callFinalizer(instance) }
    }
  }

  /// Calls each `__del__` that was not called, at the end of the program.
  mutating func finalizeRest() throws(Raise) {
    while let instance = finalizable.first {
      finalizable.removeFirst()
      try callFinalizer(instance)
    }
  }

  /// The same where the program has ended by an error or by `exit()`.
  mutating func finalizeAfterEnd() {
    guard stop == nil, !finalizable.isEmpty else { return }
    do throws(Raise) { try finalizeRest() } catch { pending = .none }
  }

  /// The instances that nothing leads to, without those that others of them hold; nil when there are none.
  private mutating func takeLost() -> [Value]? {
    finalizerSearches += 1
    guard finalizerSearches < Machine.exactSearches || finalizerSearches % 64 == 0 else { return nil }
    for code in linked { forgetInstances(in: code) }
    var collector = Collector()
    markRoots(&collector)
    collector.finish()
    let lost = finalizable.filter { !$0.object.pointee.isMarked }
    for instance in lost { collector.markContents(of: instance) }
    let first = lost.filter { !$0.object.pointee.isMarked }
    for instance in lost { collector.mark(instance) }
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

  private mutating func callFinalizer(_ instance: Value) throws(Raise) {
    let held = roots.count
    roots.append(instance)
    defer { roots.removeSubrange(held...) }
    let method = lookUp(type(of: instance), name(.del))
    do throws(Raise) {
      _ = try call(method, instance)
    } catch {
      guard stop == nil, pending.kind == .exception else { throw error }
      let exception = pending
      pending = .none
      roots.append(exception)
      let text = "Exception ignored in: \(try representation(method))\n" + report(exception)
      try write(string(text).string, to: .standardError)
    }
  }
}
