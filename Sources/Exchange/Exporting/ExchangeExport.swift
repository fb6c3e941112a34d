import Authoring
import CurriculumBundle
import Diagnostics

/// What an export knows beside the curriculum, and what it could not carry.
struct ExchangeExport {
  let record: ExchangeRecord
  /// What people call the system.
  let title: String
  /// The bytes of a file under `assets/`.
  let asset: (String) -> [UInt8]?
  private(set) var losses: [ExportLoss] = []
  /// Whether the words of a card that ends an episode are left out; other systems end without any.
  private(set) var leavesOutClosingWords = false
  /// The kinds of cards that the system has a place for.
  private let kinds: [CardKind]
  private let items: [ItemPath: ExchangeRecord.Item]

  init(
    _ record: ExchangeRecord, of format: any DraftFormat.Type,
    asset: @escaping (String) -> [UInt8]?
  ) {
    self.init(record, title: format.title, kinds: format.kinds, asset: asset)
  }

  init(
    _ record: ExchangeRecord, title: String, kinds: [CardKind],
    asset: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.record = record
    self.title = title
    self.kinds = kinds
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

  /// The title of the whole; nil where it is the system's own name, which no imported title was.
  func wholeTitle(_ curriculum: ExchangeCurriculum) -> String? {
    curriculum.title.utf8.elementsEqual(title.utf8) && !record.isTitledAsSystem ? nil : curriculum.title
  }

  /// Notes something about a card that the JSON cannot carry.
  mutating func lose(_ card: ItemPath, _ key: FieldKey, _ message: String, help: String) {
    losses.append(ExportLoss(card: card, key: key, message: message, help: help))
  }

  /// Notes a card that is left out; one that ends an episode is told once for all of them.
  ///
  /// - Parameter obstacle: Why, where the system has cards of its kind.
  mutating func leaveOut(_ card: ExchangeCard, _ path: ItemPath, because obstacle: ExportObstacle? = nil) {
    guard card.content.kind != .finished else {
      if card.content != ClosingCard.card.content { leavesOutClosingWords = true }
      return
    }
    let reason = obstacle ?? reason(of: card.content)
    lose(
      path, .type, "\(title) has no place for \(reason.fact), so the card '\(card.id)' is left out", help: reason.help)
  }

  /// What the system has no place for, and what to do about it.
  private func reason(of content: CardContent) -> ExportObstacle {
    guard let kind = content.kind, kinds.contains(kind), let language = content.task?.language else {
      let list = kinds.filter { $0 != content.kind }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return ExportObstacle(
        fact: "a card of type '\(content.kindName)'",
        help: "say on a card of another type what learners need of it there; \(title) has \(list)")
    }
    return ExportObstacle(
      fact: "programs in '\(language.rawValue)'",
      help: "write it again in the language of \(title), if learners need it there")
  }

  /// Notes that images are named in the text that goes out, which does not hold them.
  mutating func nameImages(_ images: [String], of card: ExchangeCard, _ path: ItemPath) {
    guard !images.isEmpty else { return }
    let names = images.map { "'\($0)'" }.joined(separator: ", ")
    lose(
      path, .answers, "\(title) only names the images of the card '\(card.id)': \(names)",
      help: "put them where \(title) finds them by these names")
  }

  /// The keys without a place in the system, whose containers carry some.
  func omissions(in curriculum: ExchangeCurriculum, carried: ExportOmission.CarriedKeys) -> [ExportOmission] {
    ExportOmission.all(in: curriculum, carried: carried) + (leavesOutClosingWords ? [.closingWords] : [])
  }

  /// The losses on cards as findings in the author's files.
  func diagnostics(in authored: AuthoredCurriculum) -> [Diagnostic] { losses.map { $0.diagnostic(in: authored) } }

  /// Notes the keys of a card that the JSON has no place for.
  mutating func keep(_ keys: [String], of card: ExchangeCard, _ path: ItemPath) {
    let kept = keys + [FieldKey.id, .type, .formerly].map(\.rawValue)
    let own = PublishedKeys.keys(of: card.card) + (card.task.map(PublishedKeys.keys) ?? [])
    let lost = own.filter { !kept.contains($0) }
    guard let first = lost.first else { return }
    let names = lost.map { "'\($0)'" }.joined(separator: ", ")
    lose(
      path, FieldKey(rawValue: first) ?? .id, "\(title) has no place for \(names) of the card '\(card.id)'",
      help: "say in the card's text what learners need of it there")
  }
}

/// Something about a card that an export cannot carry.
struct ExportLoss {
  let card: ItemPath
  let key: FieldKey
  let message: String
  let help: String

  /// The loss as a finding at its place in the author's files.
  func diagnostic(in authored: AuthoredCurriculum) -> Diagnostic {
    ExchangeFindings.lostInExport.finding(at: place(in: authored), message, help: help)
  }

  private func place(in authored: AuthoredCurriculum) -> Location {
    guard let holder = card.parent, let episode = authored.episodes.first(where: { $0.path == holder }),
      let authored = episode.cards.first(where: { holder.appending($0.id) == card })
    else {
      let module = authored.modules.first { card.isInside($0.path) }
      return authored.episodes.first { $0.path == card }?.document.start ?? module?.document.start
        ?? authored.document?.start ?? Location("curriculum.yaml", .at(0))
    }
    return key == .type ? authored.typeLocation : authored.written.location(of: key)
  }
}
