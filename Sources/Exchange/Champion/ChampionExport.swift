import Authoring
import CurriculumBundle
import Diagnostics
import JSON

/// Lays a curriculum out as Champion's JSON.
struct ChampionExport {
  private(set) var diagnostics: [Diagnostic] = []
  private let shape: ChampionShape

  /// The JSON, and what it cannot carry.
  static func json(of authored: AuthoredCurriculum) -> (json: JSONValue, diagnostics: [Diagnostic]) {
    var export = ChampionExport(shape: shape(of: authored))
    let json = export.whole(authored)
    return (json, export.diagnostics)
  }

  /// The layout of an export: that of the import, if it still holds the whole.
  static func shape(of authored: AuthoredCurriculum) -> ChampionShape {
    var shape = authored.champion
    // A layout of fewer levels than the curriculum has grown to would lose its order.
    if shape.outermost == .cards, authored.episodes.count != 1 { shape.outermost = .episodes }
    if shape.outermost == .episodes, authored.modules.count != 1 { shape.outermost = .steps }
    return shape
  }

  private init(shape: ChampionShape) { self.shape = shape }

  private mutating func whole(_ authored: AuthoredCurriculum) -> JSONValue {
    let list: JSONValue
    switch shape.outermost {
    case .steps: list = .array(authored.modules.enumerated().map { step($1, number: $0 + 1) })
    case .episodes: list = episodes(authored.episodes)
    case .cards: list = cards(authored.episodes)
    }
    guard shape.whole == .object else { return list }
    let title = shape.wholeTitle.map { ($0, authored.header.title) }
    return Self.object(title, shape.outermost, list)
  }

  private mutating func step(_ module: AuthoredModule, number: Int) -> JSONValue {
    let list = episodes(module.blocks.flatMap(\.episodes))
    guard shape.step == .object else { return list }
    let untitled = UntitledItem(kind: .step, number: number)
    let isUntitled = module.header.title == untitled.title && module.header.id == untitled.id
    return Self.object(isUntitled ? nil : (shape.stepTitle, module.header.title), .episodes, list)
  }

  private mutating func episodes(_ episodes: [AuthoredEpisode]) -> JSONValue {
    .array(
      episodes.enumerated().map { index, authored in
        let list = cards([authored])
        guard shape.episode == .object else { return list }
        let untitled = UntitledItem(kind: .episode, number: index + 1)
        let isUntitled = authored.header.title == untitled.title && authored.header.id == untitled.id
        return Self.object(isUntitled ? nil : (shape.episodeTitle, authored.header.title), .cards, list)
      })
  }

  private mutating func cards(_ episodes: [AuthoredEpisode]) -> JSONValue {
    var cards: [JSONValue] = []
    for episode in episodes {
      for authored in episode.cards {
        reportLosses(authored, inModuleOf: episode.language)
        if let card = Self.card(authored.card.content) { cards.append(card) }
      }
    }
    return .array(cards)
  }

  private static func object(
    _ title: (key: ChampionShape.TitleKey, text: String)?, _ level: ChampionShape.Level, _ list: JSONValue
  ) -> JSONValue {
    var object = JSONObject()
    if let title { object.append(title.key.rawValue, .string(title.text)) }
    object.append(level.rawValue, list)
    return .object(object)
  }
}

extension ChampionExport {
  /// The card as Champion has it; nil for a kind that Champion does not have.
  private static func card(_ content: CardContent) -> JSONValue? {
    guard let keys = content.kind.flatMap(ChampionCardKey.keys) else { return nil }
    var object = JSONObject()
    object.append("type", .string(content.kindName))
    for key in keys {
      if let value = key.value(content) { object.append(key.name, value) }
    }
    return .object(object)
  }

  private mutating func reportLosses(_ authored: AuthoredCard, inModuleOf module: String) {
    let content = authored.card.content
    if Self.card(content) == nil {
      let fact =
        content.task == nil
        ? "Champion has no card of type '\(content.kindName)'" : "Champion's learners write no programs"
      diagnostics.append(
        ExchangeFindings.lostInExport.finding(
          at: authored.typeLocation, "\(fact), so the card '\(authored.card.id)' is left out",
          help: "put an `executor` that runs a solution, or a question, beside it for Champion's learners"))
    }
    guard case .executor(let card) = content else { return }
    let language = card.language?.rawValue ?? module
    let fields = authored.fields
    if language != CodeLanguage.python.rawValue {
      diagnostics.append(
        ExchangeFindings.lostInExport.finding(
          at: fields.question.language.map { authored.location(of: $0) } ?? authored.location(of: fields.code),
          "Champion runs Python alone, so it would run the \(language) code of '\(authored.card.id)' as Python",
          help: "write the program in Python, or take the card out of the export"))
    }
    guard card.input != nil else { return }
    diagnostics.append(
      ExchangeFindings.lostInExport.finding(
        at: authored.location(of: authored.fields.input),
        "'input' has no place in Champion's JSON, so the app would ask for nothing",
        help: "write a program that reads nothing, or take the card out of the export"))
  }
}
