import CurriculumBundle

/// `exchange:` in `curriculum.yaml`: what an export needs to know of the JSON from which the curriculum was imported.
enum ExchangeForm: Form {
  static let name = "exchange record"
  static let documentation =
    "What an export to another system must know of the JSON that was imported; `hornbook import` writes it."

  static let collections = Field.optional(
    .collections, FieldType<ExchangeRecord.Collections>.choice,
    "Whether the documents of a collection stand in an array or in an object, under their ids.", example: "maps",
    standard: "lists")
  static let images = Field.optional(
    .images, FieldType<ExchangeRecord.Images>.choice, "Whether images stand as base64 or as `data:` addresses.",
    example: "addresses", standard: "base64")
  static let ids = Field.optional(
    .ids, FieldType<ExchangeRecord.IDs>.choice,
    "What has ids in the JSON: nothing, what holds questions, or the questions, too.", example: "all", standard: "none")
  static let titled = Field.optional(
    .titled, .boolean, "Whether the JSON has a title of the whole, where that is the system's own name.",
    example: "true", standard: false)
  static let firestore = Field.optional(
    .firestore,
    FieldType<ExchangeRecord.Firestore>.choice { firestore in
      switch firestore {
      case .plain: "Values stand as they are."
      case .typed: "Each value is in an object that names its type, below the `fields` of its document."
      }
    }, "How the JSON says what Firestore's documents say, whose choices are under `codeBlocks`.", example: "plain")
  static let items = Field.optional(
    .items, .list(of: .form(ExchangeItemForm.self), named: "items"), "What is special about items.",
    example: "[{item: training/printing, id: PRINT_01}]")

  static let fields = [
    collections.declaration, images.declaration, ids.declaration, titled.declaration, firestore.declaration,
    items.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> ExchangeRecord? {
    var record = ExchangeRecord()
    if let value = reader[collections] { record.collections = value }
    if let value = reader[images] { record.images = value }
    if let value = reader[ids] { record.ids = value }
    if let value = reader[titled] { record.isTitledAsSystem = value }
    record.firestore = reader[firestore]
    if let value = reader[items] { record.items = value }
    return record
  }
}

/// What is special about one item in the JSON that was imported.
enum ExchangeItemForm: Form {
  static let name = "exchange item"
  static let documentation = "What is special about one item in the JSON that was imported."

  static let item = Field.required(.item, .itemPath, "Its full id.", example: "training/printing")
  static let id = Field.optional(.id, .output, "Its id in the JSON.", example: "PRINT_01")
  static let shown = Field.optional(
    .shown, .list(of: .integer(0...9999), named: "whole numbers", unique: true),
    "The places of the lines and then the decoys, counted from 0, in the order in which the JSON shows them.",
    example: "[2, 0, 1]")
  static let cards = Field.optional(
    .cards, .list(of: .text, named: "cards"), "The cards of a level as the JSON numbers and calls them.",
    example: "[7 Forward]")
  static let number = Field.optional(
    .number, .integer(0...100_000), "The number of a chapter in the JSON, where that is not its place.", example: "4")
  static let type = Field.optional(
    .type, .output, "The type of a question in the JSON, where Swiftly's own word is another.",
    example: "multipleChoice")

  static let fields = [
    item.declaration, id.declaration, shown.declaration, cards.declaration, number.declaration, type.declaration,
  ]

  static func read(_ reader: borrowing FieldReader) -> ExchangeRecord.Item? {
    let (item, id, shown, cards) = (reader[item], reader[id], reader[shown], reader[cards])
    let (number, type) = (reader[number], reader[type])
    return item.map {
      ExchangeRecord.Item(item: $0, id: id, shown: shown, cards: cards, number: number, type: type)
    }
  }
}

extension ExchangeRecord {
  /// What is to be written into `curriculum.yaml`.
  package var entries: [WrittenValue.Entry] {
    let usual = ExchangeRecord()
    var entries: [WrittenValue.Entry] = []
    if collections != usual.collections {
      entries.append(.init(ExchangeForm.collections.key, .text(collections.rawValue)))
    }
    if images != usual.images { entries.append(.init(ExchangeForm.images.key, .text(images.rawValue))) }
    if ids != usual.ids { entries.append(.init(ExchangeForm.ids.key, .text(ids.rawValue))) }
    if isTitledAsSystem { entries.append(.init(ExchangeForm.titled.key, .asWritten("true"))) }
    if let firestore { entries.append(.init(ExchangeForm.firestore.key, .text(firestore.rawValue))) }
    if !items.isEmpty { entries.append(.init(ExchangeForm.items.key, .list(items.map { .mapping($0.entries) }))) }
    return entries
  }
}

extension ExchangeRecord.Item {
  fileprivate var entries: [WrittenValue.Entry] {
    let entries: [WrittenValue.Entry?] = [
      .init(ExchangeItemForm.item.key, .text(item.description)),
      id.map { .init(ExchangeItemForm.id.key, .content($0)) },
      shown.map { .init(ExchangeItemForm.shown.key, .list($0.map { .number($0) })) },
      cards.map { .init(ExchangeItemForm.cards.key, .texts($0)) },
      number.map { .init(ExchangeItemForm.number.key, .number($0)) },
      type.map { .init(ExchangeItemForm.type.key, .content($0)) },
    ]
    return entries.compactMap { $0 }
  }
}
