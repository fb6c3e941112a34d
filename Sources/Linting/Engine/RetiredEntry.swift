import Authoring
import CurriculumBundle
import Diagnostics
import YAMLSource

/// An entry of `retired` in `curriculum.yaml`, with its places.
struct RetiredEntry {
  /// What it says.
  let item: RetiredItem
  /// Its place in the list.
  let index: Int
  /// The file.
  let document: Document
  /// Its mapping in the file.
  let node: YAMLTree.NodeID

  /// Where the id is.
  var location: Location { document.location(of: .id, in: node) }

  /// Where a successor is.
  func location(ofSuccessor place: Int) -> Location { document.location(of: .successors, at: place, in: node) }

  /// The entry taken out.
  var removal: [Fix] { document.advice(toTakeOut: index, of: .retired) }

  /// What was retired, as far as the id shows that.
  var kind: String {
    switch item.id.components.count {
    case 1: "module"
    case 2: "block"
    case 3: "episode"
    case 4: "card"
    default: "question"
    }
  }
}

extension CurriculumContext {
  /// What is gone on purpose; empty where an entry could not be read, which is reported by itself.
  var retired: [RetiredEntry] {
    guard let items = authored.curriculum.retired, let document = authored.document, let root = document.root else {
      return []
    }
    let nodes = document.elements(of: .retired, in: root)
    guard nodes.count == items.count else { return [] }
    return zip(items, nodes).enumerated().map { index, entry in
      RetiredEntry(item: entry.0, index: index, document: document, node: entry.1)
    }
  }
}
