import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A quiz in Markdown comes in as its questions")
struct MarkdownBankTests {
  @Test(
    "the right answers have a box with an x, or are named",
    arguments: [
      ("## Q?\n\n- [ ] a\n- [x] b\n", ["b"]), ("Q?\n\n* [X] a\n* [x] b\n* [ ] c\n", ["a", "b"]),
      ("1. Q?\n   a) a\n   b) b\n   **Answer:** B\n", ["b"]), ("**Q1. Q?**\n\nA. a\nB. b\n\nAnswer: A\n", ["a"]),
      (
        "Q?\n\n- A: a\n- B: b\n\n<details><summary><b>Answer</b></summary>\n<p>\n\n#### Answer: B\n</p></details>\n",
        ["b"]
      ),
      ("Q?\n\n(a) a\n(b) b\n\n<details>\n<summary>Show answer</summary>\n\n**b**\n\n</details>\n", ["b"]),
      ("Q?\n\n**A)** a\n**B)** b\n\nCorrect answer: **B) b**\n", ["b"]),
      ("Q?\n\n1. a\n2. b\n\nAnswer: 2\n", ["b"]), ("Q?\n\n- a\n- b\n- c\n\nAnswer: b\n", ["b"]),
      ("Q?\n\na. a\nb. b\nc. c\n\nAnswers: A, C\n", ["a", "c"]), ("Frage 1: Q?\n\na) a\nb) b\n\nAntwort: b\n", ["b"]),
      ("### Question 3\n\nQ?\n\n- [x] a\n- [ ] b\n", ["a"]), ("Q?\n\n- [x] True\n- [ ] False\n", ["True"]),
    ])
  func answers(text: String, rights: [String]) throws {
    let (_, diagnostics, cards) = try importingBank("markdown", text)
    #expect(diagnostics.allSatisfy { $0.message.hasPrefix("the markup of ") }, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.rightAnswers) == [rights])
    #expect(cards.map(\.text) == ["Q?"])
  }

  @Test("code in fences is the code of its question, or of its answer")
  func code() throws {
    let text = """
      ## Which is printed?

      ```python
      print(1)
      ```

      - [x] 1
      - [ ] 2

      Because it is so.

      ## Which program prints 1?

      - [x]

        ```python
        print(1)
        ```

      - [ ] B

        ```python
        print(2)
        ```
      """
    let cards = try importingBank("markdown", text).cards
    #expect(cards.map { $0.code?.split(separator: "\n").joined() } == ["print(1)", nil])
    #expect(cards.first?.explanation == "Because it is so.")
    #expect(cards.map(\.rightAnswers) == [["1"], ["print(1)"]])
    #expect(cards.last?.choices?.answers == ["print(1)", "B\nprint(2)"])
  }

  @Test("headings above questions are episodes, and numbers of questions are left out")
  func sections() throws {
    let answers = "   - [x] a\n   - [ ] b\n"
    let text =
      "# Quiz\n\n## Loops\n\n1. A?\n\(answers)2. B?\n\(answers)\n## Types\n\nC?\n\n\(answers)\nD?\n\n\(answers)"
    let (files, diagnostics, cards) = try importingBank("markdown", text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.text) == ["A?", "B?", "C?", "D?"])
    let episodes = files.map(\.path).filter { $0.hasPrefix("quiz/quiz/") }
    #expect(episodes == ["quiz/quiz/block.yaml", "quiz/quiz/loops.yaml", "quiz/quiz/types.yaml"])
  }

  @Test("what follows an answer explains it, up to the text of the next question")
  func explanations() throws {
    let answers = "\n\na) x\nb) y\n\nAnswer: "
    let text =
      "A?\(answers)A\nExplanation: So it is.\n\nB?\(answers)B) y\n\n> It is so.\n\n"
      + "3. C?\(answers)a - since it is.\n"
    let cards = try importingBank("markdown", text).cards
    #expect(cards.map(\.text) == ["A?", "B?", "C?"])
    #expect(cards.map(\.explanation) == ["So it is.", "It is so.", "since it is."])
    #expect(cards.map(\.rightAnswers) == [["x"], ["y"], ["x"]])
  }

  @Test(
    "what cannot come in is reported at its place, and the rest comes in",
    arguments: [
      ("↓Q?\n\n- [ ] a\n- [ ] b\n", "no answer is marked as right, so this question is left out"),
      ("Q?\n\na) x\nb) y\n\n↓Answer: Z\n", "'Z' is none of the answers, so this question is left out"),
      ("↓Q?\n\n- [x] a\n", "it has one answer, so this question is left out"),
      ("↓- [x] a\n- [ ] b\n", "it has no text, so this question is left out"),
      ("↓Some text.\n\n", "this text belongs to no question with answers, so it is left out"),
      ("Q?\n\n- [x] a\n- [ ] ↓b `c`\n", "the markup of '`c`' is taken out, since cards show texts as they are written"),
      (
        "↓See [it](http://x.y/z)?\n\n- [x] a\n- [ ] b\n",
        "the markup of '[it](http://x.y/z)' is taken out, since cards show texts as they are written"
      ),
      (
        "↓See ![a cat](cat.png)?\n\n- [x] a\n- [ ] b\n",
        "the file of the image 'a cat' is not imported, so these words are shown instead"
      ),
    ])
  func losses(marked: String, message: String) throws {
    let text = marked + "\n## R?\n\n- [x] a\n- [ ] b\n"
    let (_, diagnostics, cards) = try importingBank("markdown", text.replacing("↓", with: ""))
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.location.span.start) == [text.prefix { $0 != "↓" }.utf8.count])
    #expect(cards.contains { $0.text == "R?" })
  }
}
