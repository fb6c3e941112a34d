import JSON

/// A text that changed between two releases, or a list or a number written as in a file.
///
/// Of a long text only the part around the first difference is kept, which bounds the length of a release's report.
public struct ChangedText: Sendable, Hashable {
  /// The key that has it: `text`, `answers`.
  public let key: String
  /// The text before; nil where there was none.
  public let old: String?
  /// The text now; nil where there is none.
  public let new: String?

  /// The most characters that are kept of a text.
  public static let mostCharacters = 240
  /// The number of unchanged characters that are kept before the first difference, for orientation.
  private static let lead = 60

  /// A text before and now.
  init(_ key: String, _ old: String?, _ new: String?) {
    self.key = key
    let common = zip(old ?? "", new ?? "").prefix { $0 == $1 }.count
    let start = common > Self.lead ? common - Self.lead / 2 : 0
    self.old = old.map { Self.excerpt(of: $0, from: start) }
    self.new = new.map { Self.excerpt(of: $0, from: start) }
  }

  /// A value of a card before and now.
  init(_ key: String, _ old: JSONValue?, _ new: JSONValue?) {
    self.init(key, old.map(Self.text), new.map(Self.text))
  }

  private static func excerpt(of text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let end = rest.prefix(mostCharacters)
    return (start > 0 ? "…" : "") + end + (end.endIndex < rest.endIndex ? "…" : "")
  }

  private static func text(of value: JSONValue) -> String {
    value.string ?? String(decoding: CanonicalJSON.bytes(of: value), as: UTF8.self)
  }
}
