import NIOCore
import NIOHTTP1
import NIOPosix
import Serving
import Synchronization

/// What all connections of a server share.
struct SiteServices: Sendable {
  /// The site, once there is one.
  let site: LateSite
  /// Who hears of changes.
  let events: EventStreams
  /// Applied to each connection on its own.
  let limits: ConnectionLimits
  /// The threads for what is answered at once.
  private let pages = Self.pool(threads: 2)
  /// The threads for what runs the programs of a card.
  private let cards = Self.pool(threads: 2)
  /// The thread for the statistics, which take all processors by themselves: whoever asks for them again has to wait
  /// for the first.
  private let statistics = Self.pool(threads: 1)

  /// Services with threads of their own.
  init(site: LateSite, events: EventStreams, limits: ConnectionLimits) {
    self.site = site
    self.events = events
    self.limits = limits
  }

  /// The threads on which answers are made that are so much work.
  func threads(for work: AnswerWork) -> NIOThreadPool {
    switch work {
    case .page: pages
    case .card: cards
    case .curriculum: statistics
    }
  }

  private static func pool(threads: Int) -> NIOThreadPool {
    let pool = NIOThreadPool(numberOfThreads: threads)
    pool.start()
    return pool
  }
}

/// A site that is made when the server's port is known.
final class LateSite: Sendable {
  private let site = Mutex<(any Site)?>(nil)

  /// The site; nil before there is one.
  var current: (any Site)? {
    get { site.withLock { $0 } }
    set { site.withLock { $0 = newValue } }
  }
}

/// How many connections are open.
private final class OpenConnections: Sendable {
  private let count = Mutex(0)

  /// Counts another one, unless there are so many already.
  func add(atMost most: Int) -> Bool {
    count.withLock { count in
      guard count < most else { return false }
      count += 1
      return true
    }
  }

  func remove() { count.withLock { $0 -= 1 } }
}

/// Serves a site on this machine alone.
struct SiteServer {
  /// The port on which it listens.
  let port: Int
  /// Who hears of changes.
  let events: EventStreams
  private let site: LateSite

  /// The most connections at once; more are closed at once, so that they cannot use up what the system has.
  private static let mostConnections = 512

  /// Listens on the first port of 127.0.0.1 that can be had; for 0, on any that is free.
  ///
  /// - Throws: `IOError` with why the last one cannot be had.
  init(ports: [Int], limits: ConnectionLimits = ConnectionLimits()) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let events = EventStreams(group.next())
    let services = SiteServices(site: LateSite(), events: events, limits: limits)
    let connections = OpenConnections()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        guard connections.add(atMost: Self.mostConnections) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in connections.remove() }
        return channel.pipeline.configureHTTPServerPipeline(withErrorHandling: true).flatMapThrowing {
          try channel.pipeline.syncOperations.addHandler(SiteConnection(services))
        }
      }
    let channel = try Self.firstChannel(of: ports) { try bootstrap.bind(host: "127.0.0.1", port: $0).wait() }
    port = channel.localAddress?.port ?? 0
    self.events = events
    site = services.site
  }

  private static func firstChannel(of ports: [Int], bind: (Int) throws -> any Channel) throws -> any Channel {
    var failure: (any Error)?
    for port in ports {
      do { return try bind(port) } catch { failure = error }
    }
    throw failure ?? ChannelError.unknownLocalAddress
  }

  /// Serves a site from now on.
  func serve(_ site: any Site) { self.site.current = site }
}
