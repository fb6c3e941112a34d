import Authoring
import CurriculumBundle
import Diagnostics
import Grading
import JSON
import Linting
import Serving
import Support

/// An episode with all its cards.
struct EpisodeView {
  private let path: ItemPath
  /// The episode; nil where nothing of its file can be read.
  private let episode: AuthoredEpisode?
  private let content: PreviewContent

  /// The episode with a full id.
  ///
  /// - Throws: `HTTPResponse.Failure` when there is none.
  init(_ path: String, in content: PreviewContent) throws(HTTPResponse.Failure) {
    self.path = ItemPath(path)
    self.content = content
    episode = content.episode(self.path)
    guard episode != nil || firstError != nil else { throw .notFound("there is no episode '\(path)'") }
  }

  /// `{"path", "title", "banner", "cards": […], "error"}`.
  var json: JSONValue {
    guard let episode else {
      return .members(["path": .string(path.description), "title": "", "cards": [], "error": error])
    }
    let shown = episode.episode
    return .members([
      "path": .string(episode.path.description), "title": .string(shown.title),
      "banner": shown.banner.map(EpisodeImageView.json),
      "summary": shown.summary.map { .string($0) }, "difficulty": shown.difficulty.map { .string($0.rawValue) },
      "language": .string(episode.language), "possibleStars": .integer(shown.starCount), "error": error,
      "cards": .array(
        episode.cards.map { card in
          CardView(
            card.card, at: episode.path.appending(card.card.id), language: episode.language,
            library: episode.library, elements: content.authored.header.elements,
            hasSolution: card.shownSolution != nil, revision: card.revision
          ).json
        }),
    ])
  }

  /// What keeps the file from being read whole; nil where nothing does.
  private var error: JSONValue? {
    guard episode?.isComplete != true, let finding = firstError else { return nil }
    let file = finding.location.file
    return .members([
      "message": .string(finding.message), "file": .string(file),
      "line": content.line(of: finding.location).map { .integer($0) },
    ])
  }

  /// The first error met while its file was read.
  private var firstError: Diagnostic? {
    content.findings.first { finding in
      AllRules.readingErrors.contains(finding.code)
        && content.document(finding.location.file)?.path == "\(path).yaml"
    }
  }
}

extension AuthoredCard {
  /// What changes with its lines in the file.
  fileprivate var revision: String {
    StableHash.of(document.source.bytes[span.start..<span.end]).hexadecimal
  }

  /// A program that solves its task, as text, for a learner who asks for it; nil where the author keeps it.
  var shownSolution: String? {
    guard let shown = card.content.task, let solution = task?.revealedSolution else { return nil }
    return TaskProgram(solution, for: shown).text
  }
}
