import Authoring
import CurriculumBundle
import Diagnostics
import Images

/// The uses of images in a curriculum, drafts included: in badges, in lessons to read and as answers.
final class AssetUses {
  /// A mapping that names an image.
  struct Use {
    /// The path of the image.
    let path: String
    let document: Document
    /// The mapping in which it is under `image`.
    fileprivate let mapping: Mapping

    /// The location of the path.
    var location: Location {
      let image =
        switch mapping {
        case .badge: document.written?.value(of: .badge)
        case .part(let index, let card): card.value(of: .content, at: index)
        case .answer(let index, let card): card.value(of: .answers, at: index)
        }
      return image?.location(of: .image) ?? document.start
    }
  }

  /// The mappings that may have the key.
  fileprivate enum Mapping {
    case badge
    case part(Int, of: SourceValue)
    case answer(Int, of: SourceValue)
  }

  /// All uses, in order.
  private(set) var all: [Use] = []
  private let assets: [CurriculumAsset]

  /// The paths of the images that a use most likely means though it names another path, by that path; each image
  /// once.
  ///
  /// An image whose name is spelled in another way, or that is in another folder, is both missing and used nowhere;
  /// that is one mistake.
  var meant: [String: String] {
    let there = Set(assets.map { ItemPath($0.path) })
    let used = Set(all.map { ItemPath($0.path) })
    let unused = assets.map(\.path).filter { !used.contains(ItemPath($0)) && ImageFormat(path: $0) != nil }
    var meant = MeantPaths(unused: unused)
    var missing: Set<ItemPath> = []
    meant.match(all.map(\.path).filter { !there.contains(ItemPath($0)) && missing.insert(ItemPath($0)).inserted })
    return meant.byPath
  }

  init(_ authored: AuthoredCurriculum) {
    assets = authored.assets
    for module in authored.modules {
      note(module.module.badge, module.document)
      for block in module.blocks {
        note(block.block.badge, block.document)
        for episode in block.episodes { note(episode) }
      }
    }
  }

  private func note(_ badge: Badge?, _ document: Document) {
    guard let path = badge?.image else { return }
    all.append(Use(path: path, document: document, mapping: .badge))
  }

  private func note(_ episode: AuthoredEpisode) {
    note(episode.episode.badge, episode.document)
    for card in episode.cards { note(card) }
  }

  private func note(_ card: AuthoredCard) {
    let (content, document) = (card.card.content, card.document)
    for image in content.choiceImages {
      all.append(Use(path: image.image, document: document, mapping: .answer(image.answer, of: card.written)))
    }
    for question in card.questions { note(question) }
    guard case .reading(let reading) = content else { return }
    for (index, part) in reading.content.enumerated() {
      guard case .image(let path, _, _) = part else { continue }
      all.append(Use(path: path, document: document, mapping: .part(index, of: card.written)))
    }
  }
}
