internal import NIOCore
internal import Serving

/// What one client may take of a server.
struct ConnectionLimits: Sendable {
  /// The most bytes of a request's body.
  var mostBytes = 1 << 20
  /// How long a client may take for its request, and for the body of one that has begun.
  var patience = TimeAmount.seconds(30)
  /// How long a client that was refused may go on sending until it sees that.
  var farewell = TimeAmount.seconds(2)
  /// The most bytes that are read of such a client.
  var mostDropped = 16 << 20

  /// Why a request with too many bytes is refused.
  var tooLarge: HTTPResponse.Failure { .init(status: 413, "the request has more than \(mostBytes) bytes") }

  /// Why a request is refused that does not come to its end.
  var tooSlow: HTTPResponse.Failure {
    .init(status: 408, "the request takes longer than \(patience.nanoseconds / 1_000_000_000) seconds")
  }
}
