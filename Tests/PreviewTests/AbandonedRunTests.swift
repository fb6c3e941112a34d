import AuthoringSamples
import CurriculumBundle
import JSON
import Serving
import Synchronization
import TestSupport
import Testing

@testable import Preview

@Suite("A run whose page is gone")
struct AbandonedRunTests {
  /// A program that loops, in the language of a card of a sample.
  struct Loop: Sendable, CustomTestStringConvertible {
    let folder: String
    let language: ProgramLanguage
    let testDescription: String
    let program: String

    init(_ folder: String, _ language: ProgramLanguage, _ description: String, _ program: String) {
      (self.folder, self.language, testDescription, self.program) = (folder, language, description, program)
    }
  }

  static let loops = [
    Loop("curriculum", .python, "a loop in Python", "while True: pass"),
    Loop(
      "curriculum", .python, "classes in Python",
      "class A:\n  def __getattr__(s, n): return 1\nwhile True:\n  class B(A): x = 1\n  B().y"),
    Loop("curriculum", .python, "a pattern in Python", "import re\nre.match('(a+)+b', 'a' * 40)"),
    Loop("Tests/Samples/pseudocode", .pseudocode, "a loop in pseudocode", "REPEAT UNTIL (false)\n{\n}"),
    Loop("Tests/Samples/slang", .slang, "a loop in Slang", "repeat 100000000\nend"),
  ]

  /// The answer to a page that goes away while its run is made, and how often it was asked whether it has gone.
  private func answer(_ path: String, _ loop: Loop, _ body: (String) -> JSONValue) throws -> (JSONValue, asked: Int) {
    let authored = try SampleFolder.read(loop.folder)
    let cards = authored.episodes.flatMap { episode in
      episode.cards.map { (episode.path.appending($0.card.id), $0.card.content.task) }
    }
    let (card, _) = try #require(cards.first { $1?.language == loop.language && $1?.checks.first?.call == nil })
    let asked = Mutex(0)
    let request = HTTPRequest(
      method: .post, target: path, headers: PreviewDesk.headers,
      body: CanonicalJSON.bytes(of: body(card.description)),
      isAbandoned: {
        asked.withLock { asked in
          asked += 1
          return asked > 2
        }
      })
    let response = PreviewDesk(authored).site.respond(to: request)
    #expect(response.status == 200, "\(String(decoding: response.body, as: UTF8.self))")
    return (try JSONReader.read(response.body).get(), asked.withLock { $0 })
  }

  @Test("stops after two questions for its page", arguments: loops, [false, true])
  func run(loop: Loop, isTraced: Bool) throws {
    let (answer, asked) = try answer("/api/run", loop) { card in
      ["path": .string(card), "program": .string(loop.program), "input": [], "trace": .bool(isTraced)]
    }
    #expect(answer["ending"]?["kind"]?.string == "stopped")
    #expect(asked == 3)
    #expect((answer["steps"]?.integer ?? .max) < 500_000)
  }

  @Test("stops where it is graded", arguments: loops)
  func graded(loop: Loop) throws {
    let (answer, asked) = try answer("/api/grade", loop) { card in
      ["path": .string(card), "action": ["kind": "wrote", "program": .string(loop.program)]]
    }
    #expect(answer["verdict"]?["isRight"]?.bool == false)
    #expect(answer["checks"]?.array?.count == 1 && asked >= 3)
  }
}
