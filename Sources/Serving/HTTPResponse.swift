public import JSON

/// What a server of this tool answers.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code.
  public let status: Int
  /// The headers of this answer; those that every answer of a site has are its `commonHeaders`.
  public let headers: [Header]
  /// The body.
  public let body: [UInt8]
  /// How long the server waits before it sends anything, in milliseconds.
  public var delay = 0
  /// How many bytes of the body are sent before the connection ends; nil for all, after which it may go on.
  public var cut: Int?

  /// A header's name and value.
  public struct Header: Sendable, Hashable {
    /// The name, in lower case.
    public let name: String
    /// The value.
    public let value: String

    /// A header from its parts.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// Asks the client to try again in a second (RFC 9110, 10.2.3).
    public static let soon = Header("retry-after", "1")
  }

  private init(status: Int, headers: [Header]) {
    self.status = status
    self.headers = headers
    body = []
  }

  /// An answer from its parts.
  public init(status: Int = 200, type: String, body: [UInt8], headers: [Header] = []) {
    self.status = status
    self.headers = [Header("content-type", type)] + headers
    self.body = body
  }

  /// JSON.
  public static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, type: "application/json", body: CanonicalJSON.bytes(of: value))
  }

  /// A page.
  public static func html(_ text: String) -> HTTPResponse {
    HTTPResponse(type: "text/html; charset=utf-8", body: Array(text.utf8))
  }

  /// A picture in SVG, in which no script may run even where it is opened by itself.
  public static func svg(_ text: String) -> HTTPResponse { image(Array(text.utf8), type: "image/svg+xml") }

  /// An image; SVG of an author may have scripts, so that nothing may run or be loaded in it.
  public static func image(_ bytes: [UInt8], type: String, headers: [Header] = []) -> HTTPResponse {
    let policy = Header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return HTTPResponse(type: type, body: bytes, headers: [policy] + headers)
  }

  /// What the client has is still as it was (RFC 9110, 15.4.5).
  public static func notModified(_ headers: [Header]) -> HTTPResponse { HTTPResponse(status: 304, headers: headers) }

  /// The answer to a request that cannot be met.
  public static func failure(_ failure: Failure, headers: [Header] = []) -> HTTPResponse {
    let error = JSONValue.members(["message": .string(failure.message), "help": failure.help.map { .string($0) }])
    return HTTPResponse(
      status: failure.status, type: "application/json", body: CanonicalJSON.bytes(of: ["error": error]),
      headers: headers)
  }

  /// Why a request cannot be met.
  public struct Failure: Error, Sendable, Equatable {
    /// The status code.
    public let status: Int
    /// The fact.
    public let message: String
    /// What to do, as an imperative; nil for none.
    public let help: String?

    /// A failure from its parts.
    public init(status: Int, _ message: String, help: String? = nil) {
      self.status = status
      self.message = message
      self.help = help
    }

    /// The request makes no sense.
    public static func badRequest(_ message: String) -> Failure { Failure(status: 400, message) }
    /// There is nothing at a path.
    public static func notFound(_ message: String) -> Failure { Failure(status: 404, message) }
  }
}
