import Authoring
import AuthoringSamples
import CurriculumBundle
import Grading
import JSON
import TestSupport
import Testing

@testable import Preview

/// The copy of the learner's side that needs no server.
@Suite("The copy for review")
struct ReviewCopyTests {
  /// The files of a sample's copy.
  private func files(of folder: String) throws -> [String: String] {
    let desk = PreviewDesk(try SampleFolder.read(folder))
    var files: [String: String] = [:]
    try ReviewCopy(desk.site.current, host: desk.host).write { path, bytes in
      #expect(files.updateValue(String(decoding: bytes, as: UTF8.self), forKey: path) == nil, "\(path) twice")
    }
    return files
  }

  @Test("every episode and picture that a page names is in the copy", arguments: PlayingTests.folders)
  func whole(folder: String) throws {
    let files = try files(of: folder)
    let authored = try SampleFolder.read(folder)
    for episode in authored.episodes { #expect(files["data/episodes/\(episode.path).js"] != nil) }
    let page = try #require(files[ReviewCopy.page])
    #expect(page.contains(ReviewCopy.mark))
    for named in page.matches(of: /(?:href|src)="([^"]*)"/) { #expect(files[String(named.1)] != nil, "\(named.1)") }
    let data = files.filter { $0.key.hasPrefix("data/") }.values.joined()
    for named in data.matches(of: /"(?:image|picture|robot|src)":"([^"]*)"/) {
      // The files of a sample are read without its images, which the command's own test has.
      #expect(files[String(named.1)] != nil || named.1.hasPrefix("assets/"), "\(named.1)")
    }
    #expect(!page.contains("{{"))
    #expect(!data.contains("/api/picture"))
  }

  @Test("the script of a copy is one that Node.js reads, and asks no server", .enabled(if: TestRun.hasJudges))
  func script() throws {
    let script = try #require(try files(of: "curriculum")["pages/learn.js"])
    let judge = try Command(try Judge.node, ["--check", "-"], input: Array(script.utf8)).run()
    #expect(judge.status == 0, "\(judge.errors)")
    #expect(!script.contains("fetch("))
    #expect(!script.contains("EventSource"))
  }

  @Test("modules import what others export, and no two have a name in common")
  func modules() throws {
    var owners: [Substring: String] = [:]
    var exported: [String: Set<Substring>] = [:]
    let modules = Pages.texts.filter { $0.key.hasSuffix(".js") }
    for (name, text) in modules {
      for match in text.matches(of: /(?m)^(export )?(?:async )?(?:function|const|let|class) (\w+)/) {
        if match.1 != nil { exported[name, default: []].insert(match.2) }
        let other = owners.updateValue(name, forKey: match.2).map { Self.pair($0, name) }
        #expect(other.map(Self.standIns.contains) ?? true, "\(match.2) is in \(other ?? [])")
      }
    }
    for (name, text) in modules {
      for match in text.matches(of: /(?m)^import \{([\w, ]+)\} from "\.\/([\w.-]+)";$/) {
        let names = match.1.split(separator: ", ")
        #expect(exported[String(match.2)]?.isSuperset(of: names) == true, "\(name) takes \(names) from \(match.2)")
      }
      #expect(text.matches(of: /(?m)^import (?!\{[\w, ]+\} from "\.\/[\w.-]+";$|"\.\/)/).isEmpty, "\(name)")
    }
  }

  private static func text(_ value: JSONValue) -> String {
    String(decoding: CanonicalJSON.bytes(of: value), as: UTF8.self)
  }

  /// Modules of which a script has only one.
  private static let standIns = [pair("live.js", "copy-live.js"), pair("server.js", "copy-server.js")]

  private static func pair(_ first: String, _ second: String) -> [String] { [first, second].sorted() }

  @Test(
    "a page grades from an answer sheet as `Grading` does", .enabled(if: TestRun.hasJudges),
    arguments: PlayingTests.folders)
  func sheets(folder: String) throws {
    let cards = try SampleFolder.read(folder).episodes.flatMap { episode in
      episode.cards.flatMap { [$0] + $0.questions }.map { ($0.card.content, episode.language) }
    }
    var random = SeededRandom(seed: 18)
    var cases: [JSONValue] = []
    var expected: [JSONValue] = []
    for (content, module) in cards {
      let sheet = AnswerSheet(content, module: module).json
      for (action, value) in LearnerActions(on: content).some(&random) {
        cases.append(["sheet": sheet, "action": value])
        expected.append(grade(action, on: content).json(on: content, after: action))
      }
    }
    let script =
      try #require(Pages.texts["answer-sheet.js"]) + """
        let text = "";
        for await (const chunk of process.stdin) text += chunk;
        console.log(JSON.stringify(JSON.parse(text).map(({sheet, action}) => verdictFromSheet(sheet, action))));
        """
    let judge = try Command(
      try Judge.node, ["--input-type=module", "--eval", script], input: CanonicalJSON.bytes(of: .array(cases))
    ).run()
    let verdicts = try JSONReader.read(judge.outputBytes).get().array ?? []
    #expect(verdicts.count == expected.count)
    for ((verdict, right), action) in zip(zip(verdicts, expected), cases) {
      #expect(Self.text(verdict) == Self.text(right), "\(Self.text(action))")
    }
  }
}

/// What a learner might do on a card, right and wrong, as a page tells it.
private struct LearnerActions {
  let content: CardContent

  init(on content: CardContent) { self.content = content }

  /// Some actions that are graded without a run.
  func some(_ random: inout SeededRandom) -> [(Action, JSONValue)] {
    switch content {
    case .question, .questionWithCode:
      (content.choices?.answers ?? []).indices.map { (.chose($0), ["kind": "chose", "index": .integer($0)]) }
    case .trueFalse:
      [true, false].map { (.said($0), ["kind": "said", "answer": .bool($0)]) }
    case .multiSelect(let card):
      (0..<1 << card.answers.count).map { bits in
        let chosen = card.answers.indices.filter { bits >> $0 & 1 == 1 }
        return (.selected(Set(chosen)), ["kind": "selected", "indices": .array(chosen.map { .integer($0) })])
      }
    case .dragAndDrop(let card):
      draws(of: card.tokens, count: card.answers.count, right: card.answers.compactMap(\.first), &random)
        .map { (.filled($0), ["kind": "filled", "words": .strings($0)]) }
    case .codeBlocks(let card):
      (draws(of: card.lines + (card.decoys ?? []), count: card.lines.count, right: card.lines, &random)
        + [Array(card.lines.dropLast()), card.lines.reversed()])
        .map { (.laid($0), ["kind": "laid", "lines": .strings($0)]) }
    case .quiz(let card):
      (0...card.askedCount).map { (.scored($0), ["kind": "scored", "right": .integer($0)]) }
    case .description, .descriptionWithCode, .reading, .playground, .finished, .unsupported:
      [(.read, ["kind": "read"])]
    case .poll(let card):
      card.answers.indices.map { (.chose($0), ["kind": "chose", "index": .integer($0)]) }
    case .executor, .exercise, .challenge: []
    }
  }

  private func draws(
    of parts: [String], count: Int, right: [String], _ random: inout SeededRandom
  ) -> [[String]] {
    guard !parts.isEmpty else { return [right] }
    return [right]
      + (0..<20).map { _ in (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] } }
  }
}
