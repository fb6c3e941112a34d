import Diagnostics
import Formatting
import Testing

@Suite("The formatter gives a stable layout and changes nothing that a file says")
struct FormatterTests {
  private func format(_ text: String) -> String {
    let (bytes, diagnostics) = YAMLFormatter.format(SourceText(path: "file.yaml", text))
    #expect(diagnostics.isEmpty)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func expect(_ text: String, becomes expected: String, _ place: SourceLocation = #_sourceLocation) {
    let once = format(text)
    #expect(once == expected, sourceLocation: place)
    #expect(format(once) == once, "formatting twice", sourceLocation: place)
  }

  @Test("lines end as most of them did, blank lines, comments and blocks of text among them")
  func lineEnds() {
    let text = "# a\n\n\ntitle :  A\ntext: |\n    one\n\n      two\nlist: [a,\n   b]\n"
    let expected = "# a\n\ntitle: A\ntext: |\n  one\n\n    two\nlist: [a,\n  b]\n"
    expect(text, becomes: expected)
    expect(text.replacing("\n", with: "\r\n"), becomes: expected.replacing("\n", with: "\r\n"))
    expect("a:  1\r\nb: 2\r\nc: 3\n", becomes: "a: 1\r\nb: 2\r\nc: 3\r\n")
    expect("a:  1\r\nb: 2\nc: 3\n", becomes: "a: 1\nb: 2\nc: 3\n")
    expect("a:  1\r\nb: 2\n", becomes: "a: 1\nb: 2\n")
    expect("a: \"x\\r\"\r\n", becomes: "a: \"x\\r\"\r\n")
  }

  @Test("levels are two spaces, list items stand two below their key")
  func indentation() {
    expect(
      "cards:\n-   id:  one\n    text : Hello\n-\n    id: two\nmeta:\n      deep:\n         - 1\n         -  - 2\n            - 3\n",
      becomes: """
        cards:
          - id: one
            text: Hello
          - id: two
        meta:
          deep:
            - 1
            - - 2
              - 3

        """)
  }

  @Test("comments of a list stay: before, behind and between its elements, and at its end")
  func commentsOfList() {
    expect(
      """
      cards:   # of the list
            # before one
            - id: one # behind one
              # at the end of one

              # further
            # at the end of the list
      # at the end

      """,
      becomes: """
        cards:   # of the list
          # before one
          - id: one # behind one
            # at the end of one

            # further
          # at the end of the list
        # at the end

        """)
  }

  @Test("comments of a file stay: at its beginning, around its keys and values, at its end")
  func commentsOfFile() {
    expect(
      """
      #!first


      # about the title
      title:   Hello     # behind
      last:
        # alone
        value


      # the end

      """,
      becomes: """
        #!first

        # about the title
        title: Hello     # behind
        last:
          # alone
          value

        # the end

        """)
  }

  @Test("blocks stay blocks, with their own indentation and chomping")
  func blocks() {
    expect(
      "a: |\n      one\n\n        two  \n      three\n\n\nb:   >-   # why\n   x\n   y\nc: |4-\n      z\n    w\nd: |+\n e\n\n\nf: 1\n",
      becomes:
        "a: |\n  one\n\n    two  \n  three\n\nb: >-   # why\n  x\n  y\nc: |2-\n    z\n  w\nd: |+\n  e\n\n\nf: 1\n")
    expect("a: |\n    x\n      \n\nb: |\n", becomes: "a: |\n  x\n    \n\nb: |\n")
    expect("- |\n    x\n-   - >\n        y", becomes: "- |\n  x\n- - >-\n    y\n")
  }

  @Test("quotes go only where they are needless")
  func quotes() {
    expect(
      "a: \"Hello, it's me!\"\nb: 'Note: x'\nc: \"5\"\nd: 'yes'\ne: \"x\\ty\"\nf: [\"one\", 'two']\ng: ''\nh: \"x #y\"\ni: 'null'\n",
      becomes:
        "a: Hello, it's me!\nb: 'Note: x'\nc: \"5\"\nd: 'yes'\ne: \"x\\ty\"\nf: [\"one\", 'two']\ng: ''\nh: \"x #y\"\ni: 'null'\n"
    )
  }

  @Test("brackets stay brackets")
  func flow() {
    expect(
      "a: [ 1,2 , \"x\",{ b : c,d: [ ] } ]\ne: [\n 1, # one\n\n   [2,\n 3]\n]\nf: {}\n",
      becomes:
        "a: [1, 2, \"x\", {b : c, d: []}]\ne: [\n  1, # one\n  [2,\n    3]\n  ]\nf: {}\n")
  }

  @Test("long text stays on its lines")
  func text() {
    expect(
      "a: one\n     two\n\n     three\nb: \"x \\\n        y\n\n   z\"\nc:\n   text on its own line\n",
      becomes: "a: one\n  two\n\n  three\nb: \"x \\\n  y\n\n  z\"\nc: text on its own line\n")
  }

  @Test("byte-order mark, blank lines and document marks are made regular, line ends are kept")
  func lines() {
    let bom = YAMLFormatter.format(SourceText(path: "file.yaml", "\u{FEFF}a: 1\r\n\r\n\r\nb: |\r\n  x\r\n"))
    #expect(String(decoding: bom.formatted, as: UTF8.self) == "a: 1\r\n\r\nb: |\r\n  x\r\n")
    expect("\n\na: 1   \n\n\n\nb: 2\n...\n", becomes: "a: 1\n\nb: 2\n")
    expect("# c\n---\na: 1", becomes: "# c\n---\na: 1\n")
    expect("# only\n\n\n# comments", becomes: "# only\n\n# comments\n")
    expect("", becomes: "")
  }

  @Test("anchors, aliases, nothing and explicit keys are kept")
  func properties() {
    expect(
      "a:  &x\n   b: &y 1\nc:   *x\nd:\n- &z\n  e: 1\n- *y\n- *z\nf:\n? g\n: h\n",
      becomes: "a: &x\n  b: &y 1\nc: *x\nd:\n  - &z\n    e: 1\n  - *y\n  - *z\nf:\ng: h\n")
  }

  @Test("a comment in the first column stays there when a list that begins there is moved")
  func closingComment() {
    expect("a:\n- b: 1\n  # in\n# end\n", becomes: "a:\n  - b: 1\n    # in\n# end\n")
    expect("a:\n- b\n# next\nc: 1\n", becomes: "a:\n  - b\n# next\nc: 1\n")
  }

  @Test("a file with an error is given back as it is")
  func errors() {
    let source = SourceText(path: "file.yaml", "a:   1\na: 2\n")
    let (formatted, diagnostics) = YAMLFormatter.format(source)
    #expect(formatted == source.bytes)
    #expect(diagnostics.map(\.code.rawValue) == ["yaml-duplicate-key"])
  }

  @Test("a file that cannot be written anew is left as it is, and the finding says so")
  func declined() {
    let source = SourceText(path: "file.yaml", "? |\n  a\n: 1\n")
    let (formatted, diagnostics) = YAMLFormatter.format(source)
    #expect(formatted == source.bytes)
    #expect(diagnostics.map(\.code.rawValue) == ["format-declined"])
  }
}
