import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A solution of a puzzle that is most likely wrong, since its text names what another one prints.
enum LikelyWrongSolution: ProgramRule {
  static let description = RuleDescription(
    "likely-wrong-solution", .code, .warning, "the text of a puzzle names what another solution prints",
    explanation: """
      A puzzle without `result` and `checks` has nothing by which a run could tell that its solution is wrong: what that
      prints is taken for what is wanted. Yet the text may name it, as in `Print 2, 4 and 6.`, in whatever language it
      is. Where a blank is an index, the text may name the element by its place, as in `the first letter`. Where the
      text does not name what the stated solution prints, the linter tries the other orders of the lines, or the other
      tokens in the blanks. One that prints what the text names is most likely meant. With `result:` the card says
      itself what comes out, and a run proves its solution.
      """,
    wrong: [
      .cards(even(answer: "↓//")),
      .cards(sum(answer: "↓5")),
      .cards(count(lines: "↓['n = 0', 'while n < 6:', '    print(n)', '    n += 2']")),
    ],
    right: [
      .cards(even(answer: "%")),
      .cards(sum(answer: "6")),
      .cards(count(lines: "['n = 0', 'while n < 6:', '    n += 2', '    print(n)']")),
    ],
    cases: RuleDescription.Cases(
      wrong: [
        .cards(letter(answer: "↓1")), .cards(greeting("↓The program is to show \"Hello Ada\" on the screen.")),
        .cards(row("↓The program is to print 2, 4, 6, each on a line of its own.")),
      ],
      right: [
        .cards(greeting("The program is to show \"HelloAda.\" on the screen.")),
        .cards(row("Of the numbers 2, 4, 6 the program is to print those below 6.")),
        .cards(letter(answer: "0")), .cards(letter(answer: "1", "result: e")),
        .cards(
          letter(answer: "-2")
            .replacing("first letter of the word", with: "second letter from the end")
            .replacing("[\"0\", \"1\", \"-1\"]", with: "[\"1\", \"-2\"]").replacing("\"tea\"", with: "\"teas\"")),
        .cards(sum(answer: "5", "result: 10")),
        .cards(sum(answer: "5", "because: 5 itself is left out")),
        .cards(
          """
          - id: year
            type: dragAndDrop
            text: Print the year after 2024.
            code: print(2020 + __1__)
            tokens: [3, 4, 5]
            answers: [5]

          """),
      ]))

  static func findings(in card: CardContext) -> [Finding] {
    if let finding = otherIndex(card) { return [finding] }
    guard let found = card.namedSolutions else { return [] }
    if found.orders.isEmpty, found.fillings.isEmpty {
      return [
        Finding(
          at: card.location(of: card.fields.text),
          "\(fact(found)), but the text names '\(onOneLine(found.named))'",
          help: "write another solution or another text, \(orElse)")
      ]
    }
    if case .codeBlocks(let puzzle) = card.content, let order = found.orders.first {
      return [finding(order, puzzle, found, card)]
    }
    if case .dragAndDrop(let puzzle) = card.content, let words = found.fillings.first {
      return [finding(words, puzzle, found, card)]
    }
    return []
  }

  /// The finding on an index in a blank where the text names the element at another one, which is a token, too.
  private static func otherIndex(_ card: CardContext) -> Finding? {
    guard card.language == .python, case .dragAndDrop(let puzzle) = card.content, puzzle.result == nil,
      puzzle.checks == nil, card.authored.reasonForBlanks == nil, let code = puzzle.code, let text = puzzle.text,
      let index = card.answerReader.statedIndex(in: text)
    else { return nil }
    let blanks = puzzle.answers.indices.filter { code.contains("[__\($0 + 1)__]") }
    guard blanks.count == 1, let blank = blanks.first, puzzle.answers[blank].count == 1,
      let stated = Int(puzzle.answers[blank][0]), stated != index, !isCountedFromEnd(stated, index),
      puzzle.tokens.contains("\(index)"),
      !(card.blankEvidence?.fits.contains { $0.blank == blank && $0.token == "\(index)" } ?? false)
    else { return nil }
    return Finding(
      at: card.location(ofAnswer: blank),
      "the code takes what is at index \(stated), but the text names what is at index \(index)",
      help: "write \(index) in the place of \(stated), \(orElse)")
  }

  /// True where the words that are read as one index may mean the other: `the third letter from the end`, and the one
  /// before the last, which has a word of its own in many a language.
  private static func isCountedFromEnd(_ stated: Int, _ index: Int) -> Bool {
    index > 0 ? stated == -index - 1 : index == -1 && stated == -2
  }

