import JSON
import TestSupport
import Testing

@testable import Commands
@testable import LanguageServer

/// Whatever is edited, an editor is shown what a lint of its own would find.
@Suite("Random edits", .enabled(if: TestRun.hasTime))
struct RandomEditsTests {
  @Test("after 10,000 edits an editor has been shown what a new server finds", arguments: [1, 2] as [UInt64])
  func edits(seed: UInt64) throws {
    var author = try RandomAuthor(seed: seed)
    var session = CheckedSession(author)
    var random = SeededRandom(seed: seed &+ 100)
    for edit in 1...5_000 {
      session.take(try author.edit())
      switch Int.random(in: 0..<12, using: &random) {
      case 0...1: try session.check()
      case 2: try session.check(questions: Int.random(in: 0..<80, using: &random))
      case 3:
        try session.check { session in
          for _ in 0..<2 { session.take(try author.edit()) }
        }
      default: break
      }
      guard edit % 50 == 0 else { continue }
      try session.settle()
      let expected = try CheckedSession.fresh(author)
      guard session.shown != expected else { continue }
      let wrong = Set(expected.keys).union(session.shown.keys).filter {
        expected[$0] != session.shown[$0]
      }
      Issue.record("after edit \(edit): \(wrong.sorted().map { ($0, expected[$0], session.shown[$0]) })")
      return
    }
    #expect(session.server.texts.count == author.open.count)
    #expect(session.server.curricula.count <= 1)
    #expect(session.server.published.count <= author.files.count + author.open.count)
  }

  @Test("a process that is given edits without a pause has shown in the end what a new server finds")
  func process() throws {
    var author = try RandomAuthor(seed: 3)
    let client = try EditorClient(
      BuiltProduct.path(of: "hornbook"), environment: ["XDG_CACHE_HOME": "\(author.folder.path)/cache"])
    client.begin(in: author.root)
    for edit in 1...400 {
      for notice in try author.edit() { client.notify(notice.method, notice.params) }
      guard edit % 40 == 0 else { continue }
      let expected = try CheckedSession.fresh(author).mapValues { $0.map(Self.asSent) }
      #expect(client.wait(within: 30) { $0.shown.mapValues { $0.map(Self.asSent) } == expected }, "edit \(edit)")
    }
    #expect(client.end() == 0)
  }

  /// A finding with its members in the order in which they are sent, without the page about its rule, which is in the
  /// cache of each process.
  private static func asSent(_ finding: JSONValue) -> JSONValue {
    guard var members = (try? JSONReader.read(CanonicalJSON.bytes(of: finding)).get())?.object else { return .null }
    members["codeDescription"] = nil
    return .object(members)
  }
}
