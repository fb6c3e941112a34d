/// Marks what a run can still reach.
///
/// A mark is the number of its round, so that marks need not be taken away after a round that frees nothing.
struct Collector {
  /// The number of the round, from 1 to 255 and again.
  let round: UInt8
  private var pending: [Object] = []
  /// What is left of large bodies, which are not put on the list of pending objects at once.
  private var rows: [Row] = []
  private(set) var marked = 0
  /// Classes that have subclasses, which they do not keep.
  private var parents: [Type] = []

  @inline(__always)
  mutating func mark(_ value: Value) {
    if value.kind.isHeap { mark(value.object) }
  }

  @inline(__always)
  mutating func mark(_ object: Object) {
    if object.pointee.mark == round { return }
    object.pointee.mark = round
    marked += 1
    if object.pointee.kind != .string || object.asText.pointee.owner != nil { pending.append(object) }
  }

  mutating func mark<Body: HeapBody>(_ body: UnsafeMutablePointer<Body>) {
    mark(UnsafeMutableRawPointer(body).assumingMemoryBound(to: Header.self))
  }

  mutating func mark<Body: HeapBody>(optional body: UnsafeMutablePointer<Body>?) {
    if let body { mark(body) }
  }

  /// Marks a dictionary or a list, but nothing that it holds.
  mutating func markAlone<Body: HeapBody>(_ body: UnsafeMutablePointer<Body>) {
    UnsafeMutableRawPointer(body).assumingMemoryBound(to: Header.self).pointee.mark = round
  }

  /// Whether the round has reached a value of the heap.
  func isMarked(_ value: Value) -> Bool { value.object.pointee.mark == round }

  /// Takes subclasses that nothing leads to out of the lists of their bases.
  func forgetLostSubclasses() {
    for type in parents {
      guard let list = type.pointee.subclasses else { continue }
      var kept = 0
      for index in 0..<list.count where isMarked(list.items[index]) {
        list.items[kept] = list.items[index]
        kept += 1
      }
      list.pointee.count = kept
    }
  }

  mutating func mark(_ values: UnsafePointer<Value>, _ count: Int) {
    mark(Row(base: values, stride: MemoryLayout<Value>.stride, count: count))
  }

  private mutating func mark(_ row: Row) {
    if row.count > Row.longest { return rows.append(row) }
    for index in 0..<row.count { mark(row[index]) }
  }

  init(round: UInt8) { self.round = round }

  /// Marks what a value holds, but not the value itself.
  mutating func markContents(of value: Value) {
    trace(value)
    finish()
  }

  /// Follows everything that was marked until nothing new is found.
  mutating func finish() {
    while true {
      while let object = pending.popLast() { trace(Value(object)) }
      guard var row = rows.popLast() else { return }
      let part = row.takeFirst()
      if row.count > 0 { rows.append(row) }
      mark(part)
    }
  }

  private mutating func trace(_ value: Value) {
    switch value.kind {
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .bigInt, .complex, .bytes, .byteArray,
      .buffer, .stream:
      break
    case .range: mark(optional: value.range.pointee.wide?.tuple)
    case .string: mark(optional: value.string.pointee.owner)
    case .list: mark(value.list.items, value.list.count)
    case .tuple: mark(value.tuple.items, value.tuple.count)
    case .dict: trace(value.dict)
    case .set, .frozenSet: trace(value.set.pointee)
    case .slice: trace(value.slice.pointee)
    case .dictView: mark(value.dictView.pointee.dict)
    case .function: trace(value.function)
    case .native:
      mark(optional: value.native.pointee.owner)
      mark(value.native.pointee.receiver)
      mark(optional: value.native.pointee.moduleName)
    case .boundMethod:
      mark(value.boundMethod.pointee.function)
      mark(value.boundMethod.pointee.receiver)
    case .code: trace(value.code)
    case .cell: mark(value.cell.pointee.value)
    case .generator: trace(value.generator)
    case .iterator:
      mark(value.iterator.pointee.source)
      mark(value.iterator.pointee.extra)
    case .type: trace(value.type)
    case .instance: trace(value.instance)
    case .exception: trace(value.exception)
    case .module:
      mark(value.module.pointee.name)
      mark(value.module.pointee.dict)
    case .property, .classMethod, .staticMethod, .superProxy, .member, .traceback: trace(value.descriptor)
    case .opaque:
      mark(value.opaque.pointee.type)
      value.opaque.pointee.payload.forEachValue { mark($0) }
    }
  }

