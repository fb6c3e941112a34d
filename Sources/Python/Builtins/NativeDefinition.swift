/// The code of a function written in Swift: it reads its arguments and gives a value, or raises.
typealias NativeCode = @Sendable (inout Machine, Arguments) throws(Raise) -> Value

/// What a native function is given: positional arguments side by side, perhaps keywords.
struct Arguments {
  let base: UnsafeMutablePointer<Value>
  /// Positional ones, a method's receiver included.
  let count: Int
  /// Keyword arguments' names, whose values follow the positional ones; nil when there are none.
  let keywords: Tuple?

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Value>, count: Int, keywords: Tuple? = nil) {
    self.base = base
    self.count = count
    self.keywords = keywords
  }

  @inline(__always)
  subscript(index: Int) -> Value { base[index] }

  /// An argument, or nil when it was left out.
  @inline(__always)
  func optional(_ index: Int) -> Value? {
    guard index < count, !base[index].isUndefined else { return nil }
    return base[index]
  }

  /// The arguments from an index on.
  func dropping(_ number: Int) -> Arguments {
    Arguments(base + number, count: count - number, keywords: keywords)
  }
}

/// How a native function takes its arguments, which decides what CPython says when they are wrong.
enum Signature: Sendable {
  /// Does `f() takes no arguments (1 given)`.
  case none
  /// Does `f() takes exactly one argument (2 given)`.
  case one
  /// Does `f expected at least 1 argument, got 0`.
  case positional(Int, Int)
  /// Arguments by position or keyword: the names in order, of which the first `required` must be there and the first
  /// `positionalOnly` have no keyword; more than `positional` ones by position are too many.
  case named([String], required: Int, positionalOnly: Int, positional: Int)
  /// All sorting out is left to the function.
  case any

  /// As many arguments as there are, none by keyword.
  static let unlimited = Signature.positional(0, Int.max >> 1)

  /// Names by position or keyword.
  static func keywords(_ names: [String], required: Int, positionalOnly: Int = 0, positional: Int? = nil) -> Signature {
    .named(names, required: required, positionalOnly: positionalOnly, positional: positional ?? names.count)
  }
}

extension Signature {
  /// The numbers of positional arguments with which the code can be called as it is.
  var plainCounts: (Int, Int) {
    switch self {
    case .none: (0, 0)
    case .one: (1, 1)
    case .positional(let least, let most): (least, most)
    case .named(_, let required, _, let positional): (required, positional)
    case .any: (0, Int.max >> 1)
    }
  }
}

extension Signature {
  /// Whether CPython calls such a function through its general protocol.
  var takesLevel: Bool {
    switch self {
    case .none, .one: true
    case .positional, .named, .any: false
    }
  }
}

/// A function written in Swift, as the catalogues list it.
final class NativeDefinition: Sendable {
  enum Role: UInt8, Sendable { case function, method, classMethod, staticMethod, attribute }

  let name: String
  let signature: Signature
  let role: Role
  /// Whether a method is given an instance as it is, not the built-in value inside it.
  let keepsInstance: Bool
  /// Whether a call counts as a level of recursion in CPython, which has shorter ways to call the others.
  let takesLevel: Bool
  let code: NativeCode

  init(
    _ name: String, _ signature: Signature, role: Role = .function, keepsInstance: Bool = false,
    _ code: @escaping NativeCode
  ) {
    self.name = name
    self.signature = signature
    self.role = role
    self.keepsInstance = keepsInstance
    takesLevel = signature.takesLevel ? !Self.shortCalls.contains(name) : Self.longCalls.contains(name)
    self.code = code
  }

  private static let shortCalls: Set = ["len", "append", "iter", "type", "str", "print", "bool", "list", "tuple"]
  private static let longCalls: Set = ["max", "min", "sorted", "round"]

  /// A method; its signature does not count the receiver.
  static func method(_ name: String, _ signature: Signature, _ code: @escaping NativeCode) -> NativeDefinition {
    NativeDefinition(name, signature, role: .method, code)
  }

  /// A method of the class; the class is the first argument.
  static func classMethod(_ name: String, _ signature: Signature, _ code: @escaping NativeCode) -> NativeDefinition {
    NativeDefinition(name, signature, role: .classMethod, code)
  }

  static func staticMethod(_ name: String, _ signature: Signature, _ code: @escaping NativeCode) -> NativeDefinition {
    NativeDefinition(name, signature, role: .staticMethod, code)
  }

  /// An attribute whose value is computed.
  static func attribute(_ name: String, _ code: @escaping NativeCode) -> NativeDefinition {
    NativeDefinition(name, .none, role: .attribute, code)
  }
}

/// Definitions by name.
struct NativeTable: Sendable {
  let definitions: [NativeDefinition]
  private let indices: [String: Int]

  init(_ definitions: [NativeDefinition]) {
    self.definitions = definitions
    var indices: [String: Int] = [:]
    for (index, definition) in definitions.enumerated() { indices[definition.name] = index }
    self.indices = indices
  }

  subscript(name: String) -> NativeDefinition? { indices[name].map { definitions[$0] } }
  static let empty = NativeTable([])
}
