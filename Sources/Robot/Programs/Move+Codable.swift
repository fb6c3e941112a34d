extension Move: Codable {
  private enum CodingKeys: String, CodingKey { case card, count, condition }

  /// Reads `{"card": "repeat", "count": 3}`, `{"card": "while", "condition": "not wall ahead"}`, `{"card": "forward"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let word = try container.decode(Word.self, forKey: .card)
    let words: [String?] = [
      word.rawValue, try container.decodeIfPresent(Int.self, forKey: .count).map(String.init),
      try container.decodeIfPresent(String.self, forKey: .condition),
    ]
    switch Move.read(words.compactMap { $0 }.joined(separator: " ")) {
    case .success(let move): self = move
    case .failure(let problem):
      throw DecodingError.dataCorruptedError(forKey: .card, in: container, debugDescription: problem.message)
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(word, forKey: .card)
    switch self {
    case .repeat(let count): try container.encode(count, forKey: .count)
    case .while(let condition), .if(let condition): try container.encode(condition.name, forKey: .condition)
    case .forward, .left, .right, .jump, .collect, .else, .end, .routine, .call: break
    }
  }
}
