import Authoring
import CurriculumBundle
import Diagnostics
import Images

/// The uses of images in a curriculum, drafts included: in badges, in lessons to read and as answers.
final class AssetUses {
  /// A field that names an image.
  struct Use {
    /// The path of the image.
    let path: String
    let document: Document
    /// The location of the path.
    let location: Location
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
      note(module.header.badge, module.document)
      for block in module.blocks {
        note(block.header.badge, block.document)
        for episode in block.episodes { note(episode) }
      }
    }
  }

  private func note(_ badge: Badge?, _ document: Document) {
    guard let path = badge?.image else { return }
    all.append(Use(path: path, document: document, location: document.item.badgeImage ?? document.start))
  }

  private func note(_ episode: AuthoredEpisode) {
    note(episode.header.badge, episode.document)
    for card in episode.cards { note(card) }
  }

  private func note(_ card: AuthoredCard) {
    let content = card.card.content
    if !content.choiceImages.isEmpty {
      for answer in card.fields.answerImages { note(answer.image, on: card) }
    }
    for question in card.questions { note(question) }
    guard case .reading(let reading) = card.authored else { return }
    for case .image(let path, _, _) in reading.content.value { note(path, on: card) }
  }

  private func note(_ image: Located<String>, on card: AuthoredCard) {
    all.append(Use(path: image.value, document: card.document, location: card.location(of: image)))
  }
}
