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
    draft.record.firestore = SwiftlyFormat.firestore(root)
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
    for index in order { read(chapters[index], number: numbers[index], &slugs) }
    if draft.curriculum.modules.isEmpty, !root.document.hasErrors {
      list.reportWrong("nothing of its chapters comes in", help: "fix the questions that are left out")
    }
    return draft
  }

  private mutating func read(_ item: ForeignItem, number: Int, _ slugs: inout Slugs) {
    let (chapter, place) = (item.object, draft.curriculum.modules.count + 1)
    let (title, summary) = (chapter.required("title")?.text, chapter.required("description")?.text)
    let id = slugs.take(foreign: item.id, name: title, otherwise: "chapter-\(place)")
    let path = ItemPath(id)
    draft.record.note(id: item.id, of: path)
    if number != place { draft.record.note(path) { $0.number = number } }
    let lessons = lessons(of: chapter, path)
    let blocks = [lessons, playground(of: chapter, path)].compactMap { $0 }
    guard !blocks.isEmpty else { return reportEmpty(chapter, path) }
    if lessons != nil { draft.modulesToRead.insert(id) }
    draft.curriculum.modules.append(
      ExchangeModule(
        Module(
          id: id, title: title ?? "", summary: summary ?? "", language: CodeLanguage.swift.rawValue,
          difficulty: chapter["difficulty"]?.wholeNumber(1...3), minutes: chapter["length"]?.wholeNumber(1...6000),
          authors: chapter["author"]?.text.map { [$0] } ?? [], access: chapter["subscriptionCode"]?.text,
          featured: chapter["visible"]?.truth, blocks: []), blocks))
  }

  /// Leaves out a chapter of which no question comes in; one without any is wrong.
  private mutating func reportEmpty(_ chapter: ForeignObject, _ path: ItemPath) {
    let playground = chapter["playground"]?.value
    guard playground?.array?.isEmpty == false || playground?.object?.members.isEmpty == false else {
      return chapter.origin.reportWrong(
        "this chapter has neither lessons nor questions", help: "give it a lesson, or take it out")
    }
    draft.record.items.removeAll { $0.item == path || $0.item.isInside(path) }
    chapter.origin.reportLoss(
      "no question of this chapter comes in, so it is left out", help: "fix its questions, or take it out")
    chapter.origin.leaveOut()
  }

  /// A collection of a chapter; where it is missing, it is empty, as Firestore has it.
  private func collection(_ key: String, of chapter: ForeignObject) -> ForeignValue? {
    draft.record.firestore == nil ? chapter.list(key) : chapter[key]
  }

  // MARK: - Lessons

  private mutating func lessons(of chapter: ForeignObject, _ module: ItemPath) -> ExchangeBlock? {
    let list = collection("lessons", of: chapter)?
      .documents("a lesson", keys: ["title", "lessonContent"], in: draft.record)
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
    let keys = ["title", "description", "type", "difficulty", "mcqOptions", "codeBlocks", "answers"]
    let list = collection("playground", of: chapter)?
      .documents("a question", keys: keys, in: draft.record, each: "question")
    guard let list, !list.isEmpty else { return nil }
    let path = module.appending(SwiftlyFormat.playground)
    var slugs = Slugs(reserved: ["block", ClosingCard.id])
    let episodes = list.enumerated().compactMap { index, item in
      question(item, slugs.take(foreign: item.id, name: item.title, otherwise: "question-\(index + 1)"), in: path)
    }
    guard !episodes.isEmpty else { return nil }
    return ExchangeBlock(Block(id: SwiftlyFormat.playground, title: "Playground", episodes: []), episodes)
  }

  /// The episode of a question; nil for one that is left out.
  private mutating func question(_ item: ForeignItem, _ id: String, in block: ItemPath) -> ExchangeEpisode? {
    var reader = SwiftlyQuestionReader(question: item.object, isFirestore: draft.record.firestore != nil)
    guard let content = reader.read() else {
      item.object.origin.leaveOut()
      return nil
    }
    let path = block.appending(id).appending(id)
    draft.record.note(id: item.id, of: path)
    if let shown = reader.shown { draft.record.note(path) { $0.shown = shown } }
    if let type = reader.type { draft.record.note(path) { $0.type = type } }
    return ExchangeEpisode(
      Episode(id: id, title: reader.title, difficulty: reader.difficulty, cards: []),
      [ExchangeCard(card: Card(id: id, content: content)), ClosingCard.card])
  }
}

extension ForeignItem {
  /// Its title, whatever is wrong with the rest.
  fileprivate var title: String? { object.members["title"]?.string }
}
