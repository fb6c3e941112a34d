import CurriculumBundle
import JSON
import Serving

/// The progress of a learner whom an author wants to play.
struct StartingProgress {
  private let progress: LearnerProgress

  /// The progress that a request asks for.
  ///
  /// - Throws: `HTTPResponse.Failure` for one that asks for nobody known.
  init(_ content: PreviewContent, _ body: JSONValue) throws(HTTPResponse.Failure) {
    let item = ItemPath(body["path"]?.string ?? "")
    let episodes: [ItemPath]
    switch body["as"]?.string {
    case "nobody": episodes = []
    case "everything": episodes = content.rules.episodePaths
    case "before":
      let all = content.rules.episodePaths
      guard let end = all.firstIndex(where: { $0.isInside(item) || item.isInside($0) }) else {
        throw .notFound("there is no '\(item)'")
      }
      episodes = Array(all[..<end])
    default: throw .badRequest("'as' is nobody, everything or before")
    }
    var progress = LearnerProgress(
      accessCodes: episodes.isEmpty ? [] : content.rules.accessKeys)
    for path in episodes { content.episode(path).map { progress.finishWithAllStars($0.episode, at: path) } }
    self.progress = progress
  }

  /// `{"progress"}`.
  var json: JSONValue { ["progress": progress.json] }
}

extension LearnerProgress {
  /// Notes that an episode was done without a mistake.
  fileprivate mutating func finishWithAllStars(_ episode: Episode, at path: ItemPath) {
    finish(episode, at: path)
    for card in episode.cards where card.content.starCount > 0 {
      earn(StarCount.mostAtOnce, for: path.appending(card.id))
    }
  }
}
