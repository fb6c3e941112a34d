import CurriculumBundle
import Diagnostics
import Evidence
import JSON

extension LanguageServer {
  /// `textDocument/codeLens`: run a card, see it as learners do, and how many learners see the episode next.
  func codeLenses(_ params: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (uri, curriculum, document) = try checked(params),
      let episode = curriculum.authored.episodes.first(where: { $0.document.path == document.path })
    else { return .array([]) }
    let text = document.text
    func lens(_ title: String, at offset: Int, _ command: ServerCommand, _ item: ItemPath) -> JSONValue {
      [
        "range": encoding.range(of: .at(offset), in: text),
        "command": command.json(title, arguments: [.string(uri.text), .string(item.description)]),
      ]
    }
    let top = document.start.span.start
    var lenses = [lens("Preview", at: top, .preview, episode.path)]
    if let learners = learners[curriculum.root] {
      let count = learners.next[episode.path] ?? 0
      let title = "\(count) of \(LearnerSample.count) simulated learners see this next"
      lenses.append(lens(title, at: top, .learners, episode.path))
    }
    for card in episode.cards {
      let path = episode.path.appending(card.card.id)
      let hasPrograms = card.withQuestions.contains { $0.card.content.hasPrograms }
      if hasPrograms { lenses.append(lens("Run", at: card.location.span.start, .run, path)) }
      lenses.append(lens("Preview", at: card.location.span.start, .preview, path))
    }
    return .array(lenses)
  }
}
