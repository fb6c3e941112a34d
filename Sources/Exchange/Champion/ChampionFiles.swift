import Authoring
import CurriculumBundle
import JSON

/// Lays a JSON file of Champion's out as the files of a curriculum.
///
/// A step becomes a module with one block, `episodes`; the ids are slugs of titles, of headings or of texts.
struct ChampionFiles {
  private(set) var files: [NewFile] = []
  private let document: ChampionDocument
  private let schemas: String?
  private let title: String

  /// Files in the order in which a learner meets what they hold.
  static func files(of document: ChampionDocument, schemas: String?) -> [NewFile] {
    var writer = ChampionFiles(document, schemas: schemas)
    writer.addCurriculum()
    return writer.files
  }

  private init(_ document: ChampionDocument, schemas: String?) {
    self.document = document
    self.schemas = schemas
    title = document.title ?? "Champion"
  }

  private mutating func addCurriculum() {
    let titles = document.steps.map(\.title)
    let isTitled = document.shape.outermost == .steps && document.shape.step == .object
    let items = Self.items(titles, kind: .step, isTitled: isTitled, reserved: ["assets"])
    var entries: [WrittenValue.Entry] = [
      .init("title", .text(title)), .init("locale", .text("en")), .init("minimumClient", .text("1.0.0")),
    ]
    // Steps are chosen from a menu, whatever of them is finished.
    if items.count > 1 { entries.append(.init(FieldKey.order.rawValue, .text(OpeningOrder.open.rawValue))) }
    entries.append(.init(FieldKey.modules.rawValue, .texts(items.map(\.id))))
    let shape = document.shape.entries
    if !shape.isEmpty { entries.append(.init(FieldKey.champion.rawValue, .mapping(shape))) }
    files.append(NewFile("curriculum.yaml", .curriculum, schemas: schemas, entries))
    for (index, step) in document.steps.enumerated() { addModule(step, items[index], number: index + 1) }
  }

  private mutating func addModule(_ step: ChampionDocument.Step, _ item: Item, number: Int) {
    let count = step.episodes.count
    let summary = "Step \(number) of \(title), with \(count == 1 ? "one episode" : "\(count) episodes")."
    let entries: [WrittenValue.Entry] = [
      .init("title", .text(item.title)), .init("summary", .text(summary)),
      .init("language", .text(CodeLanguage.python.rawValue)), .init("blocks", .texts(["episodes"])),
    ]
    files.append(NewFile("\(item.id)/module.yaml", .module, schemas: schemas, entries))
    let isTitled = document.shape.outermost != .cards && document.shape.episode == .object
    let items = Self.items(step.episodes.map(\.title), kind: .episode, isTitled: isTitled, reserved: ["block"])
    let block: [WrittenValue.Entry] = [
      .init("title", .text("Episodes")), .init("episodes", .texts(items.map(\.id))),
    ]
    files.append(NewFile("\(item.id)/episodes/block.yaml", .block, schemas: schemas, block))
    for (episode, child) in zip(step.episodes, items) {
      let entries: [WrittenValue.Entry] = [
        .init("title", .text(child.title)), .init("cards", .list(Self.cards(episode.cards))),
      ]
      files.append(NewFile("\(item.id)/episodes/\(child.id).yaml", .episode, schemas: schemas, entries))
    }
  }
}

extension ChampionFiles {
  private struct Item {
    let id: String
    let title: String
  }

  /// Titles and ids of steps or episodes; those without a title are numbered.
  private static func items(_ titles: [String?], kind: UntitledItem.Kind, isTitled: Bool, reserved: [String]) -> [Item]
  {
    let numbered = titles.indices.map { titles[$0] == nil ? UntitledItem(kind: kind, number: $0 + 1) : nil }
    var slugs = Slugs(reserved: reserved + numbered.compactMap { $0?.id })
    return titles.indices.map { index in
      if let item = numbered[index] { return Item(id: item.id, title: isTitled ? item.title : item.plainTitle) }
      let title = titles[index] ?? ""
      return Item(
        id: slugs.take(Slugs.slug(from: title) ?? UntitledItem(kind: kind, number: index + 1).id), title: title)
    }
  }

  private static func cards(_ cards: [ChampionDocument.Card]) -> [WrittenValue] {
    var slugs = Slugs()
    return cards.enumerated().map { index, card in
      let names = [card.values["header"], card.values["text"], card.values["code"]]
      let slug = names.lazy.compactMap { $0?.string.flatMap { Slugs.slug(from: $0) } }.first
      let id = slugs.take(slug ?? "card-\(index + 1)")
      let heading: [WrittenValue.Entry] = [.init("id", .text(id)), .init("type", .text(card.kind.rawValue))]
      return .mapping(heading + card.values.members.map { .init($0.key, written($0.value)) })
    }
  }

  private static func written(_ value: JSONValue) -> WrittenValue {
    if let text = value.string { return .content(text) }
    if let number = value.integer { return .number(number) }
    return .list((value.array ?? []).map(written))
  }
}
