import TestSupport

/// Small Python programs with what they print.
enum Programs {
  /// A program by chance.
  static func program(_ random: inout SeededRandom) -> (code: String, output: String) {
    let (a, b) = (2 + Int(random.next() % 8), 1 + Int(random.next() % 9))
    switch random.next() % 4 {
    case 0: return ("print(\(a) + \(b))", "\(a + b)")
    case 1: return ("apples = \(a)\npears = \(b)\nprint(apples * pears)", "\(a * b)")
    case 2:
      let output = (0..<a).map { "\($0 * b)" }.joined(separator: "\n")
      return ("for step in range(\(a)):\n    print(step * \(b))", output)
    default:
      return ("name = \"Ada\"\nif \(a) > \(b):\n    print(name)\nelse:\n    print(\(b))", a > b ? "Ada" : "\(b)")
    }
  }
}
