import Authoring
import CurriculumBundle

/// What another system's JSON says, as a curriculum that is not written yet.
struct ExchangeDraft {
  var curriculum: Curriculum
  /// What stays at home of the cards that ask for a program, by their full ids.
  private(set) var tasks: [ItemPath: AuthoredTask] = [:]
  var record = ExchangeRecord()
  /// The bytes of the images, by their paths.
  var assets: [String: [UInt8]] = [:]
  /// For documents that are several, the place of the document of each value that goes out.
  var origins: [Int]?

  /// A curriculum without modules yet.
  init(title: String, order: OpeningOrder? = nil, dailyQuestion: Bool? = nil) {
    curriculum = Curriculum(
      title: title, locale: "en", minimumClient: "1.0.0", order: order, dailyQuestion: dailyQuestion, modules: [])
  }

  /// The cards of an episode, what stays at home of them kept apart.
  mutating func take(_ cards: [DraftCard], of episode: ItemPath) -> [Card] {
    for draft in cards { tasks[episode.appending(draft.card.id)] = draft.task }
    return cards.map(\.card)
  }

  /// Takes the title that the whole has in the JSON in the place of the system's name.
  mutating func take(title: ForeignValue?) {
    guard let title else { return }
    let text = title.text ?? ""
    record.isTitledAsSystem = text.utf8.elementsEqual(curriculum.title.utf8)
    curriculum.title = text
  }
}

/// A card that another system's JSON holds.
struct DraftCard {
  /// What it says for learners.
  let card: Card
  /// What stays at home of a task; nil for kinds that ask for no program.
  var task: AuthoredTask?
}

/// The card with which every imported episode ends, since other systems have none.
enum ClosingCard {
  static let header = "Well done!"
  static let text = "You have done all of this."
  static let id = "finished"

  static let card = Card(id: id, content: .finished(FinishedCard(header: header, text: text)))
  static let draft = DraftCard(card: card)
}

extension Slugs {
  /// An id for what has one in its own system, or for what has only a name.
  mutating func take(foreign id: String?, name: String?, otherwise: String) -> String {
    if let id, NamePattern.slug.matches(id) { return take(id) }
    return take((id ?? name).flatMap { Slugs.slug(from: $0) } ?? otherwise)
  }
}
