/// The characters that one place of a pattern takes.
struct RegexSet {
  private var ranges: [ClosedRange<UInt32>] = []
  /// Ranges beyond the basic plane, which also take a character whose upper case they hold.
  private var foldedRanges: [ClosedRange<UInt32>] = []
  private var categories: [(category: RegexCategory, isNegated: Bool)] = []
  private let isNegated: Bool
  private let isUnicode: Bool
  private var fold: RegexFold

  init(_ items: [RegexSetItem], isNegated: Bool, flags: RegexFlags) {
    self.isNegated = isNegated
    isUnicode = flags.contains(.unicode)
    fold = RegexFold(flags)
    for case .category(let category, let isNegated) in items { categories.append((category, isNegated)) }
    if fold == .ascii || fold == .unicode {
      addFolded(items)
    } else {
      addPlain(items)
    }
  }

  /// A letter with all that is the same but for case.
  init(letter unit: UInt32, isNegated: Bool) {
    self.isNegated = isNegated
    isUnicode = true
    fold = .unicode
    ranges = ([unit] + RegexFold.siblings(of: unit)).sorted().map { $0...$0 }
  }

  func contains(_ unit: UInt32) -> Bool {
    if fold == .locale, holds(fold.upper(unit)) != isNegated { return true }
    return holds(fold.lower(unit)) != isNegated
  }

  private func holds(_ unit: UInt32) -> Bool {
    if inRanges(unit) { return true }
    for (category, isNegated) in categories where category.contains(unit, isUnicode: isUnicode) != isNegated {
      return true
    }
    return foldedRanges.contains { $0.contains(unit) || $0.contains(simpleUppercase(unit)) }
  }

  private func inRanges(_ unit: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < unit { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(unit)
  }

  // MARK: Making

  private mutating func addPlain(_ items: [RegexSetItem]) {
    var found: [ClosedRange<UInt32>] = []
    for item in items {
      switch item {
      case .literal(let unit): found.append(unit...unit)
      case .range(let low, let high): found.append(low...high)
      case .category: break
      }
    }
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  private mutating func append(_ range: ClosedRange<UInt32>) {
    if let last = ranges.last, range.lowerBound <= last.upperBound {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }

  /// Adds the lower cases of all characters; beyond the basic plane as `sre` does it.
  private mutating func addFolded(_ items: [RegexSetItem]) {
    var members = Set<UInt32>()
    var others: [ClosedRange<UInt32>] = []
    var hasCase = false
    for item in items {
      switch item {
      case .literal(let unit):
        hasCase = hasCase || unit > 0xFFFF || fold.isCased(unit)
        if unit > 0xFFFF { others.append(unit...unit) } else { add(unit, to: &members) }
      case .range(let low, let high):
        for unit in low...max(low, min(high, 0xFFFF)) where unit <= 0xFFFF { add(unit, to: &members) }
        if high > 0xFFFF { foldedRanges.append(low...high) }
        hasCase = hasCase || high > 0xFFFF || (low...high).contains { fold.isCased($0) }
      case .category: break
      }
    }
    let plain = members.map { $0...$0 } + others
    for range in plain.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
    ranges = RegexSet.joined(ranges)
    if !hasCase { fold = .none }
  }

  private func add(_ unit: UInt32, to members: inout Set<UInt32>) {
    let lower = fold.lower(unit)
    members.insert(lower)
    if fold == .unicode { members.formUnion(RegexFold.siblings(of: lower)) }
  }

  /// Ranges that touch become one.
  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges {
      if let last = result.last, last.upperBound + 1 >= range.lowerBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
