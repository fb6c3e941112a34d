public import JSON

/// What a server serves: an answer to each request.
public protocol Site: Sendable {
  /// The methods that it knows; any other is answered with the status 405.
  var methods: [HTTPRequest.Method] { get }
  /// The headers of every answer, unless it has its own in their place.
  var commonHeaders: [HTTPResponse.Header] { get }

  /// The answer to a request.
  func respond(to request: HTTPRequest) -> HTTPResponse

  /// How much work it may be to answer a request; by default little.
  func work(for request: HTTPRequest) -> AnswerWork

  /// Whether a request is for the stream of changes, which its server answers itself; by default none is.
  ///
  /// - Throws: `HTTPResponse.Failure` for one that must not have it.
  func isForEvents(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> Bool

  /// What a page that asks for the stream of changes hears first.
  var greeting: JSONValue { get }

  /// Called after each answer, with the request's method and target as they were sent; by default does nothing.
  func note(_ method: String, _ target: String, status: Int)
}

extension Site {
  /// Little.
  public func work(for request: HTTPRequest) -> AnswerWork { .page }
  /// No.
  public func isForEvents(_ request: HTTPRequest) throws(HTTPResponse.Failure) -> Bool { false }
  /// Nothing.
  public var greeting: JSONValue { [:] }
  /// Does nothing.
  public func note(_ method: String, _ target: String, status: Int) {}
}

/// How much work an answer may be: what is more must not hold up what is less.
public enum AnswerWork: Sendable {
  /// What was read is shown.
  case page
  /// The programs of one card are run, or a long one is read.
  case card
  /// All programs of the curriculum are run.
  case curriculum
}
