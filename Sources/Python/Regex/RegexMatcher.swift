import Execution

/// Runs a compiled pattern over a text, going back to the last choice when it fails, in the order of `sre`.
///
/// Choices stand on a stack of their own, so that no pattern can exhaust the native one.
struct RegexMatcher<Unit: FixedWidthInteger & UnsignedInteger>: ~Copyable {
  /// Why a match ended without an answer.
  enum Shortage { case none, steps, memory }

  private(set) var text: UnsafePointer<Unit>
  private(set) var end: Int
  let program: RegexProgram
  let code: UnsafePointer<RegexInstruction>
  let tables: UnsafePointer<Bool>
  let beginning: Beginning

  /// What the program knows about where matches begin.
  struct Beginning {
    let prefix: UnsafePointer<UInt32>
    let prefixCount: Int
    let first: UnsafePointer<Bool>?
    let hasOthers: Bool
    let least: Int
    let isAnchored: Bool
  }

  var pc = 0
  var position = 0
  let marks: UnsafeMutablePointer<Int>
  /// The highest mark that is set, and the group that was closed last.
  var lastMark = -1
  var lastGroup = -1
  /// The repetition under way and the part that is matched by itself; -1 when there is none.
  var repeatIndex = -1
  var boundary = -1
  var choices = RegexStack<RegexChoice>()
  var repeats = RegexStack<RegexRepeat>()
  var saved = RegexStack<Int>()

  /// Whether only a match of all the text counts.
  var needsAll = false
  /// Where a match must not end, since one has ended there; -1 is nowhere.
  var forbiddenEnd = -1
  var stepsLeft = 0
  /// The steps that come after those; nil outside of a search.
  var reserve: UnsafeMutablePointer<StepReserve>?
  var bytesLeft = 0
  var shortage = Shortage.none

  /// A matcher for the text before `end`, whose units have to stay where they are.
  init(_ program: RegexProgram, text: UnsafePointer<Unit>, end: Int) {
    self.program = program
    code = program.code
    tables = program.table
    self.text = text
    self.end = end
    marks = .allocate(capacity: program.groupCount * 2 + 1)
    let known = program.beginning
    beginning = Beginning(
      prefix: program.prefix, prefixCount: known.prefix.count, first: program.first, hasOthers: known.hasOthers,
      least: known.least, isAnchored: known.isAnchored)
  }

  deinit { marks.deallocate() }

  /// Looks in another text from now on, whose units have to stay where they are.
  mutating func turn(to text: UnsafePointer<Unit>, end: Int) {
    self.text = text
    self.end = end
  }

  /// Whether its stacks are so small that it may be kept between matches.
  var isLight: Bool { choices.capacity <= 64 && repeats.capacity <= 64 && saved.capacity <= 64 }

  /// Where a match that begins at a position ends; nil when there is none.
  mutating func match(at start: Int) -> Int? {
    reset(start)
    while true {
      stepsLeft -= 1
      if stepsLeft < 0, !refill() {
        shortage = .steps
        return nil
      }
      let instruction = code[pc]
      switch instruction.operation {
      case .success:
        if boundary < 0 {
          if !(needsAll && position != end), position != forbiddenEnd { return position }
        } else if leaveBoundary() {
          continue
        }
      case .literal: if step(position < end && unit(position) == instruction.a) { continue }
      case .set: if step(position < end && isInSet(Int(instruction.a), unit(position))) { continue }
      case .any, .anyAll, .notLiteral, .foldedLiteral, .notFoldedLiteral:
        if step(position < end && takes(instruction, text[position])) { continue }
      case .mark:
        setMark(Int(instruction.a))
        continue
      case .jump:
        pc = Int(instruction.a)
        continue
      case .anchor:
        if stands(at: instruction) {
          pc += 1
          continue
        }
      default: if perform(instruction) { continue }
      }
      if shortage != .none || !goBack() { return nil }
    }
  }

  /// Takes the next steps of the reserve; false where the search may not go on.
  private mutating func refill() -> Bool { reserve?.pointee.refill(&stepsLeft) ?? false }

  private mutating func reset(_ start: Int) {
    pc = 0
    position = start
    lastMark = -1
    lastGroup = -1
    repeatIndex = -1
    boundary = -1
    choices.count = 0
    repeats.count = 0
    saved.count = 0
  }

