/// A Python value in 16 plain bytes: a kind, and 64 bits that are the value itself or a pointer to a body on the heap.
///
/// Copying one costs nothing beyond the copy; what a pointer leads to lives as long as the collector can reach it.
struct Value {
  /// The kind in the lowest byte; above it, for an `int` or `float`, which object the number is.
  private let head: UInt64
  let bits: UInt64

  @inline(__always)
  init(kind: Kind, bits: UInt64) {
    head = UInt64(kind.rawValue)
    self.bits = bits
  }

  /// A number that is the object of that serial; serial 0 stands for a number of which it was not noted.
  @inline(__always)
  init(_ number: Int, serial: UInt64) {
    head = serial << 8 | UInt64(Kind.int.rawValue)
    bits = UInt64(bitPattern: Int64(number))
  }

  @inline(__always)
  init(_ number: Double, serial: UInt64) {
    head = serial << 8 | UInt64(Kind.float.rawValue)
    bits = number.bitPattern
  }

  /// The same number as the object of a serial.
  @inline(__always)
  init(_ number: Value, serial: UInt64) {
    head = number.head & 0xFF | serial << 8
    bits = number.bits
  }

  @inline(__always)
  var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: head), to: Kind.self) }

  /// Which object a number is; 0 where that was not noted, and for values that are no number.
  @inline(__always)
  var serial: UInt64 { head >> 8 }

  @inline(__always)
  init(_ number: Int) { self.init(kind: .int, bits: UInt64(bitPattern: Int64(number))) }

  @inline(__always)
  init(_ number: Double) { self.init(kind: .float, bits: number.bitPattern) }

  @inline(__always)
  init(_ truth: Bool) { self.init(kind: .bool, bits: truth ? 1 : 0) }

  /// A value that points to a body, whose header knows its kind.
  @inline(__always)
  init<Body: HeapBody>(_ body: UnsafeMutablePointer<Body>) {
    self.init(kind: body.pointee.header.kind, bits: UInt64(UInt(bitPattern: body)))
  }

  /// A value that points to a body, or `undefined`.
  init<Body: HeapBody>(_ body: UnsafeMutablePointer<Body>?) {
    if let body { self.init(body) } else { self = .undefined }
  }

  init(_ object: Object) {
    self.init(kind: object.pointee.kind, bits: UInt64(UInt(bitPattern: object)))
  }

  static let undefined = Value(kind: .undefined, bits: 0)
  static let none = Value(kind: .none, bits: 0)
  static let `true` = Value(true)
  static let `false` = Value(false)
  static let ellipsis = Value(kind: .ellipsis, bits: 0)
  static let notImplemented = Value(kind: .notImplemented, bits: 0)

  /// The number of an `int` or `bool` kind.
  @inline(__always)
  var int: Int { Int(Int64(bitPattern: bits)) }

  @inline(__always)
  var float: Double { Double(bitPattern: bits) }

  @inline(__always)
  var bool: Bool { bits != 0 }

  @inline(__always)
  var isUndefined: Bool { kind == .undefined }

  @inline(__always)
  var isNone: Bool { kind == .none }

  /// Whether the two are one object, as Python's `is` asks; equal numbers are one only if they were made once, or are
  /// small.
  @inline(__always)
  func isIdentical(to other: Value) -> Bool { bits == other.bits && (head == other.head || isShared(other)) }

  /// Whether equal bits are those of a small `int`, of which there is one object.
  @inline(__always)
  private func isShared(_ other: Value) -> Bool {
    kind == .int && other.kind == .int && Value.sharedNumbers.contains(int)
  }

  /// The numbers of which CPython keeps one object each.
  static let sharedNumbers = -5...256

  /// The header of a heap body.
  @inline(__always)
  var object: Object { pointer(to: Header.self) }

  /// The value's bits as a pointer; the caller has looked at `kind`.
  @inline(__always)
  func pointer<Body>(to type: Body.Type) -> UnsafeMutablePointer<Body> {
    UnsafeMutablePointer<Body>(bitPattern: UInt(bits)).unsafelyUnwrapped
  }
}

extension Value {
  @inline(__always) var string: Text { pointer(to: TextBody.self) }
  @inline(__always) var list: List { pointer(to: ListBody.self) }
  @inline(__always) var tuple: Tuple { pointer(to: TupleBody.self) }
  @inline(__always) var dict: Dict { pointer(to: DictBody.self) }
  @inline(__always) var set: PySet { pointer(to: SetBody.self) }
  @inline(__always) var range: PyRange { pointer(to: RangeBody.self) }
  @inline(__always) var slice: PySlice { pointer(to: SliceBody.self) }
  @inline(__always) var dictView: DictView { pointer(to: DictViewBody.self) }
  @inline(__always) var bigInt: Big { pointer(to: BigBody.self) }
  @inline(__always) var complex: Complex { pointer(to: ComplexBody.self) }
  @inline(__always) var bytes: Bytes { pointer(to: BytesBody.self) }
  @inline(__always) var function: Function { pointer(to: FunctionBody.self) }
  @inline(__always) var native: NativeFunction { pointer(to: NativeBody.self) }
  @inline(__always) var boundMethod: BoundMethod { pointer(to: BoundMethodBody.self) }
  @inline(__always) var code: Code { pointer(to: CodeBody.self) }
  @inline(__always) var cell: Cell { pointer(to: CellBody.self) }
  @inline(__always) var generator: Generator { pointer(to: GeneratorBody.self) }
  @inline(__always) var iterator: PyIterator { pointer(to: IteratorBody.self) }
  @inline(__always) var type: Type { pointer(to: TypeBody.self) }
  @inline(__always) var instance: Instance { pointer(to: InstanceBody.self) }
  @inline(__always) var exception: Exception { pointer(to: ExceptionBody.self) }
  @inline(__always) var module: Module { pointer(to: ModuleBody.self) }
  @inline(__always) var descriptor: Descriptor { pointer(to: DescriptorBody.self) }
  @inline(__always) var opaque: Opaque { pointer(to: OpaqueBody.self) }
}
