import CurriculumBundle

/// `module.yaml`: a module, and the order of its blocks.
enum ModuleForm: Form {
  static let name = "module"
  static let documentation = "A module: a course, a step or a chapter, with its blocks in order."

  static let title = Field.required(.title, .text, "What a learner sees it called.", example: "Training")
  static let summary = Field.required(
    .summary, .text, "One sentence on what is learned.", example: "What learners can do after this module.")
  static let overview = Field.optional(
    .overview, .text, "A brief introduction that a learner may read first.",
    example: "You will print, count and decide.")
  static let language = Field.required(
    .language, FieldType<CodeLanguage>.language, "The language of its code, where a card says no other.",
    example: "python")
  static let difficulty = Field.optional(.difficulty, .integer(1...3), "How hard it is, from 1 to 3.", example: "1")
  static let minutes = Field.optional(.minutes, .integer(1...6000), "How long it takes, in minutes.", example: "60")
  static let authors = Field.optional(
    .authors, .list(of: .text, named: "names"), "Who wrote it.", example: "[Ada Lovelace]", published: .always)
  static let access = Field.optional(
    .access, .text, "The access code that opens it; leave it out when it is open to everyone.", example: "SPRING")
  static let visibility = Field.optional(
    .visibility,
    FieldType<Visibility>.choice { visibility in
      switch visibility {
      case .published: "Learners get it with the next release."
      case .hidden: "Learners get it, but the map of all lessons leaves it out."
      case .draft: "It is checked like all others, but stays out of releases, and no lock waits for it."
      }
    }, "Whether it is published, and shown.", example: "draft", standard: "published")
  static let featured = Field.optional(
    .featured, .boolean,
    "Whether the page of a community of authors features it; learners get it all the same.", example: "true",
    standard: false)
  static let review = Field.optional(
    .review, .form(ReviewForm.self), "Who has to approve it, where it is not as `curriculum.yaml` says.",
    example: "{required: 2, by: [ada, grace]}", published: .never)
  static let teaches = Field.optional(
    .teaches, .list(of: .name(.concept), named: "concept names", unique: true),
    "All concepts that its episodes introduce; `hornbook lint` compares it with what they say.",
    example: "[python.call.print]", published: .never)
  static let teachesBy = Field.optional(
    .teachesBy,
    FieldType<TeachingWay>.choice { way in
      switch way {
      case .doing: "Each episode has something to run or to answer."
      case .reading: "An episode with a `reading` card may be only read."
      }
    }, "How it teaches.", example: "reading", standard: "doing", published: .never)
  static let requires = Field.optional(
    .requires, .list(of: .itemPath, named: "full ids"),
    "What must be finished before it opens, besides the module before it.", example: "[training]", published: .always)
  static let order = Field.optional(
    .order, .openingOrder, "How its blocks open.", example: "open", standard: "inOrder")
  static let formerly = Field.optional(
    .formerly, .list(of: .name(.slug), named: "ids"), "Ids that it had in earlier releases; progress follows them.",
    example: "[step-one]", published: .always)
  static let blocks = Field.required(
    .blocks, .list(of: .name(.slug), named: "block ids", atLeast: 1, unique: true),
    "The blocks in the order in which they open; each is the name of a folder.", example: "[printing]")

  static let fields = [
    title.declaration, summary.declaration, overview.declaration, language.declaration, difficulty.declaration,
    minutes.declaration, authors.declaration, access.declaration, visibility.declaration, featured.declaration,
    review.declaration, teaches.declaration, teachesBy.declaration, requires.declaration,
    ProgressFields.requiresStars.declaration, ProgressFields.opens.declaration, order.declaration,
    ProgressFields.badge.declaration, formerly.declaration, blocks.declaration,
  ]

  static let misplacedKeys = MisplacedKeys(keys: ["episodes", "cards"]) { _ in
    "take it out; episodes are listed in the `block.yaml` of their block, and have their cards themselves"
  }

  static func read(_ reader: borrowing FieldReader) -> Content? {
    let (title, summary, overview, language) = (reader[title], reader[summary], reader[overview], reader[language])
    let (difficulty, minutes, authors, access) = (reader[difficulty], reader[minutes], reader[authors], reader[access])
    let (requires, formerly, blocks) = (reader[requires], reader[formerly], reader[blocks])
    let (stars, opens) = (reader[ProgressFields.requiresStars], reader[ProgressFields.opens])
    let (featured, review) = (reader[featured], reader[review])
    let (teaches, teachesBy) = (reader[teaches], reader[teachesBy])
    let (order, badge, visibility) = (reader[order], reader[ProgressFields.badge], reader[visibility])
    let module = Module(
      id: reader.id, formerly: formerly ?? [], title: title ?? "", summary: summary ?? "", overview: overview,
      language: language?.rawValue ?? "", difficulty: difficulty, minutes: minutes, authors: authors ?? [],
      access: access, visibility: visibility, featured: featured, requires: requires ?? [], requiresStars: stars,
      opens: opens, order: order, badge: badge, blocks: [])
    return Content(
      header: Header(item: module, children: blocks ?? []), review: review, teaches: teaches ?? [],
      teachesBy: teachesBy ?? .doing)
  }

  /// The content of the file, before blocks are found.
  struct Content: Sendable {
    var header: Header<Module>
    /// Who has to approve it; nil where the file does not say.
    var review: ReviewPolicy?
    /// The concepts that its episodes are to introduce.
    var teaches: [String]
    /// How it teaches.
    var teachesBy: TeachingWay
  }
}

/// A container as its own file tells it, before the files of its children are found.
struct Header<Item: Sendable>: Sendable {
  var item: Item
  /// The ids of its children, in order.
  var children: [String]
}
