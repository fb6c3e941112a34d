import Authoring
import CurriculumBundle
import Diagnostics

/// The whole curriculum with all that a rule may ask about it.
struct CurriculumContext {
  /// The curriculum with its places, without drafts.
  let authored: AuthoredCurriculum
  /// The modules that are not published.
  let drafts: [AuthoredModule]
  /// Where images are shown, drafts included.
  let assetUses: AssetUses
  /// The modules, the blocks of each module and the episodes of each block.
  let families: [[Sibling]]
  /// Its items by full id, and what opens when.
  let outline: Outline
  /// Every prerequisite with what it comes to.
  let prerequisites: Prerequisites
  /// How far simulated learners get.
  let learners: SimulatedLearners
  /// What the last release has and the curriculum has no more; nil when no release is known.
  let lost: LostItems?
}

extension CurriculumContext {
  /// The files under `assets/`.
  var assets: [CurriculumAsset] { authored.assets }

  /// The paths of the files of lessons and of what holds them, drafts included.
  var lessonPaths: [String] {
    authored.documents.map(\.path) + drafts.flatMap { [$0.document.path] + $0.blocks.map(\.document.path) }
  }

  /// The draft that is an item or has it; nil when there is none.
  func draft(holding path: ItemPath) -> AuthoredModule? {
    drafts.first { path.isInside($0.path) && $0.paths.contains { $0 == path } }
  }

  /// The full ids of all drafts and what they hold.
  var draftPaths: [ItemPath] { drafts.flatMap(\.paths) }
}

extension CurriculumAsset {
  /// Its file, as a place.
  var location: Location { Location(shownPath, .at(0)) }
}

extension AuthoredModule {
  /// The full ids of a module, its blocks and their episodes.
  fileprivate var paths: [ItemPath] { [path] + blocks.flatMap { [$0.path] + $0.episodes.map(\.path) } }
}
