/// What the texts that match a pattern begin with, so that a search can pass over places where none begins.
struct RegexBeginning {
  /// Code points that all of them begin with.
  private(set) var prefix: [UInt32] = []
  /// Whether one may begin with each of the first 256 code points; nil when any may, or an empty one matches.
  private(set) var first: [Bool]?
  /// Whether one may begin with a code point beyond those.
  private(set) var hasOthers = false
  /// The least number of code points.
  let least: Int
  /// Whether a match begins only where the text begins.
  private(set) var isAnchored = false

  init(_ instructions: [RegexInstruction], _ tables: [Bool], width: RegexWidth) {
    least = width.least
    prefix = RegexBeginning.findPrefix(instructions)
    if let operation = instructions.first, operation.operation == .anchor {
      isAnchored =
        operation.a == UInt32(RegexAnchor.start.rawValue) || operation.a == UInt32(RegexAnchor.startOfText.rawValue)
    }
    var finder = FirstFinder(instructions: instructions, tables: tables)
    if least > 0, prefix.isEmpty, finder.visit(0) {
      first = finder.table
      hasOthers = finder.hasOthers
    }
  }

  private static func findPrefix(_ instructions: [RegexInstruction]) -> [UInt32] {
    var prefix: [UInt32] = []
    for instruction in instructions {
      if instruction.operation == .literal {
        prefix.append(instruction.a)
      } else if instruction.operation != .mark {
        break
      }
    }
    return prefix
  }
}

/// Gathers the characters that can come first.
private struct FirstFinder {
  let instructions: [RegexInstruction]
  let tables: [Bool]
  var table = [Bool](repeating: false, count: 256)
  var hasOthers = false
  /// Branches within branches are looked at only so far.
  var left = 64

  /// Adds what can come first from an instruction on; false when that cannot be told.
  mutating func visit(_ start: Int) -> Bool {
    var index = start
    while true {
      let instruction = instructions[index]
      switch instruction.operation {
      case .mark, .anchor: index += 1
      case .jump: index = Int(instruction.a)
      case .branch: return visitBranch(index)
      case .repeatOne, .repeatOneLazily, .repeatOnePossessively:
        guard add(instructions[index + 1]) else { return false }
        if instruction.a > 0 { return true }
        index += 2
      case .repeat, .repeatPossessively:
        if instruction.a == 0 { return false }
        index += 1
      case .atomic: index += 1
      case .look, .lookNot: index = Int(instruction.a)
      default: return add(instruction)
      }
    }
  }

  private mutating func visitBranch(_ start: Int) -> Bool {
    var index = start
    repeat {
      left -= 1
      if left < 0 || !visit(index + 1) { return false }
      index = Int(instructions[index].a)
    } while index > 0
    return true
  }

  private mutating func add(_ instruction: RegexInstruction) -> Bool {
    switch instruction.operation {
    case .literal:
      if instruction.a < 256 { table[Int(instruction.a)] = true } else { hasOthers = true }
    case .foldedLiteral:
      guard let fold = RegexFold(rawValue: UInt8(instruction.b)) else { return false }
      for unit in UInt32(0)..<256 where fold.lower(unit) == instruction.a { table[Int(unit)] = true }
      hasOthers = true
    case .set:
      for unit in 0..<256 where tables[Int(instruction.a) * 256 + unit] { table[unit] = true }
      hasOthers = true
    default: return false
    }
    return true
  }
}
