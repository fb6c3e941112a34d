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

    package init(item: ItemPath, id: String? = nil, shown: [Int]? = nil, cards: [String]? = nil) {
      self.item = item
      self.id = id
      self.shown = shown
      self.cards = cards
    }
  }
}
