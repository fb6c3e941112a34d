// Freeing what a collection has not marked.
extension Machine {
  /// Frees what a collector has not marked, and gives empty pools back.
  ///
  /// - Returns: How many blocks were looked at.
  mutating func sweep(_ collector: Collector) -> Int {
    forgetUnusedNames(collector)
    heap.forgetFreeBodies()
    let chunks = heap.bodyChunks
    let spare = Heap.spare + collector.marked * 64
    var (kept, left) = ([Heap.Chunk](), spare)
    var (looked, live) = (0, 0)
    kept.reserveCapacity(chunks.count)
    for chunk in chunks {
      let free = heap.freeBodies[chunk.blockSize >> 4]
      let count = sweep(chunk, collector.round)
      looked += chunk.count
      live += count * chunk.blockSize
      if count == 0 { left -= chunk.blockSize * chunk.count }
      if count == 0, left < 0 { heap.release(chunk, free: free) } else { kept.append(chunk) }
    }
    heap.bodyChunks = kept
    looked += heap.largeBodies.count
    live += sweepLarge(collector.round)
    return looked + heap.releaseEmptyData(bodies: live, spare: spare)
  }

  /// Frees what is not marked in a chunk; gives the number of what is left.
  private mutating func sweep(_ chunk: Heap.Chunk, _ round: UInt8) -> Int {
    let sizeClass = chunk.blockSize >> 4
    var count = 0
    for index in 0..<chunk.count {
      let block = chunk.base + index * chunk.blockSize
      let object = block.assumingMemoryBound(to: Header.self)
      if object.pointee.kind != .undefined {
        if object.pointee.mark == round {
          count += 1
          continue
        }
        destroy(Value(object))
        heap.bytes -= chunk.blockSize
      }
      heap.freeBody(block, sizeClass: sizeClass)
    }
    return count
  }

  /// The same for bodies with a block of their own; gives the bytes of those that are left.
  private mutating func sweepLarge(_ round: UInt8) -> Int {
    var (kept, live) = (0, 0)
    for base in heap.largeBodies {
      let object = (base + 16).assumingMemoryBound(to: Header.self)
      if object.pointee.mark == round {
        heap.largeBodies[kept] = base
        kept += 1
        live += base.load(as: Int.self)
      } else {
        destroy(Value(object))
        heap.freeLargeBody(base)
      }
    }
    heap.largeBodies.removeSubrange(kept...)
    return live
  }

  /// Drops names that only the table of names still knows: a program may make any number of them.
  private func forgetUnusedNames(_ collector: Collector) {
    for index in 0..<interned.pointee.used {
      let key = interned.entries[index].key
      if !key.isUndefined, !collector.isMarked(key) { interned.removeEntry(index) }
    }
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
    case .opaque:
      heap.count(-OpaqueBody.countedBytes - value.opaque.pointee.payload.countedBytes)
      value.opaque.deinitialize(count: 1)
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

  private mutating func free(_ shape: ShapeRef) {
    var shapes = [shape]
    while let next = shapes.popLast() {
      if let child = next.pointee.firstChild { shapes.append(child) }
      if let sibling = next.pointee.sibling { shapes.append(sibling) }
      heap.count(-ShapeBody.countedBytes)
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
}
