import NIOCore
import Serving

/// Limits that keep one client from exhausting a server.
struct ConnectionLimits: Sendable {
  /// The most bytes of a request's body.
  var mostBytes = 1 << 20
  /// The time for sending a whole request, and for the rest of one that has begun.
  var patience = TimeAmount.seconds(30)
  /// The time for a rejected client to stop sending and read the response.
  var farewell = TimeAmount.seconds(2)
  /// The most bytes that are read and dropped meanwhile.
  var mostDropped = 16 << 20

  /// 413 Content Too Large (RFC 9110, 15.5.14).
  var tooLarge: HTTPResponse.Failure { .init(status: 413, "the request has more than \(mostBytes) bytes") }

  /// 408 Request Timeout (RFC 9110, 15.5.9).
  var tooSlow: HTTPResponse.Failure {
    .init(status: 408, "the request takes longer than \(patience.nanoseconds / 1_000_000_000) seconds")
  }
}
