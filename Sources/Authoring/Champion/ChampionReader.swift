internal import CurriculumBundle
internal import Diagnostics
internal import JSON

/// Reads a JSON file of Champion's, whatever its layout, and reports everything in it that is not known.
struct ChampionReader {
  var shape = ChampionShape()
  private var findings = BoundedDiagnostics(most: 100)
  private var isStepSeen = false
  private var isEpisodeSeen = false
  private var stepTitle: ChampionShape.TitleKey?
  private var episodeTitle: ChampionShape.TitleKey?
  private let file: String
  private let places: JSONPlaces

  private init(_ source: SourceText) {
    file = source.path
    places = JSONPlaces(source.bytes)
  }

  /// The document, or nil when anything is wrong with it.
  static func read(_ source: SourceText) -> (document: ChampionDocument?, diagnostics: [Diagnostic]) {
    switch JSONReader.read(source.bytes) {
    case .failure(let error):
      let place = Location(source.path, .at(error.offset))
      let help = "mend the JSON at line \(error.line), column \(error.column)"
      return (nil, [ImportFinding.notJSON.finding(at: place, error.message, help: help)])
    case .success(let value):
      var reader = ChampionReader(source)
      let document = reader.document(value)
      if reader.findings.isEmpty { reader.reportEmptiness(of: document) }
      return (reader.findings.isEmpty ? document : nil, reader.findings.inOrderOfReport)
    }
  }

  /// Nothing can be learnt where there is no card, and an episode without cards would not lint.
  private mutating func reportEmptiness(of document: ChampionDocument) {
    let episodes = document.steps.flatMap(\.episodes)
    if episodes.allSatisfy(\.cards.isEmpty) {
      report(JSONPath(), "there is no card in it", help: "name a file with cards")
    }
  }

