public import JSON

/// Why a request is not answered with a result.
///
///     throw RequestFailure(.invalidParams, "there is no document 'file:///a.yaml'")
public struct RequestFailure: Error, Sendable, Hashable {
  /// The numbers that JSON-RPC and the protocol give to failures.
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case cancelled = -32800
    case contentModified = -32801
    case failed = -32803
  }

  /// Which kind of failure it is.
  public let code: Code
  /// What a person reads of it.
  public let message: String

  /// A failure from its parts.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The answer to a request that failed; null for the id of a message that has none.
  public func answer(to id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code.rawValue), "message": .string(message)]]
  }
}
