/// Turns a parsed pattern into instructions.
struct RegexCompiler {
  private(set) var instructions: [RegexInstruction] = []
  private(set) var sets: [RegexSet] = []
  private let widths: [RegexWidth?]

  init(widths: [RegexWidth?]) { self.widths = widths }

  @discardableResult
  mutating func emit(_ operation: RegexOperation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
    instructions.append(RegexInstruction(operation: operation, a: UInt32(a), b: UInt32(b), c: UInt32(c)))
    return instructions.count - 1
  }

  private var here: UInt32 { UInt32(instructions.count) }

  mutating func compile(_ sequence: RegexSequence, _ flags: RegexFlags) throws(RegexError) {
    for node in sequence.nodes { try compile(node, flags) }
  }

  private mutating func compile(_ node: RegexNode, _ flags: RegexFlags) throws(RegexError) {
    switch node {
    case .literal(let unit): emitLiteral(unit, isNegated: false, RegexFold(flags))
    case .notLiteral(let unit): emitLiteral(unit, isNegated: true, RegexFold(flags))
    case .any: emit(flags.contains(.dotAll) ? .anyAll : .any)
    case .set(let items, let isNegated): emitSet(RegexSet(items, isNegated: isNegated, flags: flags))
    case .anchor(let anchor): emitAnchor(anchor, flags)
    case .branch(let items): try compileBranch(items, flags)
    case .group(let group, let added, let removed, let inner):
      if let group { emit(.mark, group * 2 - 2) }
      try compile(inner, flags.changed(adding: added, removing: removed))
      if let group { emit(.mark, group * 2 - 1) }
    case .atomic(let inner): try compileAlone(emit(.atomic), inner, flags)
    case .repeat(let greed, let least, let most, let item):
      if flags.contains(.template) { throw RegexError("internal: unsupported template operator \(greed.code)") }
      try compileRepeat(greed, least, most, item, flags)
    case .backreference(let group): emit(.backreference, group - 1, Int(RegexFold(flags).rawValue))
    case .conditional(let group, let yes, let no): try compileConditional(group, yes, no, flags)
    case .look(let isBehind, let isNegative, let inner): try compileLook(isBehind, isNegative, inner, flags)
    }
  }

  // MARK: Characters and places

  private mutating func emitLiteral(_ unit: UInt32, isNegated: Bool, _ fold: RegexFold) {
    if fold == .locale {
      let cases = [unit, fold.lower(unit), fold.upper(unit)].map { RegexSetItem.literal($0) }
      emitSet(RegexSet(cases, isNegated: isNegated, flags: []))
    } else if !fold.isCased(unit) {
      emit(isNegated ? .notLiteral : .literal, Int(unit))
    } else if fold == .unicode, !RegexFold.siblings(of: fold.lower(unit)).isEmpty {
      emitSet(RegexSet(letter: fold.lower(unit), isNegated: isNegated))
    } else {
      emit(isNegated ? .notFoldedLiteral : .foldedLiteral, Int(fold.lower(unit)), Int(fold.rawValue))
    }
  }

  private mutating func emitSet(_ set: RegexSet) {
    sets.append(set)
    emit(.set, sets.count - 1)
  }

  private mutating func emitAnchor(_ anchor: RegexAnchor, _ flags: RegexFlags) {
    var anchor = anchor
    if flags.contains(.multiline) {
      if anchor == .start { anchor = .startOfLine } else if anchor == .end { anchor = .endOfLine }
    }
    emit(.anchor, Int(anchor.rawValue), flags.contains(.unicode) ? 1 : 0)
  }

  // MARK: Parts with parts

  /// The body of an instruction that matches it by itself.
  private mutating func compileAlone(_ start: Int, _ body: RegexSequence, _ flags: RegexFlags) throws(RegexError) {
    try compile(body, flags)
    emit(.success)
    instructions[start].a = here
  }

  private mutating func compileBranch(_ items: [RegexSequence], _ flags: RegexFlags) throws(RegexError) {
    var jumps: [Int] = []
    for (index, item) in items.enumerated() {
      let start = emit(index == 0 ? .branch : .alternative)
      try compile(item, flags)
      jumps.append(emit(.jump))
      if index + 1 < items.count { instructions[start].a = here }
    }
    for jump in jumps { instructions[jump].a = here }
  }

  private mutating func compileRepeat(
    _ greed: RegexGreed, _ least: Int, _ most: Int, _ item: RegexSequence, _ flags: RegexFlags
  ) throws(RegexError) {
    if item.isOneCharacter {
      let operation: RegexOperation =
        greed == .greedy ? .repeatOne : greed == .lazy ? .repeatOneLazily : .repeatOnePossessively
      emit(operation, least, most)
      return try compile(item, flags)
    }
    let start = emit(greed == .possessive ? .repeatPossessively : .repeat, least, most)
    try compile(item, flags)
    instructions[start].c = here
    switch greed {
    case .greedy: emit(.endGreedy, start)
    case .lazy: emit(.endLazy, start)
    case .possessive: emit(.success)
    }
  }

  private mutating func compileConditional(
    _ group: Int, _ yes: RegexSequence, _ no: RegexSequence?, _ flags: RegexFlags
  ) throws(RegexError) {
    let start = emit(.conditional, group - 1)
    try compile(yes, flags)
    guard let no, !no.nodes.isEmpty else {
      instructions[start].b = here
      return
    }
    let jump = emit(.jump)
    instructions[start].b = here
    try compile(no, flags)
    instructions[jump].a = here
  }

  private mutating func compileLook(
    _ isBehind: Bool, _ isNegative: Bool, _ inner: RegexSequence, _ flags: RegexFlags
  ) throws(RegexError) {
    let width = isBehind ? inner.width(widths) : .none
    if width.least > Int(UInt32.max) { throw RegexError("looks too much behind") }
    if width.least != width.most { throw RegexError("look-behind requires fixed-width pattern") }
    try compileAlone(emit(isNegative ? .lookNot : .look, 0, width.least), inner, flags)
  }
}

extension RegexSequence {
  /// Whether it is one character, perhaps in a group that captures nothing.
  fileprivate var isOneCharacter: Bool {
    guard nodes.count == 1 else { return false }
    switch nodes[0] {
    case .literal, .notLiteral, .any, .set: return true
    case .group(nil, _, _, let inner): return inner.isOneCharacter
    case .anchor, .branch, .group, .atomic, .repeat, .backreference, .conditional, .look: return false
    }
  }
}

extension RegexGreed {
  fileprivate var code: String {
    switch self {
    case .greedy: "MAX_REPEAT"
    case .lazy: "MIN_REPEAT"
    case .possessive: "POSSESSIVE_REPEAT"
    }
  }
}
