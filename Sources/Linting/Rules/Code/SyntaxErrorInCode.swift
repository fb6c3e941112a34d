import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Grading

/// Code on a card that is no program.
enum SyntaxErrorInCode: CodeRule, CodeTextRule {
  static let leavesConceptsOpen = true
  static let description = RuleDescription(
    "syntax-error-in-code", .code, .error, "code on a card that is not a program",
    explanation: """
      A learner copies what stands on a card. Code that its language refuses before it runs teaches a mistake, unless
      the card is about that very mistake: then an `executor` says so with `raises: "SyntaxError: …"`, and a question
      with an answer such as `ERROR`, or a statement with `raises`.
      """,
    wrong: [
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: This prints a word.
          code: ↓print "Hello"

        """),
      .cards(SampleCards.ask("What does it print?", code: "↓print(“Hello”)", answers: #"[Hello, "“Hello”", Nothing]"#)),
      .cards(
        """
        - id: look
          type: descriptionWithCode
          language: slang
          header: Look
          text: This prints a word twice.
          code: |
            ↓repeat 2
              print "Hello"

        """),
    ],
    right: [
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: This prints a word.
          code: print("Hello")

        """),
      .cards(
        """
        - id: look
          type: descriptionWithCode
          language: java
          header: Look
          text: This prints a word in Java.
          code: System.out.println("Hello");

        """),
      .cards(
        """
        - id: look
          type: descriptionWithCode
          language: slang
          header: Look
          text: This prints what is in the variable.
          code: print name

        """),
    ],
    cases: cases)

  static let checks: [RuleCheck] = [.code(Self.self), .codeText(Self.self)]

  static let yieldsTo: [Cause] = [.onSameLine("invisible-character-in-code")]

  static func findings(in card: CardContext) -> [Finding] {
    guard isLookedAt(card), let program = card.codeEvidence, program.isRefused, program.settingError == nil else {
      return []
    }
    if let error = program.staticError {
      let repair = CodeRepair(error, in: card)
      return [
        Finding(
          at: card.location(ofCodeLine: error.line), fact(error, card.language),
          help: "\(repair.help); run it with `hornbook run`",
          fixes: repair.fixes)
      ]
    }
    let isPart = if case .descriptionWithCode = card.content { true } else { false }
    guard let mistake = program.mistakes.first(where: { !(isPart && $0.isFineInPart) }) else { return [] }
    return [
      Finding(
        at: card.location(ofCodeLine: mistake.line), fact(mistake),
        help: mistake.help ?? "fix the code")
    ]
  }

  /// The finding about code in a lesson to read that cannot be read.
  static func findings(in code: CodeContext) -> [Finding] {
    guard case .part(let index) = code.role,
      let piece = code.card.evidence.pieces.first(where: { $0.part == index })
    else { return [] }
    let fact =
      switch piece.fault {
      case .refused(let error): fact(error)
      case .mistake(let mistake): fact(mistake)
      }
    var repair: CodeRepair?
    if case .refused(let error) = piece.fault, let text = code.written {
      repair = CodeRepair(error, of: [text], called: "code", in: code.document)
    }
    return [
      Finding(
        at: code.location(ofLine: piece.line), fact, help: repair?.help ?? "fix the code", fixes: repair?.fixes ?? [])
    ]
  }

  private static func fact(_ error: RaisedError, _ language: CodeLanguage? = nil) -> String {
    if let language, language.needsTool { return "\(language.title) cannot read this code: \(error.inWords)" }
    return error.isOfPseudocode
      ? "this is not a program in pseudocode: \(error.message)" : "Python cannot read this code: \(error.summary)"
  }

  private static func fact(_ mistake: EditorMistake) -> String {
    "a learner could not run this code: \(mistake.message)"
  }

  /// Whether the code is to be read or asked about; an answer that stands for an error makes a mistake right.
  private static func isLookedAt(_ card: CardContext) -> Bool {
    guard card.code != nil, card.content.demand != .run, !mayHaveMistake(card.content.codeQuestion) else {
      return false
    }
    if let ending = card.content.statedEnding, let run = card.codeEvidence?.run, ending.isBorneOut(by: run.ending) {
      return false
    }
    return card.content.onlyKey == nil || card.keyProof?.rightAnswers.isEmpty == true
  }

  /// Whether a question is about what is wrong with its code.
  private static func mayHaveMistake(_ question: CodeQuestion?) -> Bool {
    switch question {
    case .error, .fix: true
    case .output, .value, .type, .expression, .statement, .concept, .occurrences, .lineCount, .outputLine, .lastLine,
      .position, .program, nil:
      false
    }
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: look
          type: reading
          header: Look
          content:
            - text: This prints a word.
            - code: ↓print "Hello"

        """)
    ],
    right: [
      .cards(
        """
        - id: read
          type: reading
          header: Read
          content:
            - text: It prints two lines.
            - code: |
                Hello Ada
                3 of 5

        """)
    ])
}
