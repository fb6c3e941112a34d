import Claims
import CurriculumBundle
import Diagnostics
import Evidence

/// A variant of a card's code that does something else than the card says, or than its code does.
enum VariantMismatch: CodeRule {
  static let description = RuleDescription(
    "variant-mismatch", .code, .error, "a variant of the code does something else than the card says",
    explanation: """
      A learner sees the card in one language: the code, or a variant of it. What the card says has to be true of each.
      The linter runs every variant whose language can be run here: that of an executor has to print its `result`, that
      of a question has to make its key right, and that of code to read has to print what the code prints. Line ends and
      spaces count as the same next to pseudocode, whose `DISPLAY` writes a space and never begins a line. A variant
      that cannot be run here is counted as not proven.
      """,
    wrong: [
      .cards(ask("pseudocode: ↓DISPLAY(2 * 3)")),
      .cards(SampleCards.runIt("print(2 + 3)", more: "variants: {slang: ↓print 6}", "result: 5")),
      .cards(look("|\n    print(1)\n    print(2)", "slang: ↓|\n      print 1\n      print 3")),
    ],
    right: [
      .cards(ask("pseudocode: DISPLAY(2 + 3)")),
      .cards(SampleCards.runIt("print(2 + 3)", more: "variants: {slang: print 5}", "result: 5")),
      .cards(look("|\n    print(1)\n    print(2)", "pseudocode: |\n      DISPLAY(1)\n      DISPLAY(2)")),
    ],
    cases: cases)

  static let yieldsTo: [Cause] = [
    .onSameCard("syntax-error-in-code"), .onSameCard("nondeterministic-output"), .onSameLine("wrong-result"),
  ]

  static func findings(in card: CardContext) -> [Finding] {
    guard card.hasVariants else { return [] }
    return zip(card.variantChecks, card.variants).compactMap { check, variant in
      // Which is reported as such.
      guard let difference = check.difference, check.language != card.language else { return nil }
      return Finding(
        at: variant.location(of: variant.fields.code), words(difference, check, on: card),
        help: "fix the variant, so that learners of each language see the same")
    }
  }

  private static func words(
    _ difference: VariantCheck.Difference, _ check: VariantCheck, on card: CardContext
  ) -> String {
    let name = "the variant in \(check.language.rawValue)"
    switch difference {
    case .line(let line, let printed, let expected):
      let source = card.content.demand == .run ? "the card says" : "the code prints"
      return "\(name) prints \(quoted(printed)) on line \(line), where \(source) \(quoted(expected))"
    case .ending:
      let other = card.content.demand == .run ? "the card says otherwise" : "the code ends in another way"
      return "\(fact(check, name)), but \(other)"
    case .key:
      let key = card.choices.flatMap { choices in
        choices.correctIndices.first.flatMap { choices.answers.indices.contains($0) ? choices.answers[$0] : nil }
      }
      return "\(fact(check, name)), for which the key \(key.map { "'\(onOneLine($0))' " } ?? "")is wrong"
    }
  }

  /// The outcome of a variant in words.
  private static func fact(_ check: VariantCheck, _ name: String) -> String {
    check.run?.seen?.inWords(of: name) ?? "\(name) never ends"
  }

  private static func quoted(_ line: String?) -> String { line.map { "'\(onOneLine($0))'" } ?? "nothing" }

  private static func ask(_ variant: String) -> String {
    SampleCards.ask(
      "What is printed?", code: "print(2 + 3)", answers: "[5, 6, 23]", more: "variants: {\(variant)}")
  }

  private static func look(_ code: String, _ variant: String) -> String {
    """
    - id: look
      type: descriptionWithCode
      header: Look
      text: It writes two numbers.
      code: \(code)
      variants:
        \(variant)

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(look("print(1)", "pseudocode: ↓DISPLAY(1 / 0)")),
      .cards(ask("slang: ↓print 23")),
    ],
    right: [.cards(look("print(1)", "java: System.out.println(2);"))])
}
