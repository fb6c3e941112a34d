import Foundation
import TestSupport
import Testing

/// Commands and pages that write content files, while an editor saves them: processes against processes.
@Suite("What is saved while a file is checked stays", .enabled(if: TestRun.hasTime))
struct SavedMeanwhileTests {
  private let folder: TemporaryDirectory
  private let episode = "curriculum/training/printing/say-hello.yaml"

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
  }

  /// An episode with what every command here would change: a wrong result, and a line that is not laid out.
  private func faulty(_ mark: String) throws -> String {
    let text = try #require(SampleCurriculum.files["training/printing/say-hello.yaml"])
    return text.replacing("result: Champion", with: "result:   Lost")
      .replacing("title: Say hello", with: "# \(mark)\ntitle: Say hello")
  }

  /// The two ways in which editors save: in place, and by renaming a new file.
  enum Saver: String, CaseIterable {
    case emptying = "cp $1 $2"
    case renaming = "cp $1 $2.new && mv $2.new $2"
  }

  /// An editor that saves after some seconds.
  private func editor(_ saver: Saver, _ text: String, after delay: Double) throws -> RunningProcess {
    try folder.write(text, to: "saved.yaml")
    let script = "sleep \(delay); \(saver.rawValue.replacing("$1", with: "saved.yaml").replacing("$2", with: episode))"
    return try Command("/bin/sh", ["-c", script], in: folder.path).start()
  }

  private func text() throws -> String { String(decoding: try folder.read(episode), as: UTF8.self) }

  @Test(
    "a command that changes files loses no save",
    arguments: [["lint", "--accept"], ["lint", "--fix", "--accept", "--no-cache"], ["fmt"]], Saver.allCases)
  func commands(arguments: [String], saver: Saver) throws {
    let command = Command(try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path)
    try folder.write(faulty("first"), to: episode)
    _ = try command.run()
    #expect(try !text().contains("  Lost"), "the command changes nothing, so nothing is raced for")
    for round in 0..<20 {
      try folder.write(faulty("read \(round)"), to: episode)
      let editor = try editor(saver, faulty("saved \(round)"), after: Double(round) / 40)
      let end = try command.run()
      _ = try editor.wait()
      #expect(try text().contains("# saved \(round)\n"), "\(end.errors)")
      #expect([0, 1, 2].contains(end.status) && !end.errors.contains("rror:"), "\(end.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/curriculum/training/printing")
    #expect(names.sorted() == ["block.yaml", "say-hello.yaml"])
  }

  private func curl(_ arguments: String...) throws -> String {
    try Command("curl", ["--silent", "--max-time", "30"] + arguments, in: folder.path).run().output
  }

  /// A preview of the course with what a page of it knows.
  private struct Page {
    let server: PreviewServer
    let token: String
    private let folder: String

    init(in folder: String) throws {
      self.folder = folder
      server = try PreviewServer(in: folder)
      let page = try Command("curl", ["--silent", server.address], in: folder).run().output
      token = String(try #require(page.firstMatch(of: /name="hornbook-token" content="(\w+)"/)).1)
    }

    /// The request of the page that makes a repair.
    func fix(_ finding: String) -> Command {
      Command(
        "curl",
        [
          "--silent", "-H", "x-hornbook-token: \(token)", "--data-binary",
          #"{"finding": "\#(finding)", "fix": 0, "apply": true}"#, "\(server.address)/api/fix",
        ], in: folder)
    }
  }

  /// A wrong result as a page knows it, and its line.
  private struct Finding {
    let id: String
    let line: Int
  }

  /// The wrong results that a page shows, once it shows so many, none in a line where it showed one before.
  private func findings(on page: Page, not old: [Finding], count: Int) throws -> [Finding] {
    let lines = Set(old.map(\.line))
    for _ in 0..<600 {
      let found = try curl("\(page.server.address)/api/findings")
        .matches(of: /"code":"wrong-result".*?"id":"([\w-]+)".*?"line":(\d+)/)
        .map { Finding(id: String($0.output.1), line: Int($0.output.2) ?? 0) }
      if found.count == count, lines.isDisjoint(with: found.map(\.line)) { return found }
      usleep(20_000)
    }
    throw NothingNew(count: count)
  }

  /// A page that does not show what was saved.
  private struct NothingNew: Error {
    let count: Int
  }

  @Test("a repair of the preview loses no save", arguments: Saver.allCases)
  func previewAndEditor(saver: Saver) throws {
    try folder.write(faulty("first"), to: episode)
    let page = try Page(in: folder.path)
    defer { page.server.process.killNow() }
    var shown: [Finding] = []
    for round in 0..<20 {
      // In each round the finding is in another line.
      let padding = String(repeating: "#\n", count: round)
      try folder.write(faulty("read \(round)\n\(padding)"), to: episode)
      shown = try findings(on: page, not: shown, count: 1)
      let saved = try faulty("saved \(round)\n\(padding)")
      let editor = try editor(saver, saved, after: Double(round) / 1000)
      _ = try page.fix(try #require(shown.first).id).run()
      _ = try editor.wait()
      #expect(try text().contains("# saved \(round)\n"))
    }
  }

  @Test("two previews that repair at once undo nothing of each other")
  func twoPreviews() throws {
    let card = "  - id: wrong\n    type: executor\n    text: Run it.\n    code: print(2)\n    result: Lost again\n"
    let pages = try (0..<2).map { _ in try Page(in: folder.path) }
    defer { for page in pages { page.server.process.killNow() } }
    var shown: [[Finding]] = [[], []]
    for round in 0..<20 {
      let text = try faulty("read \(round)\n" + String(repeating: "#\n", count: round))
      try folder.write(text.replacing("  - id: well-done", with: "\(card)  - id: well-done"), to: episode)
      shown = try zip(pages, shown).map { try findings(on: $0, not: $1, count: 2) }
      let running = try zip(pages, [shown[0][0], shown[1][1]]).map { try $0.fix($1.id).start() }
      let made = try running.map { try $0.wait().output.contains(#""applied":true"#) }
      let after = try self.text()
      #expect(!made[0] || !after.contains("result:   Lost\n"), "the first repair is lost")
      #expect(!made[1] || !after.contains("result: Lost again"), "the second repair is lost")
      #expect(made.contains(true))
    }
  }
}
