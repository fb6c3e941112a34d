import Authoring
import AuthoringSamples
import Diagnostics
import Testing

@Suite("The examples of each finding")
struct ExampleTests {
  @Test("the wrong ones have it at every mark", arguments: AuthoringFindings.all.map(\.code))
  func wrong(code: Diagnostic.Code) throws {
    let rule = try #require(AuthoringFindings.all.first { $0.code == code })
    #expect(!rule.wrong.isEmpty && !rule.right.isEmpty)
    for example in rule.wrong + rule.cases.wrong {
      guard Self.isRead(example) else { continue }
      let (files, marks) = Self.files(of: example)
      let found = try read(files).diagnostics
      let places = found.filter { $0.code == code }.map { "\($0.location.file) \($0.location.span.start)" }
      #expect(places == marks, "\(found.map(\.message))")
      #expect(found.filter { $0.code == code }.allSatisfy { $0.severity == rule.severity })
    }
  }

  @Test("the right ones have no finding at all", arguments: AuthoringFindings.all.map(\.code))
  func right(code: Diagnostic.Code) throws {
    let rule = try #require(AuthoringFindings.all.first { $0.code == code })
    for example in rule.right + rule.cases.right {
      let (files, marks) = Self.files(of: example)
      #expect(marks.isEmpty)
      let found = try read(files).diagnostics
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
  }

  /// Whether an example is of files that the reader looks at; the formatter has findings of its own.
  private static func isRead(_ example: RuleDescription.Example) -> Bool {
    switch example {
    case .cards, .episode, .files: true
    case .words, .release: false
    }
  }

  /// The files of an example in a curriculum that is right apart from them, and the marked places.
  private static func files(of example: RuleDescription.Example) -> (files: FilesInMemory, marks: [String]) {
    var marked: [String: String]
    switch example {
    case .cards(let cards):
      let lines = cards.split(separator: "\n").map { "  \($0)\n" }.joined()
      marked = [SampleCurriculum.episodePath: SampleCurriculum.heading + lines + SampleCurriculum.finished]
    case .episode(let text): marked = [SampleCurriculum.episodePath: text]
    case .files(let files): marked = files
    case .words, .release: marked = [:]
    }
    var marks: [String] = []
    for (path, text) in marked.sorted(by: { $0.key < $1.key }) {
      let parts = text.split(separator: "↓", omittingEmptySubsequences: false)
      marks += parts.indices.dropLast().map { "\(path) \(parts[...$0].joined().utf8.count)" }
      marked[path] = parts.joined()
    }
    return (SampleCurriculum.with(marked), marks)
  }
}
