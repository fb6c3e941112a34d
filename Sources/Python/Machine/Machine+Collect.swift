import Execution

extension Machine {
  /// Frees what cannot be reached; only at safe points, where every live value is in a register or a root.
  mutating func collect() throws(Raise) {
    guard collectionHolds == 0 else {
      if heap.bytes > heap.hardLimit { throw outOf(.memory) }
      return
    }
    _ = dropFinished()
    var collector = beginRound()
    for value in finalizable { collector.mark(value) }
    collector.finish()
    collector.forgetLostSubclasses()
    let looked = sweep(collector)
    stepsLeft -= collector.marked / 4 + looked / 32
    heap.setThreshold()
    // Registers of calls in progress count where it gets tight.
    let registers = (stackHigh - stack) * MemoryLayout<Value>.stride
    if heap.bytes + registers > heap.limit || heap.held + heap.external > heap.hardLimit { throw outOf(.memory) }
  }

  /// A collector that has marked the roots, but not yet what they lead to.
  mutating func beginRound() -> Collector {
    markRound = markRound == .max ? 1 : markRound + 1
    var collector = Collector(round: markRound)
    markRoots(&collector)
    return collector
  }

  private mutating func markRoots(_ collector: inout Collector) {
    var top = stack
    for index in 0...depth {
      let frame = frames[index]
      collector.mark(frame.code)
      collector.mark(optional: frame.function)
      collector.mark(optional: frame.generator)
      collector.mark(frame.keep)
      if frame.top > top { top = frame.top }
    }
    collector.mark(stack, top - stack)
    // Beyond the frames lie remains of calls that are over; they must not be taken for values later.
    while stackHigh > top {
      stackHigh -= 1
      stackHigh.initialize(to: .undefined)
    }
    for value in roots { collector.mark(value) }
    collector.mark(pending)
    collector.mark(handled)
    collector.mark(stopped)
    collector.mark(replacedStreams.input)
    collector.mark(replacedStreams.output)
    // The table of names keeps none of them.
    collector.markAlone(interned)
    for name in 0..<Special.allCases.count { collector.mark(optional: specials[name]) }
    collector.mark(builtins)
    collector.mark(modules)
    collector.mark(internalModules)
    collector.mark(mainGlobals)
    collector.mark(constants)
    collector.mark(optional: emptyTuple)
    collector.mark(optional: emptyString)
    for bytes in sharedBytes { collector.mark(bytes) }
    for index in 0..<BuiltinType.allCases.count { collector.mark(optional: types[index]) }
    for index in 0..<256 { collector.mark(optional: latinTexts[index]) }
    for code in linked { collector.mark(code) }
    for function in evaluated.values { collector.mark(function) }
  }

  /// Refuses an allocation that the budget has no room for.
  @inline(__always)
  mutating func reserve(_ size: Int) throws(Raise) {
    if size > heap.limit || heap.bytes + size > heap.hardLimit { throw outOf(.memory) }
  }

  /// Ends the run for lack of something; nothing in the program can catch it.
  mutating func outOf(_ limit: Limit) -> Raise {
    stop = limit
    return Raise()
  }

  /// How many steps are left in all.
  var allStepsLeft: Int { stepsLeft + reserve.steps }

  /// Takes the next steps of the reserve; ends the run where it may not go on.
  @inline(never)
  mutating func takeSteps() throws(Raise) {
    if !reserve.refill(&stepsLeft) { throw outOf(.steps) }
  }

  /// Charges steps for work in proportion to a size, and ends a run that has taken far more memory than it may: what
  /// runs long without a safe point is charged again and again.
  @inline(__always)
  mutating func charge(_ steps: Int) throws(Raise) {
    stepsLeft -= steps
    if stepsLeft < 0 { try takeSteps() }
    if heap.bytes > heap.hardLimit { throw outOf(.memory) }
  }
}
