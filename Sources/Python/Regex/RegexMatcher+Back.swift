// Going back to the last choice.
extension RegexMatcher {
  /// Takes up the last choice that leads on; false when there is none.
  mutating func goBack() -> Bool {
    while choices.count > 0 {
      stepsLeft -= 1
      let choice = choices.top
      let leadsOn: Bool
      switch choice.pointee.kind {
      case .alternative: leadsOn = tryNextAlternative(choice)
      case .fewer: leadsOn = tryFewer(choice)
      case .more: leadsOn = tryMore(choice)
      case .opened: leadsOn = forgetRepeat(choice)
      case .required: leadsOn = uncount(choice)
      case .body: leadsOn = tryRest(choice)
      case .rest: leadsOn = returnToRepeat(choice)
      case .lazyRest: leadsOn = tryLazyBody(choice)
      case .lazyBody: leadsOn = forgetLazyBody(choice)
      case .look, .atomic: leadsOn = failBoundary(choice)
      case .lookNot: leadsOn = passLookNot(choice)
      case .possessive: leadsOn = endPossessive(choice)
      }
      if leadsOn { return true }
      if shortage != .none { return false }
    }
    return false
  }

  // MARK: Alternatives

  mutating func enterBranch() -> Bool {
    guard push(.alternative, savingMarks: repeatIndex >= 0) else { return false }
    return tryAlternative(choices.top, at: pc)
  }

  private mutating func tryNextAlternative(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    restoreMarks(choice)
    return tryAlternative(choice, at: choice.pointee.pc)
  }

  /// Goes into the first alternative from `start` on whose first character can be right.
  private mutating func tryAlternative(_ choice: UnsafeMutablePointer<RegexChoice>, at start: Int) -> Bool {
    var next = start
    position = choice.pointee.position
    while next > 0 || choice.pointee.count == 0 {
      choice.pointee.count = 1
      let current = next
      next = Int(code[current].a)
      stepsLeft -= 1
      let first = code[current + 1]
      if first.operation == .literal || first.operation == .set {
        guard position < end, takes(first, text[position]) else { continue }
      }
      choice.pointee.pc = next
      pc = current + 1
      return true
    }
    drop()
    return false
  }

  // MARK: Parts that are matched by themselves

  /// Begins a part whose inside is forgotten once it has matched.
  mutating func enterBoundary(_ kind: RegexChoice.Kind, savingMarks: Bool = false) -> Bool {
    guard push(kind, savingMarks: savingMarks) else { return false }
    choices.top.pointee.boundary = boundary
    choices.top.pointee.repeatCount = repeats.count
    boundary = choices.count - 1
    pc += 1
    return true
  }

  /// The part has matched; false when that is a failure.
  mutating func leaveBoundary() -> Bool {
    choices.count = boundary + 1
    let choice = choices.top
    repeats.count = choice.pointee.repeatCount
    repeatIndex = choice.pointee.repeatIndex
    if choice.pointee.kind == .possessive {
      choice.pointee.count += 1
      return iteratePossessively()
    }
    boundary = choice.pointee.boundary
    drop()
    if choice.pointee.kind == .lookNot { return false }
    if choice.pointee.kind == .look { position = choice.pointee.position }
    pc = Int(code[choice.pointee.pc].a)
    return true
  }

  private mutating func failBoundary(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    boundary = choice.pointee.boundary
    drop()
    return false
  }

  mutating func look(_ instruction: RegexInstruction) -> Bool {
    guard position >= Int(instruction.b), enterBoundary(.look) else { return false }
    position -= Int(instruction.b)
    return true
  }

  mutating func lookNot(_ instruction: RegexInstruction) -> Bool {
    guard position >= Int(instruction.b) else {
      pc = Int(instruction.a)
      return true
    }
    guard enterBoundary(.lookNot, savingMarks: repeatIndex >= 0) else { return false }
    position -= Int(instruction.b)
    return true
  }

  private mutating func passLookNot(_ choice: UnsafeMutablePointer<RegexChoice>) -> Bool {
    restoreMarks(choice)
    boundary = choice.pointee.boundary
    position = choice.pointee.position
    pc = Int(code[choice.pointee.pc].a)
    drop()
    return true
  }

  // MARK: Groups

  mutating func takeBackreference(_ instruction: RegexInstruction) -> Bool {
    guard let span = span(Int(instruction.a)), span.end >= span.start else { return false }
    let count = span.end - span.start
    guard count == 0 || count <= end - position else { return false }
    stepsLeft -= count >> 3
    let fold = fold(instruction)
    for offset in 0..<count {
      let (left, right) = (text[span.start + offset], text[position + offset])
      if left == right { continue }
      if fold == .none { return false }
      let (low, other) = (UInt32(truncatingIfNeeded: left), UInt32(truncatingIfNeeded: right))
      if fold.lower(low) != fold.lower(other) { return false }
    }
    position += count
    pc += 1
    return true
  }

  mutating func chooseByGroup(_ instruction: RegexInstruction) -> Bool {
    if let span = span(Int(instruction.a)), span.end >= span.start { pc += 1 } else { pc = Int(instruction.b) }
    return true
  }
}
