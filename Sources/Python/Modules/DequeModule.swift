/// The inside of `collections.deque`, a ring of values; the class around it is written in Python.
final class DequePayload: OpaquePayload {
  /// Every place of the ring, of which `count` from `head` on are in use.
  var ring: List
  var head = 0
  var count = 0
  var limit: Int?
  /// Changes with every change, so that walks over the values can tell.
  var version = 0

  init(ring: List) { self.ring = ring }

  func forEachValue(_ body: (Value) -> Void) { body(Value(ring)) }

  /// Where the value with an index stands in the ring.
  func place(_ index: Int) -> Int {
    let place = head + index
    return place >= ring.count ? place - ring.count : place
  }
}

/// A walk over a deque.
private final class DequeCursor: OpaquePayload {
  let deque: Value
  let payload: DequePayload
  let version: Int
  let isReversed: Bool
  var index = 0

  init(_ deque: Value, _ payload: DequePayload, isReversed: Bool) {
    self.deque = deque
    self.payload = payload
    self.isReversed = isReversed
    version = payload.version
  }

  func forEachValue(_ body: (Value) -> Void) { body(deque) }
}

/// The native half of `collections.deque`.
enum DequeModule {
  static let definition = ModuleDefinition(ends + items + walks)

  private static let ends: [NativeDefinition] = [
    .method("_reset", .one) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      let limit = machine.unwrap(arguments[1])
      guard limit.isNone || limit.isInteger else { throw machine.typeError("an integer is required") }
      deque.limit = try limit.isNone ? nil : machine.index(limit)
      if let limit = deque.limit, limit < 0 { throw machine.valueError("maxlen must be non-negative") }
      deque.count = 0
      deque.version += 1
      return .none
    },
    .method("_limit", .none) { (machine, arguments) throws(Raise) in
      try machine.deque(arguments[0]).limit.map { Value($0) } ?? .none
    },
    .method("append", .one) { (machine, arguments) throws(Raise) in
      machine.append(arguments[1], to: try machine.deque(arguments[0]))
      return .none
    },
    .method("appendleft", .one) { (machine, arguments) throws(Raise) in
      machine.prepend(arguments[1], to: try machine.deque(arguments[0]))
      return .none
    },
    .method("pop", .none) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      guard deque.count > 0 else { throw machine.raise(.indexError, "pop from an empty deque") }
      deque.count -= 1
      deque.version += 1
      return take(deque, deque.place(deque.count))
    },
    .method("popleft", .none) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      guard deque.count > 0 else { throw machine.raise(.indexError, "pop from an empty deque") }
      let found = take(deque, deque.head)
      deque.head = deque.place(1)
      deque.count -= 1
      deque.version += 1
      return found
    },
    .method("extend", .one) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      try machine.forEach(try machine.detached(arguments[1], from: arguments[0])) { (machine, item) throws(Raise) in
        machine.append(item, to: deque)
      }
      return .none
    },
    .method("extendleft", .one) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      try machine.forEach(try machine.detached(arguments[1], from: arguments[0])) { (machine, item) throws(Raise) in
        machine.prepend(item, to: deque)
      }
      return .none
    },
  ]

  private static let items: [NativeDefinition] = [
    .method("__len__", .none) { (machine, arguments) throws(Raise) in Value(try machine.deque(arguments[0]).count) },
    .method("__getitem__", .one) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      let place = try machine.place(arguments[1], in: deque)
      return deque.ring.items[place]
    },
    .method("__setitem__", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      let place = try machine.place(arguments[1], in: deque)
      deque.ring.items[place] = arguments[2]
      return .none
    },
    .method("_list", .none) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      try machine.charge(deque.count)
      try machine.reserve(deque.count * 40)
      return Value(machine.makeList((0..<deque.count).map { deque.ring.items[deque.place($0)] }))
    },
    .method("rotate", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let deque = try machine.deque(arguments[0])
      let distance = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? 1
      guard deque.count > 1 else { return .none }
      try machine.charge(deque.count)
      try machine.reserve(deque.count * 16)
      let values = (0..<deque.count).map { deque.ring.items[deque.place($0)] }
      for (index, value) in values.enumerated() {
        deque.ring.items[deque.place(floorModulo(index + distance % values.count, values.count))] = value
      }
      deque.version += 1
      return .none
    },
  ]

  private static let walks: [NativeDefinition] = [
    .method("__iter__", .none) { (machine, arguments) throws(Raise) in
      try machine.walk(arguments[0], isReversed: false)
    },
    .method("__reversed__", .none) { (machine, arguments) throws(Raise) in
      try machine.walk(arguments[0], isReversed: true)
    },
  ]

  private static func take(_ deque: DequePayload, _ place: Int) -> Value {
    let found = deque.ring.items[place]
    deque.ring.items[place] = .none
    return found
  }

  fileprivate static let step = NativeDefinition("__next__", .one) { (machine, arguments) throws(Raise) in
    guard let cursor = arguments[0].opaque.pointee.payload as? DequeCursor else { return .undefined }
    if cursor.version != cursor.payload.version {
      throw machine.raise(.runtimeError, "deque mutated during iteration")
    }
    let deque = cursor.payload
    guard cursor.index < deque.count else { return .undefined }
    cursor.index += 1
    return deque.ring.items[deque.place(cursor.isReversed ? deque.count - cursor.index : cursor.index - 1)]
  }
}

