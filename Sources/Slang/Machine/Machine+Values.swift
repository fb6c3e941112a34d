import Execution

extension Machine {
  /// What concerns values of any type, texts above all; gives the limit that was reached, if any.
  mutating func perform(_ instruction: Instruction) -> Limit? {
    let (target, left, right) = (Int(instruction.target), Int(instruction.left), Int(instruction.right))
    switch instruction.operation {
    case .copyValue:
      let limit = store(values[left], room: max(rooms[left], values[left].byteCount), in: target)
      (isShared[left], isShared[target]) = (true, true)
      return limit
    case .valueOfNumber: return store(.number(numbers[left]), room: 0, in: target)
    case .numberOfValue:
      if let limit = charge(reading: values[left]) { return limit }
      numbers[target] = values[left].number
      return nil
    case .join: return target == left ? append(right, to: target) : join(left, right, into: target)
    case .compare:
      if let limit = charge(comparing: values[left], values[right]) { return limit }
      numbers[target] = SlangValue.holds(values[left], instruction.comparison, values[right]) ? 1 : 0
      return nil
    case .printNumber: return print(.number(numbers[left]))
    case .printValue: return print(values[left])
    case .copy, .add, .subtract, .multiply, .divide, .remainder, .negate, .unlessEqual, .unlessNotEqual, .unlessLess,
      .unlessLessOrEqual, .unlessGreater, .unlessGreaterOrEqual, .unlessTrue, .jump, .beginRounds, .nextRound, .finish:
      return nil
    }
  }

  /// Puts a value in a register, whose text has room for so many bytes.
  private mutating func store(_ value: SlangValue, room: Int, in target: Int) -> Limit? {
    held += room - rooms[target]
    peak = max(peak, held)
    values[target] = value
    rooms[target] = room
    isShared[target] = false
    return held > budget.memory ? .memory : nil
  }

  /// Adds two values: one that is a text is joined with the other to a new text, and others are added as numbers.
  ///
  /// Both count toward the memory budget until the new text is complete.
  private mutating func join(_ left: Int, _ right: Int, into target: Int) -> Limit? {
    let (first, second) = (values[left], values[right])
    let cost = first.byteCount + second.byteCount + first.writingCost + second.writingCost
    guard first.isText || second.isText else { return charge(cost) ?? store(first + second, room: 0, in: target) }
    let (beginning, end) = (first.text, second.text)
    let size = beginning.utf8.count + end.utf8.count
    if held + size > budget.memory { return .memory }
    if let limit = charge(cost) { return limit }
    peak = max(peak, held + size)
    return store(.text(joined(beginning, end, room: size)), room: size, in: target)
  }

  /// Adds to a text where it lies, so that a text that grows in a loop is not copied in each round; one that another
  /// variable holds, too, is copied.
  private mutating func append(_ right: Int, to target: Int) -> Limit? {
    guard case .text(var text) = values[target], !isShared[target], right != target else {
      return join(target, right, into: target)
    }
    let addition = values[right].text
    let size = text.utf8.count + addition.utf8.count
    if let limit = charge(addition.utf8.count + values[right].writingCost) { return limit }
    guard size > rooms[target] else {
      values[target] = .undefined
      text += addition
      values[target] = .text(text)
      return nil
    }
    // While the text moves to a larger buffer, both buffers count.
    let room = min(max(size, 2 * rooms[target]), budget.memory - held)
    if room < size { return .memory }
    peak = max(peak, held + room)
    return store(.text(joined(text, addition, room: room)), room: room, in: target)
  }

  /// Two texts as one, in as much room as is said.
  private func joined(_ first: String, _ second: String, room: Int) -> String {
    String(unsafeUninitializedCapacity: room) { buffer in
      let middle = buffer.initialize(fromContentsOf: first.utf8)
      return buffer[middle...].initialize(fromContentsOf: second.utf8)
    }
  }

  /// Texts are compared up to where the shorter one ends; beside another type a text is read as a number.
  private mutating func charge(comparing left: SlangValue, _ right: SlangValue) -> Limit? {
    if case .text = left, case .text = right { return charge(min(left.byteCount, right.byteCount)) }
    return charge(reading: left) ?? charge(reading: right)
  }

  /// To read the number in a text takes longer than to copy it, most of all where there are more than digits.
  private mutating func charge(reading value: SlangValue) -> Limit? {
    guard case .text(let text) = value else { return nil }
    return charge(text.utf8.count * 8 + (text.utf8.count < 16 && text.utf8.allSatisfy(\.isDigit) ? 0 : 128))
  }

  private mutating func charge(_ bytes: Int) -> Limit? {
    remaining -= bytes >> 5
    return remaining < 0 && !reserve.refill(&remaining) ? .steps : nil
  }

  private mutating func print(_ value: SlangValue) -> Limit? {
    if value.byteCount >= budget.output - printed { return .output }
    let line = value.printed + "\n"
    let size = line.utf8.count
    if printed + size > budget.output { return .output }
    printed += size
    waiting += line
    if waiting.utf8.count > 8192 { flush() }
    return charge(size)
  }

  /// Writes what waits to be written.
  mutating func flush() {
    guard !waiting.isEmpty else { return }
    printer.write(waiting, to: .standardOutput)
    waiting = ""
  }
}
