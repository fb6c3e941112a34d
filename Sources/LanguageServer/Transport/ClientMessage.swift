public import JSON

/// What a client sends: JSON-RPC 2.0 as the Language Server Protocol uses it.
public enum ClientMessage: Sendable, Hashable {
  /// Something that is to be answered under the same id.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// Something that is not answered.
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server's own; null where it failed.
  case response(id: JSONValue, result: JSONValue)

  /// A message by its JSON; nil for JSON that is not one.
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

  /// The id under which a message is answered, a number or a string; null for one without such an id.
  public static func id(of json: JSONValue) -> JSONValue {
    guard let id = json["id"], id.string != nil || id.integer != nil else { return .null }
    return id
  }
}
