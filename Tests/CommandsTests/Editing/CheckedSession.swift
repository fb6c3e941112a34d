import JSON
import Synchronization
import Testing

@testable import Commands
@testable import LanguageServer

/// A server, and the checks that its process makes on another thread, made when a test says so.
struct CheckedSession {
  private(set) var server = LanguageServer(FolderHost())
  /// What the editor was shown last of each document, but for those without findings.
  private(set) var shown: [String: [JSONValue]] = [:]
  private var folders: [String: CheckedFolder] = [:]

  init(_ author: RandomAuthor) {
    let params: JSONValue = ["rootUri": .string("file://\(author.root)"), "capabilities": [:]]
    _ = server.handle(.request(id: 1, method: "initialize", params: params))
    take([("initialized", [:])])
  }

  /// What a new server shows of the files and texts as they are now, checked without any memory.
  static func fresh(_ author: RandomAuthor) throws -> [String: [JSONValue]] {
    var session = CheckedSession(author)
    session.take(author.openings)
    try session.settle(options: ["--no-cache"])
    return session.shown
  }

  /// Hands the server what the editor reports.
  mutating func take(_ notices: [RandomAuthor.Notice]) {
    for notice in notices { show(server.handle(.notification(method: notice.method, params: notice.params))) }
  }

  /// Makes a check, if one is to be made.
  ///
  /// - Parameters:
  ///   - questions: After how many questions whether it is given up it is; nil for never.
  ///   - meanwhile: What happens before the server takes its outcome.
  mutating func check(
    questions: Int? = nil, options: [String] = [], _ meanwhile: (inout CheckedSession) throws -> Void = { _ in }
  ) throws {
    guard let job = server.takeJob() else { return }
    let asked = Atomic(0)
    do {
      var folder = try folders[job.root] ?? CheckedFolder(root: job.root, options: options)
      defer { folders[job.root] = folder }
      let checked = try folder.check(job.overlay) {
        questions.map { asked.add(1, ordering: .relaxed).newValue > $0 } ?? false
      }
      try meanwhile(&self)
      show(server.finish(job, checked))
      show(server.finish(job, ProvenTexts(job, checked)))
      guard server.curricula[job.root] != nil, server.stale.isEmpty else { return }
      #expect(server.published.values.reduce(0) { $0 + $1.found.count } == checked.findings.count)
    } catch is LintRun.Cancelled {
      server.cancel(job)
    } catch let failure as CommandFailure {
      show(server.fail(job, "\(failure)"))
    }
  }

  /// Makes checks until none is to be made.
  mutating func settle(options: [String] = []) throws {
    while !server.stale.isEmpty { try check(options: options) }
  }

  private mutating func show(_ messages: [JSONValue]) {
    for message in messages {
      guard let params = message["params"], let uri = params["uri"]?.string else { continue }
      let findings = params["diagnostics"]?.array ?? []
      shown[uri] = findings.isEmpty ? nil : findings
    }
  }
}
