import Authoring
import CurriculumBundle
import JSON

/// Reads Quicode's JSON.
struct QuicodeReader: DocumentReader {
  private var draft = ExchangeDraft(title: QuicodeFormat.title, dailyQuestion: true)

  mutating func read(_ root: ForeignValue) -> ExchangeDraft? {
    guard let whole = root.object("the whole", keys: ["title", "modules"]) else { return nil }
    draft.take(title: whole["title"])
    let keys = ["title", "overview", "language", "blocks"]
    guard let list = whole.required("modules") else { return nil }
    if list.value.object != nil { draft.record.collections = .maps }
    guard let modules = list.documents("a module", keys: keys, in: draft.record) else { return nil }
    if modules.isEmpty { list.reportWrong("there is no module in it", help: "name a file with modules") }
    var slugs = Slugs(reserved: ["assets"])
    for (index, item) in modules.enumerated() { read(item, number: index + 1, &slugs) }
    return draft
  }

  private mutating func read(_ item: ForeignItem, number: Int, _ slugs: inout Slugs) {
    let (title, overview) = (item.object.required("title")?.text ?? "", item.object["overview"]?.text)
    let id = slugs.take(foreign: item.id, name: title, otherwise: "module-\(number)")
    let path = ItemPath(id)
    draft.record.note(id: item.id, of: path)
    let language = language(of: item.object)
    let blocks = blocks(of: item.object, path)
    let count = blocks.count == 1 ? "one block" : "\(blocks.count) blocks"
    draft.curriculum.modules.append(
      ExchangeModule(
        Module(
          id: id, title: title, summary: "\(title), with \(count).", overview: overview,
          language: language.rawValue, blocks: []), blocks))
  }

  /// The language of a module's code, which is pseudocode where the JSON does not say it.
  private func language(of module: ForeignObject) -> CodeLanguage {
    guard let language = module["language"] else {
      module.origin.reportLoss(
        "this module has no 'language', so its code is read as pseudocode",
        help: "add \"language\" with one of \(CodeLanguage.allCases.map(\.rawValue).joined(separator: ", "))")
      return .pseudocode
    }
    return language.word("language", among: CodeLanguage.allCases.map(\.rawValue)).flatMap(CodeLanguage.init(rawValue:))
      ?? .pseudocode
  }

  private mutating func blocks(of module: ForeignObject, _ path: ItemPath) -> [ExchangeBlock] {
    let keys = ["title", "overview", "difficulties"]
    guard let list = module.required("blocks") else { return [] }
    guard let items = list.documents("a block", keys: keys, in: draft.record) else { return [] }
    if items.isEmpty { list.reportWrong("this module has no blocks", help: "give it a block, or take it out") }
    var slugs = Slugs(reserved: ["module"])
    return items.enumerated().map { index, item in
      let (title, overview) = (item.object.required("title")?.text ?? "", item.object["overview"]?.text)
      let id = slugs.take(foreign: item.id, name: title, otherwise: "block-\(index + 1)")
      draft.record.note(id: item.id, of: path.appending(id))
      return ExchangeBlock(
        Block(id: id, title: title, overview: overview, order: .ladder, episodes: []),
        episodes(of: item.object, path.appending(id)))
    }
  }

  private mutating func episodes(of block: ForeignObject, _ path: ItemPath) -> [ExchangeEpisode] {
    let words = Difficulty.allCases.map(\.rawValue)
    guard let all = block.required("difficulties"),
      let difficulties = all.object("the difficulties of a block", keys: words)
    else { return [] }
    let episodes = Difficulty.allCases.compactMap { difficulty -> ExchangeEpisode? in
      guard let list = difficulties[difficulty.rawValue] else { return nil }
      let cards = cards(list, path.appending(difficulty.rawValue))
      guard !cards.isEmpty else { return nil }
      return ExchangeEpisode(
        Episode(
          id: difficulty.rawValue, title: difficulty.rawValue.prefix(1).uppercased() + difficulty.rawValue.dropFirst(),
          difficulty: difficulty, stars: QuicodeFormat.stars, cards: []), cards + [ClosingCard.card])
    }
    let isListed = difficulties.all.contains { !$0.value.isEmptyCollection }
    if episodes.isEmpty, !isListed {
      all.reportWrong("this block has no questions", help: "give it a question, or take it out")
    }
    return episodes
  }

  private mutating func cards(_ list: ForeignValue, _ episode: ItemPath) -> [ExchangeCard] {
    let keys = [
      "type", "question", "sentence", "code", "language", "variants", "options", "words", "answer", "answers",
    ]
    guard let items = list.documents("a question", keys: keys, in: draft.record) else { return [] }
    var slugs = Slugs(reserved: [ClosingCard.id])
    return items.enumerated().compactMap { index, item in
      let name = (item.object.members["question"] ?? item.object.members["sentence"])?.string
      let id = slugs.take(foreign: item.id, name: name, otherwise: "question-\(index + 1)")
      draft.record.note(id: item.id, of: episode.appending(id))
      return QuicodeQuestionReader(question: item.object).read().map { ExchangeCard(card: Card(id: id, content: $0)) }
    }
  }
}
