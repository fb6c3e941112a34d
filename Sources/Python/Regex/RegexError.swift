/// What is wrong with a pattern or a template of `re`.
struct RegexError: Error {
  /// The exception that a program sees.
  enum Class { case pattern, overflow, value, index, recursion }

  let kind: Class
  /// The message, in which `%r` stands for the quoted name.
  let message: String
  let name: [UInt32]?
  /// Where it is in the pattern, in code points; nil when it is nowhere in particular.
  let position: Int?

  init(_ message: String, kind: Class = .pattern, name: [UInt32]? = nil, position: Int? = nil) {
    self.kind = kind
    self.message = message
    self.name = name
    self.position = position
  }
}
