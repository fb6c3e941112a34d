import Execution

extension Machine {
  /// Frees what cannot be reached; only at safe points, where every live value is in a register or a root.
  mutating func collect() throws(Raise) {
    guard collectionHolds == 0 else {
      if heap.bytes > heap.limit * 2 { throw outOf(.memory) }
      return
    }
    var collector = Collector()
    markRoots(&collector)
    for value in finalizable { collector.mark(value) }
    collector.finish()
    finishCollection(collector)
    if heap.bytes > heap.limit { throw outOf(.memory) }
  }

  /// Frees what is not marked.
  mutating func finishCollection(_ collector: Collector) {
    let blocks = heap.bodyChunks.reduce(0) { $0 + $1.count }
    stepsLeft -= collector.marked / 8 + blocks / 64
    sweep()
    heap.setThreshold()
  }

  mutating func markRoots(_ collector: inout Collector) {
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
    collector.mark(replacedStreams.input)
    collector.mark(replacedStreams.output)
    collector.mark(interned)
    collector.mark(builtins)
    collector.mark(modules)
    collector.mark(internalModules)
    collector.mark(mainGlobals)
    for index in 0..<BuiltinType.allCases.count { collector.mark(optional: types[index]) }
    for index in 0..<256 { collector.mark(optional: latinTexts[index]) }
    for code in linked { collector.mark(code) }
    for function in evaluated.values { collector.mark(function) }
  }

  private mutating func sweep() {
    for chunk in heap.bodyChunks {
      for index in 0..<chunk.count {
        let block = chunk.base + index * chunk.blockSize
        let object = block.assumingMemoryBound(to: Header.self)
        if object.pointee.kind == .undefined { continue }
        if object.pointee.isMarked {
          object.pointee.isMarked = false
        } else {
          destroy(Value(object))
          heap.freeBody(block, sizeClass: chunk.blockSize >> 4)
        }
      }
    }
    sweepLarge()
  }

  private mutating func sweepLarge() {
    var kept = 0
    for base in heap.largeBodies {
      let object = (base + 16).assumingMemoryBound(to: Header.self)
      if object.pointee.isMarked {
        object.pointee.isMarked = false
        heap.largeBodies[kept] = base
        kept += 1
      } else {
        destroy(Value(object))
        heap.count(-base.load(as: Int.self))
        base.deallocate()
      }
    }
    heap.largeBodies.removeSubrange(kept...)
  }

  /// Gives back what a body holds outside its own block.
  private mutating func destroy(_ value: Value) {
    switch value.kind {
    case .list:
      let list = value.list
      if list.pointee.capacity > 0 { heap.freeData(list.items, size: list.pointee.capacity * 16) }
    case .dict: freeBuffers(of: value.dict)
    case .set, .frozenSet: freeBuffers(of: value.set)
    case .bigInt:
      heap.count(-value.bigInt.pointee.number.countedBytes)
      value.bigInt.deinitialize(count: 1)
    case .bytes, .byteArray:
      heap.count(-value.bytes.pointee.counted)
      value.bytes.deinitialize(count: 1)
    case .buffer:
      let buffer = value.pointer(to: BufferBody.self)
      heap.freeData(buffer.pointee.data, size: buffer.pointee.capacity)
    case .native: value.native.deinitialize(count: 1)
    case .opaque: value.opaque.deinitialize(count: 1)
    case .instance:
      let instance = value.instance
      if instance.pointee.values != instance.inlineValues {
        heap.freeData(instance.pointee.values, size: Int(instance.pointee.capacity) * 16)
      }
    case .exception:
      if let trace = value.exception.pointee.trace {
        heap.freeData(trace, size: value.exception.pointee.traceCapacity * MemoryLayout<TraceEntry>.stride)
      }
    case .code: free(value.code)
    case .type: if let shape = value.type.pointee.shape { free(shape) }
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .string, .complex, .tuple, .range,
      .slice, .dictView, .function, .boundMethod, .cell, .generator, .iterator, .module, .stream, .property,
      .classMethod, .staticMethod, .superProxy, .member, .traceback:
      break
    }
  }

  private func free(_ shape: ShapeRef) {
    var shapes = [shape]
    while let next = shapes.popLast() {
      if let child = next.pointee.firstChild { shapes.append(child) }
      if let sibling = next.pointee.sibling { shapes.append(sibling) }
      next.deallocate()
    }
  }

  private func free(_ code: Code) {
    guard code.pointee.isLinked else { return }
    code.pointee.constants.deallocate()
    code.pointee.caches.deallocate()
    code.pointee.nested.deallocate()
  }

  /// Frees every body; nothing of the run is used afterwards.
  mutating func freeEverything() {
    for chunk in heap.bodyChunks {
      for index in 0..<chunk.count {
        let object = (chunk.base + index * chunk.blockSize).assumingMemoryBound(to: Header.self)
        if object.pointee.kind != .undefined { destroy(Value(object)) }
      }
    }
    for base in heap.largeBodies { destroy(Value((base + 16).assumingMemoryBound(to: Header.self))) }
  }

  /// Refuses an allocation that the budget has no room for.
  @inline(__always)
  mutating func reserve(_ size: Int) throws(Raise) {
    if size > heap.limit || heap.bytes + size > heap.limit * 2 { throw outOf(.memory) }
  }

  /// Ends the run for lack of something; nothing in the program can catch it.
  mutating func outOf(_ limit: Limit) -> Raise {
    stop = limit
    return Raise()
  }

  /// Charges steps for work in proportion to a size.
  @inline(__always)
  mutating func charge(_ steps: Int) throws(Raise) {
    stepsLeft -= steps
    if stepsLeft < 0 { throw outOf(.steps) }
  }
}
