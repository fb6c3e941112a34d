public import CurriculumBundle
package import Diagnostics

/// A curriculum with the place in its files of everything in it.
///
///     let (authored, _) = try CurriculumReader.read(FilesInMemory(files))
///     authored.curriculum.title == "First steps"
///     authored.isWhole == true
public struct AuthoredCurriculum: Sendable {
  /// The content of `curriculum.yaml`, without any modules.
  package let header: Curriculum
  /// `curriculum.yaml`; nil when there is none.
  public let document: Document?
  /// The modules, in order, drafts among them.
  public let modules: [AuthoredModule]
  /// How strict the linter is.
  public let settings: LintSettings
  /// How an export to Champion's JSON is laid out.
  public let champion: ChampionShape
  /// The records of approvals, in the order of their paths.
  public let approvals: [Approval]
  /// What an export to another system must know of the JSON that was imported.
  public let exchange: ExchangeRecord
  /// All files that were read, those included that no list names.
  public let documents: [Document]
  /// The files under `assets/`, in the order of their paths.
  public let assets: [CurriculumAsset]
  /// The paths of images that are in other folders, where no card can show them.
  package let imagesElsewhere: [String]
  /// Whether every file was read without an error, and every list agrees with the files that are there.
  public let isWhole: Bool
  /// What a list names and no file holds, which is reported at the list.
  package let missing: Set<ItemPath>
  /// The paths inside the curriculum of files and folders that were not looked into, which was reported.
  public let refused: Set<String>

  /// Whether a file is at or below a path that was not looked into.
  public func isRefused(_ path: String) -> Bool {
    guard !refused.isEmpty else { return false }
    let names = path.split(separator: "/")
    return names.indices.contains { refused.contains(names[...$0].joined(separator: "/")) }
  }

  /// All blocks, in order.
  public var blocks: [AuthoredBlock] { modules.flatMap(\.blocks) }
  /// All episodes, in order.
  public var episodes: [AuthoredEpisode] { modules.flatMap { $0.blocks.flatMap(\.episodes) } }
}

/// A module with its places.
///
///     authored.modules.map(\.path) == ["training"]
public struct AuthoredModule: Sendable {
  /// Its full id.
  public let path: ItemPath
  /// Its file.
  public let document: Document
  /// The content of its file, without any blocks.
  package let header: Module
  /// Who has to approve it, as its own file or that of the curriculum says; nil where neither does.
  public let review: ReviewPolicy?
  /// The concepts that its episodes are to introduce, as its file says; none where it does not.
  package let teaches: [String]
  /// How it teaches, as its file says.
  package let teachesBy: TeachingWay
  /// The cards with which its robot programs are laid; nil where no file says them.
  package let library: AuthoredCardLibrary?
  /// Its blocks, in order.
  public let blocks: [AuthoredBlock]
  /// Whether its file and all that it lists were read without an error.
  public let isWhole: Bool
}

/// A block with its places.
///
///     authored.blocks.map(\.path) == ["training/printing"]
public struct AuthoredBlock: Sendable {
  /// Its full id.
  public let path: ItemPath
  /// Its file.
  public let document: Document
  /// The content of its file, without any episodes.
  package let header: Block
  /// Its episodes, in order.
  public let episodes: [AuthoredEpisode]
  /// Whether its file and all that it lists were read without an error.
  public let isWhole: Bool
}

/// An episode with its places.
///
///     authored.episodes[0].path == "training/printing/say-hello"
///     authored.episodes[0].document.path == "training/printing/say-hello.yaml"
public final class AuthoredEpisode: Sendable {
  /// Its full id.
  public let path: ItemPath
  /// Its file.
  public let document: Document
  /// The language of its code; empty where that of its module could not be read.
  public let language: String
  /// The language of its texts, as a language tag.
  public let locale: String
  /// How its module teaches.
  package let teachesBy: TeachingWay
  /// The cards with which its robot programs are laid; nil for those that every app has.
  public let library: CardLibrary?
  /// The content of its file without its cards.
  package let header: Episode
  /// Whether every card of the file could be read.
  public let isComplete: Bool
  /// Whether its file was read without an error.
  public let isWhole: Bool
  /// Its cards as they are in the file.
  let written: [WrittenCard]
  /// The traits that any of its cards has.
  package let traits: CardTraits

