import Authoring
import CurriculumBundle
import Grading
import Support

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
  static func decimal(_ units: Int, _ digits: Int) -> String {
    var text = String(abs(units))
    text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (units < 0 ? "-" : "") + text.dropLast(digits) + "." + text.suffix(digits)
  }
}