  private mutating func trace(_ set: SetBody) {
    mark(Row(base: set.entries, offset: Row.setKey, stride: Row.setStride, count: set.mask + 1))
  }

  private mutating func trace(_ slice: SliceBody) {
    mark(slice.start)
    mark(slice.stop)
    mark(slice.step)
  }

  private mutating func trace(_ dict: Dict) {
    mark(Row(base: dict.entries, offset: Row.dictKey, stride: Row.dictStride, count: dict.pointee.used))
    mark(Row(base: dict.entries, offset: Row.dictValue, stride: Row.dictStride, count: dict.pointee.used))
  }

  private mutating func trace(_ function: Function) {
    let body = function.pointee
    mark(body.code)
    mark(body.globals)
    mark(optional: body.defaults)
    mark(optional: body.keywordDefaults)
    mark(body.name)
    mark(body.qualifiedName)
    mark(optional: body.attributes)
    mark(body.moduleName)
    mark(function.captures, body.captureCount)
  }

  private mutating func trace(_ code: Code) {
    let body = code.pointee
    guard body.isLinked else { return }
    let compiled = body.compiled._withUnsafeGuaranteedRef { ($0.constants.count, $0.cacheNames.count) }
    mark(body.constants, compiled.0)
    for index in 0..<compiled.1 {
      mark(body.caches[index].name)
      mark(body.caches[index].value)
    }
    for index in 0..<body.nestedCount { mark(body.nested[index]) }
  }

  private mutating func trace(_ generator: Generator) {
    mark(generator.pointee.function)
    mark(generator.pointee.delegate)
    mark(generator.pointee.handled)
    mark(generator.registers, generator.pointee.registerCount)
  }

  private mutating func trace(_ type: Type) {
    let body = type.pointee
    mark(body.name)
    mark(body.qualifiedName)
    mark(body.moduleName)
    mark(optional: body.metatype)
    mark(body.bases)
    mark(body.order)
    mark(body.dict)
    if let list = body.subclasses {
      markAlone(list)
      parents.append(type)
    }
    var shapes = body.shape.map { [$0] } ?? []
    while let shape = shapes.popLast() {
      mark(optional: shape.pointee.name)
      if let child = shape.pointee.firstChild { shapes.append(child) }
      if let sibling = shape.pointee.sibling { shapes.append(sibling) }
    }
  }

  private mutating func trace(_ instance: Instance) {
    let body = instance.pointee
    mark(body.type)
    if let shape = body.shape { mark(body.values, shape.pointee.count) }
    mark(optional: body.dict)
    mark(body.payload)
  }

  private mutating func trace(_ exception: Exception) {
    let body = exception.pointee
    mark(body.type)
    mark(body.arguments)
    mark(body.cause)
    mark(body.context)
    mark(optional: body.attributes)
    mark(body.notes)
    mark(body.group)
    for index in 0..<body.traceCount { if let trace = body.trace { mark(trace[index].code) } }
  }

  private mutating func trace(_ descriptor: Descriptor) {
    mark(descriptor.pointee.first)
    mark(descriptor.pointee.name)
    mark(descriptor.pointee.second)
    mark(descriptor.pointee.third)
    mark(descriptor.pointee.fourth)
  }
}

extension UnsafeMutablePointer where Pointee == Header {
  var asText: Text { UnsafeMutableRawPointer(self).assumingMemoryBound(to: TextBody.self) }
}
