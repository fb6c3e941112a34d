/// A part of a parsed pattern.
indirect enum RegexNode {
  case literal(UInt32)
  case notLiteral(UInt32)
  case any
  case set([RegexSetItem], isNegated: Bool)
  case anchor(RegexAnchor)
  case branch([RegexSequence])
  case group(Int?, adding: RegexFlags, removing: RegexFlags, RegexSequence)
  case atomic(RegexSequence)
  case `repeat`(RegexGreed, least: Int, most: Int, RegexSequence)
  case backreference(Int)
  case conditional(Int, RegexSequence, RegexSequence?)
  case look(isBehind: Bool, isNegative: Bool, RegexSequence)

  /// The same plain part; parts with patterns inside are never the same.
  func isSame(as other: RegexNode) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): left == right
    case (.notLiteral(let left), .notLiteral(let right)): left == right
    case (.any, .any): true
    case (.set(let left, let isNegated), .set(let right, let isOtherNegated)):
      left == right && isNegated == isOtherNegated
    case (.anchor(let left), .anchor(let right)): left == right
    case (.backreference(let left), .backreference(let right)): left == right
    default: false
    }
  }
}

/// Parts one after the other.
struct RegexSequence {
  var nodes: [RegexNode] = []
}

/// How a repetition takes and gives back.
enum RegexGreed { case greedy, lazy, possessive }

/// A place between characters.
enum RegexAnchor: UInt8 {
  case start, startOfLine, startOfText, boundary, notBoundary, end, endOfLine, endOfText
}

/// What stands between the brackets of a set.
enum RegexSetItem: Hashable {
  case literal(UInt32)
  case range(UInt32, UInt32)
  case category(RegexCategory, isNegated: Bool)
}

/// The characters of `\d`, `\s` and `\w`.
enum RegexCategory: UInt8 { case digit, space, word }

/// How many characters a pattern takes at least and at most.
struct RegexWidth: Equatable {
  /// So many repetitions are without end.
  static let unlimitedCount = Int(UInt32.max)
  /// More than any text has.
  static let unlimited = 1 << 61

  var least: Int
  var most: Int

  static let none = RegexWidth(least: 0, most: 0)
  static let one = RegexWidth(least: 1, most: 1)

  static func + (left: RegexWidth, right: RegexWidth) -> RegexWidth {
    RegexWidth(least: min(left.least + right.least, unlimited), most: min(left.most + right.most, unlimited))
  }

  /// Either of the two.
  func or(_ other: RegexWidth) -> RegexWidth {
    RegexWidth(least: min(least, other.least), most: max(most, other.most))
  }

  static func product(_ width: Int, _ count: Int) -> Int {
    let (result, overflow) = width.multipliedReportingOverflow(by: count)
    return overflow ? unlimited : min(result, unlimited)
  }
}

extension RegexSequence {
  /// The width, given those of the groups that are closed.
  func width(_ groups: [RegexWidth?]) -> RegexWidth {
    nodes.reduce(.none) { $0 + $1.width(groups) }
  }
}

extension RegexNode {
  fileprivate func width(_ groups: [RegexWidth?]) -> RegexWidth {
    switch self {
    case .literal, .notLiteral, .any, .set: return .one
    case .anchor, .look: return .none
    case .branch(let items):
      let widths = items.map { $0.width(groups) }
      return widths.dropFirst().reduce(widths[0]) { $0.or($1) }
    case .group(_, _, _, let inner), .atomic(let inner): return inner.width(groups)
    case .repeat(_, let least, let most, let inner):
      let width = inner.width(groups)
      let isEndless = most == RegexWidth.unlimitedCount && width.most > 0
      return RegexWidth(
        least: RegexWidth.product(width.least, least),
        most: isEndless ? RegexWidth.unlimited : RegexWidth.product(width.most, most))
    case .backreference(let group): return groups[group] ?? .none
    case .conditional(_, let yes, let no): return yes.width(groups).or(no?.width(groups) ?? .none)
    }
  }
}
