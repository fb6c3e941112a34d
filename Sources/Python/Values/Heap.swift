import Execution

/// The memory of one run: pools of blocks by size, a count of all bytes, and what the collector needs to know.
///
/// Bytes are counted by what is asked for, so the count is the same on every machine. Blocks that are free stay in
/// their pools for the next values of their size; pools of which no block is in use are given back, where they are more
/// than a run soon needs again.
struct Heap: ~Copyable {
  /// Blocks of one size, side by side.
  struct Chunk {
    let base: UnsafeMutableRawPointer
    let blockSize: Int
    let count: Int
  }

  static let largestPooled = 512
  /// The sizes of pools, in bytes: small programs touch little memory.
  private static let chunkSizes = 1 << 10...32 << 10
  /// What a block from the system takes beside what was asked for.
  private static let blockOverhead = 32
  /// Free memory of pools that a run keeps, beside as much as it uses.
  static let spare = 8 << 20

  /// Bytes held by bodies and their buffers.
  var bytes = 0
  /// The largest number of bytes ever held.
  private(set) var peak = 0
  /// When `bytes` goes beyond this, the next safe point collects.
  var threshold: Int
  /// What the budget allows for values that a run can reach.
  let limit: Int
  /// What it may hold before it is known what it can reach.
  let hardLimit: Int
  /// Bytes that are held elsewhere: a big integer's words, the shapes of a class.
  private(set) var external = 0
  /// Bytes of pools and of blocks from the system, whether they are in use or not.
  var held = 0
  private let pace: CollectionPace
  /// Memory for the first pools, taken and given back at once: most programs of lessons need no more.
  private let slab: UnsafeMutableRawPointer
  private static let slabSize = 16 << 10
  private var slabUsed = 0
  /// Blocks of larger size classes come from the system one by one.
  private let largestPooledClass: Int
  private var serial: UInt32 = 0

  /// Free blocks of bodies, by size class, linked through their second word.
  let freeBodies: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Free blocks of plain data, by size class, linked through their first word.
  let freeData: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  var bodyChunks: [Chunk] = []
  var dataChunks: [Chunk] = []
  /// Bytes of blocks of plain data that are in no pool.
  private(set) var largeData = 0
  /// Bytes of all data chunks.
  var dataHeld = 0
  var largeBodies: [UnsafeMutableRawPointer] = []

  init(limit: Int, pace: CollectionPace) {
    self.limit = limit
    let (sum, isTooLarge) = limit.addingReportingOverflow(max(limit / 8, min(limit, 64 << 20)))
    hardLimit = isTooLarge ? .max : sum
    self.pace = pace
    largestPooledClass = pace.poolsBlocks ? Heap.largestPooled >> 4 : 0
    threshold = min(limit, pace.threshold(after: 0))
    slab = .allocate(byteCount: Heap.slabSize, alignment: 16)
    let classes = Heap.largestPooled / 16 + 1
    freeBodies = .allocate(capacity: classes)
    freeBodies.initialize(repeating: nil, count: classes)
    freeData = .allocate(capacity: classes)
    freeData.initialize(repeating: nil, count: classes)
  }

  deinit {
    for chunk in bodyChunks { freePool(chunk.base) }
    for chunk in dataChunks { freePool(chunk.base) }
    for body in largeBodies { freeBlock(body) }
    slab.deallocate()
    freeBodies.deallocate()
    freeData.deallocate()
  }

  /// Uninitialised memory for a body and the header that belongs at its start.
  @inline(__always)
  mutating func allocate(_ kind: Kind, size: Int) -> (UnsafeMutableRawPointer, Header) {
    let sizeClass = (size + 15) >> 4
    serial &+= 1
    guard sizeClass <= largestPooledClass else { return allocateLarge(kind, sizeClass << 4) }
    add(sizeClass << 4)
    if let block = freeBodies[sizeClass] {
      freeBodies[sizeClass] = block.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
      return (block, Header(kind: kind, sizeClass: UInt8(truncatingIfNeeded: sizeClass), serial: serial))
    }
    return (takeFromNewChunk(sizeClass), Header(kind: kind, sizeClass: UInt8(sizeClass), serial: serial))
  }

