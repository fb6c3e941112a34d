import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Explaining
import JSON
import Serving

/// What the workbench shows an author of one card: its place, its measures, its lines in the file, and its evidence.
struct AuthorView {
  private let path: ItemPath
  private let card: AuthoredCard
  private let episode: AuthoredEpisode
  private let content: PreviewContent
  private let links: EditorLinks
  private let isAbandoned: (@Sendable () -> Bool)?

  /// The card with a full id.
  ///
  /// - Parameter isAbandoned: Whether nobody waits for the view any more; nil where somebody always does.
  /// - Throws: `HTTPResponse.Failure` when there is none.
  init(
    _ path: ItemPath, in content: PreviewContent, _ links: EditorLinks,
    unless isAbandoned: (@Sendable () -> Bool)? = nil
  ) throws(HTTPResponse.Failure) {
    self.path = path
    (card, episode) = try content.card(path)
    self.content = content
    self.links = links
    self.isAbandoned = isAbandoned
  }

  /// `{"place", "meters", "sections", "summary", "yaml"}`.
  var json: JSONValue {
    let limits = content.authored.settings.limits
    // Of a quiz each question has evidence of its own.
    let proven = content.planner.prove(card, at: path, in: episode, limits: limits, unless: isAbandoned).cards
    let proofs = proven.map { entry in
      EvidenceView(
        summary: EvidenceSummary(entry.evidence, of: entry.card, in: episode.locale),
        name: proven.count > 1 ? entry.card.card.id : nil)
    }
    let unproven = proofs.flatMap(\.summary.unproven)
    return [
      "place": place, "meters": .array(meters(limits)), "sections": .array(proofs.flatMap(\.sections)),
      "summary": [
        "programs": .integer(proofs.reduce(0) { $0 + $1.summary.evidence.programs }),
        "steps": .integer(proofs.reduce(0) { $0 + $1.summary.evidence.steps }),
        "unproven": .strings(unproven),
      ],
      "yaml": yaml,
    ]
  }

  private var span: Span { card.span }

  private var firstLine: Int { card.document.lines.position(of: span.start).line }

  private var place: JSONValue {
    [
      "file": .string(card.document.source.path), "line": .integer(firstLine),
      "links": links.json(path: card.document.path, line: firstLine),
    ]
  }

  /// The card's own lines in the file, whole.
  private var yaml: JSONValue {
    let lines = card.document.lines
    let whole = Span(lines.start(ofLine: firstLine - 1), span.end)
    return ["text": .string(card.document.source.text(in: whole)), "firstLine": .integer(firstLine)]
  }

  /// How much of a phone's room its parts take.
  private func meters(_ limits: LintLimits) -> [JSONValue] {
    let shown = card.card.content
    let code = shown.code ?? shown.codePieces.map(\.code).joined(separator: "\n")
    let widest = code.split(separator: "\n").map { String($0).columns }.max()
    let longestAnswer = shown.choices?.answers.map(\.count).max()
    let all: [(name: String, value: Int?, limit: Int, unit: String)] = [
      ("Heading", shown.header?.count, limits.header, "characters"),
      ("Text", shown.text?.count, limits.cardText, "characters"),
      ("Longest answer", longestAnswer, limits.answer, "characters"),
      ("Widest line of code", widest, limits.codeWidth, "columns"),
      (
        "Lines of code", code.isEmpty ? nil : code.split(separator: "\n", omittingEmptySubsequences: false).count,
        limits.codeLines, "lines"
      ),
    ]
    return all.compactMap { meter in
      meter.value.map {
        [
          "name": .string(meter.name), "value": .integer($0), "limit": .integer(meter.limit),
          "unit": .string(meter.unit),
        ]
      }
    }
  }
}
