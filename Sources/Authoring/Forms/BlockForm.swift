import CurriculumBundle

/// `block.yaml`: a block, and the order of its episodes.
enum BlockForm: Form {
  static let name = "block"
  static let documentation = "A block: a topic of a module, with its episodes in order."

  static let title = Field.required(.title, .text, "What a learner sees it called.", example: "Printing")
  static let overview = Field.optional(
    .overview, .text, "A brief introduction that a learner may read first.", example: "Make the computer write.")
  static let requires = Field.optional(
    .requires, .list(of: .itemPath, named: "full ids"),
    "What must be finished before it opens, besides the block before it.", example: "[training/printing]",
    published: .always)
  static let order = Field.optional(
    .order,
    FieldType<EpisodeOrder>.choice { order in
      switch order {
      case .inOrder: "One after the other."
      case .open: "All at once."
      case .linked: "The first at once, each other when one that names it under `opens` is finished."
      case .ladder: "The easy ones at once, the medium ones when those are finished, then the hard ones."
      }
    }, "How its episodes open.", example: "ladder", standard: "inOrder")
  static let formerly = Field.optional(
    .formerly, .list(of: .name(.path), named: "ids"),
    "Ids that it had in earlier releases, full ones if it stood elsewhere; progress follows them.",
    example: "[output]", published: .always)
  static let episodes = Field.required(
    .episodes, .list(of: .name(.slug), named: "episode ids", atLeast: 1, unique: true),
    "The episodes in the order in which they open; each is the name of a file without `.yaml`.",
    example: "[say-hello]")

  static let fields = [
    title.declaration, overview.declaration, requires.declaration, ProgressFields.requiresStars.declaration,
    ProgressFields.opens.declaration, ProgressFields.optional.declaration, order.declaration,
    ProgressFields.badge.declaration, formerly.declaration, episodes.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> Header<Block>? {
    let (title, overview, requires) = (reader[title], reader[overview], reader[requires])
    let (formerly, episodes) = (reader[formerly], reader[episodes])
    let (stars, opens) = (reader[ProgressFields.requiresStars], reader[ProgressFields.opens])
    let (optional, order, badge) = (reader[ProgressFields.optional], reader[order], reader[ProgressFields.badge])
    let block = Block(
      id: reader.id, formerly: formerly ?? [], title: title ?? "", overview: overview, requires: requires ?? [],
      requiresStars: stars, opens: opens, optional: optional == true ? true : nil, order: order, badge: badge,
      episodes: [])
    return Header(item: block, children: episodes ?? [])
  }
}
