/// The inside of `chain`: an iterator of iterables, and that of the one that it is in.
final class ChainCursor: ItemCursor {
  private var active = Value.none

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    while !source.isNone {
      if active.isNone { try enter(&machine) }
      if active.isNone { return nil }
      if let item = try machine.item(of: active) { return item }
      active = .none
      try machine.pause()
    }
    return nil
  }

  /// Goes on to the next iterable; what is raised there ends the chain.
  private func enter(_ machine: inout Machine) throws(Raise) {
    do throws(Raise) {
      if let iterable = try machine.item(of: source) {
        machine.roots.append(iterable)
        defer { machine.roots.removeLast() }
        active = try machine.makeIterator(over: iterable)
        return
      }
    } catch {
      source = .none
      throw error
    }
    source = .none
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(active)
  }
}

/// The inside of `zip_longest`.
final class LongestCursor: ItemCursor {
  private let filler: Value
  private var left: Int

  init(_ sources: Tuple, filler: Value) {
    self.filler = filler
    left = sources.count
    super.init(Value(sources))
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    let sources = source.tuple
    if left <= 0 { return nil }
    let row = machine.makeTuple(count: sources.count)
    for index in 0..<sources.count { row.items[index] = .none }
    machine.roots.append(Value(row))
    defer { machine.roots.removeLast() }
    for index in 0..<sources.count {
      guard let item = try item(index, &machine) else { return nil }
      row.items[index] = item
    }
    return Value(row)
  }

  /// The next item of one iterator, or the fill value; nil when none is left.
  ///
  /// An error ends all of the iterators.
  private func item(_ index: Int, _ machine: inout Machine) throws(Raise) -> Value? {
    let iterator = source.tuple.items[index]
    if iterator.isUndefined { return filler }
    do throws(Raise) {
      if let item = try machine.item(of: iterator) { return item }
    } catch {
      left = 0
      throw error
    }
    left -= 1
    if left <= 0 { return nil }
    source.tuple.items[index] = .undefined
    return filler
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(filler)
  }
}

/// The inside of `pairwise`.
final class PairCursor: ItemCursor {
  private var first = Value.undefined

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    if source.isNone { return nil }
    if first.isUndefined {
      guard let item = try ask(&machine) else { return nil }
      first = item
      if source.isNone {
        first = .undefined
        return nil
      }
    }
    let earlier = first
    machine.roots.append(earlier)
    defer { machine.roots.removeLast() }
    guard let item = try ask(&machine) else { return nil }
    first = item
    return Value(machine.makeTuple([earlier, item]))
  }

  /// The next item; where there is none the walk is over.
  private func ask(_ machine: inout Machine) throws(Raise) -> Value? {
    do throws(Raise) {
      if let item = try machine.item(of: source) { return item }
    } catch {
      (source, first) = (.none, .undefined)
      throw error
    }
    (source, first) = (.none, .undefined)
    return nil
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(first)
  }
}

/// The inside of `starmap`.
final class SpreadCursor: ItemCursor {
  private let function: Value

  init(_ source: Value, function: Value) {
    self.function = function
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    guard let item = try machine.next(source) else { return nil }
    machine.roots.append(item)
    defer { machine.roots.removeLast() }
    let arguments = try machine.tuple(from: item)
    try machine.charge(arguments.count >> 2)
    return try machine.call(function, Array(arguments.buffer), rooted: true)
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(function)
  }
}

/// The inside of `accumulate`.
final class AccumulateCursor: ItemCursor {
  private let function: Value
  /// The value to begin with, until it was given; none otherwise.
  private var initial: Value
  private var total = Value.undefined

  init(_ source: Value, function: Value, initial: Value) {
    self.function = function
    self.initial = initial
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    if !initial.isNone {
      (total, initial) = (initial, .none)
      return total
    }
    guard let item = try machine.next(source) else { return nil }
    if total.isUndefined {
      total = item
      return item
    }
    machine.roots += [total, item]
    defer { machine.roots.removeLast(2) }
    let sum =
      function.isNone
      ? try machine.binary(.add, total, item) : try machine.call(function, total, item, rooted: true)
    total = machine.made(sum)
    return total
  }

  override func forEachValue(_ body: (Value) -> Void) {
    for value in [source, function, initial, total] { body(value) }
  }
}
