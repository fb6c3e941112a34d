/// The inside of `compress`.
final class CompressCursor: ItemCursor {
  private let selectors: Value

  init(_ source: Value, selectors: Value) {
    self.selectors = selectors
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    while let item = try machine.next(source) {
      machine.roots.append(item)
      defer { machine.roots.removeLast() }
      guard let selector = try machine.next(selectors) else { return nil }
      if try machine.isTrue(selector) { return item }
      try machine.pause()
    }
    return nil
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(selectors)
  }
}

/// An inside with a function that says which items it lets through.
class TestingCursor: ItemCursor {
  final let predicate: Value

  init(_ source: Value, predicate: Value) {
    self.predicate = predicate
    super.init(source)
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(predicate)
  }
}

/// The inside of `dropwhile`.
final class DropCursor: TestingCursor {
  private var isBeyond = false

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    while let item = try machine.next(source) {
      if isBeyond { return item }
      if try !machine.accepts(predicate, item) {
        isBeyond = true
        return item
      }
      try machine.pause()
    }
    return nil
  }
}

/// The inside of `takewhile`.
final class TakeCursor: TestingCursor {
  private var isOver = false

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    guard !isOver, let item = try machine.next(source) else { return nil }
    if try machine.accepts(predicate, item) { return item }
    isOver = true
    return nil
  }
}

/// The inside of `filterfalse`.
final class RejectCursor: TestingCursor {
  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    let isPlain = predicate.isNone || predicate.isIdentical(to: Value(machine.type(.bool)))
    while let item = try machine.next(source) {
      machine.roots.append(item)
      defer { machine.roots.removeLast() }
      if try isPlain ? !machine.isTrue(item) : !machine.accepts(predicate, item) { return item }
      try machine.pause()
    }
    return nil
  }
}

/// The inside of `islice`.
final class SliceCursor: ItemCursor {
  /// The number of items read so far, and the index of the next one to give.
  private var count = 0
  private var wanted: Int
  private let stop: Int?
  private let step: Int

  init(_ source: Value, start: Int, stop: Int?, step: Int) {
    wanted = start
    self.stop = stop
    self.step = step
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    let source = source
    if source.isNone { return nil }
    do throws(Raise) {
      if let item = try wantedItem(&machine, of: source) { return item }
    } catch {
      self.source = .none
      throw error
    }
    self.source = .none
    return nil
  }

  private func wantedItem(_ machine: inout Machine, of source: Value) throws(Raise) -> Value? {
    while count < wanted {
      guard let item = try machine.item(of: source) else { return nil }
      count += 1
      try machine.pause(holding: item)
    }
    if let stop, count >= stop { return nil }
    guard let item = try machine.item(of: source) else { return nil }
    count += 1
    let (next, isOver) = wanted.addingReportingOverflow(step)
    if let stop { wanted = isOver || next > stop ? stop : next } else { wanted = isOver ? .max : next }
    return item
  }
}
