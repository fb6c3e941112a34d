import BigInt

// Making values.
extension Machine {
  mutating func makeList(capacity: Int = 0) -> List {
    let (block, header) = heap.allocate(.list, size: MemoryLayout<ListBody>.size)
    let list = block.assumingMemoryBound(to: ListBody.self)
    let items = capacity == 0 ? emptyEntries : heap.allocateData(size: capacity * 16)
    list.initialize(
      to: ListBody(header: header, count: 0, capacity: capacity, items: items.assumingMemoryBound(to: Value.self)))
    return list
  }

  mutating func makeList(_ items: UnsafePointer<Value>, _ count: Int) -> List {
    let list = makeList(capacity: count)
    list.items.initialize(from: items, count: count)
    list.pointee.count = count
    return list
  }

  mutating func makeList(_ items: [Value]) -> List {
    items.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return makeList() }
      return makeList(base, buffer.count)
    }
  }

  @inline(__always)
  mutating func append(_ list: List, _ value: Value) {
    if list.pointee.count == list.pointee.capacity { grow(list, to: list.count + 1) }
    list.items[list.count] = value
    list.pointee.count += 1
  }

  /// Makes room for so many items.
  mutating func grow(_ list: List, to count: Int) {
    let (old, capacity) = (list.items, list.pointee.capacity)
    if count <= capacity { return }
    // A large block grows in place, so that steps may be small.
    let wanted = count < 4 ? 4 : max(count, capacity + (capacity < 1 << 16 ? capacity / 2 : capacity / 8))
    let items =
      capacity == 0 ? heap.allocateData(size: wanted * 16) : heap.resizeData(old, from: capacity * 16, to: wanted * 16)
    list.pointee.items = items.assumingMemoryBound(to: Value.self)
    list.pointee.capacity = wanted
  }

  /// A tuple whose items are to be set at once; there is one empty tuple.
  mutating func makeTuple(count: Int) -> Tuple {
    if count == 0, let emptyTuple { return emptyTuple }
    let size = MemoryLayout<TupleBody>.size
    let (block, header) = heap.allocate(.tuple, size: size + count * 16)
    let tuple = block.assumingMemoryBound(to: TupleBody.self)
    tuple.initialize(to: TupleBody(header: header, count: count))
    if count == 0 { emptyTuple = tuple }
    return tuple
  }

  mutating func makeTuple(_ items: UnsafePointer<Value>, _ count: Int) -> Tuple {
    let tuple = makeTuple(count: count)
    tuple.items.initialize(from: items, count: count)
    return tuple
  }

  mutating func makeTuple(_ items: some Collection<Value>) -> Tuple {
    let tuple = makeTuple(count: items.count)
    for (index, item) in items.enumerated() { tuple.items[index] = item }
    return tuple
  }

  /// An `int` of any size.
  mutating func int(_ number: BigInt) -> Value {
    if let small = Int(exactly: number) { return Value(small) }
    let (block, header) = heap.allocate(.bigInt, size: MemoryLayout<BigBody>.size)
    let big = block.assumingMemoryBound(to: BigBody.self)
    big.initialize(to: BigBody(header: header, number: number))
    heap.count(number.countedBytes)
    return Value(big)
  }

  mutating func complex(_ real: Double, _ imaginary: Double) -> Value {
    let (block, header) = heap.allocate(.complex, size: MemoryLayout<ComplexBody>.size)
    let complex = block.assumingMemoryBound(to: ComplexBody.self)
    complex.initialize(to: ComplexBody(header: header, real: real, imaginary: imaginary))
    return Value(complex)
  }

  /// `bytes` or a `bytearray`; there is one empty `bytes`, and one of each byte.
  mutating func makeBytes(_ bytes: [UInt8], mutable: Bool = false) -> Value {
    guard !mutable, bytes.count < 2 else { return makeOwnBytes(bytes, mutable: mutable) }
    let index = bytes.first.map { Int($0) } ?? 256
    if sharedBytes.isEmpty { sharedBytes = [Value](repeating: .none, count: 257) }
    if sharedBytes[index].isNone { sharedBytes[index] = makeOwnBytes(bytes, mutable: false) }
    return sharedBytes[index]
  }

  private mutating func makeOwnBytes(_ bytes: [UInt8], mutable: Bool) -> Value {
    let (block, header) = heap.allocate(mutable ? .byteArray : .bytes, size: MemoryLayout<BytesBody>.size)
    let body = block.assumingMemoryBound(to: BytesBody.self)
    body.initialize(to: BytesBody(header: header, bytes: bytes, counted: bytes.countedBytes))
    heap.count(bytes.countedBytes)
    return Value(body)
  }

  mutating func makeSlice(_ start: Value, _ stop: Value, _ step: Value) -> Value {
    let (block, header) = heap.allocate(.slice, size: MemoryLayout<SliceBody>.size)
    let slice = block.assumingMemoryBound(to: SliceBody.self)
    slice.initialize(to: SliceBody(header: header, start: start, stop: stop, step: step))
    return Value(slice)
  }

  mutating func makeCell(_ value: Value) -> Value {
    let (block, header) = heap.allocate(.cell, size: MemoryLayout<CellBody>.size)
    let cell = block.assumingMemoryBound(to: CellBody.self)
    cell.initialize(to: CellBody(header: header, value: value))
    return Value(cell)
  }

  mutating func makeBoundMethod(_ function: Value, _ receiver: Value) -> Value {
    let (block, header) = heap.allocate(.boundMethod, size: MemoryLayout<BoundMethodBody>.size)
    let method = block.assumingMemoryBound(to: BoundMethodBody.self)
    method.initialize(to: BoundMethodBody(header: header, function: function, receiver: receiver))
    return Value(method)
  }

  mutating func makeIterator(
    _ form: IteratorForm, _ source: Value, index: Int = 0, stop: Int = 0, step: Int = 1, extra: Value = .none
  ) -> Value {
    let (block, header) = heap.allocate(.iterator, size: MemoryLayout<IteratorBody>.size)
    let iterator = block.assumingMemoryBound(to: IteratorBody.self)
    iterator.initialize(
      to: IteratorBody(
        header: header, form: form, index: index, stop: stop, step: step, source: source, extra: extra))
    return Value(iterator)
  }

  mutating func makeDictView(_ dict: Dict, _ part: DictViewBody.Part) -> Value {
    let (block, header) = heap.allocate(.dictView, size: MemoryLayout<DictViewBody>.size)
    let view = block.assumingMemoryBound(to: DictViewBody.self)
    view.initialize(to: DictViewBody(header: header, dict: dict, part: part))
    return Value(view)
  }

  mutating func makeModule(_ name: String) -> Module {
    let text = intern(name)
    let dict = makeDict()
    let (block, header) = heap.allocate(.module, size: MemoryLayout<ModuleBody>.size)
    let module = block.assumingMemoryBound(to: ModuleBody.self)
    module.initialize(to: ModuleBody(header: header, name: text, dict: dict))
    set(dict, self.name(.name), Value(text))
    return module
  }

  mutating func makeDescriptor(
    _ kind: Kind, _ first: Value, _ second: Value = .none, _ third: Value = .none, _ fourth: Value = .none
  ) -> Value {
    let (block, header) = heap.allocate(kind, size: MemoryLayout<DescriptorBody>.size)
    let descriptor = block.assumingMemoryBound(to: DescriptorBody.self)
    descriptor.initialize(
      to: DescriptorBody(header: header, first: first, second: second, third: third, fourth: fourth))
    return Value(descriptor)
  }

  mutating func makeNative(
    _ definition: NativeDefinition, owner: Type? = nil, receiver: Value = .undefined, module: Text? = nil
  ) -> Value {
    let (block, header) = heap.allocate(.native, size: MemoryLayout<NativeBody>.size)
    let native = block.assumingMemoryBound(to: NativeBody.self)
    let (minimum, maximum) = definition.signature.plainCounts
    let isPlain = definition.role == .function || definition.role == .staticMethod
    let extra = isPlain && receiver.isUndefined ? 0 : 1
    native.initialize(
      to: NativeBody(
        header: header, code: definition.code, minimum: minimum + extra, maximum: maximum + extra,
        fastKind: definition.role == .method ? owner?.pointee.builtin?.fastKind ?? .undefined : .undefined,
        definition: definition, takesLevel: definition.takesLevel, owner: owner, receiver: receiver, moduleName: module)
    )
    return Value(native)
  }

  mutating func makeOpaque(_ type: Type, _ payload: any OpaquePayload) -> Value {
    let (block, header) = heap.allocate(.opaque, size: MemoryLayout<OpaqueBody>.size)
    let opaque = block.assumingMemoryBound(to: OpaqueBody.self)
    opaque.initialize(to: OpaqueBody(header: header, type: type, payload: payload))
    heap.count(OpaqueBody.countedBytes + payload.countedBytes)
    return Value(opaque)
  }
}

extension BigInt {
  /// The bytes that the number's words take.
  var countedBytes: Int { magnitude.bitWidth / 8 + 8 + (magnitude.bitWidth > 128 ? arrayOverhead : 0) }
}

/// What a Swift array takes beside its elements.
private let arrayOverhead = 48

extension [UInt8] {
  /// The bytes of the array, with what it takes beside its elements.
  var countedBytes: Int { isEmpty ? 0 : count + arrayOverhead }
}

extension OpaqueBody {
  /// What an opaque value's inside takes at least, the system's own share included.
  static let countedBytes = 112
}
