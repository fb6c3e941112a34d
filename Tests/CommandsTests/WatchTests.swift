import Foundation
import TestSupport
import Testing

@testable import Commands

/// `--watch` shows what a run of its own would show, again and again, and nothing else.
@Suite("Watching files")
struct WatchTests {
  private let folder: TemporaryDirectory
  private let episode = "curriculum/training/printing/say-hello.yaml"

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
  }

  private func command(_ arguments: String...) throws -> Command {
    Command(try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path)
  }

  private func terminal(rows: Int, columns: Int = 80, _ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      rows: rows, columns: columns, BuiltProduct.path(of: "hornbook"), arguments,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/cache", "NO_COLOR": "1"])
  }

  /// The sample's episode with parts of its text replaced.
  private func write(_ replacements: KeyValuePairs<String, String> = [:]) throws {
    var text = try #require(SampleCurriculum.files["training/printing/say-hello.yaml"])
    for (old, new) in replacements { text = text.replacingOccurrences(of: old, with: new) }
    try folder.write(text, to: episode)
  }

  // MARK: Lint

  @Test("after each change it says what a lint of its own says, and nothing twice")
  func reports() throws {
    let running = try command("lint", "--watch").start()
    defer { running.killNow() }
    var reports = try command("lint", "--no-cache").run().output
    #expect(try running.output { $0 == reports } == reports)
    let changes: [() throws -> Void] = [
      { try write(["correctAnswerIndex: 1": "correctAnswerIndex: 0"]) },
      { try write(["correctAnswerIndex: 1": "correctAnswerIndex: 0", "title: Say": "title: [Say"]) },
      { try write(["result: Champion": "result: Lost"]) },
      { try folder.write("title: Stray\ncards: []\n", to: "curriculum/training/printing/stray.yaml") },
      { try FileManager.default.removeItem(atPath: "\(folder.path)/\(episode)") },
      { try write() },
      { try FileManager.default.removeItem(atPath: "\(folder.path)/curriculum/training/printing/stray.yaml") },
    ]
    for (number, change) in changes.enumerated() {
      try change()
      reports += try "\n" + command("lint", "--no-cache").run().output
      #expect(try running.output { $0 == reports } == reports, "change \(number)")
    }
  }

  @Test("a check of the preview is given up for what is saved while it is made")
  func superseded() throws {
    let loops = (0..<12).map { number in
      """
        - id: loop-\(number)
          type: executor
          text: Run it and wait.
          code: |
            n = \(number)
            while True: n += 1
          neverEnds: true

      """
    }
    let text = try #require(SampleCurriculum.files["training/printing/say-hello.yaml"])
    try folder.write(text.replacing("  - id: quiz\n", with: loops.joined() + "  - id: quiz\n"), to: episode)
    var session = try PreviewSession(CurriculumFolder(root: "\(folder.path)/curriculum"))
    let (saver, path) = (folder, episode)
    Thread.detachNewThread {
      usleep(200_000)
      _ = try? saver.write(text.replacing("title: Say hello", with: "title: Say more"), to: path)
    }
    let content = try session.checkNewest()
    #expect(content.authored.episodes.map(\.header.title) == ["Say more"])
  }

  @Test("a change that no finding comes of shows nothing anew")
  func quiet() throws {
    let running = try command("lint", "--watch").start()
    defer { running.killNow() }
    let first = try running.output { $0.hasSuffix("\n") }
    try write(["You can print.": "You can print now."])
    try folder.write("not read by anybody", to: "curriculum/notes.txt")
    try write(["result: Champion": "result: Lost"])
    let second = try running.output { $0.contains("wrong-result") }
    #expect(second.hasPrefix(first))
    #expect(second.dropFirst(first.count).hasPrefix("\ncurriculum/training/printing/say-hello.yaml:"))
  }

  @Test("a folder that is gone is reported, and waited for")
  func folderGone() throws {
    let running = try command("lint", "--watch", "curriculum").start()
    defer { running.killNow() }
    let clean = try running.output { $0.hasSuffix("\n") }
    let (here, away) = ("\(folder.path)/curriculum", "\(folder.path)/elsewhere")
    try FileManager.default.moveItem(atPath: here, toPath: away)
    let gone = "hornbook: cannot read 'curriculum': no such file or directory\n"
    #expect(try running.errors { $0.contains(gone) }.hasPrefix(gone))
    try FileManager.default.moveItem(atPath: away, toPath: here)
    #expect(try running.output { $0 == "\(clean)\n\(clean)" } == "\(clean)\n\(clean)")
  }

  @Test("on a terminal each report is in the place of the one before, as long as there is room")
  func terminal() throws {
    let screen = try terminal(rows: 12, "lint", "--watch", "\(folder.path)/curriculum")
    let start = "\u{1B}[H\u{1B}[2J"
    let first = screen.wait(for: "Ctrl-C ends this\r\n")
    #expect(first.hasPrefix("\(start)no problems in 4 files (4 cards, 3 programs run)\r\n\r\nwatching "))
    #expect(first.contains(/, checked at \d\d:\d\d:\d\d; Ctrl-C ends this/))
    // A save that changes nothing in the report is seen by the time.
    try write(["You can print.": "You can print now."])
    #expect(screen.wait(for: "Ctrl-C ends this\r\n").hasPrefix("\(start)no problems in 4 files"))
    try write(["correctAnswerIndex": "correctAnswer", "type: executor": "type: runner", "header: I": "head: I"])
    let second = screen.wait(for: "Ctrl-C ends this\r\n")
    #expect(second.hasPrefix(start))
    #expect(second.contains("more lines do not fit\r\n"))
    #expect(second.components(separatedBy: "\r\n").count <= 12)
    screen.end()
  }

  @Test(
    "what would write, or has nothing to watch, does not go with it",
    arguments: [["--fix"], ["--accept"], ["--update-baseline"], ["--stdin-filename", "a.yaml"]])
  func refusals(options: [String]) throws {
    var command = try command("lint", "--watch")
    command.arguments += options
    let ending = try command.run()
    #expect(ending.status == 2)
    #expect(ending.errors.contains("--watch does not go with \(options[0])"))
  }

  // MARK: Run

  @Test("a program that is saved is stopped and run again, whether it loops, waits or has ended")
  func run() throws {
    try folder.write("print('first')\nwhile True: pass\n", to: "try.py")
    let screen = try terminal(rows: 24, "run", "--watch", "\(folder.path)/try.py")
    #expect(screen.wait(for: "first").contains("first"))
    try folder.write("print('Hello,', input('Name? '))\n", to: "try.py")
    #expect(screen.wait(for: "Name? ").hasPrefix("\u{1B}[H\u{1B}[2JName? "))
    screen.type("Ada\n")
    #expect(screen.wait(for: "exit status 0; watching ").contains("Hello, Ada\r\n"))
    try folder.write("print(1 / 0)\n", to: "try.py")
    #expect(screen.wait(for: "exit status 1; watching ").contains("ZeroDivisionError: division by zero"))
    screen.end()
  }

  @Test("a card is run again when a file of its curriculum is saved")
  func card() throws {
    let running = try command("run", "--watch", "training/printing/say-hello/run-it").start()
    defer { running.killNow() }
    #expect(try running.output { $0.contains("Champion") }.contains("Champion"))
    try write(["name = \"Champion\"": "name = \"Winner\""])
    #expect(try running.output { $0.contains("Winner") }.contains("Winner"))
  }

  // MARK: Parts

  @Test("a file that is changed, made, renamed or taken away is seen, and nothing else is")
  func fileWatch() throws {
    try folder.write("one", to: "a/file")
    let names = ["a/file", "b/other"]
    var watch = FileWatch { names.map { "\(folder.path)/\($0)" } }
    func hasChanged(within milliseconds: Int32) -> Bool { watch.wait(atMost: milliseconds) }
    #expect(!hasChanged(within: 20))
    try folder.write("two", to: "a/file")
    #expect(hasChanged(within: 20_000))
    #expect(!hasChanged(within: 20))
    try folder.write("three", to: "b/other")
    #expect(hasChanged(within: 20_000))
    try FileManager.default.moveItem(atPath: "\(folder.path)/a/file", toPath: "\(folder.path)/a/moved")
    #expect(hasChanged(within: 20_000))
    try FileManager.default.removeItem(atPath: "\(folder.path)/b")
    #expect(hasChanged(within: 20_000))
    #expect(!hasChanged(within: 20))
  }

  @Test("a text that is too long keeps its beginning and its last line, whatever its lines are like")
  func fitting() {
    let lines = (1...20).map { "line \($0)\n" }.joined()
    // An empty row, the words, and the row of the cursor.
    let note = "\nwatching\n"
    #expect(Screen.fitted(lines, above: note, into: (23, 80)) == lines)
    #expect(Screen.fitted(lines, above: "\n" + String(repeating: "w", count: 90) + "\n", into: (23, 80)) != lines)
    #expect(
      Screen.fitted(lines, above: note, into: (8, 80))
        == "line 1\nline 2\nline 3\n… 16 more lines do not fit\nline 20\n")
    let wide = String(repeating: "w", count: 100) + "\nb\nc\nd\n"
    #expect(Screen.fitted(wide, above: note, into: (8, 80)) == wide)
    let fitted = Screen.fitted(wide, above: note, into: (7, 80))
    #expect(fitted == String(repeating: "w", count: 100) + "\n… 2 more lines do not fit\nd\n")
    let styled = String(repeating: "\u{1B}[1;31mx\u{1B}[0m", count: 40) + "\nb\n"
    #expect(Screen.fitted(styled, above: note, into: (5, 40)) == styled)
    #expect(Screen.fitted("", above: note, into: (5, 40)).isEmpty)
  }
}
