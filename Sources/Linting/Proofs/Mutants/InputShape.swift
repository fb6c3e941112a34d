internal import CurriculumBundle
internal import Grading

/// What may stand on a line of input: what the author says, or what the lines of the checks have in common.
enum InputShape: Hashable {
  /// What the author says.
  case stated(InputLine.Kind)
  /// Several whole numbers with spaces between them.
  case row([ClosedRange<Int>])
  /// Whole numbers with spaces between them, now more, now fewer.
  case numbers(ClosedRange<Int>, count: ClosedRange<Int>)
}

extension InputShape {
  /// The shape of lines that stand in the same place of checks: numbers between the smallest and the largest, words
  /// that are given.
  ///
  /// A number that is always the same may also be a little smaller, down to 1, and 0 and 1 a little larger unless they
  /// are a choice; so may numbers below 10 that are near to each other, where nobody is told of the largest. Words may
  /// be others of the same length and case where nothing announces those that are given.
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

extension InputShape {
  /// The texts that tell most, the plainest first: all of a few, both ends and what is near to them of many.
  var values: [String] {
    switch self {
    case .stated(.whole(let range)): Self.values(of: range).map(String.init)
    case .stated(.decimal(let range, let digits)): Self.values(of: range).map { Self.decimal($0, digits) }
    case .stated(.choice(let texts)): texts
    case .stated(.word): SampleWords.all
    case .stated(.sentence): ["the cat sat", "a b c", "I like red tea", "hello"]
    case .numbers(let range, let count): Self.rows(of: range, count: count)
    case .row(let ranges):
      ranges.indices.flatMap { place in
        Self.values(of: ranges[place]).map { value in
          ranges.indices.map { String($0 == place ? value : ranges[$0].lowerBound) }.joined(separator: " ")
        }
      }
    }
  }

  /// A text that is drawn.
  func draw(_ random: inout SplitMix64) -> String {
    switch self {
    case .stated(.whole(let range)): String(Self.draw(range, &random))
    case .stated(.decimal(let range, let digits)): Self.decimal(Self.draw(range, &random), digits)
    case .row(let ranges): ranges.map { String(Self.draw($0, &random)) }.joined(separator: " ")
    case .numbers(let range, let count):
      (0..<Self.draw(count, &random)).map { _ in String(Self.draw(range, &random)) }.joined(separator: " ")
    case .stated(.choice(let texts)): texts[Int(random.next() % UInt64(texts.count))]
    case .stated(.word): SampleWords.draw(&random)
    case .stated(.sentence): SampleWords.drawSentence(&random)
    }
  }

  /// Whether a text may stand there; a number may have blanks around it, which `int()` and `float()` pass over.
  func admits(_ text: String) -> Bool {
    switch self {
    case .stated(.whole(let range)): Int(text.trimmingWhitespace()).map(range.contains) ?? false
    case .stated(.decimal(let range, let digits)):
      Self.isNumber(text, from: Self.decimal(range.lowerBound, digits), to: Self.decimal(range.upperBound, digits))
    case .stated(.choice(let texts)): texts.contains(text)
    case .stated(.word): !text.isEmpty && !text.contains(where: \.isWhitespace)
    case .stated(.sentence): true
    case .row(let ranges):
      Self.parts(text).count == ranges.count
        && zip(ranges, Self.parts(text)).allSatisfy { Self.stated(.whole($0)).admits($1) }
    case .numbers(let range, let count):
      count.contains(Self.parts(text).count) && Self.parts(text).allSatisfy { Self.stated(.whole(range)).admits($0) }
    }
  }

  private static func isNumber(_ text: String, from least: String, to most: String) -> Bool {
    guard let number = Double(text.trimmingWhitespace()), let least = Double(least), let most = Double(most)
    else { return false }
    return least <= number && number <= most
  }

  /// The parts of a row, as single spaces divide it.
  private static func parts(_ text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  private static func values(of range: ClosedRange<Int>) -> [Int] {
    if range.count <= 30 { return Array(range) }
    let (first, last) = (range.lowerBound, range.upperBound)
    let middle = first + (last - first) / 2
    let near = [first, first + 1, first + 2, 0, 1, 2, 10, middle, middle + 1, last - 2, last - 1, last]
    return near.filter(range.contains).unique
  }

  /// Rows that rise, that fall, and with one number again and again, of each length.
  private static func rows(of range: ClosedRange<Int>, count: ClosedRange<Int>) -> [String] {
    count.prefix(6).flatMap { count in
      let rising = (0..<count).map { min(range.lowerBound + $0, range.upperBound) }
      let falling = (0..<count).map { max(range.upperBound - $0, range.lowerBound) }
      return [rising, falling, Array(repeating: range.upperBound, count: count)].map {
        $0.map(String.init).joined(separator: " ")
      }
    }.unique
  }

  private static func draw(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  /// A number from its units: `2.50` from 250 with two digits.
  private static func decimal(_ units: Int, _ digits: Int) -> String {
    var text = String(abs(units))
    text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (units < 0 ? "-" : "") + text.dropLast(digits) + "." + text.suffix(digits)
  }
}
