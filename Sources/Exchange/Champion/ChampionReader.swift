import Authoring
import CurriculumBundle
import Diagnostics
import JSON

/// Reads a JSON file of Champion's, whatever its layout, and reports everything in it that is not known.
struct ChampionReader {
  private var shape = ChampionShape()
  private var isStepSeen = false
  private var isEpisodeSeen = false
  private var stepTitle: ChampionShape.TitleKey?
  private var episodeTitle: ChampionShape.TitleKey?

  /// The document, or nil when anything is wrong with it.
  static func read(_ source: SourceText) -> (document: ChampionDocument?, diagnostics: [Diagnostic]) {
    let foreign = ForeignDocument(source, unknownKeys: .refused)
    var reader = ChampionReader()
    let root = foreign.root?.spelled(ChampionFormat.keys)
    let document = root.map { reader.document($0) }
    if let root, let document, !foreign.hasErrors { reportEmptiness(of: document, root) }
    if let root, !TextLimit.isKept(by: [source]) { _ = root.reportLongTexts() }
    return (foreign.hasErrors ? nil : document, foreign.diagnostics)
  }

  /// Nothing can be learned without cards, and an episode without cards would not lint.
  private static func reportEmptiness(of document: ChampionDocument, _ root: ForeignValue) {
    let episodes = document.steps.flatMap(\.episodes)
    if episodes.allSatisfy(\.cards.isEmpty) {
      root.reportWrong("there is no card in it", help: "name a file with cards")
    }
  }

  private mutating func document(_ value: ForeignValue) -> ChampionDocument {
    var document = ChampionDocument()
    var list = value
    if value.value.object != nil, let object = value.anyObject("the whole") {
      let title = titled(object, key: nil)
      (shape.wholeTitle, document.title) = (title.key, title.text)
      guard let level = ChampionShape.Level.allCases.last(where: { object.member($0.rawValue) != nil }) else {
        value.reportWrong(
          "this object has none of the lists 'steps', 'episodes' and 'cards'", help: "give it one of them")
        return document
      }
      shape.outermost = level
      object.reportUnknown(besides: [level.rawValue], title.key)
      list = object.member(level.rawValue) ?? value
    } else {
      shape.whole = .array
      shape.outermost = Self.level(of: value.value)
    }
    switch shape.outermost {
    case .steps: document.steps = (list.elements ?? []).map { step($0) }
    case .episodes: document.steps = [ChampionDocument.Step(episodes: episodes(list))]
    case .cards:
      let episode = ChampionDocument.Episode(cards: cards(list))
      document.steps = [ChampionDocument.Step(episodes: [episode])]
    }
    if let stepTitle { shape.stepTitle = stepTitle }
    if let episodeTitle { shape.episodeTitle = episodeTitle }
    document.shape = shape
    return document
  }

  /// What a bare list holds, told by its first element.
  private static func level(of list: JSONValue) -> ChampionShape.Level {
    guard let first = list[0] else { return .cards }
    if let object = first.object {
      return object["episodes"] != nil ? .steps : object["cards"] != nil ? .episodes : .cards
    }
    guard case .array(let inner) = first else { return .cards }
    guard let innermost = inner.first else { return .episodes }
    return innermost.array != nil || innermost["cards"] != nil ? .steps : .episodes
  }
}

extension ChampionReader {
  private mutating func step(_ value: ForeignValue) -> ChampionDocument.Step {
    settle(\.step, \.isStepSeen, value, others: "steps")
    guard value.value.object != nil, let object = value.anyObject("a step") else {
      return ChampionDocument.Step(episodes: episodes(value))
    }
    let title = titled(object, key: stepTitle)
    stepTitle = stepTitle ?? title.key
    object.reportUnknown(besides: ["episodes"], title.key)
    let list = object.required("episodes")
    return ChampionDocument.Step(title: title.text, episodes: list.map { episodes($0) } ?? [])
  }

  private mutating func episodes(_ list: ForeignValue) -> [ChampionDocument.Episode] {
    (list.elements ?? []).map { episode($0) }
  }

  private mutating func episode(_ value: ForeignValue) -> ChampionDocument.Episode {
    settle(\.episode, \.isEpisodeSeen, value, others: "episodes")
    guard value.value.object != nil, let object = value.anyObject("an episode") else {
      return ChampionDocument.Episode(cards: cards(value))
    }
    let title = titled(object, key: episodeTitle)
    episodeTitle = episodeTitle ?? title.key
    object.reportUnknown(besides: ["cards"], title.key)
    return ChampionDocument.Episode(title: title.text, cards: object.required("cards").map { cards($0) } ?? [])
  }

  private func cards(_ list: ForeignValue) -> [ChampionDocument.Card] { (list.elements ?? []).compactMap(card) }

  /// Holds all items of a level to the layout of the first.
  private mutating func settle(
    _ layout: WritableKeyPath<ChampionShape, ChampionShape.Layout>, _ isSeen: WritableKeyPath<ChampionReader, Bool>,
    _ value: ForeignValue, others: String
  ) {
    let found = value.value.object == nil ? ChampionShape.Layout.array : .object
    if self[keyPath: isSeen], shape[keyPath: layout] != found {
      let usual = shape[keyPath: layout] == .object ? "objects" : "arrays"
      value.reportWrong(
        "this is \(value.value.kind), but the \(others) before it are \(usual)", help: "write all \(others) alike")
    }
    if !self[keyPath: isSeen] { shape[keyPath: layout] = found }
    self[keyPath: isSeen] = true
  }

  /// The title of an object, under the key that such objects have it or, for the first one, under any that is known.
  private func titled(
    _ object: ForeignObject, key: ChampionShape.TitleKey?
  ) -> (key: ChampionShape.TitleKey?, text: String?) {
    let keys = key.map { [$0] } ?? ChampionShape.TitleKey.allCases
    guard let key = keys.first(where: { object.member($0.rawValue) != nil }) else { return (key, nil) }
    return (key, object.member(key.rawValue)?.anyText)
  }
}

extension ChampionReader {
  private func card(_ value: ForeignValue) -> ChampionDocument.Card? {
    let type = value.anyObject("a card")?.required("type")
    guard let word = type?.word("type of card", among: ChampionCardKey.kinds.map(\.rawValue)),
      let kind = CardKind(rawValue: word), let keys = ChampionCardKey.keys(of: kind)
    else { return nil }
    guard let object = value.object("a card of type '\(word)'", keys: keys.map(\.name) + ["type"]) else { return nil }
    var values = JSONObject()
    for key in keys {
      let member = object.member(key.name) ?? object.required(key.name)
      if let value = member.flatMap({ checked($0, key.type) }) { values.append(key.name, value) }
    }
    return ChampionDocument.Card(kind: kind, values: values)
  }

  private func checked(_ value: ForeignValue, _ type: ChampionCardKey.ValueType) -> JSONValue? {
    switch type {
    case .text: value.anyText.map { .string($0) }
    case .code: value.anyCode.map { .string($0) }
    case .wholeNumber: value.wholeNumber(.min ... .max).map { .integer($0) }
    case .texts: value.elements.map { .texts($0.compactMap(\.anyText)) }
    }
  }
}

extension ForeignObject {
  fileprivate func reportUnknown(besides known: [String], _ title: ChampionShape.TitleKey?) {
    reportUnknown(besides: known + (title.map { [$0.rawValue] } ?? []))
  }
}
