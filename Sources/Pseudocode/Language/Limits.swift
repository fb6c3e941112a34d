/// The largest sizes of a program, so that none can exhaust the code that reads and runs it.
enum Limits {
  /// Blocks, parentheses, brackets, calls and operators inside one another.
  static let depth = 100
  /// Digits of a number that is written in a program.
  static let digits = 4300
}
