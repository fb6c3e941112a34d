internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// A token that works in a blank, and counts as wrong.
enum AmbiguousBlank: ProgramRule {
  static let description = RuleDescription(
    "ambiguous-blank", .puzzles, .error, "another word in a blank gives the same result, and counts as wrong",
    explanation: """
      A learner who drags a word into a blank with which the program prints what it should is told that it is wrong. The
      linter tries every token in every blank, and all of them together, and compares what the code does with `checks`,
      `result`, or what it prints with the right words. Where one more check, or one more printed line, shows that a
      word only seems to be right, add that. Otherwise `hornbook lint --fix` adds a word that is right on its own to
      `answers`.
      """,
    wrong: [
      .cards(compare(tokens: "[2, 4, 5]", answers: "[↓4]")),
      .cards(
        """
        - id: add
          type: dragAndDrop
          text: Print five.
          code: print(__1__ + __2__)
          tokens: [2, 3, 4]
          answers: ↓[2, 3]
          result: 5

        """),
    ],
    right: [
      .cards(compare(tokens: "[2, 4, 5]", answers: "[[4, 5]]")), .cards(compare(tokens: "[2, 4]", answers: "[4]")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content, let proof = card.evidence.blanks, let result = proof.result
    else { return [] }
    let same = puzzle.checks == nil ? "the same, '\(onOneLine(result))'" : nil
    let blanks = Dictionary(grouping: proof.fits, by: \.blank)
    var findings = blanks.sorted(by: { $0.key < $1.key }).map { (blank, fits) -> Finding in
      let words = fits.map { "'\(onOneLine($0.token))'" }.joined(separator: ", ")
      return Finding(
        at: card.location(ofAnswer: blank),
        "\(words) in blank \(blank + 1) "
          + (same.map { "\(fits.count == 1 ? "prints" : "print") \($0)" }
            ?? "\(fits.count == 1 ? "passes" : "pass") the checks, too"),
        notes: [Diagnostic.Note("the program is\n\(puzzle.filledCode(with: fits[0].words) ?? "")")],
        help: telling(fits, card)?.help ?? """
          add \(fits.count == 1 ? "it" : "them") to the words of blank \(blank + 1), which `hornbook lint --fix` does, \
          or write other tokens
          """,
        fixes: telling(fits, card)?.fixes ?? fixes(puzzle.answers[blank] + fits.map(\.token), blank, card))
    }
    if let words = proof.otherFilling {
      let list = words.map { "'\(onOneLine($0))'" }.joined(separator: ", ")
      findings.append(
        Finding(
          at: card.location(of: .answers),
          "the blanks filled with \(list) \(same.map { "print \($0)" } ?? "pass the checks, too")",
          notes: [Diagnostic.Note("the program is\n\(puzzle.filledCode(with: words) ?? "")")],
          help: "write other tokens, or other code: blanks are compared one by one, so this cannot be accepted"))
    }
    return findings
  }

  /// A case that tells right words from these; nil where none is known for one of them.
  private static func telling(_ fits: [BlankEvidence.Fit], _ card: CardContext) -> TellingCase? {
    let cases = fits.compactMap(\.furtherCase)
    guard cases.count == fits.count, let first = cases.first else { return nil }
    let told = cases.count { $0.check == first.check }
    let one = OrderEvidence.Case(line: first.line, check: first.check, toldApart: told)
    return TellingCase(one, amongOthers: fits.count, kind: "word", card)
  }

  private static func fixes(_ words: [String], _ blank: Int, _ card: CardContext) -> [Fix] {
    let list =
      "[" + words.map { ScalarText.written($0, indent: 0, in: .flow, isContent: true) }.joined(separator: ", ") + "]"
    return CardEntries(card.authored).set(element: blank, of: .answers, to: list).map {
      [Fix("accept every word that works", .changesGrading, [$0])]
    } ?? []
  }

  private static func compare(tokens: String, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      text: Print a number above three.
      code: print(__1__ > 3)
      tokens: \(tokens)
      answers: \(answers)
      result: True

    """
  }
}
