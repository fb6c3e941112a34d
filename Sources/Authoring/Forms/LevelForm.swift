import CurriculumBundle

/// A level of the robot in a file of its own, with the keys that a robot challenge has.
enum LevelForm: Form {
  static let name = "level"
  static let documentation =
    "A level of the robot in a file of its own, for `hornbook solve` and `hornbook run`; "
    + "a robot challenge has the same keys."

  static let title = Field.optional(.title, .text, "What it is called.", example: "Fetch the coin")
  static let text = Field.optional(.text, .text, "The task.", example: "Take the coin.")
  static let checks = Field.required(
    ChallengeForm.checks.fieldKey, ChallengeForm.checks.type, "The worlds, all of which the same program has to do.",
    example: """

        - world: |
            >..o
      """)
  static let number = Field.optional(
    .number, .integer(0...100_000), "Its place in AR Programming's game.", example: "1", standard: 1)
  static let unlocks = Field.optional(
    .unlocks, .text, "The title of the level that it opens there.", example: "Round the corner")

  static let fields = [
    title.declaration, text.declaration, checks.declaration, ChallengeForm.deck.declaration,
    ChallengeForm.cardLimit.declaration, ChallengeForm.leastCards.declaration, ChallengeForm.practises.declaration,
    ChallengeForm.stars.declaration,
    number.declaration, unlocks.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> AuthoredLevel.Content? {
    let (title, _, checks) = (reader[title], reader[text], reader[checks])
    let (deck, cardLimit) = (reader[ChallengeForm.deck], reader[ChallengeForm.cardLimit])
    let leastCards = reader[ChallengeForm.leastCards]
    let (practises, stars) = (reader[ChallengeForm.practises], reader[ChallengeForm.stars])
    let (number, unlocks) = (reader[number], reader[unlocks])
    return checks.map {
      AuthoredLevel.Content(
        title: title, checks: $0.map(\.check), deck: deck, cardLimit: cardLimit, leastCards: leastCards,
        practises: practises ?? [],
        stars: stars?.thresholds, number: number ?? 1, unlocks: unlocks)
    }
  }
}
