import Claims
import CurriculumBundle
import Evidence
import Testing

/// How it is known that a puzzle's stated solution is the one that is meant.
@Suite("What states the solution of a puzzle")
struct PuzzleBasisTests {
  private func evidence(_ content: CardContent, locale: String = "en") -> CardEvidence {
    EvidencePlanner().evidence(on: EvidenceSubject(content, language: .python, steps: 100_000, locale: locale))
  }

  private func filled(
    _ text: String, _ code: String, _ tokens: [String], _ answer: String, result: String? = nil,
    raises: String? = nil, locale: String = "en"
  ) -> (basis: PuzzleBasis?, verdict: ProofVerdict?) {
    let card = CardContent.dragAndDrop(
      DragAndDropCard(text: text, code: code, tokens: tokens, answers: [[answer]], result: result, raises: raises))
    let evidence = evidence(card, locale: locale)
    return (evidence.puzzle?.basis, evidence.claim(on: card, in: .python)?.verdict)
  }

  private func ordered(
    _ text: String, _ lines: [String], decoys: [String]? = nil, raises: String? = nil
  ) -> (basis: PuzzleBasis?, verdict: ProofVerdict?) {
    let card = CardContent.codeBlocks(CodeBlocksCard(text: text, lines: lines, decoys: decoys, raises: raises))
    let evidence = evidence(card)
    return (evidence.puzzle?.basis, evidence.claim(on: card, in: .python)?.verdict)
  }

  private static let letter = "word = \"house\"\nprint(word[__1__])"
  private static let sum = "total = 0\nfor i in range(1, __1__):\n    total += i\nprint(total)"

  @Test("a puzzle that states nothing is not proven by what its own solution prints", arguments: ["0", "1", "-1"])
  func nothing(_ key: String) {
    let found = filled("Fill the gap so that the first letter appears.", Self.letter, ["0", "1", "-1"], key)
    #expect(found.basis == nil && found.verdict == .undecided)
    let card = CardContent.dragAndDrop(
      DragAndDropCard(text: "Fill in.", code: Self.letter, tokens: ["0", "1", "-1"], answers: [[key]]))
    #expect(evidence(card).unproven == [.nothingStated])
  }

  @Test("a result states it")
  func result() {
    let right = filled("Show the first letter.", Self.letter, ["0", "1", "-1"], "0", result: "h")
    #expect(right.basis == .card && right.verdict == .proven)
    let wrong = filled("Show the first letter.", Self.letter, ["0", "1", "-1"], "1", result: "h")
    #expect(wrong.basis == nil && wrong.verdict == .disproven)
  }

  @Test(
    "a text states it that names what is printed, and nothing else that may be",
    arguments: [
      ("en", "The program should add the numbers from 1 to 5 and print 15."),
      ("de", "Das Programm soll 15 ausgeben."),
      ("fr", "Il faut que le programme affiche 15."),
      ("tr", "Program 1'den 5'e kadar olan sayıları toplayıp ekrana 15 yazmalı."),
    ])
  func text(_ locale: String, _ text: String) {
    let right = filled(text, Self.sum, ["4", "5", "6"], "6", locale: locale)
    #expect(right.basis == .text && right.verdict == .proven)
    let wrong = filled(text, Self.sum, ["4", "5", "6"], "5", locale: locale)
    #expect(wrong.basis == nil && wrong.verdict == .undecided)
  }

  @Test(
    "a text that may speak of something else does not state it",
    arguments: [
      "Add up the numbers, 15 in all.", "The program should print 15 and 21.", "The program should not print 15.",
      "If it printed 15, what was missing?", "The program prints 15 numbers.", "Print 15, 10 or 21.",
    ])
  func doubt(_ text: String) {
    let found = filled(text, Self.sum, ["4", "5", "6"], "6")
    #expect(found.basis == nil && found.verdict == .undecided)
  }

  @Test("lines of a text state it in their order, and all of them")
  func lines() {
    let count = ["n = 0", "while n < 6:", "    n += 2", "    print(n)"]
    let text = "Put the lines in order so that the program prints 2, then 4, then 6."
    #expect(ordered(text, count).basis == .text)
    #expect(ordered(text + " Then comes 8.", count).basis == nil)
    #expect(ordered(text, [count[0], count[1], count[3], count[2]]).basis == nil)
  }

  @Test("it is the only one where all others end in an error")
  func onlySolution() {
    let only = filled("Say hello.", "__1__(\"hello\")", ["print", "prnt", "write"], "print")
    #expect(only.basis == .onlySolution && only.verdict == .proven)
    let lines = ["name = \"Ada\"", "size = len(name)", "print(size)"]
    let order = ordered("Say how long the name is.", lines)
    #expect(order.basis == .onlySolution && order.verdict == .proven)
    #expect(ordered("Say how long the name is.", lines, decoys: ["size = 2"]).basis == nil)
    #expect(ordered("Count.", ["n = 1", "n += 1", "n *= 3", "print(n)"]).basis == nil)
  }

  @Test("the error in which it is to end states no more than that")
  func ending() {
    let code = "names = [\"a\", \"b\"]\nprint(names[__1__])"
    let only = filled("Make it fail.", code, ["0", "1", "2"], "2", raises: "IndexError")
    #expect(only.basis == .onlySolution && only.verdict == .proven)
    let one = ordered("Show a, then fail.", ["print(\"a\")", "print(\"b\")", "print([][0])"], raises: "IndexError")
    #expect(one.basis == nil && one.verdict != .proven)
  }
}
