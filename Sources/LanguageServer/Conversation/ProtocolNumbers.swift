import JSON

/// How important a message to the author is, by the protocol's numbers.
enum MessageType: Int {
  case error = 1
  case warning = 2
  case info = 3
}

/// What an outline shows a part of a curriculum as, by the protocol's numbers.
enum SymbolKind: Int {
  case module = 2
  case block = 3
  case episode = 5
  case card = 23
}

extension LanguageServer {
  /// A message that the client shows its author.
  static func message(_ text: String, _ type: MessageType) -> JSONValue {
    notification("window/showMessage", ["type": .integer(type.rawValue), "message": .string(text)])
  }
}
