import Authoring
import CurriculumBundle
import Diagnostics

/// Pages of Runestone's textbooks, in reStructuredText.
///
///     .. mchoice:: sum
///        :answer_a: 5
///        :answer_b: 23
///        :correct: a
///
///        What is printed?
///
///        .. code-block:: python
///
///           print(2 + 3)
///
/// A file is a module, a section of any level an episode; paragraphs and code between the questions become a lesson to
/// read.
enum RunestoneFormat: TextFormat {
  static let names = FormatNames("runestone", title: "Runestone", itemInFolder: "page", fileEndings: ["rst"])
  private static let kinds: [CardKind] = [
    .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .executor, .exercise, .reading,
  ]
  private static let carried = ExportOmission.CarriedKeys(
    curriculum: ["modules"], module: ["title", "blocks"], block: ["episodes"], episode: ["title", "cards"])

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    let texts = ForeignText.all(sources)
    var draft = TextDraft(of: texts, otherwise: title)
    for text in texts {
      let (title, sections) = RunestoneReader.sections(of: text)
      draft.add(title ?? text.name, sections, of: text, isTitled: title != nil)
    }
    return draft.files(from: texts, schemas: schemas)
  }

  static func exporting(_ authored: AuthoredCurriculum) -> TextExport {
    var export = ExchangeExport(authored.exchange, title: title, kinds: kinds)
    let curriculum = authored.exchanged
    let ids = RunestoneIDs(of: curriculum, export)
    var text = ""
    for module in curriculum.modules {
      if export[ItemPath(module.id)]?.id != TextDraft.noHeading { text += RunestoneWriter.heading(module.title, "=") }
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath(module.id).appending(block.id).appending(episode.id)
          if episode.id != UntitledSection.id { text += RunestoneWriter.heading(episode.title, "-") }
          for card in episode.cards {
            text += directive(card, path.appending(card.id), episode, module.languageToName, ids, &export)
          }
        }
      }
    }
    // Nothing follows the last of them.
    if text.hasSuffix("\n\n") { text.removeLast() }
    return (text, export.omissions(in: curriculum, carried: carried), export.diagnostics(in: authored))
  }

  private static func directive(
    _ card: ExchangeCard, _ path: ItemPath, _ episode: ExchangeEpisode, _ language: CodeLanguage?, _ ids: RunestoneIDs,
    _ export: inout ExchangeExport
  ) -> String {
    if case .reading(var reading) = card.content {
      reading.content = reading.content.map { $0.naming(language) }
      return text(of: reading, card, path, episode, &export)
    }
    if card.content.kind == .executor, let other = card.content.language ?? language, other != .python {
      export.leaveOut(card, path, because: .language(other.rawValue))
      return ""
    }
    guard let item = RunestoneCards.item(of: card.content, card.task)?.naming(language) else {
      export.leaveOut(card, path, because: RunestoneCards.obstacle(of: card.content))
      return ""
    }
    export.keep(keys(of: item, card.content), of: card, path)
    let text = RunestoneWriter.text(of: item, id: ids[path])
    if case .trueFalse = card.content {
      export.lose(
        path, .type, "\(title) has no cards of type 'trueFalse', so the card '\(card.id)' becomes one with two answers",
        help: "see that its text asks for one of the answers True and False")
    }
    if case .choice(let question) = item { export.nameImages(question.images, of: card, path) }
    if item.readAgain(from: text)?.inOneLayout != item.leavingOutImages.inOneLayout {
      export.lose(
        path, .type, "the card '\(card.id)' would not come back from \(title) as it is",
        help: item.isTested
          ? "write its checks as calls that return a value, and each of its texts on one line"
          : "write its texts on one line each, without signs that reStructuredText reads as markup")
    }
    return text
  }

  /// What there is to read, which an import must read again as it is.
  private static func text(
    of reading: ReadingCard, _ card: ExchangeCard, _ path: ItemPath, _ episode: ExchangeEpisode,
    _ export: inout ExchangeExport
  ) -> String {
    export.keep(["content"] + (reading.header == episode.title ? ["header"] : []), of: card, path)
    let kept = reading.content.filter(RunestoneWriter.hasPlace)
    if kept != reading.content {
      export.lose(
        path, .content, "images, videos and captions of the card '\(card.id)' are left out",
        help: "add them to the page by hand")
    }
    let text = RunestoneWriter.text(of: reading.content)
    let source = ForeignText(SourceText(path: "page.rst", RunestoneWriter.text(of: kept)))
    let again = RunestoneReader.sections(of: source).sections.flatMap(\.cards).map(\.content)
    let isSame = again.count == 1 && (again[0].reading?.content ?? []).elementsEqual(kept, by: RunestoneFormat.isSame)
    if !kept.isEmpty, !isSame || source.hasLosses || source.hasErrors {
      export.lose(
        path, .content, "the text of the card '\(card.id)' would not come back from \(title) as it is",
        help: "write each of its texts on one line, without signs that reStructuredText reads as markup")
    }
    return text
  }

  /// Whether two parts say the same; code of which nothing is said is in Python.
  private static func isSame(_ first: ReadingPart, _ second: ReadingPart) -> Bool {
    if case .code(let code, let language, nil) = first, case .code(let other, let otherLanguage, nil) = second {
      return code.withoutLastLineEnd == other.withoutLastLineEnd
        && (language ?? .python) == (otherLanguage ?? .python)
    }
    return first == second
  }

  private static func keys(of item: RunestoneItem, _ content: CardContent) -> [String] {
    let isHinted = content.kind == .dragAndDrop && (content.hints?.count ?? 0) < 2
    return switch item {
    case .choice: ChoiceQuestion.keys + ["answer"]
    case .blanks, .matching:
      ["text", "sentence", "tokens", "answers", "feedback", "explanation"] + (isHinted ? ["hints"] : [])
    case .puzzle: ["text", "language", "lines", "decoys"]
    case .program(let program):
      ["text", "language", "code", "starter", "result", "checks", "reveal"]
        + (program.tests.isEmpty || program.answer != nil ? ["solutions"] : [])
        + (program.tests.isEmpty ? ["raises"] : []) + (isOnlyDefining(content) ? ["uses"] : [])
    }
  }

  /// Whether what a program has to use is nothing but definitions, without which no test of a call passes.
  private static func isOnlyDefining(_ content: CardContent) -> Bool {
    guard case .exercise(let card) = content else { return false }
    return (card.uses ?? []).allSatisfy { ["python.def", "python.class"].contains($0) }
  }
}

