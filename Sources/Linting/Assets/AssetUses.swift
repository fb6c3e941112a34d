import Authoring
import CurriculumBundle
import Diagnostics
import Images

/// The uses of images in a curriculum, drafts included: of episodes, in badges, card libraries, lessons and answers.
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
      if let library = module.library { note(library) }
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

  private func note(_ image: EpisodeImage?, _ key: FieldKey, _ document: Document) {
    guard let path = image?.image else { return }
    all.append(Use(path: path, document: document, location: document.item.image(of: key) ?? document.start))
  }

  private func note(_ library: AuthoredCardLibrary) {
    for (path, location) in library.images {
      all.append(Use(path: path, document: library.document, location: location))
    }
  }

  private func note(_ episode: AuthoredEpisode) {
    note(episode.header.badge, episode.document)
    note(episode.header.icon, .icon, episode.document)
    note(episode.header.banner, .banner, episode.document)
    for (path, location) in episode.images {
      all.append(Use(path: path, document: episode.document, location: location))
    }
  }
}
