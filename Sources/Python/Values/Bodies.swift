import BigInt

typealias List = UnsafeMutablePointer<ListBody>
typealias Tuple = UnsafeMutablePointer<TupleBody>
typealias PyRange = UnsafeMutablePointer<RangeBody>
typealias PySlice = UnsafeMutablePointer<SliceBody>
typealias DictView = UnsafeMutablePointer<DictViewBody>
typealias Big = UnsafeMutablePointer<BigBody>
typealias Complex = UnsafeMutablePointer<ComplexBody>
typealias Bytes = UnsafeMutablePointer<BytesBody>
typealias Cell = UnsafeMutablePointer<CellBody>
typealias BoundMethod = UnsafeMutablePointer<BoundMethodBody>
typealias PyIterator = UnsafeMutablePointer<IteratorBody>
typealias Module = UnsafeMutablePointer<ModuleBody>
typealias Descriptor = UnsafeMutablePointer<DescriptorBody>
typealias Opaque = UnsafeMutablePointer<OpaqueBody>

/// A `list`.
struct ListBody: HeapBody {
  var header: Header
  var count: Int
  var capacity: Int
  var items: UnsafeMutablePointer<Value>
}

/// A `tuple`; its items follow the body.
struct TupleBody: HeapBody {
  var header: Header
  var count: Int
}

extension UnsafeMutablePointer where Pointee == TupleBody {
  @inline(__always) var count: Int { pointee.count }

  @inline(__always)
  var items: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Value.self)
  }

  var buffer: UnsafeBufferPointer<Value> { UnsafeBufferPointer(start: items, count: count) }
}

extension UnsafeMutablePointer where Pointee == ListBody {
  @inline(__always) var count: Int { pointee.count }
  @inline(__always) var items: UnsafeMutablePointer<Value> { pointee.items }
  var buffer: UnsafeBufferPointer<Value> { UnsafeBufferPointer(start: items, count: count) }
}

/// An `int` that does not fit in 64 bits.
struct BigBody: HeapBody {
  var header: Header
  var number: BigInt
}

struct ComplexBody: HeapBody {
  var header: Header
  var real: Double
  var imaginary: Double
}

/// `bytes` or `bytearray`.
struct BytesBody: HeapBody {
  var header: Header
  var bytes: [UInt8]
  var counted: Int
}

/// `range(start, stop, step)`; its length is known.
struct RangeBody: HeapBody {
  /// The numbers of a range within 64 bits.
  struct Parts {
    let start: Int
    let stop: Int
    let step: Int
    let count: Int
  }

  /// The numbers of a range beyond 64 bits, which are `int` values.
  struct WideParts {
    /// Keeps the four values alive.
    let tuple: Tuple

    var start: Value { tuple.items[0] }
    var stop: Value { tuple.items[1] }
    var step: Value { tuple.items[2] }
    var count: Value { tuple.items[3] }
  }

  var header: Header
  var start: Int
  var stop: Int
  var step: Int
  var count: Int
  /// Nil for a range within 64 bits; with it, the other fields say no more than the length, as far as that fits.
  var wide: WideParts?
}

struct SliceBody: HeapBody {
  var header: Header
  var start: Value
  var stop: Value
  var step: Value
}

/// `dict.keys()`, `.values()` or `.items()`.
struct DictViewBody: HeapBody {
  enum Part: UInt8 { case keys, values, items }

  var header: Header
  var dict: Dict
  var part: Part
}

/// A variable that inner functions share.
struct CellBody: HeapBody {
  var header: Header
  var value: Value
}

struct BoundMethodBody: HeapBody {
  var header: Header
  var function: Value
  var receiver: Value
}

/// Any built-in iterator: what it walks over, how far it has come, and what else its kind needs.
struct IteratorBody: HeapBody {
  var header: Header
  var form: IteratorForm
  var index: Int
  var stop: Int
  var step: Int
  var source: Value
  var extra: Value
}

enum IteratorForm: UInt8 {
  case range, list, tuple, text, bytes, keys, values, items, set, sequence, reversedSequence, reversedList
  case reversedTuple
  case reversedKeys, reversedValues, reversedItems
  case enumerate, zip, map, filter, callable, native, exhausted
}

struct ModuleBody: HeapBody {
  var header: Header
  var name: Text
  var dict: Dict
}

/// `property`, `classmethod`, `staticmethod`, a slot's member or a `super` proxy: up to four values.
struct DescriptorBody: HeapBody {
  var header: Header
  var first: Value
  var second: Value
  var third: Value
  var fourth: Value
  /// The name that a property was given by its class.
  var name: Value = .undefined
}

/// A value whose inside only Swift knows: a compiled pattern, a random generator.
struct OpaqueBody: HeapBody {
  var header: Header
  var type: Type
  var payload: any OpaquePayload
}

/// The inside of an opaque value.
protocol OpaquePayload: AnyObject {
  /// Every Python value that it holds.
  func forEachValue(_ body: (Value) -> Void)
  /// The bytes that it takes beside those of a small object, the same for its whole life.
  var countedBytes: Int { get }
}

extension OpaquePayload {
  /// None: it has a few fields.
  var countedBytes: Int { 0 }
}
