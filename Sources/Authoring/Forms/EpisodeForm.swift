import CurriculumBundle
import YAMLSource

/// An episode's file: what it teaches, and its cards in order.
enum EpisodeForm: Form {
  static let name = "episode"
  static let documentation = "An episode: what a learner does in one sitting, card after card."

  static let title = Field.required(.title, .text, "What a learner sees it called.", example: "Say hello")
  static let summary = Field.optional(
    .summary, .text, "One sentence on what is learned.", example: "Make the computer write on the screen.")
  static let difficulty = Field.optional(
    .difficulty,
    FieldType<Difficulty>.choice { difficulty in
      switch difficulty {
      case .easy: "For a first meeting."
      case .medium: "For practice."
      case .hard: "For those who want more."
      }
    }, "How hard it is.", example: "easy")
  static let requires = Field.optional(
    .requires, .list(of: .itemPath, named: "full ids"),
    "What must be finished before it opens, besides the episode before it.", example: "[training/printing/say-hello]",
    published: .always)
  static let stars = Field.optional(
    .stars, .form(EpisodeStarsForm.self),
    "How few wrong answers earn its stars, of which finishing it earns one at least; or how many `finished` earns, "
      + "whatever went wrong.",
    example: "{three: 0, two: 2}")
  static let icon = Field.optional(
    .icon, .form(EpisodeImageForm.self), "The image beside its title on the map of all lessons.",
    example: "{image: assets/printer.svg, alt: A printer}")
  static let banner = Field.optional(
    .banner, .form(EpisodeImageForm.self), "The image above its first card.",
    example: "{image: assets/printing.svg, alt: A printer that writes Hello}")
  static let teaches = Field.optional(
    .teaches, .list(of: .name(.concept), named: "concept names"),
    "The concepts that it introduces; `hornbook manual concepts` has their names.",
    example: "[python.call.print]", published: .always)
  static let formerly = Field.optional(
    .formerly, .list(of: .name(.path), named: "ids"),
    "Ids that it had in earlier releases, full ones if it stood elsewhere; progress follows them.",
    example: "[hello]", published: .always)
  static let cards = Field.required(
    .cards, .cards, "The cards, first to last; the last is of type `finished`.",
    example: """

        - {id: meet-print, type: description, header: Instructions, text: Follow my lead to learn Python.}
        - {id: run-it, type: executor, text: Run it and look at the screen., code: print("Hello"), result: Hello}
        - {id: well-done, type: finished, header: Congratulations!, text: You can print.}
      """)

  static let fields = [
    title.declaration, summary.declaration, difficulty.declaration, requires.declaration,
    ProgressFields.opens.declaration, ProgressFields.optional.declaration, stars.declaration,
    ProgressFields.badge.declaration, icon.declaration, banner.declaration, teaches.declaration,
    formerly.declaration, cards.declaration,
  ]

  /// Keys of cards that stand at the left edge.
  static let misplacedKeys = MisplacedKeys(
    keys: Set(CardForms.keysOfAllKinds.map(\.key)).subtracting(fields.map(\.key))
  ) { written in
    "indent \(written.count == 1 ? "it" : "them") like the other keys of the card"
  }

  /// Keys of an episode that stand in a card.
  static let keysInCard = MisplacedKeys(
    keys: [
      "summary", "difficulty", "requires", "opens", "optional", "stars", "badge", "icon", "banner", "teaches", "cards",
    ]
  ) { written in
    "move \(written.count == 1 ? "it" : "them") to the keys of the episode, above `cards:`"
  }

  /// What the file says.
  struct Content: Sendable {
    let header: Episode
    /// Its cards.
    var cards: ReadCards
  }

  static func read(_ reader: borrowing FieldReader) -> Content? {
    let (title, summary, difficulty) = (reader[title], reader[summary], reader[difficulty])
    let (requires, teaches, formerly) = (reader[requires], reader[teaches], reader[formerly])
    let (opens, optional) = (reader[ProgressFields.opens], reader[ProgressFields.optional])
    let (icon, banner) = (reader[icon], reader[banner])
    let (stars, badge, cards) = (reader[stars], reader[ProgressFields.badge], reader[cards])
    let header = Episode(
      id: reader.id, formerly: formerly ?? [], title: title ?? "", summary: summary, difficulty: difficulty,
      requires: requires ?? [], opens: opens, optional: optional == true ? true : nil, stars: stars?.mistakes,
      finishStars: stars?.finished, badge: badge,
      icon: icon, banner: banner, teaches: teaches ?? [], cards: [])
    return Content(header: header, cards: cards ?? ReadCards(isComplete: false))
  }
}
