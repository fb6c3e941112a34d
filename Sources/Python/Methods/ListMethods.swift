/// The methods of lists.
enum ListMethods {
  static let table = NativeTable([
    .method("append", .one) { (machine, arguments) throws(Raise) in
      let list = arguments[0].list
      if list.count == list.pointee.capacity, list.count > 1 << 16 { try machine.reserve(list.count * 2) }
      machine.append(list, arguments[1])
      return .none
    },
    .method("extend", .one) { (machine, arguments) throws(Raise) in
      try machine.extend(arguments[0].list, arguments[1])
      return .none
    },
    .method("insert", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let list = arguments[0].list
      var index = try machine.index(arguments[1])
      if index < 0 { index = max(0, index + list.count) }
      index = min(index, list.count)
      machine.grow(list, to: list.count + 1)
      try machine.charge((list.count - index) >> 4)
      for position in stride(from: list.count, to: index, by: -1) { list.items[position] = list.items[position - 1] }
      list.items[index] = arguments[2]
      list.pointee.count += 1
      return .none
    },
    .method("pop", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let list = arguments[0].list
      if list.count == 0 { throw machine.raise(.indexError, "pop from empty list") }
      var index = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? list.count - 1
      if index < 0 { index += list.count }
      guard index >= 0, index < list.count else { throw machine.raise(.indexError, "pop index out of range") }
      let item = list.items[index]
      list.removeItem(at: index)
      try machine.charge((list.count - index) >> 4)
      return item
    },
    .method("remove", .one) { (machine, arguments) throws(Raise) in
      guard let index = try machine.position(of: arguments[1], in: arguments[0], 0, .max) else {
        throw machine.valueError("list.remove(x): x not in list")
      }
      try machine.charge((arguments[0].list.count - index) >> 4)
      arguments[0].list.removeItem(at: index)
      return .none
    },
    .method("clear", .none) { (_, arguments) throws(Raise) in
      arguments[0].list.pointee.count = 0
      return .none
    },
    .method("index", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let (start, stop) = try machine.bounds(arguments, 2, count: arguments[0].list.count, allowsNone: false)
      guard let index = try machine.position(of: arguments[1], in: arguments[0], start, stop) else {
        throw machine.valueError("\(try machine.representation(arguments[1])) is not in list")
      }
      return Value(index)
    },
    .method("count", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.count(of: arguments[1], in: arguments[0]))
    },
    .method("sort", .any) { (machine, arguments) throws(Raise) in
      try machine.sort(arguments[0].list, arguments.dropping(1), name: "sort")
      return .none
    },
    .method("reverse", .none) { (machine, arguments) throws(Raise) in
      let list = arguments[0].list
      try machine.charge(list.count >> 3)
      list.reverse()
      return .none
    },
    .method("copy", .none) { (machine, arguments) throws(Raise) in Value(try machine.listCopy(arguments[0])) },
  ])
}

/// The methods of tuples.
enum TupleMethods {
  static let table = NativeTable([
    .method("index", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let (start, stop) = try machine.bounds(arguments, 2, count: arguments[0].tuple.count, allowsNone: false)
      guard let index = try machine.position(of: arguments[1], in: arguments[0], start, stop) else {
        throw machine.valueError("tuple.index(x): x not in tuple")
      }
      return Value(index)
    },
    .method("count", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.count(of: arguments[1], in: arguments[0]))
    },
  ])
}

/// The methods of ranges and slices.
enum RangeMethods {
  static let table = NativeTable([
    .method("index", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].isInteger else {
        if let index = try machine.search(arguments[0], for: arguments[1], most: 1).first { return Value(index) }
        throw machine.valueError("sequence.index(x): x not in sequence")
      }
      if let index = try machine.index(of: arguments[1], in: arguments[0].range.pointee) { return index }
      throw machine.valueError("\(try machine.representation(arguments[1])) is not in range")
    },
    .method("count", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].isInteger else {
        return Value(try machine.search(arguments[0], for: arguments[1]).count)
      }
      return Value(try machine.index(of: arguments[1], in: arguments[0].range.pointee) == nil ? 0 : 1)
    },
    .attribute("start") { (machine, arguments) throws(Raise) in machine.part(0, of: arguments[0].range.pointee) },
    .attribute("stop") { (machine, arguments) throws(Raise) in machine.part(1, of: arguments[0].range.pointee) },
    .attribute("step") { (machine, arguments) throws(Raise) in machine.part(2, of: arguments[0].range.pointee) },
  ])

  static let sliceTable = NativeTable([
    .attribute("start") { (_, arguments) throws(Raise) in arguments[0].slice.pointee.start },
    .attribute("stop") { (_, arguments) throws(Raise) in arguments[0].slice.pointee.stop },
    .attribute("step") { (_, arguments) throws(Raise) in arguments[0].slice.pointee.step },
    .method("indices", .one) { (machine, arguments) throws(Raise) in
      let length = try machine.integer(arguments[1]).big
      if length < 0 { throw machine.valueError("length should not be negative") }
      let part = try machine.resolve(arguments[0].slice, length: length)
      return Value(machine.makeTuple([machine.int(part.start), machine.int(part.stop), machine.int(part.step)]))
    },
  ])
}

extension UnsafeMutablePointer where Pointee == ListBody {
  func reverse() {
    var all = UnsafeMutableBufferPointer(start: items, count: count)
    all.reverse()
  }

  func removeItem(at index: Int) {
    if index >= count { return }
    var position = index
    while position + 1 < count {
      items[position] = items[position + 1]
      position += 1
    }
    pointee.count -= 1
  }
}

extension Machine {
  /// Optional start and end arguments, as slices read them.
  mutating func bounds(
    _ arguments: Arguments, _ first: Int, count: Int, allowsNone: Bool = true
  ) throws(Raise) -> (Int, Int) {
    let kinds = allowsNone ? "integers or None or" : "integers or"
    var result = [0, count]
    for offset in 0..<2 {
      guard let value = arguments.optional(first + offset), !(allowsNone && value.isNone) else { continue }
      let number = try integer(value, orElse: "slice indices must be \(kinds) have an __index__ method")
      var index = number.kind == .bigInt ? (number.big.sign == .minus ? 0 : .max) : number.int
      if index < 0 { index = max(0, index + count) }
      result[offset] = offset == 0 ? index : min(index, count)
    }
    return (result[0], result[1])
  }

  mutating func position(of value: Value, in sequence: Value, _ start: Int, _ stop: Int) throws(Raise) -> Int? {
    var index = start
    while index < min(stop, sequence.sequenceCount) {
      let item = sequence.sequenceItem(index)
      try charge(1)
      if try either(item.isIdentical(to: value), isEqual(item, value)) { return index }
      index += 1
    }
    return nil
  }

  mutating func count(of value: Value, in sequence: Value) throws(Raise) -> Int {
    var (index, result) = (0, 0)
    while index < sequence.sequenceCount {
      let item = sequence.sequenceItem(index)
      try charge(1)
      if try either(item.isIdentical(to: value), isEqual(item, value)) { result += 1 }
      index += 1
    }
    return result
  }
}
