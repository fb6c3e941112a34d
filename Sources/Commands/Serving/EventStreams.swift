import JSON
import NIOCore
import NIOHTTP1

/// The pages that hear of changes, by server-sent events (HTML Living Standard, 9.2).
final class EventStreams: Sendable {
  private let loop: any EventLoop
  private let channels: NIOLoopBoundBox<[ObjectIdentifier: any Channel]>

  /// How often a page hears that the server is still there.
  private static let pulse = TimeAmount.seconds(15)

  /// No page yet.
  init(_ loop: any EventLoop) {
    self.loop = loop
    channels = NIOLoopBoundBox.makeBoxSendingValue([:], eventLoop: loop)
    loop.scheduleRepeatedTask(initialDelay: Self.pulse, delay: Self.pulse) { [self] _ in send(": still here\n\n") }
  }

  /// Adds a page, on the loop of its channel.
  ///
  /// - Parameter greeting: What the page hears first; asked for when it already hears of changes, so that none is
  ///   missed.
  func add(_ channel: any Channel, greeting: @escaping @Sendable () -> JSONValue) {
    loop.execute { [self] in
      channels.value[ObjectIdentifier(channel)] = channel
      // Registered after the channel is in the list, or one that is closed already would stay there.
      channel.closeFuture.whenComplete { [self] _ in channels.value[ObjectIdentifier(channel)] = nil }
      write("retry: 1000\n\n" + Self.text(of: "hello", greeting()), to: channel)
    }
  }

  /// Tells all pages something.
  func tell(_ event: String, _ data: JSONValue) {
    let text = Self.text(of: event, data)
    loop.execute { [self] in send(text) }
  }

  private static func text(of event: String, _ data: JSONValue) -> String {
    "event: \(event)\ndata: \(String(decoding: CanonicalJSON.bytes(of: data), as: UTF8.self))\n\n"
  }

  private func send(_ text: String) {
    for channel in channels.value.values { write(text, to: channel) }
  }

  /// Writes to a page; the connection to one that takes nothing any more ends, so that nothing piles up.
  private func write(_ text: String, to channel: any Channel) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text))), promise: nil)
  }
}
