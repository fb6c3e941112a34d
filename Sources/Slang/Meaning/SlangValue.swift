/// What a variable can hold, with JavaScript's meaning (ECMA-262, sections 6.1, 7.1, 7.2 and 13).
package enum SlangValue: Sendable {
  /// A variable whose element has not run.
  case undefined
  case bool(Bool)
  case number(Double)
  case text(String)

  /// The number that it stands for.
  package var number: Double {
    switch self {
    case .undefined: .nan
    case .bool(let value): value ? 1 : 0
    case .number(let value): value
    case .text(let value): Slang.number(ofText: value)
    }
  }

  /// The text that it becomes when it is joined to one.
  var text: String {
    switch self {
    case .undefined: "undefined"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): numberText(value)
    case .text(let value): value
    }
  }

  /// The text that is printed for it: as in a console, with the sign of a negative zero.
  var printed: String {
    if case .number(let value) = self, value == 0, value.sign == .minus { return "-0" }
    return text
  }

  /// Decides the meaning of `+`: a text joins the other value to it, all others are added as numbers.
  var isText: Bool {
    switch self {
    case .undefined, .bool, .number: false
    case .text: true
    }
  }

  /// The bytes that its text takes in memory.
  package var byteCount: Int {
    switch self {
    case .undefined, .bool, .number: 0
    case .text(let value): value.utf8.count
    }
  }

  /// What it costs, in bytes that could be copied meanwhile, to write it as a text.
  var writingCost: Int {
    switch self {
    case .undefined, .bool, .text: 0
    case .number: 128
    }
  }

  /// The sum of two numbers, or the texts of both joined.
  package static func + (left: SlangValue, right: SlangValue) -> SlangValue {
    switch (left, right) {
    case (.text, _), (_, .text): .text(left.text + right.text)
    case (.undefined, _), (.bool, _), (.number, _): .number(left.number + right.number)
    }
  }

  /// Whether a comparison holds; values of different types are compared as numbers, texts by their UTF-16.
  package static func holds(_ left: SlangValue, _ comparison: SlangComparison, _ right: SlangValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): holds(left, comparison, right)
    case (.undefined, _) where comparison == .equal, (_, .undefined) where comparison == .equal:
      isUndefined(left) && isUndefined(right)
    case (.undefined, _) where comparison == .notEqual, (_, .undefined) where comparison == .notEqual:
      !(isUndefined(left) && isUndefined(right))
    case (.undefined, _), (.bool, _), (.number, _), (.text, _): holds(left.number, comparison, right.number)
    }
  }

  private static func isUndefined(_ value: SlangValue) -> Bool {
    if case .undefined = value { true } else { false }
  }

  private static func holds(_ left: String, _ comparison: SlangComparison, _ right: String) -> Bool {
    switch comparison {
    case .equal: order(left, right) == 0
    case .notEqual: order(left, right) != 0
    case .less: order(left, right) < 0
    case .lessOrEqual: order(left, right) <= 0
    case .greater: order(left, right) > 0
    case .greaterOrEqual: order(left, right) >= 0
    }
  }

  /// Whether a comparison of numbers holds; one with NaN never does, but for `!=`.
  static func holds(_ left: Double, _ comparison: SlangComparison, _ right: Double) -> Bool {
    switch comparison {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension SlangValue {
  /// What is left after dividing, with the sign of the number that is divided.
  @inline(__always)
  package static func remainder(_ left: Double, _ right: Double) -> Double {
    let exact = 9e15
    if left.magnitude < exact, right.magnitude < exact {
      let (dividend, divisor) = (Int(left), Int(right))
      if divisor != 0, Double(dividend) == left, Double(divisor) == right {
        let rest = dividend % divisor
        return rest == 0 && left.sign == .minus ? -0.0 : Double(rest)
      }
    }
    return left.truncatingRemainder(dividingBy: right)
  }
}
