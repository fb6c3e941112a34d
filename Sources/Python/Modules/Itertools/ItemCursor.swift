/// The inside of an iterator of `itertools`: what it walks over, and how far it has come.
///
/// The source of an iterator may call that same iterator before it returns. So each kind reads and writes its state in
/// the order of CPython.
class ItemCursor: OpaquePayload {
  /// The iterator that it asks; none when there is nothing more to ask.
  final var source: Value

  init(_ source: Value) { self.source = source }

  /// The next item; nil at the end.
  ///
  /// A StopIteration ends the walk, too, but not for ever.
  func next(_ machine: inout Machine) throws(Raise) -> Value? { nil }

  func forEachValue(_ body: (Value) -> Void) { body(source) }

  var countedBytes: Int { 0 }

  /// The arguments with which the iterator's class would make an equal one.
  var parts: [Value] { [] }
}

extension Machine {
  /// The cursor that gives the items of an iterator, unless its class has a `__next__` of its own.
  @inline(__always)
  mutating func plainCursor(of iterator: Value) -> ItemCursor? {
    guard iterator.kind == .instance, iterator.instance.pointee.payload.kind == .opaque else { return nil }
    let method = lookUpUser(iterator.instance.pointee.type, .next)
    guard method.kind == .native, method.native.pointee.definition === ItertoolsModule.step else { return nil }
    return cursor(in: iterator)
  }

  /// The next item of a cursor, whose iterator is rooted; nil at its end.
  mutating func advance(_ cursor: ItemCursor) throws(Raise) -> Value? {
    try catchStop { (machine) throws(Raise) in
      try machine.deepen { (machine) throws(Raise) in try cursor.next(&machine) }
    }
  }

  /// The next item of an iterator that the one who asks may lose meanwhile; nil at its end.
  mutating func item(of iterator: Value) throws(Raise) -> Value? {
    roots.append(iterator)
    defer { roots.removeLast() }
    return try next(iterator)
  }

  /// Calls a function and tests the result for truth; the item is rooted meanwhile.
  mutating func accepts(_ predicate: Value, _ item: Value) throws(Raise) -> Bool {
    roots.append(item)
    defer { roots.removeLast() }
    return try isTrue(call(predicate, item, rooted: true))
  }

  /// Charges native code that loops, and allows garbage collection, which spares the item that the code holds.
  mutating func pause(holding item: Value = .none) throws(Raise) {
    try charge(1)
    guard heap.bytes > heap.threshold else { return }
    roots.append(item)
    defer { roots.removeLast() }
    try collect()
  }
}
