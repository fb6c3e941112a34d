import Authoring
import CurriculumBundle
import Diagnostics
import Execution
import Grading

/// An executor whose program does something else than the card says.
enum WrongResult: CodeRule {
  static let description = RuleDescription(
    "wrong-result", .code, .error, "an executor whose program does something else than it says",
    explanation: """
      A learner presses Run and sees what the program really does. When the card promises something else, the learner
      believes to have made a mistake. The linter runs every executor with the interpreter that the app has, and
      compares what is printed with `result` (line ends at the end aside) and the error with `raises`. An error is fine
      as content: then the card says so with `raises`. So is a program that never ends, with `neverEnds`; questions may
      say the same of their code. `hornbook lint --accept` writes what really happens into the
      file, also where `result` is left out, but for errors that are hardly ever meant: code that Python cannot read, a
      misspelled name, a module that is not there, input that is not given, something that only the apps' Python lacks.
      """,
    wrong: [
      .cards(SampleCards.runIt("print(2 + 3)", more: "result: ↓6")),
      .cards(SampleCards.runIt("print(champion)", more: "result: ↓champion")),
      .cards(SampleCards.runIt(#"print("champion")"#, more: "raises: ↓NameError")),
    ],
    right: [
      .cards("- {id: run-it, type: executor, text: Run it., code: print(2 + 3), result: 5}\n"),
      .cards("- {id: run-it, type: executor, text: Run it and stop it., code: 'while True: pass', neverEnds: true}\n"),
      .cards(SampleCards.runIt("print(champion)", more: #"raises: "NameError: name 'champion' is not defined""#)),
    ],
    cases: cases)

  static let yieldsTo: [Cause] = [
    .onSameLine("invisible-character-in-code"), .onSameCard("nondeterministic-output"),
  ]

  static func findings(in card: CardContext) -> [Finding] {
    if let finding = findingOnEnding(of: card) { return [finding] }
    guard case .executor(let executor) = card.content, let seen = card.codeRun?.seen, card.unavailableModule == nil,
      executor.neverEnds != true
    else { return [] }
    let isSilent = executor.result.isEmpty && executor.raises == nil
    guard isSilent || !seen.matches(executor) else { return [] }
    let saysNothing = isSilent && card.authored.isResultLeftOut
    guard saysNothing || !seen.matches(executor) else { return [] }
    if let slip = Slip(executor, seen, card) { return [finding(slip, seen, card)] }
    if seen.printsUntold(executor) { return [finding(untold: executor, seen, card)] }
    let claim = saysNothing ? Claim(ofNothingIn: card.written) : Claim(executor, seen)
    let fixes = TruthFix.fixes(for: executor, seen, card)
    return [
      Finding(
        at: card.written.location(of: claim.key), "\(words(seen)), but \(claim.inWords)",
        notes: saysNothing ? linesNote(seen) : notes(executor, seen),
        help: seen.error == nil && executor.raises == nil && seen.hasLinesJoined(in: executor.result)
          ? FailedCheck.help(forJoinedLines: executor.result, isAccepted: !fixes.isEmpty, on: card)
          : help(executor, seen, saysNothing: saysNothing),
        fixes: fixes)
    ]
  }

  /// The finding about code that a question is about, or that runs without end, and that does not end as the card says.
  private static func findingOnEnding(of card: CardContext) -> Finding? {
    guard let ending = card.content.statedEnding, let code = card.codeEvidence, let run = code.run,
      code.unavailableModule == nil, !code.lacksInput, code.settingError == nil, !ending.isBorneOut(by: run.ending)
    else { return nil }
    // What an executor prints and raises is compared as a whole.
    if card.content.demand == .run, ending != .never { return nil }
    let fact = run.seen?.inWords ?? "the program \(run.ending.stopInWords)"
    return Finding(
      at: card.location(of: ending), "\(fact), but \(ending.inWords)",
      help: "fix the code, or what the card says of its end")
  }

  /// An error that is an author's slip and hardly ever meant, so that nothing offers to make it the lesson's truth.
  private struct Slip {
    let error: RaisedError
    let help: String
    let fixes: [Fix]

    init?(_ executor: ExecutorCard, _ seen: Observation, _ card: CardContext) {
      guard let error = seen.error else { return nil }
      self.error = error
      if let advice = error.pseudocodeAdvice(on: executor.code), executor.raises == nil, error.isStatic {
        help = "\(advice), or say `raises:` if the error is meant"
      } else if executor.raises == nil, error.isOfMissingInput {
        help = "give the lines that the program reads under `input:`"
      } else if error.type == "ModuleNotFoundError" {
        help = "take the import out, or \(MissingModule.help)"
      } else if error.isForeign(to: executor.code) {
        help = "write it in another way; the apps' Python does not have this, and another Python says something else"
      } else if executor.raises == nil, error.isStatic, error.type == "SyntaxError" {
        let repair = CodeRepair(error, in: card)
        (help, fixes) = ("\(repair.help), or say `raises:` if the error is meant", repair.fixes)
        return
      } else if executor.raises == nil, let help = Self.help(for: error, executor.code) {
        self.help = help
      } else {
        return nil
      }
      fixes = []
    }

    private static func help(for error: RaisedError, _ code: String) -> String? {
      switch error.type {
      case "SyntaxError", "IndentationError", "TabError":
        "\(error.repair(code)), or say `raises:` if the error is meant"
      case "SlangError": RaisedError.slangAdvice(on: code) ?? "fix the code"
      default: error.hasSuggestion ? "fix the spelling, or say `raises:` if the error is meant" : nil
      }
    }
  }

  private static func finding(_ slip: Slip, _ seen: Observation, _ card: CardContext) -> Finding {
    Finding(
      at: card.location(ofCodeLine: slip.error.line), "\(seen.inWords)", help: slip.help, fixes: slip.fixes)
  }

  /// The finding about what a program prints before the error that the card tells.
  private static func finding(untold executor: ExecutorCard, _ seen: Observation, _ card: CardContext) -> Finding {
    let result = seen.output.contains("\n") ? "`result: |` and each line below it" : "`result: \(seen.output)`"
    return Finding(
      at: card.location(of: card.fields.question.raises),
      "the program prints '\(onOneLine(seen.output))' before it ends in the error, and the card has no 'result'",
      help: "add \(result); `hornbook lint --accept` writes it", fixes: TruthFix.fixes(for: executor, seen, card))
  }

  /// Which of the card's claims is wrong.
  private struct Claim {
    let key: FieldKey
    let inWords: String

    /// The claim that is missing where neither `result` nor `raises` has a value.
    init(ofNothingIn entries: SourceValue) {
      key = entries.has(.result) || !entries.has(.raises) ? .result : .raises
      inWords = entries.has(key) ? "'\(key)' is empty" : "the card has neither 'result' nor 'raises'"
    }

    init(_ executor: ExecutorCard, _ seen: Observation) {
      if let raises = executor.raises, !seen.raises(raises) {
        key = .raises
        inWords = "'raises' says '\(onOneLine(raises))'"
      } else {
        key = .result
        inWords = Self.words(ofResult: executor.result, seen)
      }
    }

    private static func words(ofResult result: String, _ seen: Observation) -> String {
      guard !result.isEmpty else { return "'result' is empty" }
      let claim = Observation.withoutClosingLineEnds(result)
      if seen.error == nil, let name = InvisibleScalars.difference(of: claim, from: seen.output) {
        return "'result' has a character that nobody sees: \(name)"
      }
      guard result.contains("\n") else { return "'result' says '\(onOneLine(result))'" }
      let lines = Observation.withoutClosingLineEnds(result).utf8.count { $0 == 0x0A } + 1
      return seen.error == nil && lines == seen.lineCount ? "'result' says others" : "'result' says \(lines) lines"
    }
  }

  /// What happened; of several lines how many they are, since a note shows them.
  private static func words(_ seen: Observation) -> String {
    seen.error == nil && seen.lineCount > 1 ? "the program prints \(seen.lineCount) lines" : seen.inWords
  }

  private static func linesNote(_ seen: Observation) -> [Diagnostic.Note] {
    guard seen.error == nil, seen.lineCount > 1 else { return [] }
    let lines = seen.output.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count > mostLines ? ["…"] : []
    return [Diagnostic.Note("it prints\n" + (lines.prefix(mostLines).map(String.init) + rest).joined(separator: "\n"))]
  }

  /// The most lines of an output that are shown as a whole.
  private static let mostLines = 20

  private static func notes(_ executor: ExecutorCard, _ seen: Observation) -> [Diagnostic.Note] {
    seen.prints(executor.result) ? [] : seen.difference(from: executor.result).map { [$0] } ?? []
  }

  private static func help(_ executor: ExecutorCard, _ seen: Observation, saysNothing: Bool) -> String {
    if saysNothing, seen.error == nil {
      return "write the result; `hornbook lint --accept` writes what the program prints"
    }
    guard seen.error == nil else {
      return executor.raises == nil
        ? "fix the code, or say `raises:` if the error is meant; `hornbook lint --accept` writes it"
        : "fix the code, or what the card expects; `hornbook lint --accept` writes the actual outcome"
    }
    guard executor.raises == nil else {
      return "fix the code so that it ends in the error, or take 'raises' out and say `result:`; "
        + "`hornbook lint --accept` does the latter"
    }
    return "fix the code or the result; `hornbook lint --accept` writes what the program prints"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        SampleCards.runIt(
          """
          print("Hello")
          print(champion)
          """, more: "raises: ↓NameError")),
      .cards(
        """
        - id: ask
          type: questionWithCode
          text: Why does it fail?
          code: print([1, 2][-1])
          raises: ↓IndexError
          asks: concept
          because: it asks for a reason
          answers: [The index is too large, The list is empty]
          correctAnswerIndex: 0

        """),
    ])
}

extension Observation {
  /// Whether something is printed before an error of which a card tells, while it says nothing of what is printed.
  fileprivate func printsUntold(_ executor: ExecutorCard) -> Bool {
    guard let raises = executor.raises, error != nil else { return false }
    return self.raises(raises) && executor.result.isEmpty && !output.isEmpty
  }
}
