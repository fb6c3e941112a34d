internal import Execution

extension Machine {
  /// What concerns values of any type, texts above all; gives the limit that was reached, if any.
  mutating func perform(_ instruction: Instruction) -> Limit? {
    let (target, left, right) = (Int(instruction.target), Int(instruction.left), Int(instruction.right))
    switch instruction.operation {
    case .copyValue:
      let limit = store(values[left], in: target)
      (isShared[left], isShared[target]) = (true, true)
      return limit
    case .valueOfNumber: return store(.number(numbers[left]), in: target)
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

  private mutating func store(_ value: SlangValue, in target: Int) -> Limit? {
    held += value.byteCount - values[target].byteCount
    peak = max(peak, held)
    values[target] = value
    isShared[target] = false
    return held > budget.memory ? .memory : nil
  }

  private mutating func join(_ left: Int, _ right: Int, into target: Int) -> Limit? {
    let size = values[left].byteCount + values[right].byteCount
    if held + size > budget.memory { return .memory }
    return charge(size + values[left].writingCost + values[right].writingCost)
      ?? store(values[left] + values[right], in: target)
  }

  /// Adds to a text where it lies, so that a text that grows in a loop is not copied in each round; one that another
  /// variable holds, too, is copied.
  private mutating func append(_ right: Int, to target: Int) -> Limit? {
    guard case .text(var text) = values[target], !isShared[target] else { return join(target, right, into: target) }
    let addition = values[right].text
    let size = addition.utf8.count
    if held + size > budget.memory { return .memory }
    if let limit = charge(size + values[right].writingCost) { return limit }
    values[target] = .undefined
    text += addition
    values[target] = .text(text)
    held += size
    peak = max(peak, held)
    return nil
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
    return remaining < 0 ? .steps : nil
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
