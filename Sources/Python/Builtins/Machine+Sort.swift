// Sorting: a stable merge sort that starts from the runs it finds, so that sorted data takes one pass.
extension Machine {
  /// Sorts a list in place; `key` and `reverse` come by keyword.
  mutating func sort(_ list: List, _ arguments: Arguments, name: String) throws(Raise) {
    var (key, isReversed): (Value?, Bool) = (nil, false)
    if arguments.count > 0 { throw typeError("\(name)() takes no positional arguments") }
    if let keywords = arguments.keywords {
      try checkKeywords(arguments, name, most: 2)
      for index in 0..<keywords.count {
        let value = arguments.base[arguments.count + index]
        switch keywords.items[index].string.swift {
        case "key": key = value.isNone ? nil : value
        case "reverse": isReversed = try truthOrIndex(value) != 0
        case let other: throw typeError("'\(other)' is an invalid keyword argument for \(name)()")
        }
      }
    }
    try sort(list, key: key, isReversed: isReversed)
  }

  private mutating func truthOrIndex(_ value: Value) throws(Raise) -> Int {
    if value.kind == .bool || value.kind == .int { return value.int }
    return try index(value)
  }

  mutating func sort(_ list: List, key: Value?, isReversed: Bool) throws(Raise) {
    let count = list.count
    try reserve(count * 64)
    try charge(count)
    // The list is empty while it is being sorted, so that whoever looks at it sees what CPython shows.
    let keeper = makeList()
    roots.append(Value(keeper))
    defer { roots.removeLast() }
    exchangeItems(list, keeper)
    do throws(Raise) {
      try sortDetached(keeper, key: key, isReversed: isReversed)
    } catch {
      exchangeItems(list, keeper)
      throw error
    }
    let isChanged = list.pointee.capacity != 0
    exchangeItems(list, keeper)
    if isChanged { throw valueError("list modified during sort") }
  }

  private func exchangeItems(_ first: List, _ second: List) {
    swap(&first.pointee.items, &second.pointee.items)
    swap(&first.pointee.count, &second.pointee.count)
    swap(&first.pointee.capacity, &second.pointee.capacity)
  }

  /// Sorts a list that no program can reach meanwhile.
  private mutating func sortDetached(_ list: List, key: Value?, isReversed: Bool) throws(Raise) {
    var items = Array(list.buffer)
    var keys = items
    let made = makeList(capacity: key == nil ? 0 : items.count)
    roots.append(Value(made))
    defer { roots.removeLast() }
    if let key {
      for item in items { append(made, try call(key, item, rooted: true)) }
      keys = Array(made.buffer)
    }
    if isReversed {
      items.reverse()
      keys.reverse()
    }
    var result = try sortedOrder(keys).map { items[$0] }
    if isReversed { result.reverse() }
    for (index, item) in result.enumerated() { list.items[index] = item }
  }

  /// The positions of keys in ascending order, equal ones as they came.
  private mutating func sortedOrder(_ keys: [Value]) throws(Raise) -> [Int] {
    if keys.allSatisfy({ $0.kind == .int }) {
      try charge(keys.count * 2)
      return order(keys.map(\.int), keys)
    }
    if keys.allSatisfy({ $0.kind == .float && !$0.float.isNaN }) {
      try charge(keys.count * 2)
      return order(keys.map(\.float), keys)
    }
    if keys.allSatisfy({ $0.kind == .string }) {
      return try mergeSort(keys) { (machine, left, right) throws(Raise) in
        machine.stepsLeft -= min(left.string.count, right.string.count) >> 6
        return left.string.compare(to: right.string) < 0
      }
    }
    return try mergeSort(keys) { (machine, left, right) throws(Raise) in try machine.isLess(left, right) }
  }

  private func order<Number: Comparable>(_ numbers: [Number], _ keys: [Value]) -> [Int] {
    var pairs = numbers.enumerated().map { (number: $0.element, position: $0.offset) }
    pairs.sort { $0.number < $1.number || ($0.number == $1.number && $0.position < $1.position) }
    return pairs.map(\.position)
  }

  /// `left < right`, quickly for tuples that differ in a first number.
  @inline(__always)
  private mutating func isLess(_ left: Value, _ right: Value) throws(Raise) -> Bool {
    if left.kind == .tuple, right.kind == .tuple, left.tuple.count > 0, right.tuple.count > 0 {
      let (first, second) = (left.tuple.items[0], right.tuple.items[0])
      if first.kind == .int, second.kind == .int, first.int != second.int { return first.int < second.int }
    }
    if heap.bytes > heap.threshold { try collect() }
    return try holds(.less, left, right)
  }

  private mutating func mergeSort(
    _ keys: [Value], _ isLess: (inout Machine, Value, Value) throws(Raise) -> Bool
  ) throws(Raise) -> [Int] {
    var order = Array(keys.indices)
    var runs = try findRuns(keys, &order, isLess)
    var buffer = order
    while runs.count > 1 {
      var merged: [Swift.Range<Int>] = []
      for index in stride(from: 0, to: runs.count, by: 2) {
        guard index + 1 < runs.count else {
          for position in runs[index] { buffer[position] = order[position] }
          merged.append(runs[index])
          continue
        }
        try merge(keys, order, &buffer, runs[index], runs[index + 1], isLess)
        merged.append(runs[index].lowerBound..<runs[index + 1].upperBound)
      }
      swap(&order, &buffer)
      runs = merged
    }
    return order
  }

  /// Cuts the keys into ascending runs; strictly descending ones are turned around, short ones sorted by insertion.
  private mutating func findRuns(
    _ keys: [Value], _ order: inout [Int], _ isLess: (inout Machine, Value, Value) throws(Raise) -> Bool
  ) throws(Raise) -> [Swift.Range<Int>] {
    var runs: [Swift.Range<Int>] = []
    var start = 0
    while start < keys.count {
      var end = start + 1
      if end < keys.count {
        let isDescending = try isLess(&self, keys[end], keys[end - 1])
        end += 1
        while end < keys.count, try isLess(&self, keys[end], keys[end - 1]) == isDescending { end += 1 }
        if isDescending { order[start..<end].reverse() }
      }
      let wanted = min(keys.count, start + 16)
      while end < wanted {
        var (low, high) = (start, end)
        while low < high {
          let middle = (low + high) / 2
          if try isLess(&self, keys[end], keys[order[middle]]) { high = middle } else { low = middle + 1 }
        }
        for position in stride(from: end, to: low, by: -1) { order[position] = order[position - 1] }
        order[low] = end
        end += 1
      }
      try charge(end - start)
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  private mutating func merge(
    _ keys: [Value], _ order: [Int], _ buffer: inout [Int], _ left: Swift.Range<Int>, _ right: Swift.Range<Int>,
    _ isLess: (inout Machine, Value, Value) throws(Raise) -> Bool
  ) throws(Raise) {
    var (first, second) = (left.lowerBound, right.lowerBound)
    try charge(right.upperBound - left.lowerBound)
    for position in left.lowerBound..<right.upperBound {
      let takesRight: Bool
      if first == left.upperBound {
        takesRight = true
      } else if second == right.upperBound {
        takesRight = false
      } else {
        takesRight = try isLess(&self, keys[order[second]], keys[order[first]])
      }
      buffer[position] = takesRight ? order[second] : order[first]
      if takesRight { second += 1 } else { first += 1 }
    }
  }
}
