import Authoring
import CurriculumBundle

/// Items that an author has written or listed, and that are not part of the curriculum as it was read.
struct UnreadItems {
  private let files: Set<String>
  private let missing: Set<ItemPath>

  init(_ authored: AuthoredCurriculum) {
    files = Set(authored.documents.map(\.path))
    missing = authored.missing
  }

  /// Whether an item that is not known has a file, or is what a list names in vain, or inside of that.
  func mayHold(_ wanted: ItemPath) -> Bool {
    ["/module.yaml", "/block.yaml", ".yaml"].contains { files.contains("\(wanted)\($0)") }
      || missing.contains { wanted.isInside($0) }
  }
}
