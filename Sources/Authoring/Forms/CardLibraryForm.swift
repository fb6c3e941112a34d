import CurriculumBundle
import Robot

/// `cards.yaml` of a module: the cards of its robot programs.
enum CardLibraryForm: Form {
  static let name = "library"
  static let documentation =
    "The cards with which the robot programs of a module are laid, as they are printed, their packs, and robots."

  static let cards = Field.required(
    .cards, .list(of: .form(LibraryCardForm.self), named: "cards", atLeast: 1),
    "The cards, in the order in which they are shown and printed.",
    example: "[{number: 0, name: Step, description: Go one tile ahead., command: forward}]")
  static let packs = Field.optional(
    .packs, .list(of: .form(CardPackForm.self), named: "packs"),
    "Sets of cards that belong together; a `deck` may name one in the place of its cards.",
    example: "[{name: First steps, cards: [Step]}]", published: .always)
  static let robots = Field.optional(
    .robots, .list(of: .form(LibraryRobotForm.self), named: "robots"),
    "The robots that a learner may choose from; without them the app shows its own.",
    example: "[{name: Robi, image: assets/robi.svg, alt: A green robot on wheels}]", published: .always)

  static let fields = [cards.declaration, packs.declaration, robots.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredCardLibrary.Content? {
    let (cards, packs, robots) = (reader.located(cards), reader.located(packs), reader.located(robots))
    guard let cards else { return nil }
    return AuthoredCardLibrary.Content(cards: cards.value, packs: packs?.value ?? [], robots: robots?.value ?? [])
  }
}

/// How a card of a library is written.
enum LibraryCardForm: Form {
  static let name = "library card"
  static let documentation = "A card as it is printed, and what it makes the robot do."

  static let number = Field.required(
    .number, .integer(0...255),
    "The number by which an app knows the card, its marker's; there are markers to print up to 34.", example: "0")
  static let title = Field.required(
    .name, .text, "What the card is called; a `deck` names it so.", example: "Step")
  static let description = Field.required(
    .description, .text, "What it does, in a sentence for a child.", example: "Go one tile ahead.")
  static let command = Field.required(
    .command,
    FieldType<Move.Word>.choice { word in
      Deck.standard.cards.first { $0.command.word == word }?.description ?? word.rawValue
    }, "What it makes the robot do; `hornbook manual robot` explains the commands.", example: "forward")
  static let image = Field.optional(
    .image, .name(.asset), "The path of its picture under `assets/`; leave it out when the app draws its own.",
    example: "assets/cards/step.svg", forApps: "The path of its picture; left out where the app draws its own.")
  static let alt = Field.optional(
    .alt, .text, "What the picture shows, for those who do not see it.", example: "A footprint")

  static let fields = [
    number.declaration, title.declaration, description.declaration, command.declaration, image.declaration,
    alt.declaration,
  ]
  static let constraints = [
    FieldConstraint.together(key: alt.key, with: image.key)
  ]

  static func read(_ reader: borrowing FieldReader) -> AuthoredLibraryCard? {
    let (number, name, description) = (reader.located(number), reader.located(title), reader.located(description))
    let (command, image, alt) = (reader.located(command), reader.located(image), reader.located(alt))
    guard let number, let name, let description, let command else { return nil }
    return AuthoredLibraryCard(
      number: number, name: name, description: description, command: command, image: image, alt: alt)
  }
}

/// How a pack of cards is written.
enum CardPackForm: Form {
  static let name = "pack"
  static let documentation = "Cards of a library that belong together."

  static let title = Field.required(
    .name, .text, "What the pack is called; a `deck` names it so.", example: "First steps")
  static let cards = Field.required(
    .cards, .list(of: .text, named: "card names", atLeast: 1, unique: true), "The names of its cards.",
    example: "[Step]")

  static let fields = [title.declaration, cards.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredCardPack? {
    let (name, cards) = (reader.located(title), reader.located(cards))
    guard let name, let cards else { return nil }
    return AuthoredCardPack(name: name, cards: cards)
  }
}

/// How a robot to choose is written.
enum LibraryRobotForm: Form {
  static let name = "robot"
  static let documentation = "A robot that a learner may choose."

  static let title = Field.required(.name, .text, "What the robot is called.", example: "Robi")
  static let image = Field.required(
    .image, .name(.asset), "The path of its picture under `assets/`.", example: "assets/robi.svg")
  static let alt = Field.required(
    .alt, .text, "What the picture shows, for those who do not see it.", example: "A green robot on wheels")

  static let fields = [title.declaration, image.declaration, alt.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredLibraryRobot? {
    let (name, image, alt) = (reader.located(title), reader.located(image), reader.located(alt))
    guard let name, let image, let alt else { return nil }
    return AuthoredLibraryRobot(name: name, image: image, alt: alt)
  }
}
