import Authoring
import CurriculumBundle
import Diagnostics

/// A key that means nothing in the language of a task.
enum KeyOfAnotherLanguage: ProgramRule {
  static let description = RuleDescription(
    "key-of-another-language", .tasks, .error, "a key means nothing in the language of its programs",
    explanation: """
      Slang and Robot programs read no `input` and have nothing to `call`; a robot prints no `result`; only a robot has
      a `world`, a `deck` and cards that it `practises`; and a program that is written as text has no number of cards
      for `cardLimit`, `leastCards` and `stars`. The app would leave such a key out, and the learner would not meet what
      the author had in mind.
      """,
    wrong: [
      .cards(
        """
        - id: greet
          type: exercise
          text: Write the name of Ada.
          language: slang
          solutions: [print "Ada"]
          ↓input: [Ada]
          result: Ada

        """)
    ],
    right: [
      .cards(
        """
        - id: greet
          type: exercise
          text: Print the name that is typed.
          language: python
          solutions: [print(input())]
          input: [Ada]
          result: Ada
          uses: [python.call.input]

        """)
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let stated = StatedChecks(on: card) else { return [] }
    let useless = TaskKeys.useless(in: stated.language)
    let inChecks = stated.checks.enumerated().flatMap { (index, check) -> [Finding] in
      guard !check.hasGoalOfAnotherLanguageAlone(stated.language) else { return [] }
      let written = card.check(at: index)
      return written.keys.filter { useless.contains($0.key) }.map {
        finding($0.key, $0.location, written.mapping, stated.language)
      }
    }
    guard case .challenge(let challenge) = card.authored.authored else { return inChecks }
    let inChallenge = challenge.keysOfSomeLanguages.filter { useless.contains($0.key) }.map {
      finding($0.key, card.authored.keyLocation(of: $0.field), card.written, stated.language)
    }
    return inChecks + inChallenge
  }

  private static func finding(
    _ key: FieldKey, _ place: Location, _ mapping: SourceValue, _ language: ProgramLanguage
  ) -> Finding {
    Finding(
      at: place, "'\(key)' has no meaning for a \(language.rawValue) program",
      help: "take it out", fixes: mapping.advice(toTakeOutEntry: key))
  }
}