  init(
    path: ItemPath, document: Document, language: String, locale: String, teachesBy: TeachingWay,
    library: CardLibrary?, header: Episode,
    read: ReadCards, isWhole: Bool
  ) {
    self.path = path
    self.document = document
    self.language = language
    self.locale = locale
    self.teachesBy = teachesBy
    self.header = header
    self.isWhole = isWhole
    self.library = library
    (isComplete, traits) = (read.isComplete, read.traits)
    written = library.map { library in read.cards.map { $0.naming(cardsOf: library) } } ?? read.cards
  }
}

extension AuthoredEpisode {
  /// Its cards in order, each followed by its questions where it is a quiz, by their full ids.
  package var cardsByPath: [(path: ItemPath, card: AuthoredCard)] {
    cards.flatMap { card in
      let path = path.appending(card.card.id)
      return [(path, card)] + card.questions.map { (path.appending($0.card.id), $0) }
    }
  }
}

extension AuthoredModule {
  /// Whether it is not published yet.
  public var isDraft: Bool { header.visibility == .draft }

  /// The same as a draft.
  var asDraft: AuthoredModule {
    var draft = header
    draft.visibility = .draft
    return AuthoredModule(
      path: path, document: document, header: draft, review: review, teaches: teaches,
      teachesBy: teachesBy, library: library, blocks: blocks, isWhole: isWhole)
  }
}

extension AuthoredCurriculum {
  /// The same without its drafts: what learners will have.
  public var withoutDrafts: AuthoredCurriculum {
    let drafts = modules.filter(\.isDraft).map { "\($0.path)/" }
    guard !drafts.isEmpty else { return self }
    return with(
      modules: modules.filter { !$0.isDraft },
      documents: documents.filter { document in !drafts.contains { document.path.hasPrefix($0) } })
  }
}

extension AuthoredCurriculum {
  /// The same with other modules.
  func with(modules: [AuthoredModule], documents: [Document]) -> AuthoredCurriculum {
    AuthoredCurriculum(
      header: header, document: document, modules: modules, settings: settings, champion: champion,
      approvals: approvals, exchange: exchange, documents: documents, assets: assets, imagesElsewhere: imagesElsewhere,
      isWhole: isWhole, missing: missing, refused: refused)
  }

  /// Whether its texts are in English.
  package var isEnglish: Bool { header.locale.split(separator: "-").first == "en" }
}

extension AuthoredEpisode {
  /// Its cards, in order.
  public var cards: AuthoredCards { AuthoredCards(of: self) }

  /// How many cards it has.
  package var cardCount: Int { written.count }

  /// A card after its kind.
  package func kind(at index: Int) -> AuthoredKind { written[index].content.card }

  /// The id of a card.
  package func cardID(at index: Int) -> String { written[index].id.value }

  /// The ids of its cards, in order.
  package var cardIDs: [String] { written.map(\.id.value) }

  /// The bytes of each card in the file, in order.
  package var cardSpans: [Span] { written.map { document.tree.span(of: $0.node) } }

  /// The paths of the images that its cards name, in order, and where in the file they are.
  package var images: [(path: String, location: Location)] {
    guard traits.contains(.images) else { return [] }
    var images: [(path: String, location: Location)] = []
    for card in written {
      for image in card.content.card.images { images.append((image.value, document.tree.location(of: image.node))) }
    }
    return images
  }

  /// A card of the episode, by its place.
  public func card(at index: Int) -> AuthoredCard {
    AuthoredCard(written[index], in: document)
  }
}
