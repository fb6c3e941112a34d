import Authoring
import CurriculumBundle
import JSON

/// Lays a curriculum out as its files.
///
/// The keys are those that are published, since authors write the same, and those that stay at home.
struct WrittenCurriculum {
  private var files: [NewFile] = []
  private let schemas: String?

  /// Files in the order in which a learner meets what they hold, the images last.
  static func files(of draft: ExchangeDraft, schemas: String?) -> [NewFile] {
    var writer = WrittenCurriculum(schemas)
    let record = draft.record.entries
    let exchange = record.isEmpty ? [] : [WrittenValue.Entry(FieldKey.exchange.rawValue, .mapping(record))]
    writer.add("curriculum.yaml", .curriculum, draft.curriculum.header, draft.curriculum.modules.map(\.id), exchange)
    for module in draft.curriculum.modules { writer.add(module, isRead: draft.modulesToRead.contains(module.id)) }
    let assets = draft.assets.sorted { $0.key < $1.key }
    return writer.files + assets.map { NewFile($0.key, bytes: $0.value) }
  }

  private init(_ schemas: String?) { self.schemas = schemas }

  private mutating func add(_ module: ExchangeModule, isRead: Bool) {
    let reading = WrittenValue.Entry(FieldKey.teachesBy.rawValue, .text(TeachingWay.reading.rawValue))
    add(
      "\(module.id)/module.yaml", .module, module.header, module.blocks.map(\.id), before: isRead ? [reading] : [])
    for block in module.blocks {
      let folder = "\(module.id)/\(block.id)"
      add("\(folder)/block.yaml", .block, block.header, block.episodes.map(\.id))
      for episode in block.episodes {
        let own = PublishedKeys.members(of: episode.header).filter { $0.key != "id" }.map(Self.entry)
        let cards = WrittenValue.Entry(FieldKey.cards.rawValue, .list(episode.cards.map(Self.written)))
        files.append(NewFile("\(folder)/\(episode.id).yaml", .episode, schemas: schemas, own + [cards]))
      }
    }
  }

  /// A container, whose children are named by their ids.
  private mutating func add(
    _ path: String, _ kind: ContentFile, _ item: some Encodable, _ ids: [String],
    _ more: [WrittenValue.Entry] = [], before: [WrittenValue.Entry] = []
  ) {
    let list = kind.list.rawValue
    let own = PublishedKeys.members(of: item).filter { $0.key != "id" && $0.key != list }.map(Self.entry)
    files.append(
      NewFile(path, kind, schemas: schemas, own + before + [WrittenValue.Entry(list, .texts(ids))] + more))
  }

  /// A card; what stays at home of it is where the form of its kind has it.
  private static func written(_ card: ExchangeCard) -> WrittenValue {
    let own = PublishedKeys.members(of: card.card)
    let atHome = (card.task.map { PublishedKeys.members(of: $0) } ?? []).map(entry) + reason(of: own)
    guard !atHome.isEmpty, let kind = card.content.kind else { return .mapping(own.map(entry)) }
    let entries = own.map(entry) + atHome
    let order = CardForms.form(of: kind).fields.map(\.key)
    return .mapping(order.flatMap { key in entries.filter { $0.key == key } })
  }

  /// Why no run proves the key of a question that asks for something else than a run finds out.
  private static func reason(of members: [JSONObject.Member]) -> [WrittenValue.Entry] {
    let isConcept = members.contains { $0.key == FieldKey.asks.rawValue && $0.value == .string(Asks.concept.rawValue) }
    return isConcept ? [.init(FieldKey.because.rawValue, .content(importedReason))] : []
  }

  private static let importedReason = "it was imported, and its words do not say what a run could prove"

  /// Ids are slugs, which YAML takes for numbers where they look like one.
  private static func entry(_ member: JSONObject.Member) -> WrittenValue.Entry {
    if member.key == FieldKey.variants.rawValue, let variants = member.value.object {
      // They come in any order, and are written by their names.
      return .init(member.key, .mapping(variants.members.sorted { $0.key < $1.key }.map(entry)))
    }
    let id = member.key == "id" ? member.value.string : nil
    return .init(member.key, id.map { .text($0) } ?? written(member.value))
  }

  private static func written(_ value: JSONValue) -> WrittenValue {
    switch value {
    case .null: .asWritten("null")
    case .bool(let truth): .asWritten(truth ? "true" : "false")
    case .integer(let number): .number(number)
    case .double(let number): .asWritten("\(number.value)")
    case .string(let text): .content(text)
    case .array(let elements): .list(elements.map(written))
    case .object(let object): .mapping(object.members.map(entry))
    }
  }
}
