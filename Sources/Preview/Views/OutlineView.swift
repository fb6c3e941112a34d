import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting

/// The list of all that a curriculum has, with how much was found in each part.
struct OutlineView {
  private let content: PreviewContent
  private let counts: [ItemPath: FindingCounts]

  init(_ content: PreviewContent) {
    self.content = content
    var counts: [ItemPath: FindingCounts] = [:]
    for (finding, item) in zip(content.findings, content.items) {
      var holder = item
      while let path = holder {
        counts[path, default: FindingCounts()].add(finding.severity)
        holder = path.parent
      }
    }
    self.counts = counts
  }

  /// All of it: `{"version", "title", "modules": […], …}`.
  var json: JSONValue {
    let curriculum = content.authored.header
    return .members([
      "version": .integer(content.version),
      "title": .string(curriculum.title), "locale": .string(curriculum.locale),
      "direction": .string(Self.direction(of: curriculum.locale)),
      "dailyQuestion": .bool(curriculum.dailyQuestion ?? false),
      "reminders": curriculum.reminders.map { reminders in
        .array(reminders.map { ["days": .integer($0.days), "text": .string($0.text)] })
      },
      "modules": .array(content.authored.modules.map(module)),
      "findings": allCounts.json, "broken": .array(broken),
      "notProven": content.claims.unprovenInWords.map { .string($0) },
    ])
  }

  /// Whether something in it is another than in an older one, its version aside.
  ///
  /// To make both whole would take longer than to lint one file of a large curriculum.
  ///
  /// - Parameter changed: The episodes whose files say something else, or that are new or gone.
  func differs(from old: OutlineView, inEpisodes changed: [ItemPath]) -> Bool {
    counts != old.counts || allCounts != old.allCounts || broken != old.broken
      || content.claims != old.content.claims
      || content.listFiles != old.content.listFiles || content.unreadable != old.content.unreadable
      || changed.contains { content.episode($0).map(episode) != old.content.episode($0).map(old.episode) }
  }

  private var allCounts: FindingCounts { FindingCounts(content.findings.map(\.severity)) }

  private func module(_ authored: AuthoredModule) -> JSONValue {
    let module = authored.header
    return .members([
      "path": .string(module.id), "title": .string(module.title), "summary": .string(module.summary),
      "overview": module.overview.map { .string($0) }, "language": .string(module.language),
      "difficulty": module.difficulty.map { .integer($0) }, "minutes": module.minutes.map { .integer($0) },
      "isHidden": .bool(module.visibility == .hidden), "isFeatured": .bool(module.featured == true),
      "isDraft": .bool(authored.isDraft), "badge": module.badge.map(BadgeView.json),
      "findings": found(in: authored.path),
      "blocks": .array(authored.blocks.map(block)),
    ])
  }

  private func block(_ authored: AuthoredBlock) -> JSONValue {
    let block = authored.header
    return .members([
      "path": .string(authored.path.description), "title": .string(block.title),
      "overview": block.overview.map { .string($0) }, "isOptional": .bool(block.optional ?? false),
      "badge": block.badge.map(BadgeView.json), "findings": found(in: authored.path),
      "episodes": .array(
        content.episodesInOrder(of: authored).map { path in
          content.episode(path).map(episode) ?? unreadable(path)
        }),
    ])
  }

  /// An episode of which only the name of its file is known, and its title where it could be read before.
  private func unreadable(_ path: ItemPath) -> JSONValue {
    let title = content.formerTitles[path] ?? String(path.components.last ?? "")
    return [
      "path": .string(path.description), "title": .string(title), "isUnreadable": true,
      "isOptional": false, "findings": found(in: path), "cards": [],
    ]
  }

  private func episode(_ authored: AuthoredEpisode) -> JSONValue {
    let episode = authored.header
    return .members([
      "path": .string(authored.path.description), "title": .string(episode.title),
      "summary": episode.summary.map { .string($0) }, "difficulty": episode.difficulty.map { .string($0.rawValue) },
      "icon": episode.icon.map(EpisodeImageView.json),
      "isOptional": .bool(episode.optional ?? false), "findings": found(in: authored.path),
      "cards": .array(cards(of: authored)),
    ])
  }

  /// The cards in the order of the file, those included that cannot be read.
  private func cards(of authored: AuthoredEpisode) -> [JSONValue] {
    var cards: [JSONValue] = authored.cards.lazy.map(\.card).map { card in
      let path = authored.path.appending(card.id)
      return ["path": .string(path.description), "type": .string(card.content.kindName), "findings": found(in: path)]
    }
    for card in authored.unreadCards {
      let path = authored.path(of: card)
      let shown: JSONValue = .members([
        "path": .string(path.description), "title": card.id == nil ? .string("Card \(card.index + 1)") : nil,
        "isUnreadable": true, "findings": found(in: path),
      ])
      cards.insert(shown, at: min(card.index, cards.count))
    }
    return cards
  }

  private func found(in path: ItemPath) -> JSONValue { (counts[path] ?? FindingCounts()).json }

  /// What keeps files from being read as content.
  private var broken: [JSONValue] {
    let errors = zip(content.findings, content.findingIDs).filter { finding, _ in
      finding.severity == .error && AllRules.readingErrors.contains(finding.code)
    }
    return errors.map { finding, id in
      .members([
        "finding": .string(id), "file": .string(finding.location.file), "message": .string(finding.message),
        "line": content.line(of: finding.location).map { .integer($0) },
      ])
    }
  }

  /// The direction in which a language is written, by its subtag or script (BCP 47; Unicode's list of scripts).
  static func direction(of locale: String) -> String {
    let tags = locale.split(separator: "-").map { $0.lowercased() }
    let rightToLeft: Set = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]
    let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    if tags.dropFirst().contains(where: scripts.contains) { return "rtl" }
    return tags.first.map(rightToLeft.contains) ?? false ? "rtl" : "ltr"
  }
}

/// How many findings of each severity there are.
struct FindingCounts: Equatable {
  private var errors = 0
  private var warnings = 0
  private var notes = 0

  init(_ severities: [Severity] = []) { for severity in severities { add(severity) } }

  mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: notes += 1
    }
  }

  var json: JSONValue { ["error": .integer(errors), "warning": .integer(warnings), "note": .integer(notes)] }
}

/// A badge as pages show it.
enum BadgeView {
  static func json(_ badge: Badge) -> JSONValue { json(badge, of: nil) }

  /// A badge with the item for which it is given.
  static func json(_ badge: Badge, of item: ItemPath?) -> JSONValue {
    .members([
      "path": item.map { .string($0.description) }, "title": .string(badge.title),
      "image": badge.image.map { .string("/\($0)") },
    ])
  }
}

/// An image of an episode as pages show it: `{"src", "alt"}`.
enum EpisodeImageView {
  static func json(_ image: EpisodeImage) -> JSONValue {
    ["src": .string("/\(image.image)"), "alt": .string(image.alt)]
  }
}

extension PreviewContent {
  /// What the files say that list others: the curriculum's, the modules' and the blocks'.
  fileprivate var listFiles: [[UInt8]] {
    let documents = [authored.document].compactMap { $0 } + authored.modules.map(\.document)
    return (documents + authored.blocks.map(\.document)).map(\.source.bytes)
  }
}
