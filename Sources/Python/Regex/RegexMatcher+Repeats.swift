// Repetitions of one character.
extension RegexMatcher {
  /// How many characters from a position on, up to a limit, an instruction takes.
  @inline(__always)
  mutating func countTaken(_ instruction: RegexInstruction, most: Int) -> Int {
    let limit = most < end - position ? position + most : end
    var index = position
    switch instruction.operation {
    case .anyAll: index = limit
    case .any: while index < limit, text[index] != 10 { index += 1 }
    case .literal: while index < limit, text[index] == instruction.a { index += 1 }
    case .notLiteral: while index < limit, text[index] != instruction.a { index += 1 }
    case .set:
      let (set, table) = (Int(instruction.a), tables + Int(instruction.a) << 8)
      while index < limit {
        let value = UInt32(truncatingIfNeeded: text[index])
        guard value < 256 ? table[Int(value)] : program.sets[set].contains(value) else { break }
        index += 1
      }
    default: while index < limit, takes(instruction, text[index]) { index += 1 }
    }
    stepsLeft -= (index - position) >> 3
    return index - position
  }

  mutating func repeatOne(_ instruction: RegexInstruction) -> Bool {
    let least = Int(instruction.a)
    guard end - position >= least else { return false }
    let count = countTaken(code[pc + 1], most: Int(instruction.b))
    guard count >= least else { return false }
    if count == least, repeatIndex < 0 {
      // Nothing can be given back; the choice before this one puts the marks back.
      position += count
      pc += 2
      return true
    }
    guard push(.fewer, count: count, savingMarks: repeatIndex >= 0) else { return false }
    return giveBack(choices.top)
  }

  mutating func tryFewer(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    restoreMarks(choice)
    choice.pointee.count -= 1
    return giveBack(choice)
  }

  /// Goes on after the most characters after which the next instruction can match.
  @inline(__always)
  private mutating func giveBack(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    let start = choice.pointee.position
    let least = Int(code[choice.pointee.pc].a)
    let next = code[choice.pointee.pc + 2]
    var count = choice.pointee.count
    if next.operation == .literal {
      while count >= least, start + count >= end || text[start + count] != next.a { count -= 1 }
      stepsLeft -= (choice.pointee.count - count) >> 3
    }
    if count < least {
      drop()
      return false
    }
    choice.pointee.count = count
    position = start + count
    pc = choice.pointee.pc + 2
    return true
  }

  mutating func repeatOneLazily(_ instruction: RegexInstruction) -> Bool {
    let least = Int(instruction.a)
    guard end - position >= least else { return false }
    if least > 0 {
      guard countTaken(code[pc + 1], most: least) == least else { return false }
      position += least
    }
    guard push(.more, count: least, savingMarks: repeatIndex >= 0) else { return false }
    pc += 2
    return true
  }

  mutating func tryMore(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    restoreMarks(choice)
    let most = code[choice.pointee.pc].b
    let (item, next) = (code[choice.pointee.pc + 1], code[choice.pointee.pc + 2])
    position = choice.pointee.position
    while most == UInt32.max || choice.pointee.count < Int(most), position < end, takes(item, text[position]) {
      position += 1
      choice.pointee.count += 1
      if next.operation == .literal, position == end || text[position] != next.a { continue }
      stepsLeft -= (position - choice.pointee.position) >> 3
      choice.pointee.position = position
      pc = choice.pointee.pc + 2
      return true
    }
    drop()
    return false
  }

  mutating func repeatOnePossessively(_ instruction: RegexInstruction) -> Bool {
    guard end - position >= Int(instruction.a) else { return false }
    let count = countTaken(code[pc + 1], most: Int(instruction.b))
    guard count >= Int(instruction.a) else { return false }
    position += count
    pc += 2
    return true
  }
}
