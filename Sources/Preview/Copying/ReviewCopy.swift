import Authoring
import CurriculumBundle
import JSON
import Serving

/// The learner's side of a curriculum as files that need no server: for a review by people who have no Hornbook.
///
/// Everything in it is unlocked, and answers are graded by the page from an ``AnswerSheet`` for each card. Programs of
/// a learner are not run, which the page says; what the card's own programs print is in the copy.
public struct ReviewCopy {
  private let content: PreviewContent
  private let host: any PreviewHost

  /// A copy of what was read.
  public init(_ content: PreviewContent, host: any PreviewHost) {
    self.content = content
    self.host = host
  }

  /// By this line in its page a copy that was made before is known.
  public static let mark = "<meta name=\"generator\" content=\"hornbook preview --export\">"

  /// The path of the page to open.
  public static let page = "index.html"

  /// The names of all that is in the copy's own folder.
  public static let topNames: Set<String> = [page, "pages", "data", "pictures", "assets"]

  /// Hands the files over one after another.
  ///
  /// - Parameter take: Takes the path of a file below the copy's folder, with `/` between names, and its bytes.
  /// - Throws: What `take` throws, and `CopyFailure` for an image that cannot be read.
  public func write(_ take: (String, [UInt8]) throws -> Void) throws {
    var pictures = CopiedPictures(content)
    try take(Self.page, Array(html.utf8))
    for (name, text) in Pages.texts where name.hasSuffix(".css") || name.hasSuffix(".svg") {
      try take("pages/\(name)", Array(text.utf8))
    }
    try take("pages/learn.js", Array(Self.script.utf8))
    try take("data/curriculum.js", Self.assignment("hornbookCopy", try pictures.copied(data)))
    for episode in content.authored.episodes {
      let path = episode.path.description
      let value = try pictures.copied(try data(of: episode))
      try take("data/episodes/\(path).js", Self.assignment("hornbookCopy.episodes[\"\(path)\"]", value))
    }
    for (path, picture) in pictures.files.sorted(by: { $0.key < $1.key }) { try take(path, Array(picture.utf8)) }
    for image in content.authored.assets where image.image != nil {
      guard let asset = host.asset(at: image.path) else { throw CopyFailure(image: image.path) }
      try take(image.path, asset.bytes)
    }
  }

  /// The learner's page with what takes the server's place.
  private var html: String {
    let lines = Pages.texts["learn.html", default: ""].split(separator: "\n").map { line -> String in
      if line.contains("hornbook-token") { return "\(Self.policy)\n\(Self.mark)" }
      if line.hasPrefix("<script") {
        return "<script defer src=\"data/curriculum.js\"></script>\n<script defer src=\"pages/learn.js\"></script>"
      }
      if line.hasPrefix("<body") { return "\(line)\n\(Self.note)" }
      return String(line).replacing("\"/pages/", with: "\"pages/")
    }
    let title = content.authored.header.title
    return PreviewSite.filled(lines.joined(separator: "\n") + "\n", token: "", curriculum: title)
  }

  private static let policy = """
    <meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; form-action 'none'; base-uri 'none'">
    """

  private static let note = """
    <aside class="copy-note" aria-label="About this copy">This is a copy for review. Everything is unlocked, and \
    answers are graded; programs that you write are not run.</aside>
    """

  private static let script = JoinedScript(
    from: "copy.js", of: Pages.texts, standIns: ["server.js": "copy-server.js", "live.js": "copy-live.js"]
  ).text

  private static func assignment(_ name: String, _ value: JSONValue) -> [UInt8] {
    Array("globalThis.\(name) = ".utf8) + CanonicalJSON.bytes(of: value) + Array(";\n".utf8)
  }

  /// What the page needs of the whole curriculum: the outline, and what its map is made of.
  private var data: JSONValue {
    let rules = content.rules
    let places = Dictionary(uniqueKeysWithValues: zip(rules.episodePaths, rules.episodePaths.indices))
    return [
      "outline": OutlineView(content).json, "episodes": [:],
      "map": .array(
        rules.items.map { item in
          .members([
            "path": .string(item.path.description), "cards": .integer(item.cardCount),
            "stars": .integer(item.starCount), "badge": item.badge.map(BadgeView.json),
            "isOptional": .bool(item.isOptional || item.path.parent.flatMap { rules[$0]?.isOptional } ?? false),
            "needs": .array(rules.episodesNeeded(for: item.path).compactMap { places[$0].map { .integer($0) } }),
          ])
        }),
    ]
  }

  private func data(of episode: AuthoredEpisode) throws(HTTPResponse.Failure) -> JSONValue {
    let shown = episode.episode
    return .members([
      "shown": try EpisodeView(episode.path.description, in: content).json, "sheets": .object(sheets(of: episode)),
      "solutions": .object(solutions(of: episode)),
      "starsByMistakes": starsByMistakes(of: shown),
    ])
  }

  /// The stars of an episode for 0, 1 and more wrong answers, the last for all that are more; nil where it has none.
  private func starsByMistakes(of episode: Episode) -> JSONValue? {
    if let count = episode.finishStars, episode.stars == nil { return [.integer(count)] }
    return episode.stars.map { stars in
      .array((0...max(stars.three, stars.two) + 1).map { .integer(stars.count(forMistakes: $0)) })
    }
  }

  /// The solutions that learners may ask for, by the full ids of their cards.
  private func solutions(of episode: AuthoredEpisode) -> JSONObject {
    var solutions = JSONObject()
    for card in episode.cards {
      guard let solution = card.shownSolution else { continue }
      solutions.append(episode.path.appending(card.card.id).description, .string(solution))
    }
    return solutions
  }

  /// The answer sheets of all cards, and of the questions of quizzes, by their full ids.
  private func sheets(of episode: AuthoredEpisode) -> JSONObject {
    var sheets = JSONObject()
    for card in episode.cards.lazy.map(\.card) {
      let path = episode.path.appending(card.id)
      sheets.append(path.description, AnswerSheet(card.content, module: episode.language).json)
      guard case .quiz(let quiz) = card.content else { continue }
      for question in quiz.questions {
        let sheet = AnswerSheet(question.content, module: episode.language)
        sheets.append(path.appending(question.id).description, sheet.json)
      }
    }
    return sheets
  }
}

/// An image that a copy should have cannot be read.
public struct CopyFailure: Error, Sendable {
  /// Its path below the curriculum's folder.
  public let image: String
}
