import Authoring
import CurriculumBundle
import JSON

/// Writes Swiftly's JSON.
enum SwiftlyWriter: DraftWriter {
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue {
    var chapters: [(path: ItemPath, members: [(String, JSONValue?)])] = []
    for (module, number) in zip(curriculum.modules, numbers(of: curriculum, export)) {
      chapters.append((ItemPath(module.id), chapter(module, number: number, &export)))
    }
    let title = export.wholeTitle(curriculum).map { JSONValue.string($0) }
    return ExchangeExport.object([("title", title), ("chapters", export.collection(chapters))])
  }

  /// The numbers that the chapters had in the JSON, where they still rise; their places in others.
  private static func numbers(of curriculum: ExchangeCurriculum, _ export: ExchangeExport) -> [Int] {
    let own = curriculum.modules.enumerated().map { export[ItemPath($1.id)]?.number ?? $0 + 1 }
    return zip(own, own.dropFirst()).allSatisfy { $0 < $1 } ? own : own.indices.map { $0 + 1 }
  }

  private static func chapter(
    _ module: ExchangeModule, number: Int, _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)] {
    var lessons: [(path: ItemPath, members: [(String, JSONValue?)])] = []
    var questions: [(path: ItemPath, members: [(String, JSONValue?)])] = []
    for block in module.blocks {
      for episode in block.episodes {
        let path = ItemPath(module.id).appending(block.id).appending(episode.id)
        if let lesson = lesson(episode, path, number: lessons.count + 1, &export) { lessons.append((path, lesson)) }
        for card in episode.cards {
          let path = path.appending(card.id)
          let question = SwiftlyQuestion(card, path, in: episode, isFirestore: export.record.firestore != nil)
          if let members = question.members(&export) { questions.append((path, members)) }
        }
      }
    }
    let author = module.authors.isEmpty ? nil : module.authors.joined(separator: ", ")
    return [
      ("title", .string(module.title)), ("description", .string(module.summary)),
      ("author", author.map { .string($0) }), ("difficulty", module.difficulty.map { .integer($0) }),
      ("length", module.minutes.map { .integer($0) }), ("number", .integer(number)),
      ("subscriptionCode", module.access.map { .string($0) }),
      ("visible", module.featured.map { .bool($0) }), ("lessons", collection(lessons, export)),
      ("playground", collection(questions, export)),
    ]
  }

  /// A collection of a chapter; nil for an empty one in Firestore, which has none.
  private static func collection(
    _ documents: [(path: ItemPath, members: [(String, JSONValue?)])], _ export: ExchangeExport
  ) -> JSONValue? {
    if documents.isEmpty, export.record.firestore != nil { return nil }
    return export.collection(documents)
  }

  // MARK: - Lessons

  private static func lesson(
    _ episode: ExchangeEpisode, _ path: ItemPath, number: Int, _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)]? {
    var (content, isLesson): ([JSONValue], Bool) = ([], false)
    for card in episode.cards {
      guard case .reading(let reading) = card.content else { continue }
      isLesson = true
      let path = path.appending(card.id)
      if !reading.header.utf8.elementsEqual(episode.title.utf8) { export.keep(["content"], of: card, path) }
      content += reading.content.flatMap { texts($0, path, &export) }.map { .string($0) }
    }
    guard isLesson else { return nil }
    let isAsked = episode.cards.contains { SwiftlyQuestion.kinds.contains($0.content.kind ?? .reading) }
    if episode.difficulty != nil, !isAsked {
      export.lose(
        path, .difficulty, "Swiftly's lessons have no difficulty, so that of '\(episode.id)' is left out",
        help: "say in the lesson what learners need of it there")
    }
    let untitled = UntitledItem(kind: .lesson, number: number).title
    let title = episode.title == untitled ? nil : episode.title
    return [("title", title.map { .string($0) }), ("lessonContent", .array(content))]
  }

  /// A part of a lesson as paragraphs and images; what Swiftly has no place for is said in a paragraph.
  private static func texts(_ part: ReadingPart, _ card: ItemPath, _ export: inout ExchangeExport) -> [String] {
    func note(_ fact: String) {
      export.lose(card, .content, fact, help: "see that it reads well as a paragraph")
    }
    switch part {
    case .text(let text): return [text]
    case .image(let image, _, let caption):
      if let caption { note("Swiftly's images have no line below them, so '\(caption)' becomes a paragraph") }
      let text = export.asset(image).flatMap { ImageText.text(of: $0, export.record.images) }
      if text == nil {
        export.lose(card, .content, "'\(image)' cannot be read as an image", help: "put the image there")
      }
      return [text, caption].compactMap { $0 }
    case .code(let code, _, let caption):
      note("Swiftly has no code in lessons, so it becomes a paragraph")
      return [code, caption].compactMap { $0 }
    case .video(let address, let title):
      note("Swiftly has no videos, so '\(address)' becomes a paragraph with its title")
      return ["\(title): \(address)"]
    case .unsupported: return []
    }
  }
}
