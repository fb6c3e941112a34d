import Authoring
import CurriculumBundle
import Diagnostics
import Images
import YAMLSource

/// The uses of images in a curriculum, drafts included: in badges, in lessons to read and as answers.
final class AssetUses {
  /// A mapping that names an image.
  struct Use {
    /// The path of the image.
    let path: String
    let document: Document
    /// The mapping with the key `image`.
    fileprivate let mapping: Mapping

    /// The location of the path.
    var location: Location {
      switch mapping {
      case .badge:
        guard let root = document.root, let badge = document.tree.value(for: .badge, in: root) else {
          return document.start
        }
        return document.location(of: .image, in: badge)
      case .part(let index, let card):
        let part = document.element(index, of: .content, in: card)
        return part.map { document.location(of: .image, in: $0) } ?? document.start
      case .answer(let index, let card):
        let answer = document.element(index, of: .answers, in: card)
        return answer.map { document.location(of: .image, in: $0) } ?? document.start
      }
    }
  }

  /// The mappings that may have the key.
  fileprivate enum Mapping {
    case badge
    case part(Int, of: YAMLTree.NodeID)
    case answer(Int, of: YAMLTree.NodeID)
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
    for (card, node) in zip(episode.episode.cards, episode.cardNodes) { note(card.content, node, episode.document) }
  }

  private func note(_ content: CardContent, _ node: YAMLTree.NodeID, _ document: Document) {
    for image in content.choiceImages {
      all.append(Use(path: image.image, document: document, mapping: .answer(image.answer, of: node)))
    }
    if case .quiz(let quiz) = content {
      for (question, node) in zip(quiz.questions, document.elements(of: .questions, in: node)) {
        note(question.content, node, document)
      }
    }
    guard case .reading(let reading) = content else { return }
    for (index, part) in reading.content.enumerated() {
      guard case .image(let path, _, _) = part else { continue }
      all.append(Use(path: path, document: document, mapping: .part(index, of: node)))
    }
  }
}
