import Execution

/// The memory of one run: pools of blocks by size, a count of all bytes, and what the collector needs to know.
///
/// Bytes are counted by what is asked for, so the count is the same on every machine.
struct Heap: ~Copyable {
  /// Blocks of one size, side by side.
  struct Chunk {
    let base: UnsafeMutableRawPointer
    let blockSize: Int
    let count: Int
  }

  private static let largestPooled = 512
  private static let chunkSize = 32 << 10

  /// Bytes held by bodies and their buffers.
  private(set) var bytes = 0
  /// The largest number of bytes ever held.
  private(set) var peak = 0
  /// When `bytes` goes beyond this, the next safe point collects.
  var threshold: Int
  /// What the budget allows.
  let limit: Int
  private let pace: CollectionPace
  /// Blocks of larger size classes come from the system one by one.
  private let largestPooledClass: Int
  private var serial: UInt32 = 0

  /// Free blocks of bodies, by size class, linked through their second word.
  private let freeBodies: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Free blocks of plain data, by size class, linked through their first word.
  private let freeData: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private(set) var bodyChunks: [Chunk] = []
  private var dataChunks: [UnsafeMutableRawPointer] = []
  var largeBodies: [UnsafeMutableRawPointer] = []
  private var chunkBytes = 2 << 10

  init(limit: Int, pace: CollectionPace) {
    self.limit = limit
    self.pace = pace
    largestPooledClass = pace.poolsBlocks ? Heap.largestPooled >> 4 : 0
    threshold = min(limit, pace.threshold(after: 0))
    let classes = Heap.largestPooled / 16 + 1
    freeBodies = .allocate(capacity: classes)
    freeBodies.initialize(repeating: nil, count: classes)
    freeData = .allocate(capacity: classes)
    freeData.initialize(repeating: nil, count: classes)
  }

  deinit {
    for chunk in bodyChunks { chunk.base.deallocate() }
    for chunk in dataChunks { chunk.deallocate() }
    for body in largeBodies { body.deallocate() }
    freeBodies.deallocate()
    freeData.deallocate()
  }

  /// Uninitialised memory for a body and the header that belongs at its start.
  @inline(__always)
  mutating func allocate(_ kind: Kind, size: Int) -> (UnsafeMutableRawPointer, Header) {
    let sizeClass = (size + 15) >> 4
    serial &+= 1
    count(sizeClass << 4)
    guard sizeClass <= largestPooledClass else { return allocateLarge(kind, sizeClass << 4) }
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
    count(sizeClass << 4)
    guard sizeClass <= largestPooledClass else {
      return .allocate(byteCount: sizeClass << 4, alignment: 16)
    }
    if let block = freeData[sizeClass] {
      freeData[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return takeDataFromNewChunk(sizeClass)
  }

  @inline(__always)
  mutating func freeData(_ pointer: UnsafeMutableRawPointer, size: Int) {
    let sizeClass = (size + 15) >> 4
    bytes -= sizeClass << 4
    guard sizeClass <= largestPooledClass else { return pointer.deallocate() }
    pointer.storeBytes(of: freeData[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeData[sizeClass] = pointer
  }

  /// Puts a body's block, whose contents are gone, back into its pool.
  mutating func freeBody(_ block: UnsafeMutableRawPointer, sizeClass: Int) {
    bytes -= sizeClass << 4
    block.storeBytes(of: Kind.undefined.rawValue, as: UInt8.self)
    block.storeBytes(of: freeBodies[sizeClass], toByteOffset: 8, as: UnsafeMutableRawPointer?.self)
    freeBodies[sizeClass] = block
  }

  /// Counts bytes that are held elsewhere (a big integer's words); negative to give them back.
  @inline(__always)
  mutating func count(_ size: Int) {
    bytes += size
    if bytes > peak { peak = bytes }
  }

  /// Says when to collect next; called when a collection is over.
  mutating func setThreshold() { threshold = min(limit, pace.threshold(after: bytes)) }

  private mutating func allocateLarge(_ kind: Kind, _ size: Int) -> (UnsafeMutableRawPointer, Header) {
    // The size stands in the 16 bytes before the body, since the header has no room for it.
    let base = UnsafeMutableRawPointer.allocate(byteCount: size + 16, alignment: 16)
    base.storeBytes(of: size, as: Int.self)
    largeBodies.append(base)
    return (base + 16, Header(kind: kind, sizeClass: 0, serial: serial))
  }

  private mutating func takeFromNewChunk(_ sizeClass: Int) -> UnsafeMutableRawPointer {
    let blockSize = sizeClass << 4
    let count = max(4, growChunks() / blockSize)
    let base = UnsafeMutableRawPointer.allocate(byteCount: count * blockSize, alignment: 16)
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
    let count = max(4, growChunks() / blockSize)
    let base = UnsafeMutableRawPointer.allocate(byteCount: count * blockSize, alignment: 16)
    dataChunks.append(base)
    var next: UnsafeMutableRawPointer?
    for index in stride(from: count - 1, to: 0, by: -1) {
      let block = base + index * blockSize
      block.storeBytes(of: next, as: UnsafeMutableRawPointer?.self)
      next = block
    }
    freeData[sizeClass] = next
    return base
  }

  /// Small programs touch little memory: chunks start small and grow.
  private mutating func growChunks() -> Int {
    let size = chunkBytes
    chunkBytes = min(chunkBytes * 2, Heap.chunkSize)
    return size
  }
}
