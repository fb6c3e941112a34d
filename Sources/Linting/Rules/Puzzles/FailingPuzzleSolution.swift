import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Grading
import YAMLSource

/// A right answer to a puzzle that does not make the program that it should.
enum FailingPuzzleSolution: ProgramRule {
  static let description = RuleDescription(
    "failing-puzzle-solution", .puzzles, .error, "a puzzle solved as the card says gives another program",
    explanation: """
      Lines in the right order, and code with the right words in its blanks, are programs. The linter runs each of them
      (of more than 64 the first ones, and every word of a blank in one of them at least): every order under
      `alsoAccepted` and every choice of right words must pass `checks`, or print `result`, or without both at least the
      same, and may not end in an error. Cards of a robot that no check gives a world only have to make a program, each
      block with its `end`. A learner who solves the puzzle would otherwise learn that a program works which does not.
      """,
    wrong: [
      .cards(SampleCards.greeting(lines: #"↓['print(name)', 'name = "Ada"']"#, more: "result: Ada")),
      .cards(
        """
        - id: fill
          type: dragAndDrop
          text: Print five.
          code: print(__1__ + 3)
          tokens: [2, 3, 4]
          answers: ↓[3]
          result: 5

        """),
      .cards(
        """
        - id: walk
          type: codeBlocks
          language: robot
          text: Walk three steps.
          lines: ↓[repeat 3, forward]

        """),
    ],
    right: [
      .cards(SampleCards.greeting(more: "alsoAccepted: [[1, 0, 2]]", "result: Hello, Ada")),
      .cards(
        """
        - id: fill
          type: dragAndDrop
          text: Print a number above three.
          code: print(__1__ > 3)
          tokens: [2, 4, 5]
          answers: [[4, 5]]
          result: True

        """),
      .cards(
        """
        - id: walk
          type: codeBlocks
          language: robot
          text: Walk three steps.
          lines: [repeat 3, '  forward', end]

        """),
    ],
    cases: cases)

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: sign
          type: codeBlocks
          text: Say whether a number is negative.
          lines: ↓['n = int(input())', 'if n <= 0:', '    print("negative")', 'else:', '    print("not negative")']
          checks: [{input: [-3], result: negative}, {input: [0], result: not negative}]

        """)
    ],
    right: [
      .cards(
        """
        - id: fill
          type: dragAndDrop
          text: Print twice the number.
          code: print(__1__ * int(input()))
          tokens: [1, 2, 3]
          answers: [2]
          checks: [{input: [4], result: 8}, {input: [0], result: 0}]

        """)
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let evidence = card.puzzleEvidence else { return [] }
    let programs = card.content.fillablePuzzlePrograms
    let mistakes = evidence.refused.map { refusal in
      finding(programs[refusal.index], "has a mistake: \(refusal.mistake.message)", help: refusal.mistake.help, card)
    }
    return mistakes + [firstFailure(evidence.solutions, programs, card)].compactMap { $0 }
  }

  /// The finding about the first program that does not do what it should; nil where all do.
  private static func firstFailure(
    _ solutions: [PuzzleEvidence.Solution], _ programs: [PuzzleProgram], _ card: CardContext
  ) -> Finding? {
    guard let first = solutions.first else { return nil }
    for solution in solutions {
      let program = programs[solution.index]
      if let failure = solution.failure {
        if let ending = card.content.statedEnding { return finding(failure, of: program, meant: ending, card) }
        // A check that says nothing clear is a finding of its own.
        let isUnclear = StatedChecks(on: card)?.isUnclear(at: failure.check) ?? false
        return isUnclear ? nil : finding(failure, of: program, card)
      }
      guard card.content.readyPuzzleChecks.isEmpty else { continue }
      guard let seen = solution.run.seen else {
        return finding(program, "does not end within the limits of a lesson", card)
      }
      if let error = seen.error {
        let lost = error.type == "IndentationError" ? lostIndentation(card) : nil
        let repair = error.isStatic ? CodeRepair(error, of: lines(of: card), called: "lines", in: card.document) : nil
        return finding(
          program, "ends in '\(error.summary)'",
          help: lost ?? helpOnCurlyQuotes(error, card) ?? help(for: error, card)
            ?? repair.flatMap { $0.fixes.isEmpty ? nil : $0.help },
          fixes: lost == nil ? repair?.fixes ?? [] : [], card)
      }
      if let result = card.content.puzzleResult {
        guard seen.prints(result) else {
          let fixes = fixes(writing: seen, of: solutions, card)
          return finding(
            program, "\(words(seen)), but 'result' says '\(onOneLine(result))'",
            help: helpForResult(result, seen, isAccepted: !fixes.isEmpty, card), fixes: fixes, card)
        }
      } else if let other = first.run.seen, !seen.prints(other.output) {
        return finding(program, "\(words(seen)), but \(programs[first.index].name) \(words(other))", card)
      }
    }
    return nil
  }

  /// Writes what the program prints into `result`, where all right answers print the same, on every run.
  private static func fixes(
    writing seen: Observation, of solutions: [PuzzleEvidence.Solution], _ card: CardContext
  ) -> [Fix] {
    guard card.puzzleEvidence?.unstable == nil, !seen.output.isEmpty,
      solutions.allSatisfy({ $0.run.seen.map { $0.error == nil && $0.prints(seen.output) } ?? false })
    else { return [] }
    return TruthFix.fixes(writingLines: seen.output, card)
  }

  private static func helpForResult(
    _ result: String, _ seen: Observation, isAccepted: Bool, _ card: CardContext
  ) -> String? {
    if seen.hasLinesJoined(in: result) {
      return FailedCheck.help(forJoinedLines: result, isAccepted: isAccepted, on: card)
    }
    guard isAccepted else { return nil }
    return "fix \(parts(of: card, or: "result")); `hornbook lint --accept` writes what the program prints"
  }

  /// The finding about a program that does not end as it is meant to.
  private static func finding(
    _ failure: PuzzleEvidence.Solution.Failure, of program: PuzzleProgram, meant ending: StatedEnding,
    _ card: CardContext
  ) -> Finding {
    let seen = failure.evidence.run.seen
    let isMeant = ending.isBorneOut(by: failure.evidence.run.ending)
    let error = isMeant ? nil : seen?.error.map { "ends in '\($0.summary)'" }
    let fact = error ?? seen.map(words) ?? failure.evidence.run.ending.stopInWords
    let result = card.content.puzzleResult ?? ""
    let claim = isMeant ? "'result' says '\(onOneLine(result))'" : ending.inWords
    return finding(program, "\(fact), but \(claim)", card)
  }

  private static func finding(
    _ failure: PuzzleEvidence.Solution.Failure, of program: PuzzleProgram, _ card: CardContext
  ) -> Finding {
    let check = card.content.puzzleChecks[failure.check]
    let miss = FailedCheck(check, failure.evidence)
    var help: String?
    if case .raised(let error) = failure.evidence.run.ending { help = Self.help(for: error, card) }
    return finding(
      program, "does not pass check \(failure.check + 1): \(miss.miss)", notes: [miss.difference].compactMap { $0 },
      help: help ?? self.help(for: miss, card), fixes: TruthFix.fixes(for: miss, ofCheck: failure.check, card), card)
  }

  /// What may be wrong on a card: the parts of its programs, and perhaps what is said of them.
  private static func parts(of card: CardContext, or claim: String?) -> String {
    if case .codeBlocks = card.content { return claim.map { "the lines or the \($0)" } ?? "the lines" }
    return claim.map { "the answer, the code or the \($0)" } ?? "the answer or the code"
  }

  private static func help(for failed: FailedCheck, _ card: CardContext) -> String {
    if failed.printsInsteadOfReturning { return failed.helpForPrinting }
    return failed.truth.map { FailedCheck.help("fix \(parts(of: card, or: nil))", toWrite: $0) }
      ?? "fix \(parts(of: card, or: "check"))"
  }

  /// The lines to be put in order and those that are not needed.
  private static func lines(of card: CardContext) -> [SourceValue] {
    card.authored.elements(of: card.fields.lines) + card.authored.elements(of: card.fields.decoys)
  }

  /// The help for words to drag in curly quotes, which Python refuses; nil for other errors and words.
  ///
  /// Only the author knows whether the quotes were meant as those of YAML or as those of a string.
  private static func helpOnCurlyQuotes(_ error: RaisedError, _ card: CardContext) -> String? {
    guard error.isAboutSigns, case .dragAndDrop(let puzzle) = card.content,
      let word = puzzle.answers.joined().first(where: { withoutTypographicQuotes($0) != $0 })
    else { return nil }
    let bare = withoutTypographicQuotes(word)
    guard !bare.contains(where: { "'\"\\".contains($0) }) else { return nil }
    return "write `'\"\(bare)\"'` for a string and `\(bare)` for a name, in the tokens and answers, since curly "
      + "quotes are letters to YAML and to Python"
  }

  private static func help(for error: RaisedError, _ card: CardContext) -> String? {
    if error.isOfMissingInput {
      return "give the lines that it reads under `input:`, or several of them in `checks:`"
    }
    switch error.type {
    case "ModuleNotFoundError": return MissingModule.help
    default:
      guard error.hasSuggestion else { return nil }
      if case .codeBlocks = card.content { return "fix the spelling in the lines" }
      // A word that the code has, too, and that another blank may need is spelled as it should be.
      if case .dragAndDrop(let puzzle) = card.content, puzzle.answers.count > 1,
        let name = error.message.split(separator: "'").dropFirst().first, puzzle.tokens.contains(String(name)),
        puzzle.code?.contains(name) == true
      {
        return "put the words into the blanks to which they belong, or fix the code"
      }
      return "fix the spelling: in the code, or of the word, which is among the answers and the tokens"
    }
  }

  /// What to do about a line without quotes of whose indentation YAML keeps nothing; nil where there is none.
  private static func lostIndentation(_ card: CardContext) -> String? {
    let bytes = card.document.source.bytes
    for element in card.authored.elements(of: card.fields.lines) where element.isPlain {
      let start = element.span.start
      let indentation = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count - 1
      guard indentation > 0, bytes[..<(start - indentation - 1)].last == UInt8(ascii: "-") else { continue }
      let line = String(repeating: " ", count: indentation) + element.text
      return
        "YAML keeps no spaces before a text without quotes: "
        + "write `- \(ScalarText.written(line, indent: 0, in: .flow, isContent: true))`"
    }
    return nil
  }

  private static func words(_ seen: Observation) -> String {
    seen.output.isEmpty ? "prints nothing" : "prints '\(onOneLine(seen.output))'"
  }

  private static func finding(
    _ program: PuzzleProgram, _ fact: String, notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = [],
    _ card: CardContext
  ) -> Finding {
    Finding(
      at: card.location(ofPuzzleProgram: program), "\(program.name) \(fact)",
      notes: notes + [Diagnostic.Note("the program is\n\(program.code)")],
      help: help ?? "fix \(parts(of: card, or: "result"))", fixes: fixes)
  }
}

extension CardContext {
  /// Where the right answer stands of which a program is made.
  func location(ofPuzzleProgram program: PuzzleProgram) -> Location {
    if case .acceptedOrder(let order) = program.answer {
      return location(of: fields.alsoAccepted, at: order)
    }
    if case .codeBlocks = content { return location(of: fields.lines) }
    return location(of: fields.answers)
  }
}
