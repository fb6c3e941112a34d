// The parts that several kinds share, for code that treats them alike.
extension CardContent {
  /// The kind; nil for one that is newer than this app.
  public var kind: CardKind? { read(with: PayloadKind()) }

  /// What it asks of a learner; nil for a kind that is newer than this app.
  public var demand: CardDemand? { read(with: PayloadDemand()) }

  /// How long a learner takes to decide and to do what it asks, besides reading it, in seconds; a glance for a kind
  /// that is newer than this app.
  public var secondsToAct: Double { read(with: PayloadSeconds()) ?? 2 }

  /// The text that a learner reads; nil for kinds without one.
  public var text: String? { read(with: PayloadText()) ?? nil }

  /// The heading, for kinds that have one.
  public var header: String? { read(with: PayloadHeader()) ?? nil }

  /// The code, for kinds that show some as it is.
  public var code: String? { read(with: PayloadCode()) ?? nil }

  /// The code that runs before that which is shown, and is not shown itself; nil for kinds without.
  public var codeBefore: String? { read(with: PayloadCodeBefore()) ?? nil }

  /// The lines that the code reads as its input; none for kinds without.
  public var codeInput: [String] { read(with: PayloadCodeInput()) ?? [] }

  /// How the program is meant to end, where that is not a good end; nil for kinds without.
  public var statedEnding: StatedEnding? { read(with: PayloadEnding()) ?? nil }

  /// The program that an app runs where a card shows code: what runs before it, then the code; nil without code.
  public var wholeCode: String? { code.map { CodeSetting(before: codeBefore).program($0) } }

  /// The code that is shown in pieces, with blanks, or among other things; none for other kinds.
  public var codePieces: [CodePiece] { read(with: PayloadCodePieces()) ?? [] }

  /// The language of the code or the programs, where the card says it; nil for that of the module.
  public var language: CodeLanguage? { read(with: PayloadLanguage()) ?? nil }

  /// The same program as the code in other languages; nil where there is none in another.
  public var codeVariants: CodeVariants? { read(with: PayloadVariants()) ?? nil }

  /// What helps a learner who is stuck, the gentlest first; nil for kinds without hints.
  public var hints: [String]? { read(with: PayloadHints()) ?? nil }

  /// What is said to those who answered wrongly, by answer; nil for kinds without.
  public var feedback: [AnswerFeedback]? { read(with: PayloadFeedback()) ?? nil }

  /// Why the right answer is right; nil for kinds without.
  public var explanation: String? { read(with: PayloadExplanation()) ?? nil }

  /// The answers to choose from and the places of those that are right, for kinds that give a choice.
  public var choices: (answers: [String], correctIndices: [Int])? { read(with: PayloadChoices()) ?? nil }

  /// The images of the answers that are one; none for kinds that give no choice.
  public var choiceImages: [AnswerImage] { read(with: PayloadChoiceImages()) ?? [] }

  /// The badge of learners who finish the card; nil for none, and for kinds without badges.
  public var badge: Badge? { read(with: PayloadBadge()) ?? nil }

  /// The place of the one right answer, for kinds that have exactly one; looks at no more than that.
  public var onlyKey: Int? { read(with: PayloadOnlyKey()) ?? nil }

  /// What makes an answer right; nil for cards that ask nothing about code, or do not say what a run could decide.
  public var codeQuestion: CodeQuestion? { read(with: PayloadQuestion()) ?? nil }

  /// True for cards that ask for a program; cheaper than to compare `task` with nil, which fills a kilobyte.
  public var hasTask: Bool { demand == .program }

  /// The task, for kinds that ask for a program.
  public var task: ProgramTask? { hasTask ? read(with: PayloadTask()) ?? nil : nil }

  /// The questions of a quiz; none for other kinds.
  public var questions: [Card] { read(with: PayloadQuestions()) ?? [] }

