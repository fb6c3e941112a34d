import CurriculumBundle
import Diagnostics
import Execution
import Grading
import JSON
import Support

extension CurrentCard {
  /// The card as a learner sees it, with what is to be typed.
  ///
  /// - Parameter tried: Answers that were tried and are wrong.
  func shown(tried: Set<ExactText>) -> String {
    let header = (card.content.header ?? card.content.challengeTitle).map { " \($0.visible)" } ?? ""
    let heading = "[\(index + 1) of \(episode.cards.count)]\(header)\n\n"
    guard quiz != nil else {
      let text = CardText(card.content, at: path, tried: tried, library: library, elements: elements).text
      return heading + text + prompt
    }
    return heading + (card.content.text.map { paragraph($0) + "\n" } ?? "") + question()
  }

  /// The question of a quiz that is asked.
  func question() -> String {
    guard let quiz, let question = quiz.question else { return prompt }
    return "Question \(quiz.position + 1) of \(quiz.count)\n\n"
      + CardText(question.content, at: askedPath, tried: [], library: library, elements: elements).text + prompt
  }

  /// What is to be typed.
  var prompt: String { (asked.content.kind == nil ? "This card needs a newer app. " : "") + form.prompt }

  /// The words for an answer.
  func words(for verdict: Verdict) -> String {
    guard verdict.isRight else {
      return (verdict.runWords.map(paragraph) ?? "") + paragraph(verdict.feedback ?? "Not yet.")
    }
    if asked.content.demand == .nothing { return "" }
    if case .quiz = asked.content { return paragraph(verdict.feedback ?? "") }
    let stars = verdict.stars.map { "\($0) of \(counted(StarCount.mostAtOnce, "star"))\n" } ?? ""
    return paragraph(verdict.feedback.map { "Right! \($0)" } ?? "Right!") + stars
      + (verdict.score.map { "Score: \($0) of 100\n" } ?? "")
  }

  /// What a run of the card's own program shows.
  func output(of action: Action) -> String {
    guard case .ran(let outcome) = action else { return "" }
    let printed = Observation.withoutClosingLineEnds(outcome.transcript.chunks.map(\.text).joined())
    let drawing = outcome.drawing == nil ? "" : "(It draws a picture.)\n"
    return (printed.isEmpty ? "" : indented(printed)) + drawing + Self.words(for: outcome.ending)
  }

  private static func words(for ending: Ending) -> String {
    switch ending {
    case .finished: ""
    case .raised(let error): indented(error.summary)
    case .stopped: "It was stopped.\n"
    }
  }
}

extension CardContent {
  fileprivate var challengeTitle: String? { if case .challenge(let card) = self { card.title } else { nil } }
}

/// A card's content as text for a terminal.
struct CardText {
  /// The text, an empty line behind it.
  private(set) var text = ""
  private let path: ItemPath
  private let tried: Set<ExactText>
  private let library: CardLibrary?
  private let elements: [ElementHelp]

  init(
    _ content: CardContent, at path: ItemPath, tried: Set<ExactText>, library: CardLibrary?, elements: [ElementHelp]
  ) {
    self.path = path
    self.tried = tried
    self.library = library
    self.elements = elements
    if let words = content.text { add(words) }
    if let code = content.code { text += indented(code) + "\n" }
    add(partsOf: content)
    if let task = content.task { add(task) }
  }

  private mutating func add(_ words: String) { text += paragraph(words) + "\n" }

  private mutating func add(partsOf content: CardContent) {
    if case .reading(let card) = content { for part in card.content { add(part) } }
    if case .playground(let card) = content { add(card) }
    if case .dragAndDrop(let card) = content, let sentence = card.sentence { add(sentence) }
    for piece in content.codePieces where piece.role == .blanked { text += indented(piece.code) + "\n" }
    if content.demand == .run, !content.codeInput.isEmpty {
      add("Its input is \(content.codeInput.map { "'\($0)'" }.joined(separator: ", ")).")
    }
    let listed = AnswerForm(content, at: path).listed
    if !listed.isEmpty { list(listed) }
  }

  /// A free editor, which is an app's; its program is shown where the card holds it as elements.
  private mutating func add(_ card: PlaygroundCard) {
    if case .elements = card.starter, let starter = card.starter {
      text += indented(TaskProgram(starter, in: card.language).text) + "\n"
    }
    if card.language == .slang { for help in elements { text += paragraph("\(help.element): \(help.text.visible)") } }
    add("In the app you write and run programs here.")
  }

  private mutating func add(_ part: ReadingPart) {
    switch part {
    case .text(let words): add(words)
    case .image(_, let alt, let caption): add("[image: \(alt)]" + (caption.map { " \($0)" } ?? ""))
    case .code(let code, _, let caption): text += indented(code) + (caption.map { "\($0)\n" } ?? "") + "\n"
    case .video(let address, let title): add("[video: \(title)] \(address)")
    case .unsupported: break
    }
  }

  /// Answers with their numbers, marked where they were tried and are wrong.
  private mutating func list(_ answers: [String]) {
    for (index, answer) in answers.enumerated() {
      let number = index + 1 < 10 ? "  \(index + 1). " : " \(index + 1). "
      let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
      let mark = tried.contains(ExactText(answer)) ? "  (tried)" : ""
      text += number + lines.joined(separator: "\n     ") + mark + "\n"
    }
    text += "\n"
  }

  private mutating func add(_ task: ProgramTask) {
    for check in task.checks {
      guard let world = check.world else { continue }
      text += indented(world) + "\n"
      if let rules = check.robotWorld?.rules.sentences, !rules.isEmpty { add(rules.joined(separator: " ")) }
    }
    if task.language == .robot {
      let cards = task.robotDeck.cards.map { card in
        let name = library?.cards.first { $0.command == card.command.word.rawValue }?.name
        return card.command.text + (name.map { " (\($0.visible))" } ?? "")
      }
      add("Your cards: \(cards.joined(separator: ", "))")
    }
    if let limit = task.cardLimit { add("Use at most \(limit) \(task.language.partName(limit)).") }
    guard let starter = task.starter.map({ TaskProgram($0, for: task).text }), !starter.isEmpty else { return }
    add("It begins as")
    text += indented(starter) + "\n"
  }
}

/// A text as lines of a terminal, without whitespace around it.
func paragraph(_ text: String) -> String { text.trimmingWhitespace() + "\n" }

/// A text in which each line is indented as code is.
func indented(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
}
