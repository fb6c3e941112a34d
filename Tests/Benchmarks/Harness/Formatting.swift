import Foundation

/// Seconds in the unit that reads best: `1.24 s`, `98.1 ms`.
func time(_ seconds: Double) -> String {
  seconds >= 1 ? String(format: "%.2f s", seconds) : String(format: "%.1f ms", seconds * 1000)
}

/// Bytes in millions: `6.9 MB`.
func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }

/// A ratio: `0.87x`, `412x`.
func ratio(_ value: Double) -> String { String(format: value < 10 ? "%.2fx" : "%.0fx", value) }

/// A whole number with commas: `40,000`.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// What a figure must not exceed, or must reach, beside whether it does: `≤ 1.3x holds`.
struct Bar {
  private let text: String
  private let holds: Bool

  /// A figure that must not be above a limit.
  static func atMost(_ limit: Double, _ value: Double, _ format: (Double) -> String = ratio) -> Bar {
    Bar(text: "≤ \(format(limit))", holds: value <= limit)
  }

  /// A figure that must not be below a limit.
  static func atLeast(_ limit: Double, _ value: Double, _ format: (Double) -> String = ratio) -> Bar {
    Bar(text: "≥ \(format(limit))", holds: value >= limit)
  }

  /// The limit, and whether it is kept.
  var verdict: String { "\(text) \(holds ? "holds" : "MISSED")" }
}
