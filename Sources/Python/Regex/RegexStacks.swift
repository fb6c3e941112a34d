/// A way that a match has not tried yet, or something to be undone on the way back.
struct RegexChoice {
  enum Kind: UInt8 {
    /// The next alternative.
    case alternative
    /// One character fewer, one more.
    case fewer, more
    /// A repetition began; its iteration is undone.
    case opened, required
    /// The body of a repetition was tried: next comes what follows, or the other way round.
    case body, rest, lazyRest, lazyBody
    /// Parts that are matched by themselves.
    case look, lookNot, atomic, possessive
  }

  var kind: Kind
  /// The instruction that left it.
  var pc: Int
  var position: Int
  var count = 0
  /// The position of the iteration before.
  var lastPosition = -1
  // What the state was:
  var lastMark: Int
  var lastGroup: Int
  var repeatIndex: Int
  /// Where saved marks begin; as many as `lastMark` says, if any were saved.
  var savedStart: Int
  var hasSavedMarks: Bool
  /// For a part that is matched by itself: the one around it, and how many repetitions there were.
  var boundary = -1
  var repeatCount = 0
}

/// A repetition under way.
struct RegexRepeat {
  let pc: Int
  var count: Int
  let outer: Int
  /// Where the last iteration began, so that empty ones end it.
  var lastPosition: Int
}

/// A growing array of plain values without bounds checks.
struct RegexStack<Element>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity = 0
  var count = 0

  init() {
    // Nothing is read or written before there is capacity.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// The bytes that one more element takes beyond those that are there.
  @inline(__always)
  var nextGrowth: Int { count < capacity ? 0 : (nextCapacity - capacity) * MemoryLayout<Element>.stride }

  private var nextCapacity: Int { max(16, capacity * 2) }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  var top: UnsafeMutablePointer<Element> { base + (count - 1) }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: nextCapacity)
    larger.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = nextCapacity
  }
}