  /// Memory for plain data; `size` has to be named again when it is given back.
  @inline(__always)
  mutating func allocateData(size: Int) -> UnsafeMutableRawPointer {
    let sizeClass = (size + 15) >> 4
    guard sizeClass <= largestPooledClass else { return allocateLargeData(sizeClass << 4) }
    add(sizeClass << 4)
    if let block = freeData[sizeClass] {
      freeData[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return takeDataFromNewChunk(sizeClass)
  }

  @inline(__always)
  mutating func freeData(_ pointer: UnsafeMutableRawPointer, size: Int) {
    let sizeClass = (size + 15) >> 4
    guard sizeClass <= largestPooledClass else { return freeLargeData(pointer, sizeClass << 4) }
    bytes -= sizeClass << 4
    pointer.storeBytes(of: freeData[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeData[sizeClass] = pointer
  }

  /// Makes a block of plain data larger or smaller and keeps what it holds; a large one is not copied, so that old and
  /// new never take memory at once.
  mutating func resizeData(_ pointer: UnsafeMutableRawPointer, from old: Int, to new: Int) -> UnsafeMutableRawPointer {
    let (oldClass, newClass) = ((old + 15) >> 4, (new + 15) >> 4)
    guard oldClass > largestPooledClass, newClass > largestPooledClass else {
      let moved = allocateData(size: new)
      copyMemory(moved, pointer, min(old, new))
      freeData(pointer, size: old)
      return moved
    }
    held += (newClass - oldClass) << 4
    largeData += (newClass - oldClass) << 4
    add((newClass - oldClass) << 4)
    return resizeBlock(pointer, to: newClass << 4)
  }

  /// Counts bytes that are held elsewhere; negative to give them back.
  @inline(__always)
  mutating func count(_ size: Int) {
    external += size
    add(size)
  }

  @inline(__always)
  private mutating func add(_ size: Int) {
    bytes += size
    if bytes > peak { peak = bytes }
  }

  /// Says when to collect next; called when a collection is over.
  ///
  /// Close to the limit the threshold is above it, or there would be a collection for each few values.
  mutating func setThreshold() {
    threshold = min(max(limit, bytes + limit / 16), pace.threshold(after: bytes))
  }

  private mutating func allocateLarge(_ kind: Kind, _ size: Int) -> (UnsafeMutableRawPointer, Header) {
    // The size stands in the 16 bytes before the body, since the header has no room for it.
    let base = allocateBlock(size + 16)
    base.storeBytes(of: size, as: Int.self)
    held += size + Heap.blockOverhead
    add(size)
    largeBodies.append(base)
    return (base + 16, Header(kind: kind, sizeClass: 0, serial: serial))
  }

  /// Gives a large body back, whose contents are gone.
  mutating func freeLargeBody(_ base: UnsafeMutableRawPointer) {
    let size = base.load(as: Int.self)
    held -= size + Heap.blockOverhead
    bytes -= size
    freeBlock(base)
  }

  private mutating func allocateLargeData(_ size: Int) -> UnsafeMutableRawPointer {
    held += size + Heap.blockOverhead
    largeData += size
    add(size)
    return allocateBlock(size)
  }

  private mutating func freeLargeData(_ pointer: UnsafeMutableRawPointer, _ size: Int) {
    held -= size + Heap.blockOverhead
    largeData -= size
    bytes -= size
    freeBlock(pointer)
  }

  private mutating func takeFromNewChunk(_ sizeClass: Int) -> UnsafeMutableRawPointer {
    let blockSize = sizeClass << 4
    let count = max(4, nextChunkSize / blockSize)
    let base = allocatePool(count * blockSize)
    held += count * blockSize
    bodyChunks.append(Chunk(base: base, blockSize: blockSize, count: count))
    var next: UnsafeMutableRawPointer?
    for index in stride(from: count - 1, to: 0, by: -1) {
      let block = base + index * blockSize
      block.storeBytes(of: Kind.undefined.rawValue, as: UInt8.self)
      block.storeBytes(of: next, toByteOffset: 8, as: UnsafeMutableRawPointer?.self)
      next = block
    }
    freeBodies[sizeClass] = next
    return base
  }

  private mutating func takeDataFromNewChunk(_ sizeClass: Int) -> UnsafeMutableRawPointer {
    let blockSize = sizeClass << 4
    let count = max(4, nextChunkSize / blockSize)
    let base = allocatePool(count * blockSize)
    held += count * blockSize
    dataHeld += count * blockSize
    dataChunks.append(Chunk(base: base, blockSize: blockSize, count: count))
    var next: UnsafeMutableRawPointer?
    for index in stride(from: count - 1, to: 0, by: -1) {
      let block = base + index * blockSize
      block.storeBytes(of: next, as: UnsafeMutableRawPointer?.self)
      next = block
    }
    freeData[sizeClass] = next
    return base
  }

  /// Memory for the blocks of a pool, a multiple of 16 bytes.
  private mutating func allocatePool(_ size: Int) -> UnsafeMutableRawPointer {
    guard slabUsed + size <= Heap.slabSize else { return .allocate(byteCount: size, alignment: 16) }
    defer { slabUsed += size }
    return slab + slabUsed
  }

  /// Gives the memory of a pool back; what is a part of the slab is given back with it.
  func freePool(_ base: UnsafeMutableRawPointer) {
    if base < slab || base >= slab + Heap.slabSize { base.deallocate() }
  }

  /// The next pool has a part of what a run holds already, whatever the sizes of its blocks.
  private var nextChunkSize: Int { min(max(held / 4, Heap.chunkSizes.lowerBound), Heap.chunkSizes.upperBound) }
}
