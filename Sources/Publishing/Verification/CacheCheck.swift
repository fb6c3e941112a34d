import Support

/// The caching that a server allows for published files, by their header `Cache-Control` (RFC 9111).
///
/// The files of channels change, and an old one hides a release; content never changes, and one that is not kept is
/// fetched in vain.
struct CacheCheck {
  /// One for each file that changes; `all` adds the one for content.
  private(set) var warnings: [SiteProblem] = []
  private var content: (first: String, header: String, others: Int)?

  /// Five minutes, in seconds: the longest that a changing file may be used without asking again.
  private static let longestForChanging = 300
  /// A day, in seconds: the shortest that content should be kept.
  private static let shortestForContent = 86_400

  /// Checks the header of a file that changes.
  mutating func checkChanging(_ path: String, _ header: String?) {
    guard let header, !Self.isFresh(header) else { return }
    let help = "send this file with `Cache-Control: no-cache`"
    warnings.append(
      header.isEmpty
        ? SiteProblem(path, "is sent without Cache-Control, so a cache may go on offering an old release", help: help)
        : SiteProblem(
          path, "is sent with 'Cache-Control: \(header)', so a cache may go on offering an old release", help: help))
  }

  /// Checks the header of a file that never changes.
  mutating func checkContent(_ path: String, _ header: String?) {
    guard let header, !Self.isKept(header) else { return }
    if content == nil { content = (path, header, 0) } else { content?.others += 1 }
  }

  /// All warnings, with one for content.
  var all: [SiteProblem] {
    guard let content else { return warnings }
    let files = content.others == 0 ? "" : " (and \(content.others) more of 'content/')"
    let sent = content.header.isEmpty ? "without Cache-Control" : "with 'Cache-Control: \(content.header)'"
    return warnings + [
      SiteProblem(
        content.first, "is sent \(sent)\(files), so apps may fetch again what never changes",
        help: "send all of 'content/' with `Cache-Control: public, max-age=31536000, immutable`")
    ]
  }

  /// `no-cache` and `no-store` are fine, as is an age of at most five minutes; `immutable` never is.
  private static func isFresh(_ header: String) -> Bool {
    let directives = directives(in: header)
    if directives.keys.contains("no-cache") || directives.keys.contains("no-store") { return true }
    guard let seconds = age(in: directives) else { return false }
    return seconds <= longestForChanging && !directives.keys.contains("immutable")
  }

  /// Without a `max-age`, a header promises nothing, so it counts as not kept.
  private static func isKept(_ header: String) -> Bool {
    let directives = directives(in: header)
    if directives.keys.contains("no-cache") || directives.keys.contains("no-store") { return false }
    return age(in: directives).map { $0 >= shortestForContent } ?? false
  }

  /// The longest that any cache may keep a file, in seconds.
  private static func age(in directives: [String: String]) -> Int? {
    ["max-age", "s-maxage"].compactMap { directives[$0].flatMap { Int($0) } }.max()
  }

  private static func directives(in header: String) -> [String: String] {
    let pairs = header.split(separator: ",").map { part in
      let sides = part.split(separator: "=", maxSplits: 1).map { side in
        String(side).trimmed(where: \.isWhitespace).lowercased()
      }
      return (sides.first ?? "", sides.count > 1 ? sides[1].filter { $0 != "\"" } : "")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
