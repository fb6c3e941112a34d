package import Authoring
import Support

/// What may stand on a line of input: what the author says, or what the lines of the checks have in common.
package enum InputShape: Hashable {
  /// What the author says.
  case stated(InputLine.Kind)
  /// Several whole numbers with spaces between them.
  case row([ClosedRange<Int>])
  /// Whole numbers with spaces between them, now more, now fewer.
  case numbers(ClosedRange<Int>, count: ClosedRange<Int>)

  /// Whether a text may stand there; a number may have blanks around it, which `int()` and `float()` pass over.
  package func admits(_ text: String) -> Bool {
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
  static func parts(_ text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}
