import Diagnostics
import Testing
import YAMLSource

@Suite("An error of syntax is said in words for an author")
struct SyntaxTests {
  @Test(
    "each is found at the mark, with what to write",
    arguments: [
      ("text: Note↓: this\n", "yaml-colon-in-text", "write `\"Note: this\"`"),
      ("- a: b↓: c\n", "yaml-colon-in-text", "write `\"b: c\"`"),
      ("a: [x: y↓: z]\n", "yaml-colon-in-text", "comma between two items"),
      ("title↓:Hello\nsummary: x\n", "yaml-missing-space", "write `title: Hello`"),
      ("a: 1\ntitle↓:Hello\nb: 2\n", "yaml-missing-space", "write `title: Hello`"),
      ("a:\n  - x\n  ↓-y\n", "yaml-missing-space", "write `- y`"),
      ("a: \"hello↓\nb: 1\n", "yaml-unclosed-quote", "write the closing \""),
      ("a: 'it'↓s'\nb: 1\n", "yaml-text-after-value", "write `\"it's\"`"),
      ("a: \"say \"↓hi\" now\"\n", "yaml-text-after-value", "write `'say \"hi\" now'`"),
      ("a: \"Hi\" ↓she said\n", "yaml-text-after-value", "write `'\"Hi\" she said'`"),
      ("a: {name} ↓is\n", "yaml-text-after-value", "write `\"{name} is\"`"),
      ("a: *x ↓thing\n", "yaml-text-after-value", "write `\"*x thing\"`"),
      ("a: ↓@x\n", "yaml-reserved-character", "write `\"@x\"`"),
      ("a: [↓@x, b]\n", "yaml-reserved-character", "write `\"@x\"`"),
      ("a: ↓`x`\n", "yaml-reserved-character", "write `\"`x`\"`"),
      ("a: ↓%x\n", "yaml-reserved-character", "write `\"%x\"`"),
      ("a: ↓**bold**\n", "yaml-reserved-character", "write `\"**bold**\"`"),
      ("a: ↓& b\n", "yaml-reserved-character", "write `\"& b\"`"),
      ("a: ↓]\n", "yaml-reserved-character", "write `\"]\"`"),
      ("a: ↓? b\n", "yaml-reserved-character", "write `\"? b\"`"),
      ("a: ↓> 3\n", "yaml-block-header", "write `\"> 3\"`"),
      ("a: ↓- x\n", "yaml-list-on-key-line", "write `\"- x\"`"),
      ("a: ↓[x\nb: 1\n", "yaml-unclosed-bracket", "write `\"[x\"`"),
      ("a: ↓{\n", "yaml-unclosed-bracket", "write '}'"),
      ("a: [x↓}\n", "yaml-unclosed-bracket", "write ']'"),
      ("a: [\"x↓, y]\nb: 1\n", "yaml-unclosed-quote", "write the closing \": `\"x\"`"),
      ("a: [\"x↓, y]\nb: \"z\"\n", "yaml-unclosed-quote", "write the closing \": `\"x\"`"),
      ("a: [\"x\", \"y, z↓]\n", "yaml-unclosed-quote", "write the closing \": `\"y, z\"`"),
      ("a: [\"x↓, \"y\", \"z\"]\n", "yaml-unclosed-quote", "write the closing \": `\"x\"`"),
      ("a: [\"x\" ↓is, y]\n", "yaml-text-after-value", "for one text write `'\"x\" is'`; for two items"),
      ("a: [\"+\" ↓x, y]\n", "yaml-missing-comma", "for two items write ', ' between them: `\"+\", x`; for one text"),
      ("a: \"x\"↓,\nb: 1\n", "yaml-text-after-value", "remove the ','"),
      ("a: [x]↓]\nb: 1\n", "yaml-text-after-value", "remove the ']'"),
      ("a: ↓[[x, y]\nb: 1\n", "yaml-unclosed-bracket", "write `[x, y]`"),
      ("a: \"x\" ↓// y\nb: 1\n", "yaml-text-after-value", "write `# y`, with two spaces before it"),
      ("a: 1\n↓// y\nb: 1\n", "yaml-no-entry", "write `# y`"),
      ("a:\n  - x\n  ↓• y\n", "yaml-missing-space", "write `- y`"),
      ("a:\n  - x\n  ↓y\n", "yaml-no-entry", "write `- y`"),
      ("a: [\"x\" ↓\"y\"]\n", "yaml-missing-comma", "write a comma behind `\"x\"`"),
      ("a: [↓, y]\n", "yaml-missing-comma", "remove the comma"),
      ("a:\n↓\tb: 1\n", "yaml-tab", "spaces"),
      ("a: |\n  x\n↓\ty\n", "yaml-tab", "spaces"),
      ("a:\n    b: 1\n  ↓c: 2\n", "yaml-indentation", "indent it by 4 spaces, or remove its indentation"),
      ("a: 1\n  ↓b: 2\n", "yaml-indentation", "remove its indentation"),
      ("cards:\n  - id: a\n  ↓text: b\n", "yaml-indentation", "indent it by 4 spaces"),
      ("a: 1\n↓- b\n", "yaml-no-entry", "write the key on a line of its own above the list"),
      ("a:\n  - b: 1\n    c: 2\n↓d: 3\n  - b: 4\n", "yaml-indentation", "indent it by 4 spaces, if it belongs to them"),
      ("a:\n  b: 1\n↓c: 2\n  d: 3\n  e: 4\n", "yaml-indentation", "indent it by 2 spaces, if it belongs to them"),
      ("a:\n  b: 1\nc: 2\n  ↓d: 3\ne: 4\n", "yaml-indentation", "remove its indentation"),
      (
        "a:\n  - b: 1\n    c:\n    - d: 1\n      e: 2\n  - b: 2\n      ↓c: 3\n    f: 4\n", "yaml-indentation",
        "indent it by 4 spaces, like the key above"
      ),
      (
        "a:\n  - b: |\n        else:\n          x\n    c: 1\n  - b: y\n        ↓saw: z\n    c: 2\n", "yaml-indentation",
        "indent it by 4 spaces, like the key above"
      ),
      (
        "a:\n  - b: 1\n    c: 2\n  - b: 3\n      ↓c: 4\n      d: 5\n", "yaml-indentation",
        "indent lines 5 to 6 by 2 fewer spaces"
      ),
      (
        "a:\n  - b: 1\n    c: 2\n↓d:\n  - e f\n  - g\nh: 1\n    i: 2\n  - b: 2\n", "yaml-indentation",
        "indent lines 4 to 7 by 4 more spaces"
      ),
      ("a:\n ↓- b: 1\n    c: 2\n    d: 3\n", "yaml-indentation", "indent it by 2 spaces"),
      ("a:\n  - b: 1\n     ↓c: 2\n    d: 3\n", "yaml-indentation", "indent it by 4 spaces"),
      ("code: |\n↓print(1)\nx: 1\n", "yaml-indentation", "by 2 spaces"),
      ("a: 1\n↓hello\nb: 2\n", "yaml-no-entry", "write `key: value`"),
      ("a: 1\n↓\u{FEFF}b: 2\n", "yaml-control-character", "remove it"),
      ("a: \"↓\\d\"\n", "yaml-escape", "write `\\\\`"),
      ("a: \"↓\\uD800\"\n", "yaml-escape", "single quotes"),
      ("code: for i in range(2)↓:\n  print(i)\n", "yaml-colon-in-text", "write `code: |`"),
      ("a: b↓: c\n  # d\n", "yaml-colon-in-text", "write `\"b: c\"`"),
      ("- code: x = 1\n    if x↓:\n      y\n", "yaml-colon-in-text", "write `code: |`"),
      ("a: \"hello↓\nb:\n  - x\n  - \"y\"\n", "yaml-unclosed-quote", "write the closing \""),
      ("a: \"hello↓\nb: [\"x\", \"y\"]\n", "yaml-unclosed-quote", "write the closing \""),
      ("a: 'hello↓\nb: it's\n", "yaml-unclosed-quote", "write the closing '"),
      ("a: \"hello\n  world\" ↓x\n", "yaml-text-after-value", "remove what follows"),
      ("é: \"\u{1F600}\"\nü: ö↓: ä\n", "yaml-colon-in-text", "write `\"ö: ä\"`"),
    ])
  func errors(_ marked: String, _ code: String, _ help: String) throws {
    let sample = Marked(marked)
    let (tree, diagnostics) = read(sample.text)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.code.rawValue == code)
    #expect(diagnostic.location.span.start == sample.offset)
    #expect(diagnostic.help?.contains(help) == true, "\(diagnostic.help ?? "no help")")
    #expect(tree.root == nil)
  }

  @Test(
    "a conflict marker where YAML takes any line for text is the one finding of its file",
    arguments: [
      ("a: \"x\n↓<<<<<<< HEAD\n  y\"\nb: 1\n=======\n  z\"\n>>>>>>> z\n", "keep the right version"),
      ("a: 'x\n↓<<<<<<< HEAD\n  y\n=======\n  z\n>>>>>>> z\n  '\nb: 1\n", "keep the right version"),
      ("a: 'x\r\n↓<<<<<<< HEAD\r\n  y'\r\n", "keep the right version"),
      ("a: [x,\n↓<<<<<<< HEAD\n  y,\n=======\n  z,\n>>>>>>> z\n]\n", "keep the right version"),
      ("\u{FEFF}a: 'x\n↓>>>>>>> z\n  y'\n", "remove this line"),
    ])
  func conflicts(_ marked: String, _ help: String) throws {
    let sample = Marked(marked)
    let (tree, diagnostics) = read(sample.text)
    #expect(diagnostics.map(\.code.rawValue) == ["yaml-merge-conflict"])
    #expect(diagnostics.first?.location.span.start == sample.offset)
    #expect(diagnostics.first?.help?.hasPrefix(help) == true, "\(diagnostics.first?.help ?? "no help")")
    #expect(tree.root == nil)
  }

  @Test(
    "what only looks like a conflict marker is text",
    arguments: [
      "a: |\n  <<<<<<< HEAD\n  x\n  =======\n", "a: 'x\n  <<<<<<< HEAD\n  y'\n", "a: 'x\n<<<<<<<<<< y'\n",
      "a: 'x\n========\n=======\ny'\n", "a: 'x\n<<<<<<<y\n<<<<<<'\n", "# <<<<<<< HEAD\na: 'x\n  y'\n",
    ])
  func noConflicts(_ text: String) {
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).tree.root != nil)
  }

  @Test(
    "a comment that has swallowed the end of a list or a text is blamed for it",
    arguments: [
      ("a: [b, c ↓# d]\ne: 1\n", "yaml-unclosed-bracket", "put the text in quotes: `\"c # d\"`"),
      ("- {a: b ↓# c, d: e}\n- f\n", "yaml-unclosed-bracket", "put the text in quotes: `\"b # c\"`"),
      ("a: [\"b # c\", d ↓# e]\nf: 1\n", "yaml-unclosed-bracket", "put the text in quotes: `\"d # e\"`"),
      ("a: ↓[b, # c\n  d\ne: 1\n", "yaml-unclosed-bracket", "write ']' after the last item"),
      ("a: b # c\n  ↓and d\n", "yaml-indentation", "put the whole text in quotes"),
    ])
  func comments(_ marked: String, _ code: String, _ help: String) throws {
    let sample = Marked(marked)
    let diagnostic = try #require(read(sample.text).diagnostics.first)
    #expect(diagnostic.code.rawValue == code)
    #expect(diagnostic.location.span.start == sample.offset)
    #expect(diagnostic.help?.hasPrefix(help) == true, "\(diagnostic.help ?? "no help")")
  }

  @Test(
    "a name that no alias uses is the beginning of a text",
    arguments: [
      ("a: ↓&amp text\n", "write `\"&amp text\"`", "text"), ("a: ↓&copy\n", "write `\"&copy\"`", "&copy"),
      ("a: ↓&x [1]\n", "take '&x' out", ""), ("a: ↓&x 1\nb: &x 2\nc: *x\n", "write `\"&x 1\"`", "1"),
    ])
  func unusedAnchors(_ marked: String, _ help: String, _ text: String) throws {
    let sample = Marked(marked)
    let (tree, diagnostics) = read(sample.text)
    #expect(diagnostics.map(\.code.rawValue) == ["yaml-unused-anchor"])
    #expect(diagnostics.first?.location.span.start == sample.offset)
    #expect(diagnostics.first?.help == help)
    let root = try #require(tree.root)
    #expect(tree.value(for: "a", in: root).map(tree.text(of:)) == text)
  }

  @Test("keys that begin again are the next item without its dash, said once")
  func missingDash() throws {
    let (tree, diagnostics) = read("- id: a\n  type: b\n  id: c\n  type: d\n  more: e\n- id: f\n")
    #expect(diagnostics.map(\.help) == ["write `- id:` for a new item, or keep one of the two"])
    let root = try #require(tree.root)
    let keys = tree.elements(of: root).map { tree.entries(of: $0).map { tree.text(of: $0.key) } }
    #expect(keys == [["id", "type"], ["id"]])
  }

  @Test("what is offered as a quoted text is read as the text that was meant")
  func quoteFix() throws {
    let source = SourceText(path: "file.yaml", "text: Note: \"this\" \\ it's\n")
    let edits = YAMLTree.read(source).diagnostics.flatMap(\.fixes).flatMap(\.edits)
    let (bytes, applied) = Edit.apply(edits, to: source.bytes)
    #expect(applied == 1)
    let (tree, diagnostics) = YAMLTree.read(SourceText(path: "file.yaml", bytes: bytes))
    #expect(diagnostics.summary == [])
    let root = try #require(tree.root)
    #expect(tree.value(for: "text", in: root).map(tree.text(of:)) == "Note: \"this\" \\ it's")
  }

  @Test("a byte-order mark at the beginning is not blamed for what follows it")
  func markAtBeginning() {
    let codes = read("\u{FEFF}@a\n").diagnostics.map(\.code.rawValue)
    #expect(codes == ["yaml-byte-order-mark", "yaml-reserved-character"])
  }

  @Test("all findings that are no errors of syntax are reported in one go")
  func several() {
    let (tree, diagnostics) = read("\u{FEFF}a: 1\na: 2\n<<: 3\n[b]: 4\nc: !x 5\nd: *e\nf:\n  ?\n  : 6\n")
    #expect(
      diagnostics.map(\.code.rawValue) == [
        "yaml-byte-order-mark", "yaml-duplicate-key", "yaml-merge-key", "yaml-key-not-text", "yaml-tag",
        "yaml-unknown-alias", "yaml-key-missing",
      ])
    #expect(tree.root.map { tree.entries(of: $0).map { tree.text(of: $0.key) } } == ["a", "c", "d", "f"])
  }
}
