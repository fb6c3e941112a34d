/// The smallest piece of a line that means something.
struct Token: Equatable {
  /// What a token is.
  enum Kind: Equatable {
    case integer(Int)
    case double(Double)
    case string(String)
    case name(String)
    case symbol(String)
  }

  let kind: Kind
  /// Where it stands in the line, in bytes.
  let range: Range<Int>

  /// The name that it is; nil for any other token.
  var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }

  /// Whether it is this symbol.
  func isSymbol(_ text: String) -> Bool { kind == .symbol(text) }
}

/// Why a piece of text cannot be read, and where in it.
struct ReadingFailure: Error, Equatable {
  let kind: SlangError.Kind
  let message: String
  let help: String?
  /// The bytes that are meant.
  let range: Range<Int>

  init(_ message: String, help: String? = nil, at range: Range<Int>) {
    self.init(.unreadable, message, help: help, at: range)
  }

  init(_ kind: SlangError.Kind, _ message: String, help: String? = nil, at range: Range<Int>) {
    self.kind = kind
    self.message = message
    self.help = help
    self.range = range
  }
}
