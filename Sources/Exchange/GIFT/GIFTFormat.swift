import Authoring
import CurriculumBundle
import Diagnostics

/// Moodle's GIFT: quizzes as text.
///
///     $CATEGORY: loops
///
///     ::first::How often does it run? {=3 #Yes. ~2 #It begins with 0. ~4}
///
/// A file is a module, a category an episode. A missing word and what a learner types there become a blank to which
/// words are dragged.
enum GIFTFormat: TextFormat {
  static let names = FormatNames("gift", title: "GIFT", itemInFolder: "GIFT file", fileEndings: ["gift", "txt"])
  private static let kinds: [CardKind] = [
    .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .description, .descriptionWithCode,
  ]
  private static let carried = ExportOmission.CarriedKeys(
    curriculum: ["modules"], module: ["title", "blocks"], block: ["title", "episodes"], episode: ["title", "cards"])

  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult {
    let texts = ForeignText.all(sources)
    var draft = TextDraft(of: texts, otherwise: title)
    for text in texts { draft.add(text.name, GIFTReader.sections(of: text), of: text, isTitled: true) }
    return draft.files(from: texts, schemas: schemas)
  }

  static func exporting(_ authored: AuthoredCurriculum) -> TextExport {
    var export = ExchangeExport(authored.exchange, title: title, kinds: kinds)
    let curriculum = authored.exchanged
    var text = ""
    for module in curriculum.modules {
      for block in module.blocks {
        for episode in block.episodes {
          let path = ItemPath(module.id).appending(block.id).appending(episode.id)
          let names = [module.title, block.title, episode.title].map { $0.replacing("/", with: "//") }
          if episode.id != UntitledSection.id || !text.isEmpty {
            text += GIFTWriter.category(export[path]?.id ?? names.joined(separator: "/"))
          }
          for card in episode.cards {
            text += question(card, path.appending(card.id), module.languageToName, &export)
          }
        }
      }
    }
    // Nothing follows the last of them.
    if text.hasSuffix("\n\n") { text.removeLast() }
    return (text, export.omissions(in: curriculum, carried: carried), export.diagnostics(in: authored))
  }

  private static func question(
    _ card: ExchangeCard, _ path: ItemPath, _ language: CodeLanguage?, _ export: inout ExchangeExport
  ) -> String {
    guard var question = GIFTCards.question(of: card.content) else {
      export.leaveOut(card, path, because: GIFTCards.obstacle(of: card.content))
      return ""
    }
    question.title = export[path]?.id ?? (UnnamedCard.isUnnamed(card.id) ? nil : card.id)
    if question.code != nil { question.language = question.language ?? language }
    let isHintKept = card.content.kind == .trueFalse || question.body.typed != nil
    let isHinted = isHintKept && (card.content.hints?.count ?? 0) < 2
    let header = card.content.header
    let isHeaderKept = header == nil || header == question.title || header == GIFTCards.header
    export.keep(
      ChoiceQuestion.keys + ["answer", "sentence", "tokens"] + (isHinted ? ["hints"] : [])
        + (isHeaderKept ? ["header"] : []),
      of: card, path)
    let text = GIFTWriter.text(of: question)
    export.nameImages(question.body.answers.compactMap(\.image), of: card, path)
    if let difference = question.differenceReadAgain(from: text) {
      export.lose(
        path, .type, "the card '\(card.id)' would not come back from \(title) as it is (\(difference))",
        help: "write its texts without two spaces in a row and without empty lines")
    }
    return text
  }
}

extension GIFTQuestion {
  /// What an import of its text would read otherwise; nil where nothing is.
  fileprivate func differenceReadAgain(from text: String) -> String? {
    let source = ForeignText(SourceText(path: "quiz.gift", text))
    let entries = GIFTFile.entries(of: source)
    guard entries.count == 1, case .question(let units)? = entries.first,
      let again = GIFTQuestionParser.question(units, in: source), !source.hasErrors
    else { return "it is not read as one question" }
    if GIFTReader.sections(of: source).allSatisfy(\.cards.isEmpty) { return "an import leaves it out" }
    return again.title != title ? "its name" : again.difference(from: self)
  }
}
