import Authoring
import Diagnostics
import POSIX
import Preview

/// A curriculum that a server shows, and that is checked again at each save.
struct ServedPreview {
  private let server: SiteServer
  private let site: PreviewSite
  private var session: PreviewSession
  /// What was found first.
  let findings: [Diagnostic]

  /// Where the server's pages are: `http://127.0.0.1:4600/`.
  var address: String { "http://127.0.0.1:\(server.port)/" }

  /// Reads and checks a curriculum, and begins to show it.
  ///
  /// - Parameters:
  ///   - withTools: Whether the tools of this machine prove cards in languages that only they run.
  ///   - note: Called around the first check.
  /// - Throws: `CommandFailure` where the folder cannot be read.
  init(
    _ folder: CurriculumFolder, on server: SiteServer, editors: [EditorLinks.Template], withTools: Bool = false,
    during note: (() throws -> PreviewContent) throws -> PreviewContent = { try $0() }
  ) throws {
    server.serve(StartingSite())
    var session = try PreviewSession(folder, withTools: withTools)
    let content = try note { try session.check() }
    site = PreviewSite(
      content, port: server.port, token: Self.token, links: EditorLinks(root: folder.root, templates: editors),
      host: CurriculumHost(folder: folder))
    server.serve(site)
    (self.server, self.session, findings) = (server, session, content.findings)
  }

  /// Shows what each save changes, until the process is ended.
  ///
  /// - Parameter report: Called with what each check came to.
  mutating func follow(_ report: (PreviewSession.Outcome) -> Void) throws -> Never {
    let (server, site) = (server, site)
    try session.follow { outcome in
      switch outcome {
      case .checked(let content, let milliseconds):
        server.events.tell("change", site.update(content).json(milliseconds: milliseconds))
      case .failed(let failure):
        server.events.tell("failed", site.fail(failure.message.description, help: failure.help?.description))
      }
      report(outcome)
    }
  }

  /// The ports that are tried where none is named, the usual one first.
  static let usualPorts = Array(4600..<4610)

  /// Something that no page of another site can guess: 128 bits of the system's generator.
  private static var token: String {
    (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
  }
}
