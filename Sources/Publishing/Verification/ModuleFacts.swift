public import CurriculumBundle
import JSON

/// What a module's file says, as far as an index must agree with it; its cards are not kept.
public struct ModuleFacts: Sendable {
  /// The shape of the file.
  let formatVersion: Int
  /// The outline that follows from the content, without locks and access.
  let outline: ModuleOutline
  /// The full ids of its cards and of the questions of quizzes.
  let cards: Set<ItemPath>
  /// The full ids that two cards of an episode have, or two questions of a quiz.
  let repeated: [ItemPath]
  /// The paths of the images that it shows.
  let assets: [String]
  /// The oldest format that has all that it uses, and the oldest app that shows it.
  let needed: (format: FormatVersion, client: SemanticVersion)

  /// Reads the file of a module.
  ///
  /// - Throws: `UnreadableContent`.
  public init(reading bytes: [UInt8], _ reference: ContentReference) throws(UnreadableContent) {
    let content = try ModuleContent(reading: bytes)
    let module = content.module
    formatVersion = content.formatVersion
    outline = Self.outline(of: module, reference)
    assets = module.assetPaths
    needed = Curriculum(title: "", locale: "", minimumClient: "", modules: [module]).neededFormat
    var cards: Set<ItemPath> = []
    var repeated: [ItemPath] = []
    for path in module.cardPaths where !cards.insert(path).inserted { repeated.append(path) }
    (self.cards, self.repeated) = (cards, repeated)
  }

  private static func outline(of module: Module, _ reference: ContentReference) -> ModuleOutline {
    let unlocked = Lock(after: nil, allOf: [])
    let blocks = module.blocks.map { block in
      BlockOutline(block, lock: unlocked, episodes: block.episodes.map { EpisodeOutline($0, lock: unlocked) })
    }
    return ModuleOutline(module, number: 1, lock: unlocked, content: reference, blocks: blocks)
  }
}

/// Why content that has the right bytes is not what it should be.
public struct UnreadableContent: Error, Sendable, Hashable {
  /// The fact, such as `there is no 'title'`.
  public let reason: String

  /// The value in the bytes of a file.
  ///
  /// - Throws: `UnreadableContent` when they are not JSON, or not JSON of that shape.
  package static func decoding<Content: Decodable>(_ bytes: [UInt8]) throws(UnreadableContent) -> Content {
    do {
      return try JSONValueDecoder().decode(Content.self, from: JSONReader.read(bytes).get())
    } catch let error as JSONReadingError {
      throw UnreadableContent(reason: error.description)
    } catch let error as DecodingError {
      throw UnreadableContent(reason: error.reason)
    } catch {
      throw UnreadableContent(reason: "\(error)")
    }
  }
}

extension BundleIndex {
  /// Reads the file of an index.
  ///
  /// - Throws: `UnreadableContent`, for one with a name that nothing can have, too.
  public init(reading bytes: [UInt8]) throws(UnreadableContent) {
    self = try UnreadableContent.decoding(bytes)
    if let name = malformedName { throw UnreadableContent(reason: "\(name)") }
  }
}

extension ModuleContent {
  /// Reads the file of a module.
  ///
  /// - Throws: `UnreadableContent`, for one with a name that nothing can have, too.
  public init(reading bytes: [UInt8]) throws(UnreadableContent) {
    self = try UnreadableContent.decoding(bytes)
    if let name = malformedName { throw UnreadableContent(reason: "\(name)") }
  }
}

extension Module {
  /// The full ids of its cards and of the questions of quizzes, in their order.
  fileprivate var cardPaths: [ItemPath] {
    blocks.flatMap { block in
      block.episodes.flatMap { episode in
        let path = ItemPath("\(id)/\(block.id)/\(episode.id)")
        return episode.cards.flatMap { card in
          let path = path.appending(card.id)
          return [path] + card.content.questions.map { path.appending($0.id) }
        }
      }
    }
  }
}
