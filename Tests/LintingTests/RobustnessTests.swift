import Authoring
import Diagnostics
import Linting
import TestSupport
import Testing

@Suite("Broken content")
struct RobustnessTests {
  @Test(
    "broken content of every sort is reported, and nothing crashes",
    arguments: [
      "", "cards:", "title: A\ncards: []\n", "title: A\ncards: {}\n", "title: A\ncards: [1, [], {}]\n", "- a\n- b\n",
      "title: [",
      "title: A\ncards:\n  - {id: a, type: question, text: b, answers: [], correctAnswerIndex: 0}\n",
      "title: A\ncards:\n  - {id: a, type: question, text: b, answers: [c], correctAnswerIndex: 99999999999}\n",
      "title: A\ncards:\n  - {id: a, type: question, text: b, answers: [c, d], correctAnswerIndex: 7, feedback: [{answer: d, text: Right!}]}\n",
      "title: A\ncards:\n  - {id: a, type: questionWithCode, text: b, code: c, answers: d, correctAnswerIndex: -1}\n",
      "title: A\ncards:\n  - {id: a, type: challenge, title: t, text: b, language: robot, solutions: [], checks: []}\n",
      "title: A\ncards:\n  - {id: a, type: exercise, text: b, language: slang, solutions: [], result: x, wrongPrograms: [1, {}]}\n",
      "title: A\nteaches: [.., a.b.c, python., slang]\ncards: []\n",
      "title: A\ncards:\n  - {id: a, type: challenge, title: t, text: b, language: robot, solutions: ['\\n'], checks: [{world: '\\n'}], stars: {}, practises: {}}\n",
      "title: A\nrequires: {}\ncards:\n  - {id: a, type: finished, header: b, text: c}\n",
      "title: A\nrequires: [a/b/c/d/e/f]\n",
      "title: A\nformerly: [b, b]\ncards: &a\n  - *a\n", "\u{FEFF}title: A\n", "title: A\n---\ntitle: B\n",
      "# hornbook: ignore\n", "# hornbook: ignore x because y\n",
    ])
  func brokenContentEverySortReported(_ text: String) throws {
    let found = try Sample([Sample.episodePath: text]).lint()
    #expect(!found.isEmpty)
  }

