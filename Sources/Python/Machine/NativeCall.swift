/// The arguments of a call, without the receiver.
struct NativeCall {
  /// Those by position, then those by name; empty where no argument is converted.
  let values: [Value]
  let positional: Int
  let keywords: [String]

  init(_ arguments: Arguments, receiver: Int, values: [Value]) {
    keywords = arguments.keywords.map { $0.buffer.map(\.string.swift) } ?? []
    positional = max(0, arguments.count - receiver)
    self.values = Array(values.dropFirst(receiver))
  }

  /// All values of a call, its receiver's first.
  static func values(of arguments: Arguments) -> [Value] {
    (0..<arguments.count + (arguments.keywords?.count ?? 0)).map { arguments.base[$0] }
  }
}
