public import JSON

/// What a client says: JSON-RPC 2.0 as the Language Server Protocol uses it.
public enum ClientMessage: Sendable, Hashable {
  /// Something that is to be answered under the same id.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// Something that is not answered.
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server's own; null where it failed.
  case response(id: JSONValue, result: JSONValue)

  /// A message by its JSON; nil for what is no message, of which the id is answered where it has one.
  public init?(_ json: JSONValue) {
    let id = json["id"].map { _ in Self.id(of: json) }
    guard id != .some(.null) else { return nil }
    let params = json["params"] ?? .null
    switch (json["method"]?.string, id) {
    case (let method?, let id?): self = .request(id: id, method: method, params: params)
    case (let method?, nil): self = .notification(method: method, params: params)
    case (nil, let id?) where json["result"] != nil || json["error"] != nil:
      self = .response(id: id, result: json["result"] ?? .null)
    case (nil, _): return nil
    }
  }

  /// The id under which a message is answered, a number or a string; null for one that has none or another one.
  public static func id(of json: JSONValue) -> JSONValue {
    guard let id = json["id"], id.string != nil || id.integer != nil else { return .null }
    return id
  }
}

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
