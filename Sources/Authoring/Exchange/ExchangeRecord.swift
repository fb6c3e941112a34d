public import CurriculumBundle

/// What an export needs to know of the JSON from which a curriculum was imported and no other file has a place for.
///
/// It stands under `exchange:` in `curriculum.yaml`.
public struct ExchangeRecord: Sendable, Hashable {
  /// How collections of documents stand.
  public var collections = Collections.lists
  /// How images stand.
  public var images = Images.base64
  /// What has ids in the JSON.
  public var ids = IDs.none
  /// Whether the whole has a title that is the system's own name; without one it is called so, too.
  public var isTitledAsSystem = false
  /// What is special about items.
  public var items: [Item] = []

  /// The record of a curriculum that was not imported.
  public init() {}

  /// How the documents of a collection stand.
  public enum Collections: String, Sendable, CaseIterable {
    /// In an array.
    case lists
    /// In an object, each under its id.
    case maps
  }

  /// How an image stands among texts.
  public enum Images: String, Sendable, CaseIterable {
    /// As its bytes in base64.
    case base64
    /// As a `data:` address.
    case addresses
  }

  /// What has ids in the JSON.
  public enum IDs: String, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// What holds questions, but not the questions.
    case containers
    /// Questions, too.
    case all
  }

  /// What is special about one item.
  public struct Item: Sendable, Hashable {
    /// Its full id.
    public let item: ItemPath
    /// Its id in the JSON, where it is none that a curriculum can have.
    public var id: String?
    /// The places of lines and decoys in the order in which the JSON shows them.
    public var shown: [Int]?
    /// The cards of a level as the JSON numbers and calls them: `7 Forward`.
    public var cards: [String]?
  }
}

extension ExchangeRecord {
  /// Notes the id of an item where its own is another.
  mutating func note(id: String?, of path: ItemPath) {
    guard let id else { return }
    ids = path.isCard ? .all : ids == .none ? .containers : ids
    guard let own = path.components.last, !own.utf8.elementsEqual(id.utf8) else { return }
    items.append(Item(item: path, id: id))
  }

  /// Notes the order in which the JSON shows the lines of a card, whose id was noted last.
  mutating func note(shown: [Int], of path: ItemPath) {
    if let last = items.indices.last, items[last].item == path {
      items[last].shown = shown
    } else {
      items.append(Item(item: path, shown: shown))
    }
  }

  /// What is special about all items, by their full ids.
  var byItem: [ItemPath: Item] { Dictionary(items.map { ($0.item, $0) }) { first, _ in first } }

  /// What is to be written into `curriculum.yaml`.
  var entries: [WrittenValue.Entry] {
    let usual = ExchangeRecord()
    var entries: [WrittenValue.Entry] = []
    if collections != usual.collections {
      entries.append(.init(ExchangeForm.collections.key, .text(collections.rawValue)))
    }
    if images != usual.images { entries.append(.init(ExchangeForm.images.key, .text(images.rawValue))) }
    if ids != usual.ids { entries.append(.init(ExchangeForm.ids.key, .text(ids.rawValue))) }
    if isTitledAsSystem { entries.append(.init(ExchangeForm.titled.key, .asWritten("true"))) }
    if !items.isEmpty { entries.append(.init(ExchangeForm.items.key, .list(items.map { .mapping($0.entries) }))) }
    return entries
  }
}

extension ItemPath {
  /// Whether this is the full id of a card.
  var isCard: Bool { components.count == 4 }
}

extension ExchangeRecord.Item {
  fileprivate var entries: [WrittenValue.Entry] {
    let entries: [WrittenValue.Entry?] = [
      .init(ExchangeItemForm.item.key, .text(item.description)),
      id.map { .init(ExchangeItemForm.id.key, .content($0)) },
      shown.map { .init(ExchangeItemForm.shown.key, .list($0.map { .number($0) })) },
      cards.map { .init(ExchangeItemForm.cards.key, .texts($0)) },
    ]
    return entries.compactMap { $0 }
  }
}
