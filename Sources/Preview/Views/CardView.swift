import CurriculumBundle
import Highlighting
import JSON
import Playing
import Robot

/// A card as the learner's page shows it, without what would tell the answer.
struct CardView {
  private let card: Card
  private let path: ItemPath
  /// The language of its module, for a card that says no other.
  private let module: String
  private let hasSolution: Bool
  private let revision: String?
  private let library: CardLibrary?
  private let elements: [ElementHelp]?

  /// A card as it is published.
  ///
  /// - Parameters:
  ///   - hasSolution: Whether a learner may ask for a solution of its task.
  ///   - library: The cards with which the robot programs of its module are laid.
  ///   - elements: The texts that explain the elements of Slang.
  ///   - revision: What changes with all that its author writes of it, its key among that; nil for a question of a
  ///     quiz, which changes with the quiz.
  init(
    _ card: Card, at path: ItemPath, language: String, library: CardLibrary? = nil, elements: [ElementHelp]? = nil,
    hasSolution: Bool = false, revision: String? = nil
  ) {
    self.card = card
    self.path = path
    self.hasSolution = hasSolution
    self.revision = revision
    self.library = library
    self.elements = elements
    module = language
  }

  private var content: CardContent { card.content }
  private var language: CodeLanguage? { content.language ?? CodeLanguage(rawValue: module) }

  /// What all kinds have, and what its own has.
  var json: JSONValue {
    var object = JSONObject()
    let common: KeyValuePairs<String, JSONValue?> = [
      "id": .string(card.id), "path": .string(path.description), "type": .string(content.kindName),
      "demand": .string(demand), "header": content.header.map { .string($0) }, "text": content.text.map { .string($0) },
      "hints": content.hints.map { .strings($0) }, "code": content.code.map { CodeView($0, language).json },
      "variants": content.codeVariants.map { variants in
        .array(variants.languages.map { CodeView(variants[$0] ?? "", $0).json })
      },
      "revision": revision.map { .string($0) },
      "task": content.task.map { TaskView($0, at: path, hasSolution: hasSolution, library: library).json },
      "elements": language == .slang ? elements.map(Self.texts) : nil,
    ]
    for (key, value) in common { value.map { _ = object.append(key, $0) } }
    for (key, value) in own { object.append(key, value) }
    return .object(object)
  }

  private var demand: String {
    switch content.demand {
    case .nothing, nil: "nothing"
    case .answer: "answer"
    case .run: "run"
    case .program: "program"
    }
  }

  /// What only cards of its kind have.
  private var own: [(String, JSONValue)] {
    switch content {
    case .dragAndDrop(let card): blanks(of: card)
    case .codeBlocks(let card): lines(of: card)
    case .quiz(let card): [("quiz", quiz(card))]
    case .reading(let card): [("parts", .array(card.content.map(part)))]
    case .executor(let card): card.input.map { [("input", .strings($0))] } ?? []
    case .playground(let card): [("playground", ["language": .string(card.language.rawValue)])]
    case .challenge(let card): [("title", .string(card.title))]
    case .question, .questionWithCode, .multiSelect, .poll: choices
    case .description, .descriptionWithCode, .trueFalse, .exercise, .finished, .unsupported: []
    }
  }

  /// The texts that explain elements, by the elements' words.
  private static func texts(of elements: [ElementHelp]) -> JSONValue {
    .object(elements.reduce(into: JSONObject()) { $0.append($1.element, .string($1.text)) })
  }

  private var choices: [(String, JSONValue)] {
    guard let answers = content.choices?.answers else { return [] }
    var members: [(String, JSONValue)] = [("answers", .strings(answers))]
    if case .program = content.codeQuestion { members.append(("asks", .string(Asks.program.rawValue))) }
    if !content.choiceImages.isEmpty {
      members.append(
        (
          "answerImages",
          .array(content.choiceImages.map { ["answer": .integer($0.answer), "src": .string("/\($0.image)")] })
        ))
    }
    return members
  }

  private func blanks(of card: DragAndDropCard) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("tokens", .strings(card.tokens)), ("blanks", .integer(card.answers.count)),
    ]
    if let sentence = card.sentence {
      members.append(("sentence", .array(BlankedText(sentence).parts.map(Self.part))))
    }
    if let code = card.code { members.append(("blankedCode", .array(BlankedCodeView(code, language).lines))) }
    return members
  }

  private static func part(_ part: BlankedText.Part) -> JSONValue {
    switch part {
    case .text(let text): ["text": .string(text)]
    case .blank(let number): ["blank": .integer(number)]
    }
  }

  private func lines(of card: CodeBlocksCard) -> [(String, JSONValue)] {
    let shown = card.shuffledLines(at: path)
    return [
      ("lines", .array(shown.map { ["text": .string($0), "tokens": CodeView($0, language).lines.first ?? []] })),
      ("lineCount", .integer(card.lines.count)),
    ]
  }

  private func quiz(_ card: QuizCard) -> JSONValue {
    [
      "questions": .array(
        card.questions.map { CardView($0, at: path.appending($0.id), language: module).json }),
      "asked": .integer(card.askedCount), "passMark": .integer(card.passMark),
    ]
  }

  private func part(_ part: ReadingPart) -> JSONValue {
    switch part {
    case .text(let text): ["kind": "text", "text": .string(text)]
    case .image(let image, let alt, let caption):
      .members([
        "kind": "image", "src": .string("/\(image)"), "alt": .string(alt), "caption": caption.map { .string($0) },
      ])
    case .code(let code, let language, let caption):
      .members([
        "kind": "code", "code": CodeView(code, language ?? self.language).json, "caption": caption.map { .string($0) },
      ])
    case .video(let video, let title):
      ["kind": "video", "address": .string(video), "title": .string(title)]
    case .unsupported: ["kind": "text", "text": ""]
    }
  }
}

/// Code with blanks as the learner's page shows it.
struct BlankedCodeView {
  private let parts: [BlankedText.Part]
  private let language: CodeLanguage?

  init(_ code: String, _ language: CodeLanguage?) {
    parts = BlankedText(code).parts
    self.language = language
  }

  /// The lines, each a list of tokens and `{"blank": 1}`.
  ///
  /// The blanks stand in the code as names that no program has, so that what is around them is read as it is.
  var lines: [JSONValue] {
    let whole = parts.map { part in
      switch part {
      case .text(let text): text
      case .blank(let number): Self.name(number)
      }
    }.joined()
    let numbers = Dictionary(
      parts.compactMap { part in if case .blank(let number) = part { (Self.name(number), number) } else { nil } }
    ) { first, _ in first }
    return ColoredCode(whole, language).lines.map { line in
      .array(line.flatMap { Self.pieces(of: $0, numbers) })
    }
  }

  /// A letter of Unicode that no lesson has, so that a blank is read as a name.
  private static let mark: Character = "\u{A66E}"

  private static func name(_ number: Int) -> String { "\(mark)\(number)\(mark)" }

  /// A piece, with the blanks in it by themselves.
  private static func pieces(of piece: ColoredCode.Piece, _ numbers: [String: Int]) -> [JSONValue] {
    var result: [JSONValue] = []
    var rest = Substring(piece.text)
    while let start = rest.firstIndex(of: mark), let end = rest[start...].dropFirst().firstIndex(of: mark) {
      if start > rest.startIndex { result.append([.string(piece.kind.rawValue), .string(String(rest[..<start]))]) }
      if let number = numbers[String(rest[start...end])] { result.append(["blank": .integer(number)]) }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { result.append([.string(piece.kind.rawValue), .string(String(rest))]) }
    return result
  }
}