extension Machine {
  /// The inside of a deque; made when it is first asked for.
  fileprivate mutating func deque(_ value: Value) throws(Raise) -> DequePayload {
    guard value.kind == .instance else { throw typeError("a deque is needed, not '\(typeName(value))'") }
    let inside = value.instance.pointee.payload
    if inside.kind == .opaque, let payload = inside.opaque.pointee.payload as? DequePayload { return payload }
    guard inside.isUndefined else { throw typeError("a deque is needed, not '\(typeName(value))'") }
    let payload = DequePayload(ring: makeList())
    value.instance.pointee.payload = makeOpaque(type(.object), payload)
    return payload
  }

  fileprivate mutating func append(_ value: Value, to deque: DequePayload) {
    deque.version += 1
    if deque.count == deque.limit {
      if deque.count == 0 { return }
      deque.head = deque.place(1)
      deque.count -= 1
    }
    if deque.count == deque.ring.count { growRing(deque) }
    deque.ring.items[deque.place(deque.count)] = value
    deque.count += 1
  }

  fileprivate mutating func prepend(_ value: Value, to deque: DequePayload) {
    deque.version += 1
    if deque.count == deque.limit {
      if deque.count == 0 { return }
      deque.count -= 1
    }
    if deque.count == deque.ring.count { growRing(deque) }
    deque.head = deque.head == 0 ? deque.ring.count - 1 : deque.head - 1
    deque.ring.items[deque.head] = value
    deque.count += 1
  }

  private mutating func growRing(_ deque: DequePayload) {
    let (ring, count, head) = (deque.ring, deque.ring.count, deque.head)
    grow(ring, to: max(8, count + 1))
    let added = ring.pointee.capacity - count
    // What is from the head on moves to the new end; with the head at the start, all stays where it is.
    if head > 0 {
      for index in stride(from: count - 1, through: head, by: -1) { ring.items[index + added] = ring.items[index] }
      deque.head += added
    }
    let free = head > 0 ? head : count
    for index in free..<free + added { ring.items[index] = .none }
    ring.pointee.count = ring.pointee.capacity
  }

  /// Where an index leads in the ring.
  fileprivate mutating func place(_ key: Value, in deque: DequePayload) throws(Raise) -> Int {
    guard unwrap(key).kind == .int || unwrap(key).kind == .bool || special(key, .index) != nil else {
      throw typeError("sequence index must be integer, not '\(typeName(key))'")
    }
    let index = try index(key)
    let place = index < 0 ? index + deque.count : index
    guard place >= 0, place < deque.count else { throw raise(.indexError, "deque index out of range") }
    return deque.place(place)
  }

  /// What is to be added to a deque; a copy when it is the deque itself.
  fileprivate mutating func detached(_ source: Value, from deque: Value) throws(Raise) -> Value {
    source.isIdentical(to: deque) ? Value(try listCopy(source)) : source
  }

  fileprivate mutating func walk(_ deque: Value, isReversed: Bool) throws(Raise) -> Value {
    let cursor = DequeCursor(deque, try self.deque(deque), isReversed: isReversed)
    let native = makeNative(DequeModule.step)
    return makeIterator(.native, native, extra: makeOpaque(type(.object), cursor))
  }
}
