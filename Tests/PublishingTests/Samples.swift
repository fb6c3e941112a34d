import CurriculumBundle
import Foundation
import Publishing

/// Curricula to publish.
enum Samples {
  static func curriculum(text: String = "You can print.", minimumClient: String = "1.0.0") -> Curriculum {
    Curriculum(
      title: "Champion", locale: "en", minimumClient: minimumClient,
      modules: [training(text: text), module("first-step", requires: [ItemPath("training")])])
  }

  static func training(text: String) -> Module {
    let question = QuestionCard(text: "Is 0.1 + 0.2 equal to 0.3? ☃", answers: ["yes", "no"], correctAnswerIndex: 1)
    let hello = Episode(
      id: "say-hello", title: "Say hello", difficulty: .easy, teaches: ["python.call.print"],
      cards: [
        Card(id: "quiz", content: .question(question)),
        Card(id: "done", formerly: ["end"], content: .finished(FinishedCard(header: "Well done", text: text))),
      ])
    let again = Episode(
      id: "again", title: "Again", requires: [ItemPath("training/printing")], cards: [])
    return Module(
      id: "training", title: "Training", summary: "First words.", language: "python", difficulty: 1,
      blocks: [
        Block(id: "printing", title: "Printing", episodes: [hello]),
        Block(id: "more", title: "More", episodes: [again]),
      ])
  }

  static func module(_ id: String, requires: [ItemPath] = []) -> Module {
    let card = Card(id: "run", content: .executor(ExecutorCard(text: "Run it.", code: "print(5)", result: "5")))
    let episode = Episode(id: "numbers", title: "Numbers", cards: [card])
    return Module(
      id: id, title: "First Step", summary: "Numbers.", language: "python", requires: requires,
      blocks: [Block(id: "numbers", title: "Numbers", episodes: [episode])])
  }

  static func bundle(text: String = "You can print.") throws -> PublishedBundle {
    try PublishedBundle(curriculum(text: text))
  }

  static func stamp(_ version: String, sourceDate: Int? = nil) -> ReleaseStamp {
    ReleaseStamp(
      version: SemanticVersion(version) ?? SemanticVersion(0, 0, 0), sourceRevision: "abc", toolVersion: "0.1.0",
      created: sourceDate.map(ReleaseStamp.text))
  }
}

extension PublishedBundle {
  /// All files with their bytes.
  func files() throws -> [PublishedFile] { try contents.map { try $0.file() } }
}

extension PublishedHistory {
  /// A history of manifests, of which the last is current if no other is named.
  static func kept(_ kept: [Manifest]) throws -> PublishedHistory { try self.kept(kept, current: kept.last) }

  static func kept(_ kept: [Manifest], current: Manifest?) throws -> PublishedHistory {
    try PublishedHistory(
      channels: current.map { [PublishedFile(path: Manifest.path, bytes: try PublishedFile(kept: $0).bytes)] } ?? [],
      kept: kept.map { try PublishedFile(kept: $0) })
  }
}

extension PublishedFile {
  /// A manifest as it is kept under its version.
  init(kept manifest: Manifest) throws {
    self.init(path: manifest.keptPath, bytes: Array(try JSONEncoder().encode(manifest)))
  }
}
