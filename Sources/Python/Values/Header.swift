/// The first eight bytes of every body on the heap.
struct Header {
  var kind: Kind
  /// The round of marking in which the body was last reached; 0 for a new one.
  var mark: UInt8 = 0
  /// What a kind wants to note about one body: the code point width of a text, for instance.
  var flags: UInt8 = 0
  /// The body's size in units of 16 bytes, or 0 when it was too large for the pools.
  var sizeClass: UInt8
  /// Counts up with every body made in a run, so that identities are the same on every run.
  var serial: UInt32
}

/// A pointer to any body.
typealias Object = UnsafeMutablePointer<Header>

/// A body that lives on the heap: a struct whose first field is its header.
protocol HeapBody {
  var header: Header { get set }
}
