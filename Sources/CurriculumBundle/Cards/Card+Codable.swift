// A card is one flat object: `id`, `type`, and the keys of its kind.
extension Card: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, type, formerly, language
  }

  /// Reads a card; one of a kind that this app does not know, or to be run in a language that it does not, becomes
  /// `unsupported`, so that newer content never stops it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    formerly = try container.decodeIfPresent([String].self, forKey: .formerly) ?? []
    let type = try container.decode(String.self, forKey: .type)
    let language = try container.decodeIfPresent(String.self, forKey: .language)
    let kind = CardKind(rawValue: type).flatMap { $0.canBeWritten(in: language) ? $0 : nil }
    content = try kind?.payload?.init(from: decoder).cardContent ?? .unsupported(kind: type)
  }

  /// Writes a card.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !formerly.isEmpty { try container.encode(formerly, forKey: .formerly) }
    try container.encode(content.kindName, forKey: .type)
    try content.payload?.encode(to: encoder)
  }
}

extension CardKind {
  /// Whether this app can do with a card of the kind what it must, when its language is this one.
  fileprivate func canBeWritten(in language: String?) -> Bool {
    switch demand {
    case .run, .program: language.map { ProgramLanguage(rawValue: $0) != nil } ?? true
    case .nothing, .answer: true
    }
  }
}