  /// The content with another program in the place of each program of its task.
  public func mapPrograms(_ transform: (Program) -> Program) -> CardContent {
    withoutActuallyEscaping(transform) { read(with: PayloadPrograms(transform: $0)) ?? self }
  }

  /// The word at `type`.
  public var kindName: String { if case .unsupported(let kind) = self { kind } else { kind?.rawValue ?? "" } }

  /// What the card holds, to be written; nil for a kind that is newer than this app.
  var payload: (any CardPayload)? { read(with: WholePayload()) }
}

// Each reads one part of whatever a card holds.

private struct PayloadKind: PayloadReader {
  func read<Payload: CardPayload>(_ payload: Payload) -> CardKind { Payload.kind }
}

private struct PayloadDemand: PayloadReader {
  func read<Payload: CardPayload>(_ payload: Payload) -> CardDemand { Payload.demand }
}

private struct PayloadSeconds: PayloadReader {
  func read<Payload: CardPayload>(_ payload: Payload) -> Double { Payload.secondsToAct }
}

private struct WholePayload: PayloadReader {
  func read(_ payload: some CardPayload) -> any CardPayload { payload }
}

private struct PayloadPrograms: PayloadReader {
  let transform: (Program) -> Program
  func read(_ payload: some CardPayload) -> CardContent { payload.mapPrograms(transform).cardContent }
}

private struct PayloadText: PayloadReader {
  func read(_ payload: some CardPayload) -> String? { payload.shownText }
}

private struct PayloadHeader: PayloadReader {
  func read(_ payload: some CardPayload) -> String? { payload.shownHeader }
}

private struct PayloadCode: PayloadReader {
  func read(_ payload: some CardPayload) -> String? { payload.shownCode }
}

private struct PayloadCodeBefore: PayloadReader {
  func read(_ payload: some CardPayload) -> String? { payload.codeBefore }
}

private struct PayloadCodeInput: PayloadReader {
  func read(_ payload: some CardPayload) -> [String] { payload.codeInput }
}

private struct PayloadEnding: PayloadReader {
  func read(_ payload: some CardPayload) -> StatedEnding? { payload.statedEnding }
}

private struct PayloadCodePieces: PayloadReader {
  func read(_ payload: some CardPayload) -> [CodePiece] { payload.codePieces }
}

private struct PayloadLanguage: PayloadReader {
  func read(_ payload: some CardPayload) -> CodeLanguage? { payload.codeLanguage }
}

private struct PayloadVariants: PayloadReader {
  func read(_ payload: some CardPayload) -> CodeVariants? { payload.codeVariants }
}

private struct PayloadHints: PayloadReader {
  func read(_ payload: some CardPayload) -> [String]? { payload.hints }
}

private struct PayloadFeedback: PayloadReader {
  func read(_ payload: some CardPayload) -> [AnswerFeedback]? { payload.feedback }
}

private struct PayloadExplanation: PayloadReader {
  func read(_ payload: some CardPayload) -> String? { payload.explanation }
}

private struct PayloadChoices: PayloadReader {
  func read(_ payload: some CardPayload) -> (answers: [String], correctIndices: [Int])? { payload.choices }
}

private struct PayloadChoiceImages: PayloadReader {
  func read(_ payload: some CardPayload) -> [AnswerImage] { payload.choiceImages }
}

private struct PayloadBadge: PayloadReader {
  func read(_ payload: some CardPayload) -> Badge? { payload.badge }
}

private struct PayloadOnlyKey: PayloadReader {
  func read(_ payload: some CardPayload) -> Int? { payload.onlyKey }
}

private struct PayloadQuestion: PayloadReader {
  func read(_ payload: some CardPayload) -> CodeQuestion? { payload.codeQuestion }
}

private struct PayloadTask: PayloadReader {
  func read(_ payload: some CardPayload) -> ProgramTask? { payload.task }
}

private struct PayloadQuestions: PayloadReader {
  func read(_ payload: some CardPayload) -> [Card] { payload.heldQuestions }
}
