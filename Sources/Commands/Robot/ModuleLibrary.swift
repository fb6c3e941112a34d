import Authoring
import CurriculumBundle
import Grading
import Images
import Robot
import RobotAnalysis

/// The card library of a module, with the bytes of its pictures.
struct ModuleLibrary {
  private let library: CardLibrary
  private let folder: CurriculumFolder

  /// The library of a module by its id.
  ///
  /// - Throws: `CommandFailure` where there is no such module, or it has no library.
  init(of module: String, in curriculum: String) throws {
    folder = try CurriculumFolder(containing: curriculum)
    let (authored, _) = try readOrFail(folder)
    guard let found = authored.modules.first(where: { $0.path.description == module }) else {
      let names = authored.modules.map(\.path.description).joined(separator: ", ")
      throw CommandFailure("'\(curriculum)' has no module '\(module)'", help: "name one of \(names)")
    }
    guard let library = found.module.cardLibrary else {
      throw CommandFailure(
        "the module '\(module)' has no card library that can be read",
        help: "write `\(module)/cards.yaml`; `hornbook manual library` shows its keys")
    }
    self.library = library
  }

  /// Its cards as a deck.
  var deck: Deck { library.deck }

  /// The pictures of its cards, by the cards' numbers.
  ///
  /// - Throws: `UnreadableFile` for a picture that cannot be read.
  var pictures: [Int: CardPicture] {
    get throws {
      var pictures: [Int: CardPicture] = [:]
      for card in library.cards {
        guard let path = card.image, let format = ImageFormat(path: path) else { continue }
        let file = try folder.measure(path, readingAtMost: CurriculumAsset.mostBytes)
        guard let bytes = file.bytes else { continue }
        pictures[card.number] = CardPicture(mediaType: format.mediaType, bytes: bytes)
      }
      return pictures
    }
  }
}