  @Test("a card that cannot be read does not make its episode unfinished")
  func cardCannotReadDoes() throws {
    let found = try Sample([
      Sample.episodePath: "title: A\ncards:\n  - {id: look, type: description, header: Look, txt: Follow me.}\n"
    ]).lint()
    #expect(
      found.codes.filter { ["missing-finished-card", "misplaced-finished-card", "nothing-to-do"].contains($0) } == [])
    #expect(found.codes.contains("unknown-key"))
  }

  @Test("of former ids by the thousand those beyond some hundreds are counted")
  func thousandsOfFormerIDs() throws {
    let names = Array(repeating: "look", count: 30_000).joined(separator: ", ")
    let cards = """
      - {id: look, type: description, header: Look, text: Follow me.}
      - {id: see, formerly: [\(names)], type: description, header: See, text: Follow them.}

      """
    let found = try Sample(cards: cards).lint()
    for code in ["former-id-in-use", "duplicate-former-id"] {
      let own = found.filter { $0.code.rawValue == code }
      #expect(own.count == 500)
      #expect(own.last?.notes.last?.message.hasSuffix("more findings in this file are not shown") == true)
    }
  }

  /// Cards and keys by the thousand that are wrong in a way, or that a rule compares with each other.
  private static let crowds: [String: String] = {
    func many(_ item: (Int) -> String) -> String { (0..<20_000).map(item).joined() }
    func question(_ answers: (Int) -> String) -> String {
      "cards:\n  - {id: ask, type: question, text: What?, answers: [\(many(answers))last], correctAnswerIndex: 0}\n"
    }
    func look(_ line: String) -> String {
      let code = many { _ in "      \(line)\n" }
      return "cards:\n  - {id: hi, type: description, header: Hi, text: Hi.}\n"
        + "  - id: look\n    type: descriptionWithCode\n    header: Look\n    text: Hi.\n    code: |\n\(code)"
    }
    func lookAt(_ text: String) -> String {
      "cards:\n  - {id: hi, type: description, header: Hi, text: Hi.}\n"
        + "  - {id: look, type: description, header: Look, text: \"\(text)\"}\n"
    }
    let repeated = "a " + String(repeating: "a ", count: 60_000)
    return [
      "answers about others": question { _ in "all of these, " },
      "answers that differ": question { "n\($0), " },
      "answers with what nobody sees": question { "n\u{200B}\($0), " },
      "answer in its question":
        "cards:\n  - {id: ask, type: question, text: \"\(repeated)!\", answers: [\"\(repeated)b c\", x, y], "
        + "correctAnswerIndex: 0}\n",
      "trailing spaces": look("a "), "wide lines": look(String(repeating: "a", count: 40)), "notes": look("# TODO"),
      "cards without anything": "cards:\n\(many { _ in "  - {}\n" })",
      "cards without ids": "cards:\n\(many { _ in "  - {type: finished, header: Done, text: Done.}\n" })",
      "brackets": lookAt(many { _ in "[ " }), "links": lookAt(many { _ in "[a](" } + " )"),
      "stars": lookAt(many { _ in "*a " }), "underscores": lookAt(many { _ in "(_a" } + "_"),
      "tildes": lookAt(many { _ in "~~a " }), "pieces of code": lookAt(many { _ in "a`" }),
      "unknown prerequisites": "requires: [\(many { "training/x\($0), " })training]\n",
      "prerequisites on itself": "requires: [\(many { _ in "training, " })training]\n",
    ]
  }()

  @Test("what a rule finds in crowds of whatever sort beyond some hundreds is counted", arguments: crowds.keys.sorted())
  func crowdsOfFindings(
    _ name: String
  ) throws {
    let cards = "cards:\n  - {id: run, type: executor, text: Press Run., code: print(1), result: 1}\n"
    let crowd = Self.crowds[name] ?? ""
    let text = "title: A\n\(crowd.hasPrefix("cards") ? crowd : crowd + cards)"
    let found = try Sample([Sample.episodePath: text]).lint()
    #expect(!found.isEmpty)
    for (code, own) in Dictionary(grouping: found, by: \.code) { #expect(own.count <= 500, "\(code)") }
  }

  @Test("of prerequisites that change nothing those beyond some hundreds are counted")
  func thousandsOfPrerequisites() throws {
    let cards = "cards:\n  - {id: run, type: executor, text: Press Run., code: print(2), result: 2}\n"
    let requires = Array(repeating: "training/printing/say-hello", count: 20_000).joined(separator: ", ")
    let found = try Sample([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, two]\n",
      "training/printing/two.yaml": "title: Two\nrequires: [\(requires)]\n\(cards)",
    ]).lint()
    #expect(found.count { $0.code == "redundant-prerequisite" } == 500)
  }

  @Test("a finding in a list behind a tag and a comment with an unusual line end is at its element")
  func findingInListBehindTag() throws {
    let found = try Sample([
      "training/printing/block.yaml": "title: Printing\nepisodes: [say-hello, two]\n",
      "training/printing/two.yaml":
        "title: Two\nrequires: !!seq # c\u{85}  - training/printing/say-helo\ncards:\n"
        + "  - {id: run, type: executor, text: Press Run., code: print(2), result: 2}\n",
    ]).lint()
    #expect(found.codes == ["yaml-tag", "unknown-prerequisite"])
    #expect(found.last?.location.span == Span(36, 62))
  }

  @Test("bytes that change at random never stop the linter")
  func bytesChangeAtRandomNever() throws {
    var random = SeededRandom(seed: 1)
    let words = Array("↓:-[]{}'\"#|>&*!%@`\n \t\u{0}é\u{200B}a1".utf8)
    for description in AllRules.descriptions {
      let cases = description.cases
      for example in description.wrong + description.right + cases.wrong + cases.right {
        var files = Sample(example).files
        guard let path = files.keys.sorted().randomElement(using: &random), let text = files[path] else { continue }
        var bytes = Array(text.utf8)
        for _ in 0..<3 where !bytes.isEmpty {
          bytes[Int.random(in: bytes.indices, using: &random)] = words[Int.random(in: words.indices, using: &random)]
        }
        files[path] = String(decoding: bytes, as: UTF8.self)
        _ = try Sample(files).lint()
      }
    }
  }

  @Test("one thread and four find the same in the same order")
  func oneThreadAndFourFind() throws {
    var files: [String: String] = [:]
    for episode in 0..<40 {
      var cards = "title: TODO\nrequires: [nowhere]\ncards:\n"
      for card in 0..<5 {
        cards +=
          "  - {id: ask-\(card % 3), type: question, text: The the moon?, answers: [a, a], correctAnswerIndex: 7}\n"
      }
      files["training/printing/e\(episode).yaml"] = cards
    }
    let list = (0..<40).map { "e\($0)" }.joined(separator: ", ")
    files["training/printing/block.yaml"] = "title: Printing\nepisodes: [\(list)]\n"
    let sample = Sample(files)
    var options = Linter.Options()
    options.threads = 1
    let alone = try sample.lint(options)
    options.threads = 4
    let together = try sample.lint(options)
    #expect(alone.count > 1000)
    #expect(alone == together)
    #expect(alone == alone.sorted(by: Diagnostic.precedes))
  }
}
