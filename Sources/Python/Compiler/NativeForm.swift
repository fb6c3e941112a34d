/// How CPython's own C takes the arguments of a function that the package has in Python,
/// and so what it says of wrong ones.
///
/// The package's Python code states it where a function says what it returns: a word for the way, and the name shown.
///
///     def insert(self, index, value, /) -> "plain deque.insert()":
///     def __new__(cls, year, month, day) -> "named function iii":
///
/// The letters tell which arguments CPython converts before it looks for the next one: `i` is a number of 32 bits.
struct NativeForm: Sendable, Equatable {
  enum Way: String, Sendable {
    /// Does `deque.reverse() takes no arguments (1 given)`.
    case none
    /// Does `deque.append() takes exactly one argument (2 given)`.
    case one
    /// Does `insert expected 2 arguments, got 1`.
    case plain
    /// Does `strptime() takes exactly 2 arguments (1 given)`.
    case format
    /// Does `count() takes at most 2 arguments (3 given)`, and names by keyword.
    case named
    /// Does `function takes at most 1 argument (2 given)`, since the C code gives its parser no name.
    case unnamed
    /// Does `expected 1 argument, got 0`, as all that CPython wraps a class's slots in.
    case slot
  }

  let way: Way
  /// The whole name with its parentheses, `deque.insert()`; only `function` where the C code gives none.
  let fullName: String
  let letters: [Character]

  /// Reads what the package's Python code states; nil when it states something else.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard (2...3).contains(parts.count), let way = Way(rawValue: String(parts[0])) else { return nil }
    self.way = way
    fullName = String(parts[1])
    letters = parts.count == 3 ? Array(parts[2]) : []
  }

  /// The name after the last dot, with its parentheses.
  var callName: String { String(fullName.split(separator: ".").last ?? "") }

  /// The name after the last dot.
  var name: String { String(callName.prefix { $0 != "(" }) }
}
