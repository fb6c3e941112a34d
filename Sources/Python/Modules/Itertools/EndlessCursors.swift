/// The inside of `count`.
final class CountCursor: ItemCursor {
  private var number: Value
  private let step: Value

  init(from number: Value, by step: Value) {
    self.number = number
    self.step = step
    super.init(.none)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    let current = number
    machine.roots.append(current)
    defer { machine.roots.removeLast() }
    number = machine.made(try machine.binary(.add, current, step))
    return current
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(number)
    body(step)
  }

  override var parts: [Value] { [number, step] }
}

/// The inside of `repeat`.
final class RepeatCursor: ItemCursor {
  /// The remaining repetitions; nil for an endless one.
  private var times: Int?

  init(_ object: Value, times: Int?) {
    self.times = times
    super.init(object)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    guard let times else { return source }
    if times <= 0 { return nil }
    self.times = times - 1
    return source
  }

  override var parts: [Value] { times.map { [source, Value($0)] } ?? [source] }
}

/// The inside of `cycle`.
final class CycleCursor: ItemCursor {
  private let saved: List
  private var place = 0

  init(_ source: Value, saved: List) {
    self.saved = saved
    super.init(source)
  }

  override func next(_ machine: inout Machine) throws(Raise) -> Value? {
    if !source.isNone {
      if let item = try machine.item(of: source) {
        if saved.count == saved.pointee.capacity { try machine.reserve(saved.count * 24) }
        machine.append(saved, item)
        return item
      }
      source = .none
    }
    guard saved.count > 0 else { return nil }
    let item = saved.items[place]
    place = place + 1 < saved.count ? place + 1 : 0
    return item
  }

  override func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(Value(saved))
  }
}
