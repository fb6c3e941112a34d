import CurriculumBundle
import Evidence
import Testing

/// Solutions of puzzles whose output the text names, where it does not name that of the stated solution.
@Suite("Solutions that a text names")
struct NamedSolutionTests {
  private func found(_ content: CardContent, hasReason: Bool = false, locale: String = "en") -> CardEvidence {
    EvidencePlanner().evidence(
      on: EvidenceSubject(content, language: .python, hasReason: hasReason, steps: 100_000, locale: locale))
  }

  private func filled(
    _ text: String, _ code: String, _ tokens: [String], _ answers: [String], result: String? = nil,
    hasReason: Bool = false, locale: String = "en"
  ) -> NamedSolutions? {
    let card = DragAndDropCard(
      text: text, code: code, tokens: tokens, answers: answers.map { [$0] }, result: result)
    return found(.dragAndDrop(card), hasReason: hasReason, locale: locale).namedSolutions
  }

  private func ordered(_ text: String, _ lines: [String], locale: String = "en") -> NamedSolutions? {
    found(.codeBlocks(CodeBlocksCard(text: text, lines: lines)), locale: locale).namedSolutions
  }

  private static let even = "for n in range(1, 7):\n    if n __1__ 2 == 0:\n        print(n)"
  private static let sum = "total = 0\nfor i in range(1, __1__):\n    total += i\nprint(total)"
  private static let count = ["n = 0", "while n < 6:", "    print(n)", "    n += 2"]

  @Test("words in a blank print what the text names")
  func fillings() throws {
    let signs = try #require(
      filled(
        "The program is to print only the even numbers, so 2, 4 and 6. Which sign is missing?", Self.even,
        ["/", "%", "//"], ["//"]))
    #expect(signs.stated == "1" && signs.named == "2\n4\n6")
    #expect(signs.fillings == [["%"]] && signs.orders == [] && signs.isComplete)
    let ends = try #require(
      filled(
        "The program should add the numbers from 1 to 5 (5 included) and write 15. What belongs into the blank?",
        Self.sum, ["4", "5", "6"], ["5"]))
    #expect(ends.stated == "10" && ends.named == "15" && ends.fillings == [["6"]] && ends.isComplete)
  }

  @Test("lines in another order print what the text names")
  func orders() throws {
    let found = try #require(
      ordered("Put the lines in order so that the program prints 2, then 4, then 6.", Self.count))
    #expect(found.stated == "0\n2\n4" && found.named == "2\n4\n6")
    #expect(found.orders == [[0, 1, 3, 2]] && found.fillings == [] && found.isComplete)
  }

  @Test(
    "a number that the text names alone and no order prints leaves nothing proven",
    arguments: [
      ("en", "The program should add all prices and print 45."), ("tr", "Program toplamı 45 olarak yazdırmalı."),
      ("de", "Das Programm soll 45 ausgeben."), ("ja", "プログラムは45を表示します。"),
    ])
  func unprintedNumber(_ locale: String, _ text: String) throws {
    let lines = ["prices = [10, 15, 20]", "for p in prices:", "    total = 0", "    total += p", "print(total)"]
    let card = CardContent.codeBlocks(CodeBlocksCard(text: text, lines: lines))
    let evidence = found(card, locale: locale)
    let named = try #require(evidence.namedSolutions)
    #expect(named.stated == "20" && named.named == "45" && named.orders == [])
    #expect(evidence.puzzle?.basis == nil)
  }

  @Test(
    "a number of things, and one that is printed or in the code, is no such number",
    arguments: [
      "The program should print the sum of 12 prices.", "Print 20 at the end.", "Print a number above 15.",
      "If there are 45 prices, print 45.",
    ])
  func otherNumbers(_ text: String) {
    let lines = ["prices = [10, 15, 20]", "for p in prices:", "    total = 0", "    total += p", "print(total)"]
    #expect(ordered(text, lines) == nil)
  }

  @Test(
    "it is found in every language",
    arguments: [
      ("de", "Das Programm soll 15 ausgeben."), ("es", "El programa debería mostrar 15."),
      ("fr", "Il faut que le programme affiche 15."), ("ru", "Программа должна вывести 15."),
      ("sv", "Programmet visar 15."), ("ja", "プログラムは15を表示します。"),
    ])
  func languages(_ locale: String, _ text: String) {
    #expect(filled(text, Self.sum, ["4", "5", "6"], ["5"], locale: locale)?.fillings == [["6"]])
  }

  @Test("nothing is searched for where the card says what comes out, or why only its answers are right")
  func stated() {
    let text = "The program writes 15."
    #expect(filled(text, Self.sum, ["4", "5", "6"], ["5"], result: "10") == nil)
    #expect(filled(text, Self.sum, ["4", "5", "6"], ["5"], hasReason: true) == nil)
    #expect(filled(text, Self.sum, ["4", "5", "6"], ["6"]) == nil)
  }

  @Test(
    "a text that denies, supposes or speaks of other things names nothing",
    arguments: [
      "The program must not print 15.", "Suppose that it prints 15.", "Fill the blank in the 15 lines.",
      "It prints 1.15 more.", "It prints 15 + 0.", "Print the sum.", "Print [15].",
    ])
  func otherTexts(_ text: String) {
    #expect(filled(text, Self.sum, ["4", "5", "6"], ["5"]) == nil)
  }

  @Test("what differs between runs names nothing")
  func unstable() {
    let code = "print(__1__)"
    #expect(filled("Print 'ab'.", code, ["''.join({'a', 'b'})", "1"], ["1"]) == nil)
  }

  @Test("the search leaves nothing more unproven")
  func unproven() {
    let card = CardContent.codeBlocks(
      CodeBlocksCard(text: "Print 2, then 4, then 6.", lines: Self.count))
    let other = CardContent.codeBlocks(CodeBlocksCard(text: "Count.", lines: Self.count))
    #expect(found(card).unproven == found(other).unproven)
    #expect(found(card).programs > found(other).programs)
  }
}
