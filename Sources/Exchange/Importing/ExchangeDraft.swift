import Authoring
import CurriculumBundle

/// What another system's JSON says, as a curriculum that is not written yet.
struct ExchangeDraft {
  var curriculum: ExchangeCurriculum
  var record = ExchangeRecord()
  /// The bytes of the images, by their paths.
  var assets: [String: [UInt8]] = [:]
  /// The ids of the modules that teach by reading.
  var modulesToRead: Set<String> = []
  /// For documents that are several, the place of the document of each value that goes out.
  var origins: [Int]?

  /// A curriculum without modules yet.
  init(title: String, order: OpeningOrder? = nil, dailyQuestion: Bool? = nil) {
    curriculum = ExchangeCurriculum(
      Curriculum(
        title: title, locale: "en", minimumClient: "1.0.0", order: order, dailyQuestion: dailyQuestion, modules: []),
      [])
  }

  /// Takes the title that the whole has in the JSON in the place of the system's name.
  mutating func take(title: ForeignValue?) {
    guard let title else { return }
    let text = title.text ?? ""
    record.isTitledAsSystem = text.utf8.elementsEqual(curriculum.title.utf8)
    curriculum.header.title = text
  }
}

/// The card with which every imported episode ends, since other systems have none.
enum ClosingCard {
  static let header = "Well done!"
  static let text = "You have done all of this."
  static let id = "finished"

  static let card = ExchangeCard(card: Card(id: id, content: .finished(FinishedCard(header: header, text: text))))
}

extension Slugs {
  /// An id for what has one in its own system, or for what has only a name.
  mutating func take(foreign id: String?, name: String?, otherwise: String) -> String {
    if let id, NamePattern.slug.matches(id) { return take(id) }
    return take((id ?? name).flatMap { Slugs.slug(from: $0) } ?? otherwise)
  }
}
