import Diagnostics
import JSON

/// A number that its key does not allow.
enum NumberOutOfRange {
  static let description = RuleDescription(
    "number-out-of-range", .structure, .error, "a number that its key does not allow",
    explanation: """
      Each number has a range in which it means something: answers are counted from 0, difficulty goes from 1 to 3.
      Outside it, an app would show nonsense or nothing.
      """,
    wrong: [.cards(SampleQuestion.whatIsPrint(correctAnswerIndex: "↓-1"))],
    right: [.cards(SampleQuestion.whatIsPrint())])
}

extension Diagnostic {
  static func numberOutOfRange(
    _ value: Int, _ range: ClosedRange<Int>, upTo end: String?, key: String, at location: Location
  ) -> Diagnostic {
    // Where only the largest number of all is the limit, it says nothing to an author.
    let isOpen = end == nil && range.upperBound == JSONValue.exactIntegers.upperBound && value < range.lowerBound
    let bounds =
      isOpen
      ? "from \(range.lowerBound) on" : "from \(range.lowerBound) to \(end ?? String(range.upperBound))"
    return NumberOutOfRange.description.finding(
      at: location, "'\(key)' is \(value), but goes \(bounds)", help: "write a number \(bounds)")
  }
}
