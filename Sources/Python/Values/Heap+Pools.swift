// The pools when a collection is over.
extension Heap {
  /// Empties the lists of free blocks, which a sweep makes anew.
  func forgetFreeBodies() { freeBodies.update(repeating: nil, count: Heap.largestPooled / 16 + 1) }

  /// Puts a body's block, whose contents are gone, back into its pool.
  @inline(__always)
  func freeBody(_ block: UnsafeMutableRawPointer, sizeClass: Int) {
    block.storeBytes(of: Kind.undefined.rawValue, as: UInt8.self)
    block.storeBytes(of: freeBodies[sizeClass], toByteOffset: 8, as: UnsafeMutableRawPointer?.self)
    freeBodies[sizeClass] = block
  }

  /// Gives a pool of bodies back of which no block is in use; `free` is the first free block of its size elsewhere.
  mutating func release(_ chunk: Chunk, free: UnsafeMutableRawPointer?) {
    freeBodies[chunk.blockSize >> 4] = free
    held -= chunk.blockSize * chunk.count
    freePool(chunk.base)
  }

  /// Gives pools of plain data back of which no block is in use, where more than a spare part of them is free.
  ///
  /// - Parameter bodies: The bytes of all bodies that are left.
  /// - Returns: How many blocks were looked at.
  mutating func releaseEmptyData(bodies: Int, spare: Int) -> Int {
    guard dataHeld - (bytes - external - bodies - largeData) > spare else { return 0 }
    let chunks = dataChunks.sorted { $0.base < $1.base }
    var free = Array(repeating: 0, count: chunks.count)
    var looked = 0
    for sizeClass in 0...Heap.largestPooled / 16 {
      var next = freeData[sizeClass]
      while let block = next {
        free[chunks.index(of: block)] += 1
        looked += 1
        next = block.load(as: UnsafeMutableRawPointer?.self)
      }
    }
    let isEmpty = zip(chunks, free).map { $0.count == $1 }
    for sizeClass in 0...Heap.largestPooled / 16 { unlink(sizeClass) { !isEmpty[chunks.index(of: $0)] } }
    for (chunk, isEmpty) in zip(chunks, isEmpty) where isEmpty {
      held -= chunk.blockSize * chunk.count
      dataHeld -= chunk.blockSize * chunk.count
      freePool(chunk.base)
    }
    dataChunks = zip(chunks, isEmpty).filter { !$0.1 }.map(\.0)
    return looked
  }

  /// Keeps only some of the free blocks of plain data of a size.
  private func unlink(_ sizeClass: Int, _ isKept: (UnsafeMutableRawPointer) -> Bool) {
    var next = freeData[sizeClass]
    var last: UnsafeMutableRawPointer?
    freeData[sizeClass] = nil
    while let block = next {
      next = block.load(as: UnsafeMutableRawPointer?.self)
      guard isKept(block) else { continue }
      block.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      if let last { last.storeBytes(of: block, as: UnsafeMutableRawPointer?.self) } else { freeData[sizeClass] = block }
      last = block
    }
  }
}

extension [Heap.Chunk] {
  /// Which of the chunks, sorted by their places, a block belongs to.
  fileprivate func index(of block: UnsafeMutableRawPointer) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle].base <= block { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