extension ReadingPart {
  /// The part with a language for code of which nothing is said.
  fileprivate func naming(_ language: CodeLanguage?) -> ReadingPart {
    guard case .code(let code, language: nil, let caption) = self else { return self }
    return .code(code, language: language, caption: caption)
  }
}

extension CardContent {
  fileprivate var reading: ReadingCard? {
    guard case .reading(let card) = self else { return nil }
    return card
  }
}

extension RunestoneItem {
  /// The item with a language for code of which nothing is said.
  fileprivate func naming(_ language: CodeLanguage?) -> RunestoneItem {
    switch self {
    case .choice(var question) where question.code != nil:
      question.language = question.language ?? language
      return .choice(question)
    case .puzzle(var puzzle):
      puzzle.language = puzzle.language ?? language
      return .puzzle(puzzle)
    case .choice, .blanks, .matching, .program: return self
    }
  }

  /// The item as an import reads it, which has no files of images.
  fileprivate var leavingOutImages: RunestoneItem {
    if case .choice(let question) = self { .choice(question.leavingOutImages) } else { self }
  }

  /// What an import would read from the text of an item; nil for an item that it would leave out.
  fileprivate func readAgain(from text: String) -> RunestoneItem? {
    let source = ForeignText(SourceText(path: "page.rst", text))
    guard case .directive(let directive)? = RSTParser.blocks(of: source.lines).first else { return nil }
    guard directive.name == "tabbed" else {
      return RunestoneDirectiveReader(source: source, directive: directive).item()
    }
    let items = RunestoneReader.items(of: source)
    return items.count == 1 ? items[0] : nil
  }

  /// The item with its programs in one layout.
  fileprivate var inOneLayout: RunestoneItem {
    if case .program(let program) = self { .program(program.inOneLayout) } else { self }
  }

  /// Whether it is a program with tests.
  fileprivate var isTested: Bool {
    if case .program(let program) = self { !program.tests.isEmpty } else { false }
  }
}
