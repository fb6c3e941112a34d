import JSON

/// `champion:` in `curriculum.yaml`: the layout of Champion's JSON from which the curriculum was imported.
enum ChampionShapeForm: Form {
  static let name = "champion layout"
  static let documentation =
    "How `hornbook export champion` lays out its JSON; "
    + "`hornbook import champion` writes it where it differs from the usual."

  static let outermost = Field.optional(
    .outermost, FieldType<ChampionShape.Level>.choice, "What the outermost list holds.", example: "steps",
    standard: "steps")
  static let whole = Field.optional(
    .whole, FieldType<ChampionShape.Layout>.choice, "Whether the outermost list stands in an object or by itself.",
    example: "object", standard: "object")
  static let wholeTitle = Field.optional(
    .wholeTitle, FieldType<ChampionShape.TitleKey>.choice,
    "The key of the curriculum's title; leave it out when the JSON has none.", example: "title")
  static let step = Field.optional(
    .step, FieldType<ChampionShape.Layout>.choice, "Whether a step is an object or a bare list of episodes.",
    example: "object", standard: "object")
  static let stepTitle = Field.optional(
    .stepTitle, FieldType<ChampionShape.TitleKey>.choice, "The key of a step's title.", example: "title",
    standard: "title")
  static let episode = Field.optional(
    .episode, FieldType<ChampionShape.Layout>.choice, "Whether an episode is an object or a bare list of cards.",
    example: "object", standard: "object")
  static let episodeTitle = Field.optional(
    .episodeTitle, FieldType<ChampionShape.TitleKey>.choice, "The key of an episode's title.", example: "title",
    standard: "title")

  static let fields = [
    outermost.declaration, whole.declaration, wholeTitle.declaration, step.declaration, stepTitle.declaration,
    episode.declaration, episodeTitle.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> ChampionShape? {
    var shape = ChampionShape()
    if let value = reader[outermost] { shape.outermost = value }
    if let value = reader[whole] { shape.whole = value }
    shape.wholeTitle = reader[wholeTitle]
    if let value = reader[step] { shape.step = value }
    if let value = reader[stepTitle] { shape.stepTitle = value }
    if let value = reader[episode] { shape.episode = value }
    if let value = reader[episodeTitle] { shape.episodeTitle = value }
    return shape
  }
}

extension ChampionShape {
  /// What differs from the usual shape, as keys to write.
  package var entries: [WrittenValue.Entry] {
    let usual = ChampionShape()
    var entries: [WrittenValue.Entry] = []
    func add<Word: RawRepresentable & Equatable>(_ key: String, _ word: Word?, unless usual: Word?)
    where Word.RawValue == String {
      if let word, word != usual { entries.append(WrittenValue.Entry(key, .text(word.rawValue))) }
    }
    add(ChampionShapeForm.outermost.key, outermost, unless: usual.outermost)
    add(ChampionShapeForm.whole.key, whole, unless: usual.whole)
    add(ChampionShapeForm.wholeTitle.key, wholeTitle, unless: nil)
    add(ChampionShapeForm.step.key, step, unless: usual.step)
    add(ChampionShapeForm.stepTitle.key, stepTitle, unless: usual.stepTitle)
    add(ChampionShapeForm.episode.key, episode, unless: usual.episode)
    add(ChampionShapeForm.episodeTitle.key, episodeTitle, unless: usual.episodeTitle)
    return entries
  }
}
