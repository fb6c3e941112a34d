/// Marks what a run can still reach and frees the rest.
struct Collector {
  private var pending: [Object] = []
  private(set) var marked = 0

  @inline(__always)
  mutating func mark(_ value: Value) {
    if value.kind.isHeap { mark(value.object) }
  }

  @inline(__always)
  mutating func mark(_ object: Object) {
    if object.pointee.isMarked { return }
    object.pointee.isMarked = true
    marked += 1
    if object.pointee.kind != .string || object.asText.pointee.owner != nil { pending.append(object) }
  }

  mutating func mark<Body: HeapBody>(_ body: UnsafeMutablePointer<Body>) {
    mark(UnsafeMutableRawPointer(body).assumingMemoryBound(to: Header.self))
  }

  mutating func mark<Body: HeapBody>(optional body: UnsafeMutablePointer<Body>?) {
    if let body { mark(body) }
  }

  mutating func mark(_ values: UnsafePointer<Value>, _ count: Int) {
    for index in 0..<count { mark(values[index]) }
  }

  /// Marks what a value holds, but not the value itself.
  mutating func markContents(of value: Value) {
    trace(value)
    finish()
  }

  /// Follows everything that was marked until nothing new is found.
  mutating func finish() {
    while let object = pending.popLast() { trace(Value(object)) }
  }

  private mutating func trace(_ value: Value) {
    switch value.kind {
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .bigInt, .complex, .bytes, .byteArray,
      .range, .buffer, .stream:
      break
    case .string: mark(optional: value.string.pointee.owner)
    case .list: mark(value.list.items, value.list.count)
    case .tuple: mark(value.tuple.items, value.tuple.count)
    case .dict: trace(value.dict)
    case .set, .frozenSet:
      for index in 0...value.set.pointee.mask { mark(value.set.pointee.entries[index].key) }
    case .slice:
      mark(value.slice.pointee.start)
      mark(value.slice.pointee.stop)
      mark(value.slice.pointee.step)
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

  private mutating func trace(_ dict: Dict) {
    for index in 0..<dict.pointee.used {
      mark(dict.entries[index].key)
      mark(dict.entries[index].value)
    }
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
    mark(optional: body.subclasses)
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
