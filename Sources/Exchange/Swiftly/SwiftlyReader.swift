import Authoring
import CurriculumBundle
import Images
import JSON

/// Reads Swiftly's JSON.
struct SwiftlyReader: DocumentReader {
  private var draft = ExchangeDraft(title: SwiftlyFormat.title)

  mutating func read(_ root: ForeignValue) -> ExchangeDraft? {
    guard let whole = root.object("the whole", keys: ["title", "chapters"]) else { return nil }
    draft.take(title: whole["title"])
    guard let list = whole.required("chapters") else { return nil }
    if list.value.object != nil { draft.record.collections = .maps }
    let keys = [
      "title", "description", "author", "difficulty", "length", "number", "subscriptionCode", "visible", "lessons",
      "playground",
    ]
    guard let chapters = list.documents("a chapter", keys: keys, in: draft.record) else { return nil }
    if chapters.isEmpty { list.reportWrong("there is no chapter in it", help: "name a file with chapters") }
    let numbers = chapters.map { $0.object.required("number")?.wholeNumber(0...100_000) ?? 0 }
    let order = chapters.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    var slugs = Slugs(reserved: ["assets"])
    for (place, index) in order.enumerated() { read(chapters[index], number: place + 1, &slugs) }
    return draft
  }

  private mutating func read(_ item: ForeignItem, number: Int, _ slugs: inout Slugs) {
    let chapter = item.object
    let (title, summary) = (chapter.required("title")?.text, chapter.required("description")?.text)
    let id = slugs.take(foreign: item.id, name: title, otherwise: "chapter-\(number)")
    let path = ItemPath(id)
    draft.record.note(id: item.id, of: path)
    let blocks = [lessons(of: chapter, path), playground(of: chapter, path)].compactMap { $0 }
    if blocks.isEmpty {
      chapter.origin.reportWrong(
        "this chapter has neither lessons nor questions", help: "give it a lesson, or take it out")
    }
    draft.curriculum.modules.append(
      ExchangeModule(
        Module(
          id: id, title: title ?? "", summary: summary ?? "", language: CodeLanguage.swift.rawValue,
          difficulty: chapter["difficulty"]?.wholeNumber(1...3), minutes: chapter["length"]?.wholeNumber(1...6000),
          authors: chapter["author"]?.text.map { [$0] } ?? [], access: chapter["subscriptionCode"]?.text,
          visibility: chapter["visible"]?.truth.map { $0 ? .published : .hidden }, blocks: []), blocks))
  }

  // MARK: - Lessons

  private mutating func lessons(of chapter: ForeignObject, _ module: ItemPath) -> ExchangeBlock? {
    let list = chapter.required("lessons")?.documents("a lesson", keys: ["title", "lessonContent"], in: draft.record)
    guard let list, !list.isEmpty else { return nil }
    let path = module.appending(SwiftlyFormat.lessons)
    var slugs = Slugs(reserved: ["block"])
    let episodes = list.enumerated().map { index, item in
      let untitled = UntitledItem(kind: .lesson, number: index + 1)
      let title = item.object["title"]?.text
      let id = slugs.take(foreign: item.id, name: title, otherwise: untitled.id)
      draft.record.note(id: item.id, of: path.appending(id))
      let header = title ?? untitled.title
      let content = item.object.required("lessonContent").map { parts($0, of: header) } ?? []
      let reading = ExchangeCard(
        card: Card(id: "lesson", content: .reading(ReadingCard(header: header, content: content))))
      return ExchangeEpisode(Episode(id: id, title: header, cards: []), [reading, ClosingCard.card])
    }
    return ExchangeBlock(Block(id: SwiftlyFormat.lessons, title: "Lessons", episodes: []), episodes)
  }

  private mutating func parts(_ content: ForeignValue, of lesson: String) -> [ReadingPart] {
    guard let elements = content.elements else { return [] }
    if elements.isEmpty { content.reportWrong("this lesson has no content", help: "write a paragraph") }
    var parts: [ReadingPart] = []
    for element in elements {
      guard let text = element.text else { continue }
      switch ImageText.read(text) {
      case .paragraph: parts.append(.text(text))
      case .image(let bytes, let format, let images):
        if draft.assets.isEmpty { draft.record.images = images }
        let number = parts.count { if case .image = $0 { true } else { false } } + 1
        parts.append(.image(path(of: bytes, format), alt: ImportedAlt.text(number, of: lesson), caption: nil))
      case .unreadable(let reason): element.reportWrong(reason, help: "give the image anew, in base64")
      }
    }
    return parts
  }

  /// The path of an image under `assets/`, the same for the same bytes.
  private mutating func path(of bytes: [UInt8], _ format: ImageFormat) -> String {
    let name = ImageText.name(of: bytes)
    var (path, number) = ("assets/\(name).\(format.fileEnding)", 1)
    while let there = draft.assets[path], there != bytes {
      number += 1
      path = "assets/\(name)-\(number).\(format.fileEnding)"
    }
    draft.assets[path] = bytes
    return path
  }

  // MARK: - Playground

  private mutating func playground(of chapter: ForeignObject, _ module: ItemPath) -> ExchangeBlock? {
    let keys = ["title", "description", "type", "mcqOptions", "codeBlocks", "answers"]
    let list = chapter.required("playground")?.documents("a question", keys: keys, in: draft.record)
    guard let list, !list.isEmpty else { return nil }
    let episode = module.appending(SwiftlyFormat.playground).appending(SwiftlyFormat.playground)
    var slugs = Slugs(reserved: [ClosingCard.id])
    let cards = list.enumerated().compactMap { index, item -> ExchangeCard? in
      let id = slugs.take(
        foreign: item.id, name: item.object.members["title"]?.string, otherwise: "question-\(index + 1)")
      draft.record.note(id: item.id, of: episode.appending(id))
      var question = SwiftlyQuestionReader(question: item.object, path: episode.appending(id))
      let content = question.read()
      if let shown = question.shown { draft.record.note(shown: shown, of: question.path) }
      return content.map { ExchangeCard(card: Card(id: id, content: $0)) }
    }
    let title = "Playground"
    let questions = Episode(id: SwiftlyFormat.playground, title: title, cards: [])
    return ExchangeBlock(
      Block(id: SwiftlyFormat.playground, title: title, episodes: []),
      [ExchangeEpisode(questions, cards + [ClosingCard.card])])
  }
}
