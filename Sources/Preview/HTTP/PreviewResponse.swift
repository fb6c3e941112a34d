internal import JSON

/// What the preview's server answers.
public struct PreviewResponse: Sendable, Equatable {
  /// The status code.
  public let status: Int
  /// The headers of this answer; those that every answer has are `commonHeaders`.
  public let headers: [Header]
  /// The body.
  public let body: [UInt8]

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
  }

  /// The headers of every answer: nothing is kept, framed by another site, or taken for another type than it says.
  public static let commonHeaders = [
    Header("cache-control", "no-store"), Header("content-security-policy", contentSecurityPolicy),
    Header("cross-origin-opener-policy", "same-origin"), Header("cross-origin-resource-policy", "same-origin"),
    Header("referrer-policy", "no-referrer"), Header("x-content-type-options", "nosniff"),
    Header("x-frame-options", "SAMEORIGIN"),
  ]

  /// What a page may load and do (Content Security Policy, level 3): files of this server and nothing else, and no
  /// script but those in files.
  static let contentSecurityPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; \
    font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'
    """

  /// An answer from its parts.
  init(status: Int = 200, type: String, body: [UInt8], headers: [Header] = []) {
    self.status = status
    self.headers = [Header("content-type", type)] + headers
    self.body = body
  }

  /// JSON.
  static func json(_ value: JSONValue, status: Int = 200) -> PreviewResponse {
    PreviewResponse(status: status, type: "application/json", body: CanonicalJSON.bytes(of: value))
  }

  /// A page without the token of our own pages, so that nothing can be changed from it.
  static func html(_ text: String) -> PreviewResponse {
    PreviewResponse(type: "text/html; charset=utf-8", body: Array(text.utf8))
  }

  /// A picture in SVG, in which no script may run even where it is opened by itself.
  static func svg(_ text: String) -> PreviewResponse { image(Array(text.utf8), type: "image/svg+xml") }

  /// An image; SVG of an author may have scripts, so that nothing may run or be loaded in it.
  static func image(_ bytes: [UInt8], type: String) -> PreviewResponse {
    PreviewResponse(
      type: type, body: bytes,
      headers: [Header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")])
  }

  /// The answer to a request that cannot be met.
  public static func failure(_ failure: Failure) -> PreviewResponse {
    .json(
      ["error": .members(["message": .string(failure.message), "help": failure.help.map { .string($0) }])],
      status: failure.status)
  }

  /// Why a request cannot be met.
  public struct Failure: Error, Sendable, Equatable {
    /// The status code.
    let status: Int
    /// The fact.
    let message: String
    /// What to do, as an imperative; nil for none.
    let help: String?

    /// A failure from its parts.
    public init(status: Int, _ message: String, help: String? = nil) {
      self.status = status
      self.message = message
      self.help = help
    }

    /// The request makes no sense.
    static func badRequest(_ message: String) -> Failure { Failure(status: 400, message) }
    /// There is nothing at a path.
    static func notFound(_ message: String) -> Failure { Failure(status: 404, message) }
  }
}
