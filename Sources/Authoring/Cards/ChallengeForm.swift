import CurriculumBundle

/// How a `challenge` card is written.
enum ChallengeForm: CardForm {
  static let kind = CardKind.challenge
  static let documentation =
    "A task for a whole program; the linter proves that each solution passes every check, and the starter does not."

  static let title = Field.required(.title, .text, "What it is called.", example: "Say a name")
  static let text = Field.required(
    .text, .text, "The task, which stays on the screen.", example: "Print the name Ada.")
  static let checks = Field.required(
    .checks, .list(of: .form(ProgramCheckForm.self), named: "checks", atLeast: 1),
    "What a program must do; it is right when it passes all of them.", example: "[{result: Ada}]")
  static let inputs = Field.optional(
    .inputs, .inputLines,
    "What the program reads, a key for each line in order: `0..20` for a whole number, `0.5..2.5`, `word`, "
      + "`sentence`, or a list to choose from; the linter compares all right programs on inputs drawn from it.",
    example: "{n: 0..20, color: [red, blue]}", published: .never)
  static let deck = Field.optional(
    .deck, .list(of: .text, named: "card names", atLeast: 1, unique: true),
    "The cards that a robot program may use, all without it; `hornbook manual robot` has their names.",
    example: "[forward, left, repeat]")
  static let cardLimit = Field.optional(
    .cardLimit, .integer(1...1000), "The largest number of cards or elements that a program may have.", example: "5")
  static let leastCards = Field.optional(
    .leastCards, .integer(1...500),
    "The least number of cards that solve the level, which the linter proves; with it a right program has a score, "
      + "this number against its own cards.",
    example: "4")
  static let practises = Field.optional(
    .practises, .list(of: .text, named: "card names", unique: true),
    "The cards that no program within the limit can do without; the linter proves it.", example: "[repeat]",
    published: .never)
  static let stars = Field.optional(
    .stars, .form(StarThresholdsForm.self), "How short a program must be for its stars.",
    example: "{three: 3, two: 5}")

  static let badge = Field.optional(
    .badge, .form(BadgeForm.self), "What a learner gets for solving it.", example: "{title: Counter}")

  static let payload = [
    title.declaration, text.declaration, EpisodeForm.difficulty.declaration, CodeFields.languageOfChallenge.declaration,
    ProgramFields.starter.declaration, ProgramFields.solutions.declaration, ProgramFields.reveal.declaration,
    ProgramFields.alsoRight.declaration, checks.declaration, inputs.declaration, ProgramFields.uses.declaration,
    ProgramFields.avoids.declaration, ProgramFields.success.declaration, ProgramFields.failure.declaration,
    ProgramFields.failureAlone.declaration, ProgramFields.hints.declaration, ProgramFields.wrongPrograms.declaration,
    deck.declaration, cardLimit.declaration, leastCards.declaration, practises.declaration, stars.declaration,
    badge.declaration,
  ]
  static let fields = CardKeys.all + payload
  static let constraints = [ProgramFields.onlyWithFailure]
  static let misplacedKeys = MisplacedKeys(keys: ["input", "result", "satisfies"]) { written in
    let check = written.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return "write \(written.count == 1 ? "it" : "them") in a check: `checks: [{\(check)}]`"
  }

  static let publishedBesides = ProgramFields.publishedBesides

  static func examples(in language: CodeLanguage) -> [String: String] { CodeExamples.task(language) }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (title, text) = (reader.located(title), reader.located(text))
    let difficulty = reader.located(EpisodeForm.difficulty)
    var task = ProgramFields.Reading(reader, language: CodeFields.languageOfChallenge)
    let checks = reader.located(checks)
    task.readRest(reader)
    let (deck, cardLimit) = (reader.located(deck), reader.located(cardLimit))
    let (leastCards, stars) = (reader.located(leastCards), reader.located(stars))
    task.inputs = reader.located(inputs)
    let practises = reader.located(practises)
    let badge = reader.located(badge)
    guard let title, let text, let task = task.whole, let checks else { return nil }
    return AuthoredContent(
      .challenge(
        AuthoredChallenge(
          title: title, text: text, difficulty: difficulty, task: task, checks: checks, deck: deck,
          cardLimit: cardLimit, leastCards: leastCards, practises: practises, stars: stars, badge: badge,
          badgeImage: reader.image(of: badge))))
  }
}

extension FieldReader {
  /// The path of a badge's image with its own location.
  fileprivate func image(of badge: Located<Badge>?) -> Located<String>? {
    guard let badge, let path = badge.value.image else { return nil }
    return tree.value(for: FieldKey.image, in: badge.node).map { Located(path, at: $0) }
  }
}