  private static func finding(
    _ order: [Int], _ puzzle: CodeBlocksCard, _ found: NamedSolutions, _ card: CardContext
  ) -> Finding {
    let isOnly = found.orders.count == 1 && found.isComplete
    let list = order.map { "\($0 + 1)" }.joined(separator: ", ")
    let isAlone = puzzle.alsoAccepted == nil
    let edits = isOnly && isAlone ? card.written.reorder(.lines, to: order) : nil
    return Finding(
      at: card.location(of: card.fields.lines), "\(fact(found)); another order prints \(named(found))",
      notes: [Diagnostic.Note("the program is\n\(order.map { puzzle.lines[$0] }.joined(separator: "\n"))")],
      help: "\(isOnly ? "write the lines in the order \(list)" : "write the lines in such an order"), \(orElse)",
      fixes: edits.map { [Fix("write the lines in the other order", .needsChoice, $0)] } ?? [])
  }

  private static func finding(
    _ words: [String], _ puzzle: DragAndDropCard, _ found: NamedSolutions, _ card: CardContext
  ) -> Finding {
    let isOnly = found.fillings.count == 1 && found.isComplete
    let blanks = words.indices.filter { blank in
      !puzzle.answers[blank].contains { $0.utf8.elementsEqual(words[blank].utf8) }
    }
    let list = words.map(written).joined(separator: ", ")
    let other =
      if blanks.count == 1 { "'\(onOneLine(words[blanks[0]]))' in blank \(blanks[0] + 1)" } else {
        "the code with other words"
      }
    let edits = blanks.compactMap {
      card.written.set(element: $0, of: .answers, to: written(words[$0]))
    }
    return Finding(
      at: blanks.count == 1 ? card.location(ofAnswer: blanks[0]) : card.location(of: card.fields.answers),
      "\(fact(found)); \(other) prints \(named(found))",
      notes: [Diagnostic.Note("the program is\n\(puzzle.filledCode(with: words) ?? "")")],
      help: "\(isOnly ? "write `answers: [\(list)]`" : "write words with which it prints that"), \(orElse)",
      fixes: isOnly && !edits.isEmpty && edits.count == blanks.count
        ? [Fix("write the other words", .needsChoice, edits)] : [])
  }

  private static let orElse = "or say with `result:` what the program prints"

  private static func fact(_ found: NamedSolutions) -> String {
    "the solution prints \(found.stated.isEmpty ? "nothing" : "'\(onOneLine(found.stated))'")"
  }

  private static func named(_ found: NamedSolutions) -> String {
    "'\(onOneLine(found.named))', which the text names"
  }

  private static func written(_ word: String) -> String {
    ScalarText.written(word, indent: 0, in: .flow, isContent: true)
  }

  private static func even(answer: String) -> String {
    """
    - id: even
      type: dragAndDrop
      text: The program is to print only the even numbers, so 2, 4 and 6. Which sign is missing?
      code: |
        for n in range(1, 7):
            if n __1__ 2 == 0:
                print(n)
      tokens: ["/", "%", "//"]
      answers: [\(quoted(answer))]

    """
  }

  private static func letter(answer: String, _ more: String? = nil) -> String {
    """
    - id: letter
      type: dragAndDrop
      text: Fill the blank so that the first letter of the word appears.
      code: |
        word = "tea"
        print(word[__1__])
      tokens: ["0", "1", "-1"]
      answers: [\(answer)]
    \(more.map { "  \($0)\n" } ?? "")
    """
  }

  private static func greeting(_ text: String) -> String {
    "- id: greet\n  type: codeBlocks\n  text: \(text)\n  lines: ['name = \"Ada\"', 'print(\"Hello\" + name)']\n"
  }

  private static func row(_ text: String) -> String {
    """
    - id: row
      type: codeBlocks
      text: \(text)
      lines: ['n = 2', 'while n < 6:', '    print(n)', '    n += 2']

    """
  }

  private static func sum(answer: String, _ more: String? = nil) -> String {
    """
    - id: sum
      type: dragAndDrop
      text: The program should add the numbers from 1 to 5 (5 included) and write 15. What belongs into the blank?
      code: |
        total = 0
        for i in range(1, __1__):
            total += i
        print(total)
      tokens: [4, 5, 6]
      answers: [\(answer)]
    \(more.map { "  \($0)\n" } ?? "")
    """
  }

  private static func count(lines: String) -> String {
    """
    - id: count
      type: codeBlocks
      text: Put the lines in order so that the program prints 2, then 4, then 6.
      lines: \(lines)

    """
  }

  private static func quoted(_ answer: String) -> String {
    let mark = answer.hasPrefix("↓") ? "↓" : ""
    return "\(mark)\"\(answer.dropFirst(mark.count))\""
  }
}
