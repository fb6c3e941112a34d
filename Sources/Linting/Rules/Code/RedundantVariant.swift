import Authoring
import CurriculumBundle
import Diagnostics

/// A variant in the language of the card itself.
enum RedundantVariant: CardRule {
  static let description = RuleDescription(
    "redundant-variant", .code, .error, "a variant is in the language of the card's own code",
    explanation: """
      `code` is the program in the card's own language: that at `language`, or else the module's. A variant in the same
      language would be a second program for the same learners, of which an app shows one. Take it out, or put it under
      the language in which it is written.
      """,
    wrong: [.cards(ask("{python: ↓print(5)}")), .cards(ask("{java: System.out.println(5);, python: ↓print(5)}"))],
    right: [.cards(ask("{pseudocode: DISPLAY(5)}"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard card.hasVariants, let variant = card.variants.first(where: { $0.variant == card.language }),
      let language = variant.variant
    else { return [] }
    let key = card.variants.count == 1 ? "variants" : language.rawValue
    return [
      Finding(
        at: variant.location(of: variant.fields.code),
        "the card's own code is in \(language.rawValue), and so is this variant",
        help: "take '\(key)' out, or write the program under the language that it is in",
        fixes: card.authored.advice(toTakeOutVariant: language))
    ]
  }

  private static func ask(_ variants: String) -> String {
    SampleCards.ask("What is printed?", code: "print(5)", answers: "[5, 6, 55]", more: "variants: \(variants)")
  }
}
