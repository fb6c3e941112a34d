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
  /// How the JSON says what Firestore's documents say; nil where it is none of them.
  public var firestore: Firestore?
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

  /// How the values of Firestore's documents stand, whose choices are under `codeBlocks`.
  public enum Firestore: String, Sendable, CaseIterable {
    /// As values of JSON.
    case plain
    /// Each in an object that names its type, below the `fields` of its document.
    case typed
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
    /// The number of a chapter in the JSON, where that is not its place.
    public var number: Int?
    /// The type of a question in the JSON, where Swiftly's own word is another.
    public var type: String?

    package init(
      item: ItemPath, id: String? = nil, shown: [Int]? = nil, cards: [String]? = nil, number: Int? = nil,
      type: String? = nil
    ) {
      self.item = item
      self.id = id
      self.shown = shown
      self.cards = cards
      self.number = number
      self.type = type
    }
  }
}
