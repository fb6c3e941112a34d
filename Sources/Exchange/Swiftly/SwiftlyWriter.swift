import Authoring
import CurriculumBundle
import JSON

/// Writes Swiftly's JSON.
enum SwiftlyWriter: DraftWriter {
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue {
    var chapters: [(path: ItemPath, members: [(String, JSONValue?)])] = []
    for (index, module) in curriculum.modules.enumerated() {
      chapters.append((ItemPath(module.id), chapter(module, number: index + 1, &export)))
    }
    let title = export.wholeTitle(curriculum).map { JSONValue.string($0) }
    return ExchangeExport.object([("title", title), ("chapters", export.collection(chapters))])
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
          if let question = question(card, path, &export) { questions.append((path, question)) }
        }
      }
    }
    let author = module.authors.isEmpty ? nil : module.authors.joined(separator: ", ")
    return [
      ("title", .string(module.title)), ("description", .string(module.summary)),
      ("author", author.map { .string($0) }), ("difficulty", module.difficulty.map { .integer($0) }),
      ("length", module.minutes.map { .integer($0) }), ("number", .integer(number)),
      ("subscriptionCode", module.access.map { .string($0) }),
      ("visible", module.visibility.map { .bool($0 == .published) }),
      ("lessons", export.collection(lessons)),
      ("playground", export.collection(questions)),
    ]
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

  // MARK: - Playground

  private static func question(
    _ card: ExchangeCard, _ path: ItemPath, _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)]? {
    switch card.content {
    case .question(let question):
      export.keep(["text", "answers", "correctAnswerIndex"], of: card, path)
      return choice(question.text, question.answers, [question.correctAnswerIndex])
    case .multiSelect(let question):
      export.keep(["text", "answers", "correctAnswerIndices"], of: card, path)
      return choice(question.text, question.answers, question.correctAnswerIndices)
    case .trueFalse(let question):
      export.keep(["text", "answer"], of: card, path)
      return members(question.text, .trueFalse) + [("answers", [.string(question.answer ? "true" : "false")])]
    case .codeBlocks(let question):
      export.keep(["text", "lines", "decoys"], of: card, path)
      let all = question.lines + (question.decoys ?? [])
      let order = export[path]?.shown.flatMap { $0.sorted() == Array(all.indices) ? $0 : nil }
      let blocks = (order ?? Array(all.indices)).map { all[$0] }
      return members(question.text, .codeBlocks) + [
        ("codeBlocks", .texts(blocks)), ("answers", .texts(question.lines)),
      ]
    case .reading: return nil
    default:
      export.leaveOut(card, path)
      return nil
    }
  }

  private static func choice(_ text: String, _ options: [String], _ rights: [Int]) -> [(String, JSONValue?)] {
    let answers = rights.filter(options.indices.contains).map { options[$0] }
    return members(text, .mcq) + [("mcqOptions", .texts(options)), ("answers", .texts(answers))]
  }

  private static func members(_ text: String, _ type: SwiftlyQuestionType) -> [(String, JSONValue?)] {
    let (title, description) = SwiftlyQuestionText.split(text)
    return [("title", .string(title)), ("description", .string(description)), ("type", .string(type.rawValue))]
  }
}
