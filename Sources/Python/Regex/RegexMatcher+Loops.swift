// Repetitions of more than one character, and those that give nothing back.
extension RegexMatcher {
  private var current: UnsafeMutablePointer<RegexRepeat> { repeats.base + repeatIndex }

  mutating func openRepeat() -> Bool {
    let growth = repeats.nextGrowth
    if growth > 0, !reserve(growth) { return false }
    guard push(.opened, savingMarks: false) else { return false }
    repeats.push(RegexRepeat(pc: pc, count: -1, outer: repeatIndex, lastPosition: -1))
    repeatIndex = repeats.count - 1
    pc = Int(code[pc].c)
    return true
  }

  mutating func forgetRepeat(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    repeats.count -= 1
    repeatIndex = choice.pointee.repeatIndex
    drop()
    return false
  }

  /// An iteration that has to be; nil when there were enough.
  private mutating func iterateAsRequired(_ count: Int) -> Bool? {
    let start = current.pointee.pc
    guard count < Int(code[start].a) else { return nil }
    guard push(.required, count: count, savingMarks: false) else { return false }
    current.pointee.count = count
    pc = start + 1
    return true
  }

  mutating func uncount(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    repeats.base[choice.pointee.repeatIndex].count = choice.pointee.count - 1
    drop()
    return false
  }

  private func mayGoOn(_ instruction: RegexInstruction, _ count: Int) -> Bool {
    count < Int(instruction.b) || instruction.b == UInt32.max
  }

  // MARK: Greedy

  mutating func endGreedy() -> Bool {
    let count = current.pointee.count + 1
    if let isGoing = iterateAsRequired(count) { return isGoing }
    let start = current.pointee.pc
    if mayGoOn(code[start], count), position != current.pointee.lastPosition {
      guard push(.body, count: count, lastPosition: current.pointee.lastPosition, savingMarks: true) else {
        return false
      }
      current.pointee.count = count
      current.pointee.lastPosition = position
      pc = start + 1
      return true
    }
    guard push(.rest, savingMarks: false) else { return false }
    repeatIndex = current.pointee.outer
    pc += 1
    return true
  }

  /// One more iteration did not lead to a match: tries what follows the repetition.
  mutating func tryRest(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    let loop = repeats.base + choice.pointee.repeatIndex
    loop.pointee.lastPosition = choice.pointee.lastPosition
    loop.pointee.count = choice.pointee.count - 1
    restoreMarks(choice)
    forgetMarks(choice)
    choice.pointee.kind = .rest
    position = choice.pointee.position
    repeatIndex = loop.pointee.outer
    pc = choice.pointee.pc + 1
    return true
  }

  private mutating func forgetMarks(_ choice: UnsafeMutablePointer<RegexChoice>) {
    choice.pointee.hasSavedMarks = false
    saved.count = choice.pointee.savedStart
  }

  mutating func returnToRepeat(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    repeatIndex = choice.pointee.repeatIndex
    drop()
    return false
  }

  // MARK: Lazy

  mutating func endLazy() -> Bool {
    let count = current.pointee.count + 1
    if let isGoing = iterateAsRequired(count) { return isGoing }
    let outer = current.pointee.outer
    guard push(.lazyRest, count: count, savingMarks: outer >= 0) else { return false }
    repeatIndex = outer
    pc += 1
    return true
  }

  /// What follows did not match: tries one more iteration.
  mutating func tryLazyBody(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    restoreMarks(choice)
    repeatIndex = choice.pointee.repeatIndex
    position = choice.pointee.position
    let loop = current
    guard mayGoOn(code[loop.pointee.pc], choice.pointee.count), position != loop.pointee.lastPosition else {
      drop()
      return false
    }
    forgetMarks(choice)
    choice.pointee.kind = .lazyBody
    choice.pointee.lastPosition = loop.pointee.lastPosition
    loop.pointee.count = choice.pointee.count
    loop.pointee.lastPosition = position
    pc = loop.pointee.pc + 1
    return true
  }

  mutating func forgetLazyBody(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    repeats.base[choice.pointee.repeatIndex].lastPosition = choice.pointee.lastPosition
    return uncount(choice)
  }

  // MARK: Possessive

  /// Begins the next iteration of the possessive repetition on top, or goes on behind it.
  mutating func iteratePossessively() -> Bool {
    let choice = choices.top
    let start = choice.pointee.pc
    forgetMarks(choice)
    pc = start + 1
    if choice.pointee.count < Int(code[start].a) { return true }
    guard mayGoOn(code[start], choice.pointee.count), position != choice.pointee.lastPosition else {
      return leavePossessive(choice)
    }
    choice.pointee.lastMark = lastMark
    choice.pointee.lastGroup = lastGroup
    choice.pointee.hasSavedMarks = true
    choice.pointee.position = position
    choice.pointee.lastPosition = position
    return saveMarks()
  }

  private mutating func leavePossessive(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    boundary = choice.pointee.boundary
    pc = Int(code[choice.pointee.pc].c) + 1
    drop()
    return true
  }

  /// An iteration has failed: the ones before it stand, if they are enough.
  mutating func endPossessive(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    if choice.pointee.count < Int(code[choice.pointee.pc].a) {
      boundary = choice.pointee.boundary
      drop()
      return false
    }
    restoreMarks(choice)
    position = choice.pointee.position
    return leavePossessive(choice)
  }
}
