/// The functions that stand before a program in Python which needs JavaScript's meaning.
struct PythonHelpers: HelperFunctions {
  /// A function, or a module for `math`.
  enum Helper: String, CaseIterable, HelperFunction {
    case math
    case numberText = "number_text"
    case toText = "to_text"
    case toShown = "to_shown"
    case toNumber = "to_number"
    case addValues = "add_values"
    case divideBy = "divide_by"
    case remainderOf = "remainder_of"
    case compareValues = "compare_values"
  }

  /// The line between the functions and the program.
  static let end = "# The program"

  var used: Set<Helper> = []

  /// The lines that stand before the program; none where no function is used.
  var lines: [String] {
    guard !used.isEmpty else { return [] }
    let functions = Helper.allCases.filter { used.contains($0) }.map(\.source).filter { !$0.isEmpty }
    let needsMath = used != [.numberText]
    let imports = (needsMath ? ["import math"] : []) + (used.contains(.toNumber) ? ["import re"] : [])
    guard !functions.isEmpty else { return imports + ["", Self.end] }
    let text = functions.joined(separator: "\n\n\n").split(separator: "\n", omittingEmptySubsequences: false)
    return imports + (imports.isEmpty ? [] : ["", ""]) + text.map(String.init) + ["", "", Self.end]
  }
}

extension PythonHelpers.Helper {
  var uses: [PythonHelpers.Helper] {
    switch self {
    case .math, .numberText, .toText, .toNumber, .divideBy, .remainderOf: []
    case .toShown: [.toText]
    case .addValues: [.toText, .toNumber]
    case .compareValues: [.toNumber]
    }
  }

  fileprivate var source: String {
    switch self {
    case .math: ""
    case .numberText: Self.numberTextSource
    case .toText: Self.toTextSource
    case .toShown: Self.toShownSource
    case .toNumber: Self.toNumberSource
    case .addValues: Self.addValuesSource
    case .divideBy: Self.divideBySource
    case .remainderOf: Self.remainderOfSource
    case .compareValues: Self.compareValuesSource
    }
  }

  private static let numberTextSource = #"""
    def number_text(number):
        """Writes a number, a whole one without a point."""
        return str(int(number)) if number == int(number) else str(number)
    """#

  private static let toTextSource = #"""
    def to_text(value):
        """Writes a value as JavaScript writes it."""
        if value is None:
            return "undefined"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return value
        if math.isnan(value):
            return "NaN"
        if math.isinf(value):
            return "Infinity" if value > 0 else "-Infinity"
        if value == int(value) and abs(value) < 10**15:
            return str(int(value))
        sign = "-" if value < 0 else ""
        mantissa, _, exponent = repr(abs(value)).partition("e")
        whole, _, fraction = mantissa.partition(".")
        digits = (whole + fraction).lstrip("0")
        point = len(digits) - len(fraction) + int(exponent or 0)
        digits = digits.rstrip("0")
        if len(digits) <= point <= 21:
            return sign + digits + "0" * (point - len(digits))
        if 0 < point <= 21:
            return sign + digits[:point] + "." + digits[point:]
        if -6 < point <= 0:
            return sign + "0." + "0" * -point + digits
        fraction = "." + digits[1:] if len(digits) > 1 else ""
        return f"{sign}{digits[0]}{fraction}e{point - 1:+d}"
    """#

  private static let toShownSource = #"""
    def to_shown(value):
        """Writes a value as JavaScript prints it, a negative zero with its sign."""
        if isinstance(value, float) and value == 0 and math.copysign(1, value) < 0:
            return "-0"
        return to_text(value)
    """#

  private static let toNumberSource = #"""
    def to_number(value):
        """Reads a value as a number, as JavaScript reads it."""
        if value is None:
            return math.nan
        if not isinstance(value, str):
            return float(value)
        text = re.sub(r"^[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+", "", value)
        text = re.sub(r"[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$", "", text)
        if re.fullmatch(r"[+-]?(([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?|Infinity)", text):
            return float(text)
        if re.fullmatch(r"0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+", text):
            return float(int(text, 0))
        return math.nan if text else 0.0
    """#

  private static let addValuesSource = #"""
    def add_values(left, right):
        """Adds numbers, or joins texts."""
        if isinstance(left, str) or isinstance(right, str):
            return to_text(left) + to_text(right)
        return to_number(left) + to_number(right)
    """#

  private static let divideBySource = #"""
    def divide_by(dividend, divisor):
        """Divides, also by zero, as JavaScript does."""
        if divisor != 0:
            return dividend / divisor
        if dividend == 0 or math.isnan(dividend):
            return math.nan
        return math.copysign(math.inf, dividend) * math.copysign(1, divisor)
    """#

  private static let remainderOfSource = #"""
    def remainder_of(dividend, divisor):
        """Gives what is left after dividing, with the sign of the dividend."""
        if divisor == 0 or math.isinf(dividend):
            return math.nan
        return math.fmod(dividend, divisor)
    """#

  private static let compareValuesSource = #"""
    def compare_values(left, sign, right):
        """Compares values as JavaScript compares them."""
        if sign in ("==", "!=") and (left is None or right is None):
            return (left is right) == (sign == "==")
        if isinstance(left, str) and isinstance(right, str):
            left, right = left.encode("utf-16-be"), right.encode("utf-16-be")
        else:
            left, right = to_number(left), to_number(right)
        if sign == "==":
            return left == right
        if sign == "!=":
            return left != right
        if sign == "<":
            return left < right
        if sign == "<=":
            return left <= right
        if sign == ">":
            return left > right
        return left >= right
    """#
}
