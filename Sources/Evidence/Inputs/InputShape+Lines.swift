import Authoring

extension InputShape {
  /// The shape of lines that stand in the same place of checks: numbers between the smallest and the largest, words
  /// that are given.
  ///
  /// A number that is always the same may also be a little smaller, down to 1, and 0 and 1 a little larger unless they
  /// are a choice; so may numbers below 10 that are near to each other, or one such, where nobody is told of the
  /// largest. Words may be others of the same length and case where nothing announces those that are given.
  init(of lines: [String], isChoice: Bool = false, words: Words) {
    if let range = Self.span(lines, isChoice: isChoice) {
      self = .stated(.whole(isChoice ? range : Self.widened(range, words)))
    } else if let row = Self.row(lines) {
      self = .row(row)
    } else if let (range, count) = Self.numbers(lines) {
      self = .numbers(range, count: count)
    } else if let decimal = Self.decimals(lines) {
      self = .stated(decimal)
    } else {
      self = .stated(.choice(lines.unique + Self.kindred(to: lines, words)))
    }
  }

  private static func span(_ lines: [String], isChoice: Bool = false) -> ClosedRange<Int>? {
    let numbers = lines.compactMap { Int($0) }
    guard numbers.map(String.init) == lines, let least = numbers.min(), let most = numbers.max(),
      isExact(least), isExact(most)
    else { return nil }
    if least == 0, most == 1, !isChoice { return 0...3 }
    guard least == most else { return least...most }
    switch least {
    case 2...: return max(1, least - 3)...least
    case 0, 1: return least...(least + 2)
    default: return least...least
    }
  }

  private static func widened(_ range: ClosedRange<Int>, _ words: Words) -> ClosedRange<Int> {
    guard range.lowerBound > 0, (2...3).contains(range.count), range.upperBound < 10, !words.tell("\(range.upperBound)")
    else { return range }
    return range.lowerBound...(range.upperBound + 2)
  }

  /// Whether a number is so small that sums and differences of such numbers are, too.
  private static func isExact(_ number: Int) -> Bool { (-1_000_000_000_000_000...1_000_000_000_000_000) ~= number }

  private static func row(_ lines: [String]) -> [ClosedRange<Int>]? {
    let rows = lines.map(parts)
    guard let count = rows.first?.count, count > 1, rows.allSatisfy({ $0.count == count }) else { return nil }
    let spans = (0..<count).compactMap { place in span(rows.map { $0[place] }) }
    return spans.count == count ? spans : nil
  }

  /// Rows of different lengths: one more number may stand there than in the longest.
  private static func numbers(_ lines: [String]) -> (ClosedRange<Int>, count: ClosedRange<Int>)? {
    let rows = lines.map(parts)
    guard let range = span(Array(rows.joined())), let least = rows.map(\.count).min(),
      let most = rows.map(\.count).max(),
      least < most, most < 50
    else { return nil }
    return (range, least...(most + 1))
  }

  private static func decimals(_ lines: [String]) -> InputLine.Kind? {
    let parts = lines.map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
    guard let digits = parts.compactMap({ $0.count == 2 ? $0[1].utf8.count : nil }).max(), (1...6).contains(digits)
    else {
      return nil
    }
    let units = parts.compactMap { part -> Int? in
      guard part.count <= 2, Double(part.joined(separator: ".")) != nil else { return nil }
      let rest = part.count == 2 ? part[1] : ""
      guard rest.allSatisfy(\.isNumber) else { return nil }
      return Int(part[0] + rest + String(repeating: "0", count: digits - rest.utf8.count))
    }
    guard units.count == lines.count, let least = units.min(), let most = units.max(), isExact(least),
      isExact(most)
    else { return nil }
    guard least == most else { return .decimal(least...most, digits: digits) }
    return .decimal(least > 0 ? max(1, least - 3)...least : least...least, digits: digits)
  }

  /// Words of the same length and case, where others than those that are given may be read.
  private static func kindred(to lines: [String], _ given: Words) -> [String] {
    let isWord = { (text: String) in !text.isEmpty && text.allSatisfy { $0.isLetter && $0.isASCII } }
    guard let first = lines.first, lines.allSatisfy(isWord),
      given.admitOthers(than: lines),
      let least = lines.map(\.count).min(), let most = lines.map(\.count).max()
    else { return [] }
    let words = SampleWords.lowercase.filter { (least...most).contains($0.count) }
    if lines.allSatisfy({ $0.first?.isUppercase ?? false && $0.dropFirst().allSatisfy(\.isLowercase) }) {
      return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.filter { !lines.contains($0) }
    }
    return first.allSatisfy(\.isLowercase) ? words.filter { !lines.contains($0) } : []
  }
}
