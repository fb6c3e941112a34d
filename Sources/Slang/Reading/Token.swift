/// The smallest piece of a line that means something.
package struct Token: Equatable {
  /// What a token is.
  package enum Kind: Equatable {
    case integer(Int)
    case double(Double)
    case string(String)
    case name(String)
    case symbol(String)
  }

  /// What it is.
  package let kind: Kind
  /// Where it stands in the line, in bytes.
  package let range: Range<Int>

  /// The name that it is; nil for any other token.
  package var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }

  /// Whether it is this symbol.
  package func isSymbol(_ text: String) -> Bool { kind == .symbol(text) }
}

/// Why a piece of text cannot be read, and where in it.
package struct ReadingFailure: Error, Equatable {
  /// The kind of error that it is.
  package let kind: SlangError.Kind
  let message: String
  let help: String?
  /// The bytes that are meant.
  let range: Range<Int>

  /// A failure to read what was written.
  package init(_ message: String, help: String? = nil, at range: Range<Int>) {
    self.init(.unreadable, message, help: help, at: range)
  }

  /// A failure of some kind.
  package init(_ kind: SlangError.Kind, _ message: String, help: String? = nil, at range: Range<Int>) {
    self.kind = kind
    self.message = message
    self.help = help
    self.range = range
  }
}
