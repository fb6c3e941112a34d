import AnswerReading
import Authoring
import CurriculumBundle
import Diagnostics

/// Collects what text files say as the curriculum that they become: a file is a module with one block.
struct TextDraft {
  /// What the record has for a module whose file begins without a heading.
  static let noHeading = ""
  private var draft: ExchangeDraft
  private var modules = Slugs(reserved: ["assets", "module"])

  /// Files that hold nothing which becomes a card.
  private var empty: [any DraftSource] = []

  /// A draft with the name of its file or folder as its title.
  ///
  /// - Parameter system: The title where the files are in no folder with a name.
  init(of texts: [any DraftSource], otherwise system: String) {
    let title = texts.count == 1 ? texts[0].name : texts.nameOfFolder
    draft = ExchangeDraft(title: title.flatMap { $0.isEmpty ? nil : $0 } ?? system)
  }

  /// Part of a file with a title of its own: what an episode is made of.
  struct Section {
    /// Its name in the file; nil for what is before any name.
    var name: String?
    var title: String
    private(set) var cards: [TextCard] = []
  }

  /// A card, and what it is called in its file.
  struct TextCard {
    /// Nil for what has no name there.
    var name: String?
    /// What an id is made of where there is no name: `question`.
    var kind = "question"
    var content: CardContent
    var task: AuthoredTask?

    /// The words for it in a message.
    fileprivate var noun: String { kind == "reading" ? "this" : "this \(kind)" }
  }

  /// Adds a file's sections; those without a card are left out, and so is a file without any, or with an error.
  mutating func add(_ title: String, _ sections: [Section], of source: any DraftSource, isTitled: Bool) {
    guard !source.hasErrors else { return }
    guard sections.contains(where: { !$0.cards.isEmpty }) else {
      empty.append(source)
      return
    }
    let id = modules.take(Slugs.slug(from: title) ?? "module")
    let path = ItemPath(id).appending(id)
    if !isTitled { draft.record.items.append(.init(item: ItemPath(id), id: Self.noHeading)) }
    var slugs = Slugs(reserved: ["block", UntitledSection.id])
    let episodes = sections.filter { !$0.cards.isEmpty }.map { section in
      let own = section.name.map { _ in slugs.take(Slugs.slug(from: section.title) ?? "episode") }
      let path = path.appending(own ?? UntitledSection.id)
      if let name = section.name { draft.record.items.append(.init(item: path, id: name)) }
      return ExchangeEpisode(
        Episode(id: own ?? UntitledSection.id, title: section.title, cards: []), cards(section, path))
    }
    let count = episodes.reduce(0) { $0 + $1.cards.count - 1 }
    let noun = count == 1 ? "one card" : "\(count) cards"
    let block = ExchangeBlock(Block(id: id, title: title, episodes: []), episodes)
    draft.curriculum.modules.append(
      ExchangeModule(
        Module(
          id: id, title: title, summary: "\(title), with \(noun).", language: CodeLanguage.python.rawValue,
          blocks: []), [block]))
  }

  private mutating func cards(_ section: Section, _ path: ItemPath) -> [ExchangeCard] {
    var slugs = Slugs(reserved: [ClosingCard.id])
    var counts: [String: Int] = [:]
    var cards: [ExchangeCard] = []
    for card in section.cards {
      counts[card.kind, default: 0] += 1
      // Numbered ids are for those without a name, so that an export can tell them apart.
      let numbered = "\(card.kind)-\(counts[card.kind] ?? 1)"
      let slug = card.name.flatMap { Slugs.slug(from: $0) } ?? "card"
      let id = slugs.take(card.name == nil ? numbered : UnnamedCard.isUnnamed(slug) ? "card-\(slug)" : slug)
      if let name = card.name, name != id {
        draft.record.items.append(.init(item: path.appending(id), id: name))
      }
      cards.append(ExchangeCard(card: Card(id: id, content: card.content), task: card.task))
    }
    return cards + [ClosingCard.card]
  }

  /// The language of most questions whose words tell it, as a language tag; nil where none has most.
  private var language: String? {
    let cards = draft.curriculum.modules.flatMap(\.blocks).flatMap(\.episodes).flatMap(\.cards)
    let tags = cards.compactMap { $0.content.choices == nil ? nil : $0.content.text.flatMap(QuestionReader.language) }
    let counts = Dictionary(grouping: tags) { $0 }.mapValues(\.count)
    return counts.first { $0.value * 2 > tags.count }?.key
  }

  /// The files of the curriculum, unless nothing came in.
  mutating func files(
    from sources: [any DraftSource], schemas: String?
  ) -> (files: [NewFile], diagnostics: [Diagnostic]) {
    if let first = sources.first, !TextLimit.isKept(by: sources.map(\.source)), draft.hasHeaderTooLong {
      let finding = ExchangeFindings.wrongShape.finding(
        at: Location(first.source.path, .at(0)), "a title has more than \(TextLimit.bytes) bytes", help: "write less")
      return ([], sources.flatMap(\.diagnostics) + [finding])
    }
    let isNothing = draft.curriculum.modules.isEmpty
    if isNothing {
      if sources.count > 1 || !sources.contains(where: \.hasErrors) { sources.first?.reportNothing() }
    } else {
      for source in empty { source.reportEmpty() }
    }
    if let language { draft.curriculum.header.locale = language }
    return (
      isNothing ? [] : WrittenCurriculum.files(of: draft, schemas: schemas), sources.flatMap(\.diagnostics)
    )
  }
}

extension TextDraft.Section {
  /// Adds a card, unless a text of it is longer than any in a curriculum may be, which is reported.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(
    _ card: TextDraft.TextCard, of source: SourceText, orReport report: (_ fact: String, _ help: String) -> Void
  ) -> Bool {
    guard TextLimit.isKept(by: [source]) || !TextLimit.isExceeded(by: card.content, card.task) else {
      report(
        "a text of it has more than \(TextLimit.bytes) bytes, so \(card.noun) is left out",
        "write less, and an image as a file")
      return false
    }
    cards.append(card)
    return true
  }

  /// Adds a card that is at a place of a text, as `add` does.
  @discardableResult
  mutating func add(_ card: TextDraft.TextCard, of source: ForeignText, at span: Span) -> Bool {
    add(card, of: source.source) { source.reportLoss(span, $0, help: $1) }
  }
}
