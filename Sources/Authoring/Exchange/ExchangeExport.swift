internal import CurriculumBundle
internal import Diagnostics

/// What an export knows beside the curriculum, and what it could not carry.
struct ExchangeExport {
  let record: ExchangeRecord
  /// What people call the system.
  let title: String
  /// The bytes of a file under `assets/`.
  let asset: (String) -> [UInt8]?
  private(set) var losses: [ExportLoss] = []
  private let items: [ItemPath: ExchangeRecord.Item]

  init(_ record: ExchangeRecord, title: String, asset: @escaping (String) -> [UInt8]?) {
    self.record = record
    self.title = title
    self.asset = asset
    items = record.byItem
  }

  /// What is special about an item.
  subscript(path: ItemPath) -> ExchangeRecord.Item? { items[path] }

  /// The id of an item in the JSON; nil where items have none.
  func id(of path: ItemPath) -> String? {
    switch (record.collections, record.ids) {
    case (.lists, .none): return nil
    case (.lists, .containers): if path.isCard { return nil }
    case (.lists, .all), (.maps, .none), (.maps, .containers), (.maps, .all): break
    }
    return items[path]?.id ?? path.components.last.map(String.init)
  }

  /// The title of the whole, where it is not the system's own name.
  func wholeTitle(_ curriculum: Curriculum) -> String? {
    curriculum.title.utf8.elementsEqual(title.utf8) ? nil : curriculum.title
  }

  /// Notes something about a card that the JSON cannot carry.
  mutating func lose(_ card: ItemPath, _ key: String, _ message: String, help: String) {
    losses.append(ExportLoss(card: card, key: key, message: message, help: help))
  }

  /// Notes a card that is left out, unless it is one that only ends an episode.
  mutating func leaveOut(_ card: Card, _ path: ItemPath) {
    let closing = ClosingCard.card.content
    guard card.content != closing else { return }
    let fact =
      card.content.kind == .finished
      ? "\(title) has no cards that end an episode"
      : "\(title) has no place for a card of type '\(card.content.kindName)'"
    lose(
      path, CardKeys.type.key, "\(fact), so the card '\(card.id)' is left out",
      help: "write what it says in a way that \(title) has, or take the card out of the export")
  }

  /// Notes the keys of a card that the JSON has no place for.
  mutating func keep(_ keys: [String], of card: Card, _ path: ItemPath) {
    let kept = keys + [CardKeys.id.key, CardKeys.type.key, CardKeys.formerly.key]
    let lost = PublishedKeys.keys(of: card).filter { !kept.contains($0) }
    guard let first = lost.first else { return }
    let names = lost.map { "'\($0)'" }.joined(separator: ", ")
    lose(
      path, first, "\(title) has no place for \(names) of the card '\(card.id)'",
      help: "say it in the card's text, or take it out of the export")
  }
}

/// Something about a card that an export cannot carry.
struct ExportLoss {
  let card: ItemPath
  let key: String
  let message: String
  let help: String

  /// The loss as a finding at its place in the author's files.
  func diagnostic(in authored: AuthoredCurriculum) -> Diagnostic {
    ImportFinding.lostInExport.finding(at: place(in: authored), message, help: help)
  }

  private func place(in authored: AuthoredCurriculum) -> Location {
    guard let holder = card.parent, let episode = authored.episodes.first(where: { $0.path == holder }),
      let index = episode.episode.cards.firstIndex(where: { holder.appending($0.id) == card })
    else {
      let module = authored.modules.first { card.isInside($0.path) }
      return authored.episodes.first { $0.path == card }?.document.start ?? module?.document.start
        ?? authored.document?.start ?? Location("curriculum.yaml", .at(0))
    }
    return episode.card(at: index).location(of: key)
  }
}
