extension Machine {
  /// Does `iter(value)`.
  mutating func makeIterator(over value: Value) throws(Raise) -> Value {
    switch value.kind {
    case .list: return makeIterator(.list, value)
    case .range: return makeIterator(over: value.range.pointee)
    case .tuple: return makeIterator(.tuple, value)
    case .string: return makeIterator(.text, value)
    case .dict: return makeIterator(.keys, value, stop: value.dict.count)
    case .set, .frozenSet: return makeIterator(.set, value, stop: value.set.count)
    case .bytes, .byteArray: return makeIterator(.bytes, value)
    case .dictView:
      let view = value.dictView.pointee
      let form: IteratorForm = view.part == .keys ? .keys : view.part == .values ? .values : .items
      return makeIterator(form, Value(view.dict), stop: view.dict.count)
    case .generator, .iterator: return value
    case .stream: return try makeStreamIterator(value)
    default: return try makeObjectIterator(value)
    }
  }

  private mutating func makeObjectIterator(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .iter) {
      if method.isNone { throw typeError("'\(typeName(value))' object is not iterable") }
      let iterator = try call(method, value)
      if iterator.kind == .generator || iterator.kind == .iterator { return iterator }
      if special(iterator, .next) == nil {
        throw typeError("iter() returned non-iterator of type '\(typeName(iterator))'")
      }
      return iterator
    }
    let plain = unwrap(value)
    if !plain.isIdentical(to: value) { return try makeIterator(over: plain) }
    if special(value, .getitem) != nil { return makeIterator(.sequence, value) }
    throw typeError("'\(typeName(value))' object is not iterable")
  }

  /// The next item of an iterator; nil at its end.
  mutating func next(_ iterator: Value) throws(Raise) -> Value? {
    switch iterator.kind {
    case .iterator: return try next(iterator.iterator)
    case .generator: return try resume(iterator.generator, .none)
    default: if let cursor = plainCursor(of: iterator) { return try advance(cursor) }
    }
    guard let method = special(iterator, .next) else {
      throw typeError("'\(typeName(iterator))' object is not an iterator")
    }
    return try catchStop { (machine) throws(Raise) in
      try machine.call(method, iterator, rooted: machine.collectionHolds == 0)
    }
  }

  /// Turns a StopIteration into nil, and keeps one that has something to say.
  mutating func catchStop(_ body: (inout Machine) throws(Raise) -> Value?) throws(Raise) -> Value? {
    stopped = .none
    generatorResult = .none
    do throws(Raise) {
      return try body(&self)
    } catch {
      guard isPending(.stopIteration) else { throw error }
      let exception = pending.exception.pointee
      if exception.type != type(.stopIteration) || exception.arguments.tuple.count > 0 { stopped = pending }
      pending = .none
      return nil
    }
  }

  private mutating func next(_ iterator: PyIterator) throws(Raise) -> Value? {
    let body = iterator.pointee
    stopped = .none
    generatorResult = .none
    switch body.form {
    case .range:
      if body.stop <= 0 { return nil }
      iterator.pointee.stop -= 1
      iterator.pointee.index &+= body.step
      return made(body.index)
    case .list:
      guard body.source.kind == .list, body.index < body.source.list.count else { return exhaust(iterator) }
      iterator.pointee.index += 1
      return body.source.list.items[body.index]
    case .tuple:
      guard body.index < body.source.tuple.count else { return exhaust(iterator) }
      iterator.pointee.index += 1
      return body.source.tuple.items[body.index]
    case .text:
      guard body.index < body.source.string.count else { return exhaust(iterator) }
      iterator.pointee.index += 1
      return Value(makeText(body.source.string[codePoint: body.index]))
    case .bytes:
      guard body.index < body.source.bytes.pointee.bytes.count else { return exhaust(iterator) }
      iterator.pointee.index += 1
      return Value(Int(body.source.bytes.pointee.bytes[body.index]))
    case .keys, .values, .items, .reversedKeys, .reversedValues, .reversedItems: return try nextEntry(iterator)
    case .set: return try nextKey(iterator)
    case .sequence, .reversedSequence: return try nextBySubscript(iterator)
    case .reversedList, .reversedTuple:
      guard body.index >= 0, body.index < body.source.sequenceCount else { return exhaust(iterator) }
      iterator.pointee.index -= 1
      return body.source.sequenceItem(body.index)
    case .enumerate, .zip, .map, .filter, .callable:
      return try deepen { (machine) throws(Raise) in try machine.nextComposed(iterator) }
    case .native:
      return try body.source.native.pointee.code(&self, Arguments(valuePointer(iterator), count: 1)).orNilIfUndefined
    case .exhausted: return nil
    }
  }

  /// The next item of an iterator that asks others.
  private mutating func nextComposed(_ iterator: PyIterator) throws(Raise) -> Value? {
    switch iterator.pointee.form {
    case .enumerate: return try nextEnumerated(iterator)
    case .zip: return try nextZipped(iterator)
    case .map: return try nextMapped(iterator)
    case .filter: return try nextFiltered(iterator)
    default: return try nextCalled(iterator)
    }
  }

  private func valuePointer(_ iterator: PyIterator) -> UnsafeMutablePointer<Value> {
    withUnsafeMutablePointer(to: &iterator.pointee.extra) { $0 }
  }

  private func exhaust(_ iterator: PyIterator) -> Value? {
    iterator.pointee.step = Int(iterator.pointee.form.rawValue)
    iterator.pointee.form = .exhausted
    iterator.pointee.source = .none
    return nil
  }

  private mutating func nextEntry(_ iterator: PyIterator) throws(Raise) -> Value? {
    let body = iterator.pointee
    let dict = body.source.dict
    if dict.count != body.stop {
      iterator.pointee.stop = -1
      throw raise(.runtimeError, "dictionary changed size during iteration")
    }
    let isReversed = body.form == .reversedKeys || body.form == .reversedValues || body.form == .reversedItems
    var index = body.index
    while index >= 0, index < dict.pointee.used, dict.entries[index].key.isUndefined { index += isReversed ? -1 : 1 }
    stepsLeft -= Swift.abs(index - body.index) >> 3
    guard index >= 0, index < dict.pointee.used else { return exhaust(iterator) }
    iterator.pointee.step += 1
    if !isReversed, iterator.pointee.step > dict.count + 1 {
      throw raise(.runtimeError, "dictionary keys changed during iteration")
    }
    iterator.pointee.index = isReversed ? index - 1 : index + 1
    let entry = dict.entries[index]
    switch body.form {
    case .keys, .reversedKeys: return entry.key
    case .values, .reversedValues: return entry.value
    default:
      let pair = makeTuple(count: 2)
      pair.items[0] = entry.key
      pair.items[1] = entry.value
      return Value(pair)
    }
  }

  private mutating func nextKey(_ iterator: PyIterator) throws(Raise) -> Value? {
    let set = iterator.pointee.source.set
    if set.count != iterator.pointee.stop {
      iterator.pointee.stop = -1
      throw raise(.runtimeError, "Set changed size during iteration")
    }
    guard let found = set.nextIndex(iterator.pointee.index) else { return exhaust(iterator) }
    stepsLeft -= (found - iterator.pointee.index) >> 3
    iterator.pointee.index = found + 1
    noteOrder(of: set, at: found)
    return set.pointee.entries[found].key
  }

  private mutating func nextBySubscript(_ iterator: PyIterator) throws(Raise) -> Value? {
    let body = iterator.pointee
    if body.form == .reversedSequence, body.index < 0 { return exhaust(iterator) }
    let item = try catching(.indexError) { (machine) throws(Raise) in
      try machine.catching(.stopIteration) { (machine) throws(Raise) in
        try machine.getItem(body.source, Value(body.index))
      }
    }
    guard let item, let item else { return exhaust(iterator) }
    iterator.pointee.index += body.form == .sequence ? 1 : -1
    return item
  }

  private mutating func nextEnumerated(_ iterator: PyIterator) throws(Raise) -> Value? {
    guard let item = try next(iterator.pointee.source) else { return nil }
    let pair = makeTuple(count: 2)
    pair.items[0] = iterator.pointee.extra.isNone ? made(iterator.pointee.index) : iterator.pointee.extra
    pair.items[1] = item
    if iterator.pointee.extra.isNone {
      iterator.pointee.index += 1
    } else {
      let count = iterator.pointee.extra
      collectionHolds += 1
      iterator.pointee.extra = try binary(.add, count, Value(1))
      collectionHolds -= 1
    }
    return Value(pair)
  }

  private mutating func nextZipped(_ iterator: PyIterator) throws(Raise) -> Value? {
    let sources = iterator.pointee.source.tuple
    if sources.count == 0 { return nil }
    let result = makeTuple(count: sources.count)
    for index in 0..<sources.count { result.items[index] = .none }
    roots.append(Value(result))
    defer { roots.removeLast() }
    for index in 0..<sources.count {
      guard let item = try next(sources.items[index]) else {
        if iterator.pointee.extra.isNone { return nil }
        return try refuseUneven(sources, index)
      }
      result.items[index] = item
    }
    return Value(result)
  }

  /// `zip(…, strict=True)` with iterables of different lengths.
  private mutating func refuseUneven(_ sources: Tuple, _ index: Int) throws(Raise) -> Value? {
    if index > 0 {
      let range = index == 1 ? " 1" : "s 1-\(index)"
      throw valueError("zip() argument \(index + 1) is shorter than argument\(range)")
    }
    for other in 1..<max(1, sources.count) where try next(sources.items[other]) != nil {
      let range = other == 1 ? " 1" : "s 1-\(other)"
      throw valueError("zip() argument \(other + 1) is longer than argument\(range)")
    }
    return nil
  }

  private mutating func nextMapped(_ iterator: PyIterator) throws(Raise) -> Value? {
    let sources = iterator.pointee.source.tuple
    var items: [Value] = []
    defer { roots.removeLast(items.count) }
    for index in 0..<sources.count {
      guard let item = try next(sources.items[index]) else { return nil }
      items.append(item)
      roots.append(item)
    }
    return try catchStop { (machine) throws(Raise) in
      try machine.call(iterator.pointee.extra, items, rooted: true)
    }
  }

  private mutating func nextFiltered(_ iterator: PyIterator) throws(Raise) -> Value? {
    while let item = try next(iterator.pointee.source) {
      try charge(1)
      roots.append(item)
      defer { roots.removeLast() }
      if iterator.pointee.extra.isNone {
        if try isTrue(item) { return item }
        continue
      }
      let test = try catchStop { (machine) throws(Raise) in
        try machine.call(iterator.pointee.extra, item, rooted: true)
      }
      guard let test else { return nil }
      if try isTrue(test) { return item }
    }
    return nil
  }

  private mutating func nextCalled(_ iterator: PyIterator) throws(Raise) -> Value? {
    let callee = iterator.pointee.source
    let item = try catchStop { (machine) throws(Raise) in try machine.call(callee, [], rooted: true) }
    guard let item, try !isEqual(iterator.pointee.extra, item) else { return exhaust(iterator) }
    return item
  }

  // MARK: Gathering

  /// Hands each item of an iterable to a body; collections may happen while the iterator runs, so the body must keep
  /// what it gathers rooted.
  mutating func forEach(
    _ iterable: Value, _ body: (inout Machine, Value) throws(Raise) -> Void
  ) throws(Raise) {
    try walk(makeIterator(over: iterable), body)
  }

  /// The same for an iterator that was made already.
  private mutating func walk(
    _ iterator: Value, _ body: (inout Machine, Value) throws(Raise) -> Void
  ) throws(Raise) {
    roots.append(iterator)
    defer { roots.removeLast() }
    while let item = try next(iterator) {
      try charge(1)
      if heap.bytes > heap.threshold {
        roots.append(item)
        defer { roots.removeLast() }
        try collect()
      }
      try body(&self, item)
    }
  }

  /// A new list of an iterable's items.
  mutating func listCopy(_ iterable: Value) throws(Raise) -> List {
    let list = makeList()
    roots.append(Value(list))
    defer { roots.removeLast() }
    try extend(list, iterable)
    return list
  }

  /// Calls the `__len__` of an object, as CPython does to know how much room a list needs.
  private mutating func askLength(_ value: Value) throws(Raise) {
    guard value.kind == .instance, special(value, .len) != nil else { return }
    do throws(Raise) {
      _ = try length(value)
    } catch {
      guard stop == nil, isPending(.typeError) else { throw error }
      pending = .none
    }
  }

  mutating func extend(_ list: List, _ iterable: Value) throws(Raise) {
    let plain = iterable.kind == .instance && special(iterable, .iter) == nil ? unwrap(iterable) : iterable
    switch plain.kind {
    case .list, .tuple:
      let count = plain.sequenceCount
      try reserve(count * 16)
      try charge(count >> 3)
      grow(list, to: list.count + count)
      for index in 0..<count { list.items[list.count + index] = plain.sequenceItem(index) }
      list.pointee.count += count
    case .range where plain.range.pointee.wide == nil:
      let range = plain.range.pointee
      try reserve(range.count.multipliedReportingOverflow(by: 16).overflow ? .max : range.count * 16)
      try charge(range.count >> 2)
      grow(list, to: list.count + range.count)
      for index in 0..<range.count { list.items[list.count + index] = made(range.start &+ index &* range.step) }
      list.pointee.count += range.count
    default:
      if plain.kind == .range { _ = try length(of: plain.range.pointee) }
      let iterator = try makeIterator(over: plain)
      roots.append(iterator)
      defer { roots.removeLast() }
      try askLength(plain)
      try walk(iterator) { (machine, item) throws(Raise) in
        if list.count == list.pointee.capacity { try machine.reserve(list.count * 24) }
        machine.append(list, item)
      }
    }
  }

  mutating func tuple(from iterable: Value) throws(Raise) -> Tuple {
    if iterable.kind == .tuple { return iterable.tuple }
    let list = try listCopy(iterable)
    try reserve(list.count * 16)
    return makeTuple(list.items, list.count)
  }

  mutating func makeSet(from iterable: Value, frozen: Bool = false) throws(Raise) -> PySet {
    let set = makeSet(frozen: frozen)
    roots.append(Value(set))
    defer { roots.removeLast() }
    try update(set, iterable)
    return set
  }

  mutating func update(_ set: PySet, _ iterable: Value) throws(Raise) {
    if iterable.kind == .set || iterable.kind == .frozenSet { return try merge(set, iterable.set) }
    if iterable.kind == .dict { try makeRoom(set, for: iterable.dict.count) }
    try forEach(iterable) { (machine, item) throws(Raise) in try machine.add(set, item) }
  }

  /// Makes the table as large as CPython does before it adds all keys of a dictionary.
  private mutating func makeRoom(_ set: PySet, for count: Int) throws(Raise) {
    guard (set.pointee.fill + count) * 5 >= set.pointee.mask * 3 else { return }
    try charge(set.pointee.mask + count)
    try reserve((set.count + count) * 64)
    resize(set, for: (set.count + count) * 2)
  }
}

extension Value {
  var orNilIfUndefined: Value? { isUndefined ? nil : self }
}