  /// The rarer instructions; false when the match fails here.
  @inline(never)
  private mutating func perform(_ instruction: RegexInstruction) -> Bool {
    switch instruction.operation {
    case .branch: enterBranch()
    case .repeatOne: repeatOne(instruction)
    case .repeatOneLazily: repeatOneLazily(instruction)
    case .repeatOnePossessively: repeatOnePossessively(instruction)
    case .repeat: openRepeat()
    case .endGreedy: endGreedy()
    case .endLazy: endLazy()
    case .repeatPossessively: enterBoundary(.possessive) && iteratePossessively()
    case .atomic: enterBoundary(.atomic)
    case .look: look(instruction)
    case .lookNot: lookNot(instruction)
    case .backreference: takeBackreference(instruction)
    case .conditional: chooseByGroup(instruction)
    case .success, .any, .anyAll, .literal, .notLiteral, .foldedLiteral, .notFoldedLiteral, .set, .anchor, .mark,
      .jump, .alternative:
      preconditionFailure("the instruction is performed by the loop, or only stepped over")
    }
  }

  // MARK: Characters

  @inline(__always)
  private func unit(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: text[index]) }

  /// Goes over one character and one instruction, if that may be.
  @inline(__always)
  private mutating func step(_ isTaken: Bool) -> Bool {
    guard isTaken else { return false }
    position += 1
    pc += 1
    return true
  }

  /// Whether an instruction for one character takes it.
  @inline(__always)
  func takes(_ instruction: RegexInstruction, _ unit: Unit) -> Bool {
    let value = UInt32(truncatingIfNeeded: unit)
    switch instruction.operation {
    case .anyAll: return true
    case .any: return value != 10
    case .literal: return value == instruction.a
    case .notLiteral: return value != instruction.a
    case .set: return isInSet(Int(instruction.a), value)
    case .foldedLiteral: return fold(instruction).lower(value) == instruction.a
    default: return fold(instruction).lower(value) != instruction.a
    }
  }

  func fold(_ instruction: RegexInstruction) -> RegexFold { RegexFold(rawValue: UInt8(instruction.b)) ?? .none }

  @inline(__always)
  func isInSet(_ index: Int, _ value: UInt32) -> Bool {
    value < 256 ? tables[index << 8 | Int(value)] : program.sets[index].contains(value)
  }

  // MARK: Marks

  @inline(__always)
  private mutating func setMark(_ mark: Int) {
    if mark & 1 != 0 { lastGroup = mark / 2 + 1 }
    if mark > lastMark {
      var between = lastMark + 1
      while between < mark {
        marks[between] = -1
        between += 1
      }
      lastMark = mark
    }
    marks[mark] = position
    pc += 1
  }

  /// Where a group stands; nil when it has not matched.
  func span(_ group: Int) -> (start: Int, end: Int)? {
    let mark = group * 2
    guard mark + 1 <= lastMark, marks[mark] >= 0, marks[mark + 1] >= 0 else { return nil }
    return (marks[mark], marks[mark + 1])
  }

  // MARK: Choices

  /// Notes a way to come back to; false when there is no memory for it.
  @inline(__always)
  mutating func push(
    _ kind: RegexChoice.Kind, count: Int = 0, lastPosition: Int = -1, savingMarks: Bool
  ) -> Bool {
    let growth = choices.nextGrowth
    if growth > 0, !reserve(growth) { return false }
    let start = saved.count
    if savingMarks, !saveMarks() { return false }
    choices.push(
      RegexChoice(
        kind: kind, pc: pc, position: position, count: count, lastPosition: lastPosition, lastMark: lastMark,
        lastGroup: lastGroup, repeatIndex: repeatIndex, savedStart: start, hasSavedMarks: savingMarks))
    return true
  }

  mutating func reserve(_ bytes: Int) -> Bool {
    bytesLeft -= bytes
    if bytesLeft < 0 { shortage = .memory }
    return bytesLeft >= 0
  }

  mutating func saveMarks() -> Bool {
    for mark in 0..<(lastMark + 1) {
      let growth = saved.nextGrowth
      if growth > 0, !reserve(growth) { return false }
      saved.push(marks[mark])
    }
    return true
  }

  /// Puts the marks back as they were when a choice was made, and keeps the choice.
  @inline(__always)
  mutating func restoreMarks(_ choice: UnsafeMutablePointer<RegexChoice>) {
    lastMark = choice.pointee.lastMark
    lastGroup = choice.pointee.lastGroup
    guard choice.pointee.hasSavedMarks else { return }
    for mark in 0..<(lastMark + 1) { marks[mark] = saved.base[choice.pointee.savedStart + mark] }
  }

  /// Drops the last choice.
  @inline(__always)
  mutating func drop() {
    saved.count = choices.top.pointee.savedStart
    choices.count -= 1
  }
}
