import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A card goes out as text and comes back as it was, or its loss is reported")
struct TextExportTests {
  @Test(
    "signs of GIFT in texts of cards are not read as signs",
    arguments: [
      "{id: a, type: question, text: Which?, answers: ['%50% of it', '[markdown] is', '# //'], correctAnswerIndex: 0}",
      "{id: a, type: question, text: Which?, answers: [none, '%50% of it', '%'], correctAnswerIndex: 0}",
      "{id: a, type: question, text: '[html] is what?', answers: ['&lt;', '<b>x</b>'], correctAnswerIndex: 0}",
      "{id: question-1, type: question, text: '// is what in C?', answers: [a, b], correctAnswerIndex: 0}",
      "{id: question-1, type: question, text: '$CATEGORY: what?', answers: [a, b], correctAnswerIndex: 0}",
      "{id: a, type: question, text: '::a:: {=b} \\n~c', answers: ['{', '}'], correctAnswerIndex: 0}",
      "{id: a, type: questionWithCode, code: print(1), text: 'Is it __x__ *y* `z`?', answers: ['__x__ *y*', '```'], correctAnswerIndex: 0, asks: concept, because: x}",
      "{id: a, type: questionWithCode, code: \"x = '''\\n```\\n'''\", text: Which?, answers: [a, b], correctAnswerIndex: 0, asks: concept, because: x}",
      "{id: a, type: trueFalse, text: Is it?, answer: true, hints: ['[plain] no'], explanation: '# yes <b>so</b>'}",
      "{id: a, type: dragAndDrop, text: Match., sentence: \"a -> b → __1__\\nc → __2__\", tokens: [x -> y, z], answers: [[x -> y], [z]]}",
      "{id: a, type: dragAndDrop, sentence: It is __1__., tokens: ['%1%x', z], answers: [['%1%x']]}",
      "{id: a, type: dragAndDrop, text: Which word?, sentence: __1__, tokens: ['%1%x', z], answers: [['%1%x']], hints: [Think.]}",
    ])
  func gift(card: String) throws {
    let (files, text, losses) = try exported("gift", card)
    #expect(losses.isEmpty, "\(losses.map(\.message)) \(text)")
    #expect(try cards(importing("gift", SourceText(path: "a.gift", text)).files) == cards(files), "\(text)")
  }

  @Test(
    "text that looks like a tag to Moodle is marked as plain text, and comes back unchanged",
    arguments: [
      "<b>", "<class 'str'>", "</p>", "<!-- a -->", "<?php", "&lt;", "&#60;", "a<b", "x &y", "List<int>", "<b>x</b>",
    ])
  func giftTags(word: String) throws {
    let quoted = word.replacing("'", with: "''")
    let code = "code: print(1), asks: concept, because: x"
    let cards = [
      "{id: a, type: question, text: Which is it?, answers: ['\(quoted)', other], correctAnswerIndex: 0}",
      "{id: a, type: question, text: 'What is \(quoted) here?', answers: ['\(quoted)', other], correctAnswerIndex: 0}",
      "{id: a, type: question, text: Which?, answers: [a, b], correctAnswerIndex: 0, feedback: [{answer: b, text: 'no \(quoted)'}], explanation: '\(quoted)'}",
      "{id: a, type: trueFalse, text: '\(quoted) is?', answer: true, hints: ['\(quoted)'], explanation: 'so \(quoted)'}",
      "{id: a, type: dragAndDrop, text: 'The word?', sentence: __1__, tokens: ['\(quoted)', z], answers: [['\(quoted)']]}",
      "{id: a, type: questionWithCode, \(code), text: 'Is \(quoted) *it*?', answers: ['\(quoted)', other], correctAnswerIndex: 0}",
    ]
    for card in cards {
      let (files, text, losses) = try exported("gift", card)
      #expect(losses.isEmpty, "\(losses.map(\.message)) \(text)")
      #expect(try self.cards(importing("gift", SourceText(path: "a.gift", text)).files) == self.cards(files), "\(text)")
      // Wherever the word is, what marks it as plain is before it, but in Markdown, which has references.
      let isPlain = text.contains("[plain]") || text.contains("[markdown]") && !text.contains("Is \(word)")
      #expect(isPlain, "\(text)")
    }
  }