  private mutating func document(_ value: JSONValue) -> ChampionDocument {
    var document = ChampionDocument()
    var (list, path) = (value, JSONPath())
    if let object = value.object {
      let title = titled(object, path, key: nil)
      (shape.wholeTitle, document.title) = (title.key, title.text)
      guard let level = ChampionShape.Level.allCases.last(where: { object[$0.rawValue] != nil }) else {
        report(path, "this object has none of the lists 'steps', 'episodes' and 'cards'", help: "give it one of them")
        return document
      }
      shape.outermost = level
      reportUnknownKeys(of: object, path, known: [level.rawValue], title.key, in: "the whole")
      list = object[level.rawValue] ?? .null
      path = path.key(level.rawValue)
    } else {
      shape.whole = .array
      shape.outermost = Self.level(of: value)
    }
    switch shape.outermost {
    case .steps: document.steps = elements(of: list, path).map { step($0.value, $0.path) }
    case .episodes: document.steps = [ChampionDocument.Step(episodes: episodes(list, path))]
    case .cards:
      let episode = ChampionDocument.Episode(cards: cards(list, path))
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
  private mutating func step(_ value: JSONValue, _ path: JSONPath) -> ChampionDocument.Step {
    settle(\.step, \.isStepSeen, value, path, others: "steps")
    guard let object = value.object else {
      return ChampionDocument.Step(episodes: episodes(value, path))
    }
    let title = titled(object, path, key: stepTitle)
    stepTitle = stepTitle ?? title.key
    reportUnknownKeys(of: object, path, known: ["episodes"], title.key, in: "a step")
    let list = required("episodes", of: object, path, in: "a step")
    return ChampionDocument.Step(title: title.text, episodes: list.map { episodes($0, path.key("episodes")) } ?? [])
  }

  private mutating func episodes(_ list: JSONValue, _ path: JSONPath) -> [ChampionDocument.Episode] {
    elements(of: list, path).map { episode($0.value, $0.path) }
  }

  private mutating func episode(_ value: JSONValue, _ path: JSONPath) -> ChampionDocument.Episode {
    settle(\.episode, \.isEpisodeSeen, value, path, others: "episodes")
    guard let object = value.object else { return ChampionDocument.Episode(cards: cards(value, path)) }
    let title = titled(object, path, key: episodeTitle)
    episodeTitle = episodeTitle ?? title.key
    reportUnknownKeys(of: object, path, known: ["cards"], title.key, in: "an episode")
    let list = required("cards", of: object, path, in: "an episode")
    return ChampionDocument.Episode(title: title.text, cards: list.map { cards($0, path.key("cards")) } ?? [])
  }

  private mutating func cards(_ list: JSONValue, _ path: JSONPath) -> [ChampionDocument.Card] {
    elements(of: list, path).compactMap { card($0.value, $0.path) }
  }

  /// Holds all items of a level to the layout of the first.
  private mutating func settle(
    _ layout: WritableKeyPath<ChampionShape, ChampionShape.Layout>, _ isSeen: WritableKeyPath<ChampionReader, Bool>,
    _ value: JSONValue, _ path: JSONPath, others: String
  ) {
    let found = value.object == nil ? ChampionShape.Layout.array : .object
    if self[keyPath: isSeen], shape[keyPath: layout] != found {
      let usual = shape[keyPath: layout] == .object ? "objects" : "arrays"
      report(path, "this is \(value.kind), but the \(others) before it are \(usual)", help: "write all \(others) alike")
    }
    if !self[keyPath: isSeen] { shape[keyPath: layout] = found }
    self[keyPath: isSeen] = true
  }
}

extension ChampionReader {
  private mutating func card(_ value: JSONValue, _ path: JSONPath) -> ChampionDocument.Card? {
    guard let object = value.object else {
      report(path, "this is \(value.kind), but a card is an object", help: "write a card: {\"type\": …}")
      return nil
    }
    guard let type = required("type", of: object, path, in: "a card") else { return nil }
    guard let word = type.string, let kind = CardKind(rawValue: word), let keys = ChampionCardKey.keys(of: kind) else {
      let names = ChampionCardKey.kinds.map(\.rawValue)
      let near = type.string.flatMap { nearestName(to: $0, among: names) }
      report(
        path.key("type"),
        type.string.map { "there is no type of card '\(shortened($0))'" } ?? "the type is \(type.kind)",
        help: near.map { "write \"\($0)\"" } ?? "write one of \(names.joined(separator: ", "))")
      return nil
    }
    reportUnknownKeys(of: object, path, known: keys.map(\.name) + ["type"], nil, in: "a card of type '\(word)'")
    var values = JSONObject()
    for key in keys {
      guard let value = required(key.name, of: object, path, in: "a card of type '\(word)'") else { continue }
      if let value = checked(value, key.type, path.key(key.name)) { values.append(key.name, value) }
    }
    return ChampionDocument.Card(kind: kind, values: values)
  }

  private mutating func checked(_ value: JSONValue, _ type: ChampionCardKey.ValueType, _ path: JSONPath) -> JSONValue? {
    switch type {
    case .text: return text(value, path).map { .string($0) }
    case .wholeNumber:
      if let whole = value.integer ?? value.number.flatMap({ Int(exactly: $0) }) { return .integer(whole) }
      report(path, "this is \(value.kind), but a whole number is wanted", help: "write digits without quotes")
      return nil
    case .texts:
      let texts = elements(of: value, path).compactMap { text($0.value, $0.path) }
      return .array(texts.map { .string($0) })
    }
  }

  private mutating func text(_ value: JSONValue, _ path: JSONPath) -> String? {
    if let text = value.string { return text }
    report(path, "this is \(value.kind), but text is wanted", help: "put it in double quotes")
    return nil
  }
}

extension ChampionReader {
  private mutating func elements(of list: JSONValue, _ path: JSONPath) -> [(value: JSONValue, path: JSONPath)] {
    guard let elements = list.array else {
      report(path, "this is \(list.kind), but an array is wanted", help: "put it in square brackets")
      return []
    }
    return elements.enumerated().map { ($1, path.index($0)) }
  }

  /// The title of an object, under the key that such objects have it or, for the first one, under any that is known.
  private mutating func titled(
    _ object: JSONObject, _ path: JSONPath, key: ChampionShape.TitleKey?
  ) -> (key: ChampionShape.TitleKey?, text: String?) {
    let keys = key.map { [$0] } ?? ChampionShape.TitleKey.allCases
    guard let key = keys.first(where: { object[$0.rawValue] != nil }) else { return (key, nil) }
    return (key, object[key.rawValue].flatMap { text($0, path.key(key.rawValue)) })
  }

  private mutating func required(
    _ key: String, of object: JSONObject, _ path: JSONPath, in item: String
  ) -> JSONValue? {
    if let value = object[key] { return value }
    report(path, "'\(key)' is missing in \(item)", help: "add \"\(key)\"")
    return nil
  }

  private mutating func reportUnknownKeys(
    of object: JSONObject, _ path: JSONPath, known: [String], _ title: ChampionShape.TitleKey?, in item: String
  ) {
    let known = known + (title.map { [$0.rawValue] } ?? [])
    for key in object.keys where !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      let near = nearestName(to: key, among: known)
      report(
        ImportFinding.unknownKey, path.key(key), "'\(shortened(key))' is not a key of \(item)",
        help: near.map { "write \"\($0)\"" }
          ?? "rename it or take it out; the keys are \(known.joined(separator: ", "))")
    }
  }

  private mutating func report(_ path: JSONPath, _ message: String, help: String) {
    report(ImportFinding.wrongShape, path, message, help: help)
  }

  private mutating func report(_ rule: RuleDescription, _ path: JSONPath, _ message: String, help: String) {
    let (file, places) = (file, places)
    func place() -> Location {
      let range = places.range(of: path)
      return Location(file, Span(range.lowerBound, range.upperBound))
    }
    findings.report(rule.finding(at: place(), "at '\(path)': \(message)", help: help))
  }
}
