internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Serving

/// One connection of a browser or another client: requests come one after another, each is answered by the site on a
/// thread of a pool, so that a program that runs holds up nobody who reads.
final class SiteConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let services: SiteServices
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var isTooLarge = false
  private var timeout: Scheduled<Void>?

  /// The most bytes of a request's body.
  private static let mostBytes = 1 << 20
  /// How long a client may take for one request, and may stay without one.
  private static let patience = TimeAmount.seconds(30)

  init(_ services: SiteServices) { self.services = services }

  func channelActive(context: ChannelHandlerContext) {
    expectRequest(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timeout?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
      isTooLarge = false
    case .body(let part):
      isTooLarge = isTooLarge || body.count + part.readableBytes > Self.mostBytes
      if !isTooLarge { body += part.readableBytesView }
    case .end:
      timeout?.cancel()
      if let head { answer(head, context) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Gives a client some time for its next request.
  private func expectRequest(_ context: ChannelHandlerContext) {
    timeout?.cancel()
    let channel = context.channel
    timeout = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard !isTooLarge else {
      return write(.failure(.init(status: 413, "the request is larger than 1 MiB")), to: head, context, closes: true)
    }
    guard let site = services.site.current else {
      return write(.failure(.init(status: 503, "the curriculum is still being read")), to: head, context)
    }
    guard let method = HTTPRequest.Method(rawValue: head.method.rawValue), site.methods.contains(method) else {
      return write(Self.unknownMethod(of: site), to: head, context)
    }
    let headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    let request = HTTPRequest(method: method, target: head.uri, headers: headers, body: body)
    body = []
    do throws(HTTPResponse.Failure) {
      if try site.isForEvents(request) { return beginEvents(of: site, head, context) }
    } catch {
      return write(.failure(error), to: head, context)
    }
    let pool = services.threads(for: site.work(for: request))
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    pool.runIfActive(eventLoop: context.eventLoop) { site.respond(to: request) }.whenSuccess { response in
      let (connection, context) = bound.value
      connection.write(response, to: head, context)
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
    _ response: HTTPResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool = false
  ) {
    guard response.delay > 0 else { return send(response, to: head, context, closes: closes) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .milliseconds(Int64(response.delay))) {
      let (connection, context) = bound.value
      connection.send(response, to: head, context, closes: closes)
    }
  }

  private func send(
    _ response: HTTPResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool
  ) {
    guard context.channel.isActive else { return }
    let isKept = head.isKeepAlive && !closes
    let site = services.site.current
    var headers = headers(of: response.headers, site?.commonHeaders ?? [])
    // What is not modified has no body, and its length is not that of the file.
    if response.status != 304 { headers.add(name: "content-length", value: "\(response.body.count)") }
    if !isKept { headers.add(name: "connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))), promise: nil)
    let channel = context.channel
    let end = context.eventLoop.makePromise(of: Void.self)
    if !isKept { end.futureResult.whenComplete { _ in channel.close(promise: nil) } }
    let hasBody = head.method != .HEAD && !response.body.isEmpty
    site?.note(head.method.rawValue, head.uri, status: response.status)
    if hasBody, let cut = response.cut {
      end.futureResult.whenComplete { _ in channel.close(promise: nil) }
      return context.writeAndFlush(body(response.body[..<cut]), promise: end)
    }
    if hasBody { context.write(body(response.body[...]), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: end)
    expectRequest(context)
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
