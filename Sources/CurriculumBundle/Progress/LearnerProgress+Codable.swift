import JSON

// One object; lists are sorted, so that the same progress has the same text. Whatever is missing is empty, and what
// this app does not know stays as it is, so that an older app never loses what a newer one noted.
extension LearnerProgress: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let version = Key("version")
    static let finishedEpisodes = Key("finishedEpisodes")
    static let finishedCards = Key("finishedCards")
    static let stars = Key("stars")
    static let wrongAnswers = Key("wrongAnswers")
    static let questions = Key("questions")
    static let badges = Key("badges")
    static let accessCodes = Key("accessCodes")
    static let currentEpisode = Key("currentEpisode")
    static let lastActive = Key("lastActive")
    static let known: Set<String> = [
      "version", "finishedEpisodes", "finishedCards", "stars", "wrongAnswers", "questions", "badges", "accessCodes",
      "currentEpisode", "lastActive",
    ]
  }

  /// Reads what was done; a day that is none reads as if it were left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func paths(_ key: Key) throws -> Set<ItemPath> {
      Set(try container.decodeIfPresent([ItemPath].self, forKey: key) ?? [])
    }
    func byPath<Value: Decodable>(_ key: Key, _ type: Value.Type) throws -> [ItemPath: Value] {
      let values = try container.decodeIfPresent([String: Value].self, forKey: key) ?? [:]
      return Dictionary(values.map { (ItemPath($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    self.init(
      finishedEpisodes: try paths(.finishedEpisodes), finishedCards: try paths(.finishedCards),
      stars: try byPath(.stars, Int.self), wrongAnswers: try byPath(.wrongAnswers, Set<ExactText>.self),
      questions: try byPath(.questions, QuestionRecord.self), badges: try paths(.badges),
      accessCodes: try container.decodeIfPresent(Set<ExactText>.self, forKey: .accessCodes) ?? [],
      currentEpisode: try container.decodeIfPresent(ItemPath.self, forKey: .currentEpisode),
      lastActive: try container.decodeIfPresent(String.self, forKey: .lastActive).flatMap { CalendarDay($0) })
    version = max(version, try container.decodeIfPresent(Int.self, forKey: .version) ?? version)
    for key in container.allKeys where !Key.known.contains(key.stringValue) {
      other[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
    }
  }

  /// Writes what was done.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func texts(_ paths: Set<ItemPath>) -> [ExactText] { paths.map { ExactText($0.description) }.sorted() }
    // In the order of the ids, so that the same progress is written in the same bytes.
    func encode<Value: Encodable>(_ values: [ItemPath: Value], _ key: Key) throws {
      var members = container.nestedContainer(keyedBy: Key.self, forKey: key)
      for (path, value) in values.map({ (ExactText($0.key.description), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
        try members.encode(value, forKey: Key(path.text))
      }
    }
    try container.encode(version, forKey: .version)
    try container.encode(texts(finishedEpisodes), forKey: .finishedEpisodes)
    try container.encode(texts(finishedCards), forKey: .finishedCards)
    try encode(stars, .stars)
    try encode(wrongAnswers.mapValues { $0.sorted() }, .wrongAnswers)
    if !questions.isEmpty { try encode(questions, .questions) }
    try container.encode(texts(badges), forKey: .badges)
    try container.encode(accessCodes.sorted(), forKey: .accessCodes)
    try container.encodeIfPresent(currentEpisode, forKey: .currentEpisode)
    try container.encodeIfPresent(lastActive, forKey: .lastActive)
    for (key, value) in other { try container.encode(value, forKey: Key(key)) }
  }
}
