import CurriculumBundle
import JSON

/// Writes Quicode's JSON.
enum QuicodeWriter: DraftWriter {
  static func write(_ curriculum: ExchangeCurriculum, _ export: inout ExchangeExport) -> JSONValue {
    var modules: [(path: ItemPath, members: [(String, JSONValue?)])] = []
    for module in curriculum.modules {
      let path = ItemPath(module.id)
      var blocks: [(path: ItemPath, members: [(String, JSONValue?)])] = []
      for item in module.blocks {
        blocks.append((path.appending(item.id), block(item, path.appending(item.id), &export)))
      }
      modules.append(
        (
          path,
          [
            ("title", .string(module.title)), ("overview", module.overview.map { .string($0) }),
            ("language", .string(module.language)), ("blocks", export.collection(blocks)),
          ]
        ))
    }
    let title = export.wholeTitle(curriculum).map { JSONValue.string($0) }
    return ExchangeExport.object([("title", title), ("modules", export.collection(modules))])
  }

  private static func block(
    _ block: ExchangeBlock, _ path: ItemPath, _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)] {
    var questions: [Difficulty: [(path: ItemPath, members: [(String, JSONValue?)])]] = [:]
    for episode in block.episodes {
      for card in episode.cards {
        let path = path.appending(episode.id).appending(card.id)
        guard let question = question(card, path, &export) else { continue }
        questions[episode.difficulty ?? .easy, default: []].append((path, question))
      }
    }
    let difficulties = Difficulty.allCases.map { ($0.rawValue, questions[$0].map(export.collection)) }
    return [
      ("title", .string(block.title)), ("overview", block.overview.map { .string($0) }),
      ("difficulties", ExchangeExport.object(difficulties)),
    ]
  }

  private static func question(
    _ card: ExchangeCard, _ path: ItemPath, _ export: inout ExchangeExport
  ) -> [(String, JSONValue?)]? {
    switch card.content {
    case .question(let question):
      export.keep(["text", "answers", "correctAnswerIndex"], of: card, path)
      return multipleChoice(question.text, nil, question.answers, question.correctAnswerIndex)
    case .questionWithCode(let question):
      export.keep(["code", "language", "variants", "text", "answers", "correctAnswerIndex"], of: card, path)
      return multipleChoice(
        question.text, question, question.answers, question.correctAnswerIndex)
    case .multiSelect(let question):
      export.keep(["text", "code", "language", "answers", "correctAnswerIndices"], of: card, path)
      return head(.multiSelect, question.text) + code(question.code, question.language) + [
        ("options", .texts(question.answers)), ("answers", .array(question.correctAnswerIndices.map { .integer($0) })),
      ]
    case .dragAndDrop(let question):
      export.keep(["text", "sentence", "code", "language", "tokens", "answers"], of: card, path)
      return dragAndDrop(question)
    default:
      export.leaveOut(card, path)
      return nil
    }
  }

  private static func multipleChoice(
    _ text: String, _ shown: QuestionWithCodeCard?, _ options: [String], _ answer: Int
  ) -> [(String, JSONValue?)] {
    head(.multipleChoice, text) + code(shown?.code, shown?.language) + [
      ("variants", shown?.variants.map(Self.variants)),
      ("options", .texts(options)), ("answer", .integer(answer)),
    ]
  }

  /// The blanks of Quicode have no numbers, so that a word is said again for each place of its blank.
  private static func dragAndDrop(_ card: DragAndDropCard) -> [(String, JSONValue?)] {
    let blanks = [card.sentence, card.code].compactMap { $0 }.flatMap { BlankedText($0).blanks }
    let answers = blanks.filter { card.answers.indices.contains($0 - 1) }.map { blank -> JSONValue in
      let words = card.answers[blank - 1]
      return words.count == 1 ? .string(words[0]) : .texts(words)
    }
    return head(.dragAndDrop, card.text) + [("sentence", card.sentence.map { .string(QuicodeBlanks.plain($0)) })]
      + code(card.code.map(QuicodeBlanks.plain), card.language) + [
        ("words", .texts(card.tokens)), ("answers", .array(answers)),
      ]
  }

  private static func variants(_ variants: CodeVariants) -> JSONValue {
    ExchangeExport.object(variants.languages.map { ($0.rawValue, variants[$0].map { .string($0) }) })
  }

  private static func head(_ type: QuicodeQuestionType, _ text: String?) -> [(String, JSONValue?)] {
    [("type", .string(type.rawValue)), ("question", text.map { .string($0) })]
  }

  private static func code(_ code: String?, _ language: CodeLanguage?) -> [(String, JSONValue?)] {
    [("code", code.map { .string($0) }), ("language", language.map { .string($0.rawValue) })]
  }
}
