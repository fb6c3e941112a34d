import Authoring
import CurriculumBundle
import Diagnostics

/// An entry of `retired` in `curriculum.yaml`, with its places.
struct RetiredEntry {
  /// What it says.
  let item: RetiredItem
  /// Its place in the list.
  let index: Int
  /// Its keys in the file, with their values.
  let written: SourceValue

  /// The file.
  var document: Document { written.document }

  /// Where the id is.
  var location: Location { written.location(of: .id) }

  /// Where a successor is.
  func location(ofSuccessor place: Int) -> Location { written.location(of: .successors, at: place) }

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
    guard let items = authored.header.retired, let written = authored.document?.written else { return [] }
    let entries = written.elements(of: .retired)
    guard entries.count == items.count else { return [] }
    return zip(items, entries).enumerated().map { index, entry in
      RetiredEntry(item: entry.0, index: index, written: entry.1)
    }
  }
}
