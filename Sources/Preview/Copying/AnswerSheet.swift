import CurriculumBundle
import Execution
import Grading
import JSON

/// What a page needs to grade a card by itself: the verdicts on all that a learner can do on it, as far as no program
/// of the learner has to run for them.
///
/// Where there are more ways to be wrong than can be listed, the sheet says which parts are wrong, and the verdict on
/// each; `answer-sheet.js` puts them together as `Grading` does.
struct AnswerSheet {
  private let content: CardContent
  /// The language of the card's module.
  private let module: String

  init(_ content: CardContent, module: String) {
    self.content = content
    self.module = module
  }

  /// `{"kind": …}` with the members of that kind, which is the kind of the action it is about.
  var json: JSONValue {
    switch content {
    case .description, .descriptionWithCode, .reading, .playground, .finished, .unsupported:
      ["kind": "read", "verdict": Verdict.right.json(on: content)]
    case .poll(let card): ["kind": "chose", "verdicts": .array(card.answers.indices.map { on(.chose($0)) })]
    case .question, .questionWithCode:
      ["kind": "chose", "verdicts": .array(content.choices?.answers.indices.map { on(.chose($0)) } ?? [])]
    case .trueFalse: ["kind": "said", "true": on(.said(true)), "false": on(.said(false))]
    case .multiSelect(let card): selection(of: card)
    case .dragAndDrop(let card): blanks(of: card)
    case .codeBlocks(let card): order(of: card)
    case .quiz(let card): quiz(card)
    case .executor(let card): run(of: card)
    case .exercise, .challenge: ["kind": "wrote", "verdict": Self.unchecked]
    }
  }

  private func on(_ action: Action) -> JSONValue { grade(action, on: content).json(on: content, after: action) }

  /// What is said about a program, which is not known to be right.
  private static let unchecked: JSONValue = [
    "isRight": true, "isUnchecked": true, "feedback": "This copy runs no programs, so yours was not checked.",
  ]

  private func selection(of card: MultiSelectCard) -> JSONValue {
    let key = Set(card.correctAnswerIndices)
    let plain = card.answers.indices.first { !key.contains($0) && !hasOwnWords(card.answers[$0]) }
    return .members([
      "kind": "selected", "answers": .strings(card.answers), "key": .array(key.sorted().map { .integer($0) }),
      "right": on(.selected(key)), "fewer": on(.selected([])), "own": ownWords,
      "other": plain.map { on(.selected([$0])) },
    ])
  }

  private func blanks(of card: DragAndDropCard) -> JSONValue {
    let right = card.answers.compactMap(\.first)
    let counted = right.indices.map { last in
      on(.filled(right.indices.map { $0 <= last ? Self.stranger : right[$0] }))
    }
    return [
      "kind": "filled", "answers": .array(card.answers.map { .strings($0) }), "right": on(.filled(right)),
      "own": ownWords, "counted": .array(counted),
    ]
  }

  private func order(of card: CodeBlocksCard) -> JSONValue {
    [
      "kind": "laid", "lines": .strings(card.lines), "orders": .array(card.rightOrders.map { .strings($0) }),
      "right": on(.laid(card.lines)), "own": ownWords, "stranger": on(.laid([Self.stranger])),
      "missing": on(.laid([])),
      // One line too many is in no right order.
      "order": on(.laid(card.lines + card.lines.prefix(1))),
    ]
  }

  private func quiz(_ card: QuizCard) -> JSONValue {
    let draws = (0..<Self.draws).map { seed in card.places(drawnWith: UInt64(seed)) }
    return [
      "kind": "scored", "verdicts": .array((0...card.askedCount).map { on(.scored($0)) }),
      "draws": .array(draws.map { .array($0.map { .integer($0) }) }),
    ]
  }

  /// The card's own program has run already; its page shows what it did.
  private func run(of card: ExecutorCard) -> JSONValue {
    guard let language = card.runLanguage(inModule: module) else { return ["kind": "ran"] }
    let outcome = card.run(inModuleOf: language)
    return [
      "kind": "ran", "verdict": on(.ran(outcome)), "run": RunView(outcome).json, "input": .strings(card.input ?? []),
    ]
  }

  /// How many attempts at a quiz differ in their questions.
  private static let draws = 16

  /// A word or line that no card has, and that no author has words for.
  private static let stranger = "\u{0}"

  /// The verdicts in which the author speaks, each after the answer, word or line that it is about.
  private var ownWords: JSONValue {
    .array((content.feedback ?? []).map { [.string($0.answer), ownVerdict($0.text)] })
  }

  private func ownVerdict(_ words: String) -> JSONValue {
    Verdict(isRight: false, feedback: words).json(on: content)
  }

  private func hasOwnWords(_ answer: String) -> Bool { content.feedback?.contains { $0.answer == answer } ?? false }
}

extension QuizCard {
  /// The questions of one attempt, by their places among all.
  func places(drawnWith seed: UInt64) -> [Int] {
    drawn(seed: seed).compactMap { question in questions.firstIndex { $0.id == question.id } }
  }
}

extension Verdict {
  /// The verdict on an action on a card as pages show it, with what is not there left out:
  /// `{"isRight", "feedback", "isAuthored", "runWords", "stars", "score", "wrongBlanks"}`.
  ///
  /// What its author says is in the language of the course and has no markup; all else is said in ours.
  func json(on content: CardContent, after action: Action? = nil) -> JSONValue {
    var wrongBlanks: [Int]?
    if case .dragAndDrop(let card) = content, case .filled(let words)? = action, !isRight {
      wrongBlanks = card.wrongBlanks(in: words)
    }
    let isAuthored = feedback.map(content.authoredVerdicts.contains) ?? false
    return .members([
      "isRight": .bool(isRight), "feedback": feedback.map { .string($0) }, "isAuthored": isAuthored ? true : nil,
      "runWords": runWords.map { .string($0) },
      "stars": stars.map { .integer($0) }, "score": score.map { .integer($0) },
      "wrongBlanks": wrongBlanks.map { .array($0.map { .integer($0) }) },
    ])
  }
}

extension CardContent {
  /// All that the card's author has a learner told after an action.
  fileprivate var authoredVerdicts: [String] {
    let task = task
    let ofTask = (task?.checks ?? []).compactMap(\.failure) + (task?.wrongPrograms ?? []).map(\.feedback)
    return [explanation, task?.success, task?.failure].compactMap { $0 } + (feedback ?? []).map(\.text) + ofTask
  }
}
