import Foundation
import TestSupport
import Testing

/// The folder in which the blocks of a page happen, in their order.
struct DocumentationDesk: PageDesk {
  private let folder: TemporaryDirectory

  /// An empty folder.
  init() throws { folder = try TemporaryDirectory() }

  /// Does what a block and the comments before it say; gives the lines that it should have.
  func lines(of block: MarkdownPage.Block) throws -> [String]? {
    var isDone = false
    for note in block.notes {
      let words = note.split(separator: ": ", maxSplits: 1).map(String.init)
      if words[0] == "run" {
        try succeed(words[1])
      } else {
        try place(block, words[0], words.last ?? "")
        isDone = true
      }
    }
    switch block.kind {
    case "console": return try session(block.lines)
    case "sh": try checkMakeCommands(block.lines)
    case "pseudocode", "input", "output", "error":
      if !isDone { try checkFollower("PseudocodePages", of: block) }
    default: try #require(isDone, "line \(block.firstLine): nothing says how this is tested")
    }
    return block.lines
  }

  private func place(_ block: MarkdownPage.Block, _ kind: String, _ argument: String) throws {
    switch kind {
    case "file": try folder.write(block.text, to: argument)
    case "card": try putCard(block.lines, into: argument)
    case "append":
      try folder.write(try text(of: argument) + block.text, to: argument)
      try succeed("hornbook lint \(argument.split(separator: "/")[0]) --fail-on error")
    case "cards": try lintCards(block.lines)
    case "picture": try #require(!block.lines.contains { $0.hasPrefix("$ ") }, "a session is to be run")
    case "tested by": try checkTest(argument, of: block)
    case "editor": try checkSetup(argument, of: block)
    default: Issue.record("line \(block.firstLine): nothing is known of '\(kind)'")
    }
  }

  // MARK: Cards

  /// Puts a card where the one with its id is, or before the last one.
  private func putCard(_ card: [String], into path: String) throws {
    var lines = try text(of: path).components(separatedBy: "\n")
    let starts = lines.indices.filter { lines[$0].hasPrefix("  - ") } + [lines.count - 1]
    let id = try #require(card.first)
    if let place = starts.firstIndex(where: { lines[$0] == id }) {
      lines.replaceSubrange(starts[place]..<starts[place + 1], with: card)
    } else {
      lines.insert(contentsOf: card, at: starts[starts.count - 2])
    }
    try folder.write(lines.joined(separator: "\n"), to: path)
  }

  /// Finds no error in a course of these cards.
  private func lintCards(_ cards: [String]) throws {
    try succeed("[ -d sample ] || hornbook new curriculum sample --title 'A sample of cards' >/dev/null")
    let episode = ["title: A sample", "cards:"] + cards.map { $0.isEmpty ? $0 : "  \($0)" }
    let end = ["  - {id: end, type: finished, header: Well done!, text: You have seen them all.}", ""]
    try folder.write((episode + end).joined(separator: "\n"), to: "sample/training/printing/say-hello.yaml")
    try succeed("hornbook lint sample --fail-on error")
  }

  private func text(of path: String) throws -> String { String(decoding: try folder.read(path), as: UTF8.self) }

  // MARK: Commands

  /// The session with what each command really writes; what a page leaves out is left out.
  private func session(_ lines: [String]) throws -> [String] {
    var session: [String] = []
    var rest = lines[...]
    while let command = rest.popFirst() {
      try #require(command.hasPrefix("$ "), "a session begins with a command")
      let shown = rest.prefix { !$0.hasPrefix("$ ") }
      rest = rest.dropFirst(shown.count)
      let finished = try run(String(command.dropFirst(2)))
      var written = finished.output.components(separatedBy: "\n")
      if written.last == "" { written.removeLast() }
      if finished.status != 0 { written.append("(exit status \(finished.status))") }
      session.append(command)
      session += Elision.agrees(shown, with: written) ? Array(shown) : written
    }
    return session
  }

  private func succeed(_ command: String) throws {
    let finished = try run(command)
    try #require(finished.status == 0, "\(command)\n\(finished.output)")
  }

  private func run(_ command: String) throws -> FinishedProcess {
    let products = URL(fileURLWithPath: try BuiltProduct.path(of: "hornbook")).deletingLastPathComponent().path
    return try Command(
      "/bin/bash", ["-c", "exec 2>&1; \(command)"], in: folder.path,
      environment: [
        "PATH": "\(products):/usr/bin:/bin", "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0", "GITHUB_STEP_SUMMARY": nil,
        "REPOSITORY": Repository.root,
      ]
    ).run()
  }

  // MARK: What others test

  private func checkMakeCommands(_ lines: [String]) throws {
    let targets = try MakeTargets()
    for line in lines {
      let words = line.components(separatedBy: "#")[0].split(separator: " ").map(String.init)
      #expect(words.first == "make", "'\(line)' belongs into a session that is run")
      #expect(targets.unknown(in: Array(words.dropFirst())) == [], "\(line)")
    }
  }

  /// The tests of editors know a set-up by its name and its language.
  private func checkSetup(_ editor: String, of block: MarkdownPage.Block) throws {
    let tests = try String(contentsOfFile: Repository.path("Tests/Editors/test_setups.py"), encoding: .utf8)
    #expect(tests.contains("\"\(editor)\": \"\(block.kind)\""), "test_setups.py does not know '\(editor)'")
  }

  /// A test names the first line of the block that it runs.
  private func checkTest(_ name: String, of block: MarkdownPage.Block) throws {
    let test = try textOfTest(name)
    let first = try #require(block.lines.first).replacing(/(:|\s*\/\/).*/, with: "")
    #expect(test.contains(first), "\(name) does not name '\(first)'")
  }

  /// Finds a test that follows whole pages, and knows blocks of this kind.
  private func checkFollower(_ name: String, of block: MarkdownPage.Block) throws {
    let test = try textOfTest(name)
    let isFollowed = test.contains("MarkdownPage.follow(") && test.contains("\"\(block.kind)\"")
    #expect(isFollowed, "line \(block.firstLine): \(name) does not know '\(block.kind)'")
  }

  private func textOfTest(_ name: String) throws -> String {
    let paths = FileManager.default.enumerator(atPath: Repository.path("Tests"))?.compactMap { $0 as? String } ?? []
    let path = try #require(paths.first { $0.hasSuffix("/\(name).swift") }, "there is no test '\(name)'")
    return try String(contentsOfFile: Repository.path("Tests/\(path)"), encoding: .utf8)
  }
}
