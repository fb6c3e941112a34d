import JSON
import TestSupport
import Testing

@testable import Preview

/// The pages' modules that only compute, run by Node.js.
@Suite("Modules of the pages", .enabled(if: TestRun.hasJudges))
struct PagesTests {
  /// What an expression over a module's functions is, as canonical JSON.
  private func value(_ expression: String, of modules: String...) throws -> String {
    let texts = try modules.map { name in
      try #require(Pages.texts[name]).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    }
    let script = texts.joined(separator: "\n") + "\nconsole.log(JSON.stringify(\(expression)));"
    let judge = try Command(try Judge.node, ["--input-type=module", "-"], input: Array(script.utf8)).run()
    #expect(judge.status == 0, "\(judge.errors)")
    return String(decoding: CanonicalJSON.bytes(of: try JSONReader.read(judge.outputBytes).get()), as: UTF8.self)
  }

  struct Case: CustomTestStringConvertible {
    let expression: String
    let expected: String

    init(_ expression: String, _ expected: String) {
      self.expression = expression
      self.expected = expected
    }

    var testDescription: String { expression }
  }

  // MARK: code-spans.js

  @Test(
    "code in words is between backquotes, an author's own backquotes and all",
    arguments: [
      Case("add `id: a` to it", "add [id: a] to it"),
      Case("`a`, `b`-`c` and (`d`)", "[a], [b]-[c] and ([d])"),
      Case("write `text: \"The word `print` puts it: `out`.\"`", "write [text: \"The word `print` puts it: `out`.\"]"),
      Case("write `text: \"`print` puts\"` there", "write [text: \"`print` puts\"] there"),
      Case("write `text: a ` b`", "write [text: a ` b]"),
      Case("has the Markdown 'Call `print()` twice', which `x`", "has the Markdown 'Call `print()` twice', which [x]"),
      Case("the program's output 'A' is `B`", "the program's output 'A' is [B]"),
      Case("`print('a')` prints", "[print('a')] prints"),
      Case("one ` alone, and ``", "one ` alone, and ``"),
    ])
  func codeSpans(example: Case) throws {
    let line = String(decoding: CanonicalJSON.bytes(of: .string(example.expression)), as: UTF8.self)
    let shown = try value(
      "codeSpans(\(line)).map(({text, isCode}) => (isCode ? `[${text}]` : text)).join(\"\")", of: "code-spans.js")
    #expect(shown == String(decoding: CanonicalJSON.bytes(of: .string(example.expected)), as: UTF8.self))
  }

  // MARK: card-memory.js

  @Test("an answer that was tried before its card was edited is not marked as tried, until it is tried again")
  func triedAnswers() throws {
    let script = """
      (() => {
        const on = (revision, latest) => triedAsItIs({path: "a", revision}, ["x", "y"], latest);
        return [on("1"), on("1", "x"), on("2"), on("2", "y"), on("2")];
      })()
      """
    #expect(try value(script, of: "card-memory.js") == #"[["x","y"],["x","y"],[],["y"],["y"]]"#)
  }

  // MARK: laid-lines.js

  private static let layout = """
    (() => {
      const lines = ["  if x:", "    print(1)", "print(2)"].map((text) => ({text, tokens: [["text", text]]}));
      const layout = emptyLayout({lines, lineCount: 2});
      ACT
    })()
    """

  @Test(
    "lines are placed, moved and taken out within what the puzzle has room for",
    arguments: [
      Case("return layout.unit;", #""  ""#),
      Case("layLine(layout, 2, 0, 0); layLine(layout, 0, 9, 1); return laidTexts(layout);", #"["print(2)","  if x:"]"#),
      Case("layLine(layout, 0, 0, 99); return layout.laid;", #"[{"depth":8,"line":0}]"#),
      Case("layLine(layout, 0, 0, -1); return [layout.laid, isFull(layout)];", #"[[{"depth":0,"line":0}],false]"#),
      Case("layLine(layout, 0, 0, 0); layLine(layout, 1, 1, 0); return isFull(layout);", "true"),
      Case("layLine(layout, 0, 0, 0); return shiftLine(layout, 0, -1, 0);", "false"),
      Case("layLine(layout, 0, 0, 0); return shiftLine(layout, 0, 0, -1);", "false"),
      Case(
        "layLine(layout, 0, 0, 0); layLine(layout, 1, 1, 1); shiftLine(layout, 1, -1, 1); return laidTexts(layout);",
        #"["    print(1)","if x:"]"#),
      Case("layLine(layout, 0, 0, 0); takeOut(layout, 0); return layout.laid;", "[]"),
      Case("return [ownDepth(layout, 1), bareTokens(layout.lines[1])];", #"[2,[["text","print(1)"]]]"#),
    ])
  func laidLines(example: Case) throws {
    let expression = Self.layout.replacing("ACT", with: example.expression)
    #expect(try value(expression, of: "laid-lines.js") == example.expected)
  }

  // MARK: block-rows.js

  private static let rows = """
    (() => {
      const openers = new Set(["repeat", "if"]);
      const rows = (text) => text.split(" ").map((word) => ({word}));
      const words = (rows) => rows === null ? null : rows.map(({word}) => word).join(" ");
      ACT
    })()
    """

  @Test(
    "a block moves and goes as a whole, and no step tears it apart",
    arguments: [
      Case("return [...matchBlocks(rows('repeat a if b else c end end'), openers).partners.entries()].length;", "4"),
      Case("return [...matchBlocks(rows('repeat a'), openers).problems];", #"[[0,"withoutEnd"]]"#),
      Case("return [...matchBlocks(rows('end else'), openers).problems];", #"[[0,"strayEnd"],[1,"strayElse"]]"#),
      Case("return [...matchBlocks(rows('repeat else end'), openers).problems];", #"[[1,"strayElse"]]"#),
      Case("return extentOf(rows('a repeat b end c'), 1, openers);", #"{"end":3,"start":1}"#),
      Case("return words(rowsStepped(rows('a repeat b end'), 1, -1, openers));", #""repeat b end a""#),
      Case("return words(rowsStepped(rows('repeat b end a'), 3, -1, openers));", #""repeat b a end""#),
      Case("return words(rowsStepped(rows('repeat b end'), 2, -1, openers));", #""repeat end b""#),
      Case("return words(rowsStepped(rows('repeat end'), 1, -1, openers));", "null"),
      Case("return words(rowsMoved(rows('a b c'), 0, 0, 3));", #""b c a""#),
      Case("return words(rowsWithout(rows('if a else b end c'), 0, openers));", #""a b c""#),
      Case(
        "return rowsText(rows('if a else b end'), openers, ({word}) => word);", #""if\n  a\nelse\n  b\nend\n""#),
    ])
  func blockRows(example: Case) throws {
    #expect(
      try value(Self.rows.replacing("ACT", with: example.expression), of: "block-rows.js") == example.expected)
  }

  // MARK: slang-text.js

  @Test(
    "a program of Slang is the same text after it was read as rows",
    arguments: [
      "variable score = 10\nrepeat 3\nif score >= 10\nprint \"Hi\" + name\nelse\nblank\nend\nend",
      "print \"a == b\"", "if \"<\" == sign\nend", "variable x", "for each thing",
    ])
  func slang(program: String) throws {
    let text = String(decoding: CanonicalJSON.bytes(of: .string(program)), as: UTF8.self)
    let again = try value("readSlang(\(text)).map(slangLine).join('\\n')", of: "slang-text.js")
    #expect(again == text)
  }

  @Test(
    "an element of Slang is read by its parts",
    arguments: [
      Case(#"readSlang('if "a<b" != name')"#, #"[{"comparison":"!=","left":"\"a<b\"","right":"name","word":"if"}]"#),
      Case("readSlang('if ready')", #"[{"comparison":"","left":"ready","right":"","word":"if"}]"#),
      Case("readSlang('variable x = a == b')", #"[{"name":"x","value":"a == b","word":"variable"}]"#),
      Case("readSlang(' \\n')", "[]"),
      Case("readSlang('end 3')", #"[{"text":"end 3","word":"raw"}]"#),
      Case("slangNames(readSlang('variable a = 1\\nvariable a = 2\\nvariable 1 = 2'))", #"["a"]"#),
    ])
  func slangParts(example: Case) throws {
    #expect(try value(example.expression, of: "slang-text.js") == example.expected)
  }

  // MARK: diff-view.js

  @Test(
    "a diff is read hunk by hunk, with what changed within a line",
    arguments: [
      Case("parseDiff('')", "[]"),
      Case(
        "parseDiff('@@ -3,2 +3,2 @@\\n-answer: 1\\n+answer: 2\\n same\\n')[0].map((line) => "
          + "[line.before, line.after, line.changed])",
        "[[3,null,[8,9]],[null,3,[8,9]],[4,4,null]]"),
      Case("parseDiff('@@ -1 +1 @@\\n-abc\\n+xyz\\n').flat().map((line) => line.changed)", "[null,null]"),
      Case("parseDiff('@@ -1 +0,0 @@\\n-gone\\n\\\\ No newline at end of file\\n').flat().length", "1"),
      Case("parseDiff('@@ -1 +1 @@\\n a\\n@@ -9 +9 @@\\n b\\n').map((hunk) => hunk[0].before)", "[1,9]"),
    ])
  func diffs(example: Case) throws {
    #expect(try value(example.expression, of: "diff-view.js") == example.expected)
  }

  // MARK: Other modules

  @Test(
    "an empty line of input stays one empty line",
    arguments: [
      Case(
        "[[], [''], ['Ada'], ['Ada', ''], ['', 'Ada']].map((lines) => linesOfInput(textOfInput(lines)))",
        #"[[],[""],["Ada"],["Ada",""],["","Ada"]]"#),
      Case("linesOfInput('Ada\\n')", #"["Ada"]"#),
      Case("[isSameInput(['a'], ['a']), isSameInput(['a'], ['a', '']), isSameInput([], [''])]", "[true,false,false]"),
    ])
  func input(example: Case) throws {
    #expect(try value(example.expression, of: "input-lines.js") == example.expected)
  }

  @Test(
    "a line keeps its color only where all above or below it is as it was",
    arguments: [
      Case("['s', 'a', 'e']", #"["string","string","string"]"#),
      Case("['s', 'x', 'a', 'e']", #"["string","text","string","string"]"#),
      Case("['a', 'e']", #"["string","string"]"#),
      Case("['s', 'a', 'x']", #"["string","string","text"]"#),
      Case("['s', 's', 'a', 'e']", #"["string","text","string","string"]"#),
      Case("[]", "[]"),
    ])
  func colors(example: Case) throws {
    let colored = "['s', 'a', 'e'].map((text) => [['string', text]])"
    let kinds = "recolored(\(colored), \(example.expression)).map(([[kind]]) => kind)"
    #expect(try value(kinds, of: "line-colors.js") == example.expected)
  }

  @Test(
    "a progress that lost something is another learner's",
    arguments: [
      Case("continuesProgress({}, {finishedCards: ['m/b/e/c']})", "true"),
      Case("continuesProgress({finishedCards: ['m/b/e/c']}, {finishedEpisodes: ['m/b/e']})", "true"),
      Case("continuesProgress({finishedCards: ['m/b/e/c']}, {})", "false"),
      Case("continuesProgress({finishedEpisodes: ['m/b/e']}, {finishedEpisodes: []})", "false"),
      Case("continuesProgress({wrongAnswers: {c: ['a']}}, {wrongAnswers: {c: ['a', 'b']}})", "true"),
      Case("continuesProgress({wrongAnswers: {c: ['a']}}, {})", "false"),
    ])
  func progress(example: Case) throws {
    #expect(try value(example.expression, of: "progress-change.js") == example.expected)
  }

  @Test(
    "the next card is a neighbor of the place, also where an episode has no cards",
    arguments: [
      Case("'m/b/one/b', 1", #""m/b/two/c""#), Case("'m/b/two/c', -1", #""m/b/one/b""#),
      Case("'m/b/two', 1", #""m/b/two/c""#), Case("'m/b/two', -1", #""m/b/one/b""#),
      Case("'m/b/none', 1", #""m/b/two/c""#), Case("'m/b/none', -1", #""m/b/one/b""#),
      Case("null, 1", #""m/b/one/a""#), Case("null, -1", "null"), Case("'m/b/two/c', 1", "null"),
    ])
  func neighbors(example: Case) throws {
    let expression = """
      (() => {
        const episode = (id, cards) => ({path: `m/b/${id}`, title: id, cards: cards.map((card) => ({path: `m/b/${id}/${card}`}))});
        const episodes = [episode("one", ["a", "b"]), episode("none", []), episode("two", ["c"])];
        const index = indexCurriculum({modules: [{path: "m", title: "M", blocks: [{path: "m/b", title: "B", episodes}]}]});
        const next = (path, step) => neighborCard(index, placeOf(index, path), step) ?? null;
        return next(\(example.expression));
      })()
      """
    #expect(try value(expression, of: "curriculum-index.js") == example.expected)
  }

  @Test("of several requests only the newest counts, and what came while busy is asked for again")
  func renewals() throws {
    let expression = """
      await (async () => {
        const [seen, asked, state] = [[], [], {isBusy: false}];
        const ask = () => new Promise((give, refuse) => asked.push({give, refuse}));
        const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
        const source = renewable({ask, take: (value) => seen.push(value), fail: (error) => seen.push(error), isBusy: () => state.isBusy});
        source.renew();
        source.renew();
        asked[1].give("second");
        asked[0].give("first");
        await rest();
        state.isBusy = true;
        source.renew();
        asked[2].give("dropped");
        await rest();
        source.resume();
        state.isBusy = false;
        asked[3].refuse({status: 503});
        await rest();
        source.resume();
        source.renew();
        source.close();
        asked[4].give("closed");
        source.renew();
        await rest();
        return [seen, asked.length];
      })()
      """
    #expect(try value(expression, of: "renewable.js") == #"[["second",{"status":503}],5]"#)
  }
}
