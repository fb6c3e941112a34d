internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

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
  static let name = "runestone"
  static let title = "Runestone"
  static let itemInFolder: String? = "page"
  static let fileEndings = ["rst"]
  private static let kinds: [CardKind] = [
    .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .executor, .exercise, .reading,
  ]
  private static let carried = ExportOmission.CarriedKeys(
    curriculum: ["modules"], module: ["title", "blocks"], block: ["episodes"], episode: ["title", "cards"])

  static func importing(
    _ sources: [SourceText], schemas: String?
  ) -> (files: [NewFile], diagnostics: [Diagnostic]) {
    let texts = sources.map { ForeignText($0) }
    var draft = TextDraft(title: title)
    for text in texts {
      let (title, sections) = RunestoneReader.sections(of: text)
      draft.add(title ?? text.name, sections, isTitled: title != nil)
    }
    return draft.files(from: texts, schemas: schemas)
  }

  static func exporting(
    _ authored: AuthoredCurriculum
  ) -> (text: String, omissions: [ExportOmission], diagnostics: [Diagnostic]) {
    var export = ExchangeExport(authored.exchange, authored.tasks, title: title, kinds: kinds)
    var text = ""
    for module in authored.curriculum.modules {
      if export[ItemPath(module.id)]?.id != TextDraft.noHeading { text += RunestoneWriter.heading(module.title, "=") }
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath(module.id).appending(block.id).appending(episode.id)
          if episode.id != UntitledSection.id { text += RunestoneWriter.heading(episode.title, "-") }
          for card in episode.cards { text += directive(card, path.appending(card.id), episode, &export) }
        }
      }
    }
    let omissions = ExportOmission.all(in: authored.curriculum, carried: carried)
    let closing = export.leavesOutClosingWords ? [ExportOmission.closingWords] : []
    // Nothing follows the last of them.
    if text.hasSuffix("\n\n") { text.removeLast() }
    return (text, omissions + closing, export.losses.map { $0.diagnostic(in: authored) })
  }

  private static func directive(
    _ card: Card, _ path: ItemPath, _ episode: Episode, _ export: inout ExchangeExport
  ) -> String {
    if case .reading(let reading) = card.content {
      let isHeaderKept = reading.header == episode.title
      export.keep(["content"] + (isHeaderKept ? ["header"] : []), of: card, path)
      if !reading.content.allSatisfy(RunestoneWriter.hasPlace) {
        export.lose(
          path, .content, "images, videos and captions of the card '\(card.id)' are left out",
          help: "add them to the page by hand")
      }
      return RunestoneWriter.text(of: reading.content)
    }
    guard let item = RunestoneCards.item(of: card.content, export.task(of: path)) else {
      export.leaveOut(card, path)
      return ""
    }
    let isHinted = card.content.kind == .dragAndDrop && (card.content.hints?.count ?? 0) < 2
    export.keep(keys(of: item) + (isHinted ? ["hints"] : []), of: card, path)
    let text = RunestoneWriter.text(of: item, id: export[path]?.id ?? card.id)
    if item.readAgain(from: text) != item {
      export.lose(
        path, .type, "the card '\(card.id)' would not come back from \(title) as it is",
        help: "write its texts on one line each, without signs that reStructuredText reads as markup")
    }
    return text
  }

  private static func keys(of item: RunestoneItem) -> [String] {
    switch item {
    case .choice: ChoiceQuestion.keys + ["answer"]
    case .blanks, .matching: ["text", "sentence", "tokens", "answers", "feedback", "explanation"]
    case .puzzle: ["text", "language", "lines", "decoys", "result"]
    case .program(let program):
      ["text", "language", "code", "starter", "result", "checks", "reveal"]
        + (program.tests.isEmpty || program.answer != nil ? ["solutions"] : [])
    }
  }
}

extension RunestoneItem {
  /// What an import would read from the text of an item; nil for an item that it would leave out.
  fileprivate func readAgain(from text: String) -> RunestoneItem? {
    // A task without its answer goes out all the same, and its solutions are listed as left out.
    if case .program(let program) = self, !program.tests.isEmpty { return self }
    let source = ForeignText(SourceText(path: "page.rst", text))
    guard case .directive(let directive)? = RSTParser.blocks(of: source.lines).first else { return nil }
    return RunestoneDirectiveReader(source: source, directive: directive).item()
  }
}
