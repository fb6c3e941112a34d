import CurriculumBundle

/// The keys about locks, stars and badges that modules, blocks and episodes share.
enum ProgressFields {
  static let requiresStars = Field.optional(
    .requiresStars, .integer(1...100_000), "How many stars must be earned in what comes before it until it opens.",
    example: "6")
  static let opens = Field.optional(
    .opens, .list(of: .itemPath, named: "full ids"),
    "What opens when it is finished, instead of by its own place in the order; "
      + "of several that name an item, one is enough.",
    example: "[training/levels/bridge]")
  static let optional = Field.optional(
    .optional, .boolean, "Whether later items need not wait for it.", example: "true", standard: false)
  static let badge = Field.optional(
    .badge, .form(BadgeForm.self), "What a learner gets for finishing it.", example: "{title: Printer}")
}

/// `badge:`: what a learner gets.
enum BadgeForm: Form {
  static let name = "badge"
  static let documentation = "What a learner gets for finishing an item."

  static let title = Field.required(.title, .text, "What it says.", example: "Printer")
  static let image = Field.optional(
    .image, .name(.asset), "The path of its image under `assets/`; leave it out when the app draws its own.",
    example: "assets/printer.png",
    forApps: "The path of its image, which the index finds; left out where the app draws its own.")

  static let fields = [title.declaration, image.declaration]

  static func read(_ reader: borrowing FieldReader) -> Badge? {
    let (title, image) = (reader[title], reader[image])
    return title.map { Badge(title: $0, image: image) }
  }
}

/// The stars of an episode: for few wrong answers, or for finishing it.
enum EpisodeStars: Sendable {
  case forAnswers(MistakeThresholds)
  case forFinishing(Int)

  /// How few wrong answers earn them.
  var mistakes: MistakeThresholds? { if case .forAnswers(let thresholds) = self { thresholds } else { nil } }
  /// How many finishing it earns.
  var finished: Int? { if case .forFinishing(let count) = self { count } else { nil } }
}

/// `stars:` of an episode: how few wrong answers earn them, or how many finishing it earns.
enum EpisodeStarsForm: Form {
  static let name = "stars"
  static let documentation =
    "How few wrong answers earn the stars of an episode; finishing it earns one at least. Or how many finishing earns."

  static let three = Field.optional(
    .three, .integer(0...1000), "The most wrong answers for three stars.", example: "0", published: .always)
  static let two = Field.optional(
    .two, .integer(0...1000), "The most wrong answers for two stars.", example: "2", published: .always)
  static let finished = Field.optional(
    .finished, .integer(1...2),
    "How many stars the episode earns once it is finished, whatever went wrong; it stands alone, and is published as "
      + "`finishStars` of the episode.",
    example: "1", published: .never)

  static let fields = [three.declaration, two.declaration, finished.declaration]
  static let constraints = [
    FieldConstraint.atLeastOne([three.key, finished.key]), FieldConstraint.together(key: two.key, with: three.key),
    FieldConstraint.notBeside(
      key: three.key, other: finished.key,
      help: "take 'finished' out, so that few wrong answers earn stars, or 'three' and 'two', so that finishing does"),
  ]

  static func read(_ reader: borrowing FieldReader) -> EpisodeStars? {
    let (three, two, finished) = (reader[three], reader[two], reader[finished])
    if let finished { return .forFinishing(finished) }
    guard let three, let two else { return nil }
    return .forAnswers(MistakeThresholds(three: three, two: two))
  }
}

extension FieldType where Value == OpeningOrder {
  /// How the items of a container open.
  static let openingOrder = FieldType.choice { order in
    switch order {
    case .inOrder: "One after the other."
    case .open: "All at once."
    case .linked: "The first at once, each other when one that names it under `opens` is finished."
    }
  }
}