  @Test("comparisons are not taken for tags", arguments: ["a < b", "1<2", "x && y", "<3", "&"])
  func giftComparisons(word: String) throws {
    let card = "{id: a, type: question, text: 'Is it \(word)?', answers: ['\(word)', other], correctAnswerIndex: 0}"
    let (files, text, losses) = try exported("gift", card)
    #expect(losses.isEmpty && !text.contains("[plain]"), "\(text)")
    #expect(try cards(importing("gift", SourceText(path: "a.gift", text)).files) == cards(files), "\(text)")
  }

  @Test("random texts of cards go out and come back, or are reported", .enabled(if: TestRun.hasTime))
  func giftFuzz() throws {
    var random = SeededRandom(seed: 41)
    let pieces = [
      "a", "b", " ", "<", "<b>", "</b>", "<br>", "<class 'str'>", "&", "&lt;", "&amp;", "&#60;", "[html]", "[plain]",
      "%50%",
      "->", "=", "~", "#", "{", "}", ":", "*", "_", "`", "\\", "//", "$", "é", "1", "<img src=x>", "\\n",
    ]
    func word() -> String {
      let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.pick(pieces) }.joined()
      return "'\(text.replacing("'", with: "''"))x'"
    }
    for _ in 0..<300 {
      let card =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "{id: a, type: question, text: \(word()), answers: [\(word()), \(word()), zz], correctAnswerIndex: 0}"
        case 1:
          "{id: a, type: questionWithCode, code: print(1), asks: concept, because: x, text: \(word()), answers: [\(word()), zz], correctAnswerIndex: 0}"
        case 2: "{id: a, type: trueFalse, text: \(word()), answer: true, hints: [\(word())], explanation: \(word())}"
        default:
          "{id: a, type: dragAndDrop, text: \(word()), sentence: __1__, tokens: [\(word()), zz], answers: [[zz]]}"
        }
      let (files, text, losses) = try exported("gift", card)
      guard losses.isEmpty else { continue }
      let again = try ExchangeFormats.text("gift").importing([SourceText(path: "a.gift", text)], schemas: nil).files
      #expect(try cards(again) == cards(files), "\(card)\n\(text)")
    }
  }

  @Test(
    "a text that GIFT would change is reported with what differs",
    arguments: [
      ("text: a  b, answers: [a, b]", "its text"), ("text: Which?, answers: [a  b, b]", "its answers"),
      ("text: Which?, answers: [a, b], feedback: [{answer: b, text: c  d}]", "the feedback on its answers"),
    ])
  func giftLoss(keys: String, difference: String) throws {
    let losses = try exported("gift", "{id: a, type: question, \(keys), correctAnswerIndex: 0}").losses
    #expect(
      losses.map(\.message) == ["the card 'a' would not come back from GIFT as it is (\(difference))"])
  }

  @Test("a card without the text that a question of GIFT needs is reported")
  func giftWithoutText() throws {
    let card = "{id: a, type: dragAndDrop, sentence: \"b → __1__\\nc → __2__\", tokens: [x, z], answers: [[x], [z]]}"
    #expect(
      try exported("gift", card).losses.map(\.message) == [
        "the card 'a' would not come back from GIFT as it is (an import leaves it out)"
      ])
  }

  @Test("code in another language than Python keeps its name", arguments: ["gift", "runestone"])
  func slang(format: String) throws {
    let card = "{id: a, type: questionWithCode, code: print 1, text: Which?, answers: [1, 2], correctAnswerIndex: 0}"
    let run = "{id: b, type: executor, text: Run it., code: print 1, result: 1}"
    var files = SampleCurriculum.withCards("- \(card)\n- \(run)\n")
    files["training/module.yaml"] = files["training/module.yaml"]?.replacing("python", with: "slang")
    let (text, _, losses) = try ExchangeFormats.text(format).exporting(read(files).authored)
    #expect(text.contains(format == "gift" ? "```slang" : ".. code-block:: slang"), "\(text)")
    #expect(!text.contains("activecode"))
    let place = format == "gift" ? "a card of type 'executor'" : "programs in 'slang'"
    #expect(losses.map(\.message) == ["\(title(format)) has no place for \(place), so the card 'b' is left out"])
  }

  @Test(
    "what keeps a card of a kind that a format has from going out is named",
    arguments: [
      (
        "gift", "type: dragAndDrop, sentence: __1__ and __2__, tokens: [x, y], answers: [[x], [y]]",
        "several blanks in a sentence"
      ),
      ("gift", "type: dragAndDrop, code: print(__1__), tokens: [x, y], answers: [[x]]", "blanks in code"),
      ("runestone", "type: dragAndDrop, code: print(__1__), tokens: [x, y], answers: [[x]]", "blanks in code"),
      ("runestone", "type: executor, text: a, code: print(input()), input: [a], result: a", "a program with `input`"),
      (
        "runestone", "type: exercise, text: a, language: python, solutions: ['x = 1'], result: ''",
        "an exercise whose results are not those of single calls"
      ),
      (
        "runestone", "\(tested)[{call: f(-1), raises: 'ValueError: no'}]",
        "the check of `f(-1)`, which asks for the message of an error"
      ),
      (
        "runestone", "\(tested)[{call: f(1), returns: 1}, {call: f(2), satisfies: returned > 0}]",
        "the check of `f(2)`, which has a condition"
      ),
      ("runestone", "\(tested)[{call: f(1), result: a}]", "the check of `f(1)`, which is about what is printed"),
    ])
  func obstacles(format: String, keys: String, fact: String) throws {
    let losses = try exported(format, "{id: a, \(keys)}").losses
    #expect(losses.map(\.message) == ["\(title(format)) has no place for \(fact), so the card 'a' is left out"])
    #expect(losses.allSatisfy { !($0.help ?? "").contains("anew") })
  }

  private static let tested = "type: exercise, text: a, language: python, solutions: ['def f(n): return n'], checks: "

  @Test(
    "checks go out without their comments and line ends, and one that would not come back is reported",
    arguments: [
      ("{call: 'f(2) # two', returns: 2}", "assertEqual(f(2), 2)", 0),
      ("{call: \"f(\\n  2\\n)\", returns: \"'a'\"}", "assertEqual(f(2), 'a')", 0),
      ("{setup: ['pass'], call: f(2), returns: 2}", "assertEqual(f(2), 2)", 1),
      ("{call: n.x = 1, raises: ValueError}", "assertRaises(ValueError)", 1),
    ])
  func checks(check: String, assertion: String, count: Int) throws {
    let (_, text, losses) = try exported("runestone", "{id: a, \(Self.tested)[\(check)], reveal: true}")
    #expect(text.contains(assertion), "\(text)")
    #expect(losses.count == count, "\(losses.map(\.message))")
    #expect(losses.allSatisfy { $0.message.hasSuffix("would not come back from Runestone as it is") })
  }

  @Test("a name is in a page of Runestone's only once")
  func names() throws {
    let card = "- {id: q, type: question, text: Which?, answers: [1, 2], correctAnswerIndex: 0}\n"
    var files = SampleCurriculum.withCards(card)
    let episode = SampleCurriculum.heading + "  " + card + SampleCurriculum.finished
    files["training/printing/block.yaml"] = "title: Printing\nepisodes: [say-hello, again]\n"
    files["training/printing/again.yaml"] = episode.replacing("Say hello", with: "Again")
    let text = try ExchangeFormats.text("runestone").exporting(read(files).authored).text
    let names = text.matches(of: /mchoice:: (.*)/).map { String($0.output.1) }
    #expect(names == ["q", "again_q"], "\(text)")
  }

  @Test(
    "what Runestone would change is reported, and what it takes is escaped",
    arguments: [
      ("type: reading, header: Say hello, content: [{text: '.. note:: hi'}]", 1),
      ("type: reading, header: Say hello, content: [{text: \"Title\\n=====\"}]", 1),
      ("type: reading, header: Say hello, content: [{text: 'a * b * c_ `d` |e| \\\\'}, {code: print(1)}]", 0),
      ("type: question, text: 'What is *x* in ``y`` and z_?', answers: ['\\\\', '*'], correctAnswerIndex: 0", 0),
      ("type: codeBlocks, text: Order., lines: [a = 1, print(a)], result: 1", 1),
      ("type: codeBlocks, text: Order., lines: [a = 1, 'print(\"#distractor\")'], decoys: ['b = 1 # b']", 0),
      ("type: trueFalse, text: Is it?, answer: true", 1),
      (
        "type: executor, text: Run it., code: print(1 / 0), result: '', raises: 'ZeroDivisionError: division by zero'",
        0
      ),
      (
        "type: exercise, text: a, language: python, solutions: [print(abs(1))], reveal: true, result: 1, "
          + "uses: [python.for]", 1
      ),
    ])
  func runestone(keys: String, count: Int) throws {
    let (files, text, losses) = try exported("runestone", "{id: a, \(keys)}")
    #expect(losses.count == count, "\(losses.map(\.message)) \(text)")
    guard count == 0, !keys.contains("reading") else { return }
    #expect(try cards(importing("runestone", SourceText(path: "a.rst", text)).files) == cards(files), "\(text)")
  }

  @Test(
    "an answer that is an image goes out as one, and its file is named",
    arguments: [
      ("gift", "=[html]<img src\\=\"assets/a.svg\" alt\\=\"A cat\"> #Yes.\n"),
      ("runestone", "- .. image:: assets/a.svg\n        :alt: A cat\n\n     + Yes.\n"),
    ])
  func images(format: String, image: String) throws {
    let keys =
      "type: question, text: Which?, answers: [{image: assets/a.svg, alt: A cat}, A dog], correctAnswerIndex: 0"
    let (_, text, losses) = try exported(format, "{id: a, \(keys), explanation: Yes.}")
    #expect(text.contains(image), "\(text)")
    #expect(losses.map(\.message) == ["\(title(format)) only names the images of the card 'a': 'assets/a.svg'"])
    let again = try importing(format, SourceText(path: "a.txt", text))
    #expect(again.diagnostics.count == 1, "\(again.diagnostics.map(\.message))")
    let words = try read(again.files.inMemory).authored.episodes.first?.episode.cards.first?.content.choices?.answers
    #expect(words == ["A cat", "A dog"], "\(text)")
  }

  private func title(_ format: String) -> String { format == "gift" ? "GIFT" : "Runestone" }

  /// The files of a curriculum with a card, its text in a format, and what is lost.
  private func exported(
    _ format: String, _ card: String
  ) throws -> (files: FilesInMemory, text: String, losses: [Diagnostic]) {
    let files = SampleCurriculum.withCards("- \(card)\n")
    let (authored, findings) = try read(files)
    #expect(!findings.contains { $0.severity == .error }, "\(findings.map(\.message))")
    let (text, _, losses) = try ExchangeFormats.text(format).exporting(authored)
    return (files, text, losses)
  }

  /// What the cards say that are neither the last of their episode nor named otherwise.
  private func cards(_ files: [NewFile]) throws -> [String] { try cards(files.inMemory) }

  private func cards(_ files: FilesInMemory) throws -> [String] {
    try read(files).authored.episodes.flatMap { $0.episode.cards.map(\.content) }
      .filter { $0.kindName != "finished" }.map { "\($0)" }
  }
}
