typealias PySet = UnsafeMutablePointer<SetBody>

/// A `set` or `frozenset`: CPython's own table, since its order is what programs print.
///
/// Open addressing with runs of linear probes; see `Objects/setobject.c`'s description of the algorithm.
struct SetBody: HeapBody {
  struct Entry {
    var hash: Int
    /// Undefined when the slot is free; `dummyHash` tells a deleted entry from one never used.
    var key: Value
  }

  static let linearProbes = 9
  static let smallest = 8
  static let dummyHash = -1

  var header: Header
  /// Live entries.
  var count: Int
  /// Live and deleted entries.
  var fill: Int
  var mask: Int
  var entries: UnsafeMutablePointer<Entry>
  /// The hash of a frozen set once it was computed.
  var hash: Int?
}

extension UnsafeMutablePointer where Pointee == SetBody {
  @inline(__always) var count: Int { pointee.count }

  /// The first live entry at or after an index; nil at the end.
  func nextIndex(_ start: Int) -> Int? {
    var index = start
    while index <= pointee.mask {
      if !pointee.entries[index].key.isUndefined { return index }
      index += 1
    }
    return nil
  }
}

/// Where CPython's set looks for a hash: a slot, then up to nine neighbors, then a far one.
struct SetProbe {
  private let mask: Int
  private var perturb: UInt
  private var base: Int
  private var linear = 0

  @inline(__always)
  init(hash: Int, mask: Int) {
    self.mask = mask
    perturb = UInt(bitPattern: hash)
    base = hash & mask
  }

  var slot: Int { base + linear }

  @inline(__always)
  mutating func advance() {
    if linear < SetBody.linearProbes, base + SetBody.linearProbes <= mask {
      linear += 1
      return
    }
    linear = 0
    perturb >>= 5
    base = (base &* 5 &+ 1 &+ Int(bitPattern: perturb)) & mask
  }
}
