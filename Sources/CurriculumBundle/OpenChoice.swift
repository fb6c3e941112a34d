/// A word among several, to which newer content may add: one that this app does not know reads as if it were left out.
protocol OpenChoice: Decodable, RawRepresentable where RawValue == String {}

extension Asks: OpenChoice {}
extension CodeLanguage: OpenChoice {}
extension Collecting: OpenChoice {}
extension Difficulty: OpenChoice {}
extension EpisodeOrder: OpenChoice {}
extension LevelEnd: OpenChoice {}
extension OpeningOrder: OpenChoice {}
extension Visibility: OpenChoice {}

extension KeyedDecodingContainer {
  /// The word at a key; nil when it is left out or not known.
  ///
  /// The compiler prefers this to the general one where it writes `init(from:)`.
  func decodeIfPresent<Choice: OpenChoice>(_ type: Choice.Type, forKey key: Key) throws -> Choice? {
    try decodeIfPresent(String.self, forKey: key).flatMap(Choice.init(rawValue:))
  }
}
