package import CurriculumBundle
package import Diagnostics
package import Robot

/// The card library of a module, with its locations.
package struct AuthoredCardLibrary: Sendable {
  /// Its file.
  package let document: Document
  private let content: Content

  /// The content of the file.
  struct Content: Sendable {
    let cards: [AuthoredLibraryCard]
    let packs: [AuthoredCardPack]
    let robots: [AuthoredLibraryRobot]
  }

  init(_ content: Content, in document: Document) {
    self.content = content
    self.document = document
  }

  /// Its cards, in order.
  package var cards: [AuthoredLibraryCard] { content.cards }
  /// Its packs, in order.
  package var packs: [AuthoredCardPack] { content.packs }
  /// Its robots, in order.
  package var robots: [AuthoredLibraryRobot] { content.robots }

  /// As it is published.
  package var library: CardLibrary {
    CardLibrary(
      cards: cards.map(\.card), packs: packs.map { CardPack(name: $0.name.value, cards: $0.cards.value) },
      robots: robots.map { LibraryRobot(name: $0.name.value, image: $0.image.value, alt: $0.alt.value) })
  }

  /// The location of a value in its file.
  package func location<Value>(of value: Located<Value>) -> Location { document.tree.location(of: value.node) }

  /// The location of an element of a list.
  package func location<Element>(of list: Located<[Element]>, at index: Int) -> Location {
    document.tree.location(of: document.element(index, of: list.node) ?? list.node)
  }

  /// The paths of its images, in order, and where in the file they are.
  package var images: [(path: String, location: Location)] {
    (cards.compactMap(\.image) + robots.map(\.image)).map { ($0.value, location(of: $0)) }
  }
}

/// A card of a library.
package struct AuthoredLibraryCard: Sendable {
  /// The number by which an app knows it.
  package let number: Located<Int>
  /// Its name.
  package let name: Located<String>
  /// Its effect.
  package let description: Located<String>
  /// The command for the robot.
  package let command: Located<Move.Word>
  /// The path of its picture.
  package let image: Located<String>?
  /// The picture in words.
  package let alt: Located<String>?

  /// As it is published.
  var card: LibraryCard {
    LibraryCard(
      number: number.value, name: name.value, description: description.value, command: command.value.rawValue,
      image: image?.value, alt: alt?.value)
  }
}

/// A pack of cards.
package struct AuthoredCardPack: Sendable {
  /// Its name.
  package let name: Located<String>
  /// The names of its cards.
  package let cards: Located<[String]>
}

/// A robot to choose.
package struct AuthoredLibraryRobot: Sendable {
  /// Its name.
  package let name: Located<String>
  /// The path of its picture.
  package let image: Located<String>
  /// The picture in words.
  package let alt: Located<String>
}

extension CardLibrary {
  /// The words of the commands for which the names of a deck stand, each once; a name that neither the library nor the
  /// robot knows stays as it is, and without a deck the commands of all cards.
  func words(for deck: [String]?) -> [String] {
    let names = deck?.flatMap { commands(named: $0) ?? [$0] } ?? cards.map(\.command)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension WrittenCard {
  /// The card with a deck of the words for which the names of a library stand.
  func naming(cardsOf library: CardLibrary) -> WrittenCard {
    guard case .challenge(var challenge) = content.card, challenge.task.language.value == .robot else { return self }
    challenge.deckWords = library.words(for: challenge.deck?.value)
    return WrittenCard(
      id: id, type: type, node: node, formerly: formerly, content: AuthoredContent(.challenge(challenge)))
  }
}
