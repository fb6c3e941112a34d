import NIOCore
import NIOHTTP1
import NIOPosix
import Serving

/// One connection of a browser or another client: requests come one after another, each is answered by the site on a
/// thread of a pool, so that a program that runs holds up nobody who reads.
final class SiteConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let services: SiteServices
  /// The beginning of a request whose end has yet to come.
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  /// The bytes that arrived of a rejected request, counted toward `mostDropped`; nil while none was rejected.
  private var droppedBytes: Int?
  private var timeout: Scheduled<Void>?
  /// Cancelled where the client closes the connection before its response is ready.
  private var flag: CheckFlag?

  private var limits: ConnectionLimits { services.limits }

  init(_ services: SiteServices) { self.services = services }

  func channelActive(context: ChannelHandlerContext) {
    beginPatience(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    flag?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
      beginPatience(context)
      let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
      if length > limits.mostBytes { refuse(limits.tooLarge, context) }
    case .body(let part): take(part, context)
    case .end:
      guard droppedBytes == nil else { return context.close(promise: nil) }
      timeout?.cancel()
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  private func take(_ part: ByteBuffer, _ context: ChannelHandlerContext) {
    if let dropped = droppedBytes {
      droppedBytes = dropped + part.readableBytes
      if dropped > limits.mostDropped { context.close(promise: nil) }
    } else if body.count + part.readableBytes > limits.mostBytes {
      refuse(limits.tooLarge, context)
    } else {
      body += part.readableBytesView
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Gives a client some time for its next request, or for the rest of one.
  private func beginPatience(_ context: ChannelHandlerContext) {
    timeout?.cancel()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timeout = context.eventLoop.scheduleTask(in: limits.patience) {
      let (connection, context) = bound.value
      connection.refuse(connection.limits.tooSlow, context)
    }
  }

  /// Responds to an incomplete request, or closes the connection where none has begun.
  ///
  /// Whoever is still sending may not have read the answer yet, and the system takes it back where a connection ends
  /// that has bytes which nobody read: so these are dropped for a moment.
  private func refuse(_ failure: HTTPResponse.Failure, _ context: ChannelHandlerContext) {
    guard let head, droppedBytes == nil else { return context.close(promise: nil) }
    droppedBytes = 0
    body = []
    timeout?.cancel()
    let channel = context.channel
    timeout = context.eventLoop.scheduleTask(in: limits.farewell) { channel.close(promise: nil) }
    send(.failure(failure), to: head, context, ending: .output)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard let site = services.site.current else {
      let failure = HTTPResponse.Failure(status: 503, "there is nothing to be served yet")
      return write(.failure(failure, headers: [.soon]), to: head, context)
    }
    guard let method = HTTPRequest.Method(rawValue: head.method.rawValue), site.methods.contains(method) else {
      return write(Self.unknownMethod(of: site), to: head, context)
    }
    let headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    let flag = CheckFlag()
    let request = HTTPRequest(
      method: method, target: head.uri, headers: headers, body: body, isAbandoned: { flag.isCancelled })
    body = []
    do throws(HTTPResponse.Failure) {
      if try site.isForEvents(request) { return beginEvents(of: site, head, context) }
    } catch {
      return write(.failure(error), to: head, context)
    }
    let pool = services.threads(for: site.work(for: request))
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    self.flag = flag
    pool.runIfActive(eventLoop: context.eventLoop) {
      // A request whose client is gone does not take a thread from others; while it is answered, the site looks.
      flag.isCancelled ? nil : site.respond(to: request)
    }.whenSuccess { response in
      let (connection, context) = bound.value
      if let response { connection.write(response, to: head, context) }
    }
  }

  private static func unknownMethod(of site: any Site) -> HTTPResponse {
    let names = site.methods.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return .failure(
      .init(status: 405, "only \(list) are known here"), headers: [.init("allow", names.joined(separator: ", "))])
  }

  private func beginEvents(of site: any Site, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var headers = headers(of: [], site.commonHeaders)
    headers.add(name: "content-type", value: "text/event-stream")
    context.writeAndFlush(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .ok, headers: headers))), promise: nil)
    services.events.add(context.channel) { site.greeting }
  }

  private func write(
    _ response: HTTPResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    let ending: CloseMode? = head.isKeepAlive ? nil : .all
    guard response.delay > 0 else { return send(response, to: head, context, ending: ending) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .milliseconds(Int64(response.delay))) {
      let (connection, context) = bound.value
      connection.send(response, to: head, context, ending: ending)
    }
  }

  /// Sends an answer.
  ///
  /// - Parameter ending: The part of the connection to close afterwards; nil to keep it open for the next request.
  private func send(
    _ response: HTTPResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext, ending: CloseMode?
  ) {
    guard context.channel.isActive else { return }
    let site = services.site.current
    var headers = headers(of: response.headers, site?.commonHeaders ?? [])
    // What is not modified has no body, and its length is not that of the file.
    if response.status != 304 { headers.add(name: "content-length", value: "\(response.body.count)") }
    if ending != nil { headers.add(name: "connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))), promise: nil)
    let channel = context.channel
    let end = context.eventLoop.makePromise(of: Void.self)
    if let ending { end.futureResult.whenComplete { _ in channel.close(mode: ending, promise: nil) } }
    let hasBody = head.method != .HEAD && !response.body.isEmpty
    site?.note(head.method.rawValue, head.uri, status: response.status)
    if hasBody, let cut = response.cut {
      end.futureResult.whenComplete { _ in channel.close(promise: nil) }
      return context.writeAndFlush(body(response.body[..<cut]), promise: end)
    }
    if hasBody { context.write(body(response.body[...]), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: end)
    if droppedBytes == nil { beginPatience(context) }
  }

  private func body(_ bytes: ArraySlice<UInt8>) -> NIOAny {
    wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes))))
  }

  private func headers(of own: [HTTPResponse.Header], _ common: [HTTPResponse.Header]) -> HTTPHeaders {
    var headers = HTTPHeaders(common.map { ($0.name, $0.value) })
    for header in own { headers.replaceOrAdd(name: header.name, value: header.value) }
    return headers
  }
}
