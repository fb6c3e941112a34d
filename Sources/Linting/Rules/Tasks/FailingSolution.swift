import Authoring
import Diagnostics
import Evidence
import Execution
import Grading

/// A solution that does not pass every check of its own task.
enum FailingSolution: TaskRule {
  static let description = RuleDescription(
    "failing-solution", .tasks, .error, "a solution does not pass every check",
    explanation: """
      A learner whose program is right must be told so. When even the author's solution fails a check, nobody can pass:
      either the solution is wrong, or the check asks for something else than the text does. The linter runs every
      solution on every check, as the app runs the learner's program. A solution that is longer than
      `cardLimit`, lacks what `uses` asks for, or has what `avoids` forbids fails too; so does a program under
      `alsoRight`.
      """,
    wrong: [
      .cards(
        """
        - id: greet
          type: exercise
          text: Print the name Ada.
          language: python
          solutions:
            - ↓print("ada")
          result: Ada

        """),
      .cards(
        SampleLevels.coin(
          solution: """
            forward

            ↓forward
            collect
            """)),
      .cards(
        """
        - id: sort
          type: exercise
          text: Print the list sorted, but do not use sorted().
          language: python
          solutions:
            - |
              values = [2, 1]
              ↓print(sorted(values))
          result: "[1, 2]"
          avoids: [sorted]

        """),
    ],
    right: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))"], checks: ["{input: [2], result: 4}", "{input: [50], result: 100}"])),
      .cards(
        SampleExercises.inSlang(
          "Print the name three times.",
          solution: """
            variable name = "Ada"
            repeat 3
              print name
            end
            """,
          asking: "result: |\n  Ada\n  Ada\n  Ada", "uses: [slang.repeat]")),
    ])

  static let yieldsTo: [Cause] = [.onSameLine("invisible-character-in-code")]

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.evidence.hasWholeChecks else { return [] }
    // A level that nobody can do is a finding of its own.
    guard task.evidence.level?.isSolvable != .no else { return [] }
    return task.evidence.allToBeRight.filter { !$0.isRight && $0.isRun && $0.mistakes.isEmpty }.compactMap {
      finding(about: $0, task, card)
    }
  }

  /// The finding about a program that is not right; nil where another rule says why.
  private static func finding(about solution: ProgramEvidence, _ task: TaskContext, _ card: CardContext) -> Finding? {
    if let index = solution.firstFailure {
      // A call that Python cannot read is a finding of its own.
      let (check, evidence, language) = (task.task.checks[index], solution.checks[index], task.task.language)
      guard CallProblem(check, evidence, in: language) == nil else { return nil }
      // So is a condition that says nothing.
      guard !task.evidence.conditions.contains(where: { $0.check == index }),
        ConditionMistake(check, evidence, in: language) == nil
      else { return nil }
      // So is input that stands under the wrong key.
      guard !solution.checks[index].asksForInput || !hasMisplacedInputs(card) else { return nil }
      return finding(
        about: solution, FailedCheck(task.task.checks[index], solution.checks[index]), index, task, card)
    }
    if let missing = solution.missingUses.first {
      // A name that is no concept is a finding of its own.
      guard TaughtConcept.isKnown(missing, to: task.task.language) else { return nil }
      return Finding(
        at: solution.role.location(in: card.authored),
        "\(solution.role.name) does not use '\(missing)', which 'uses' asks for",
        help: "write it with what the task is about, or take the name out of 'uses'")
    }
    if let forbidden = solution.forbiddenUses?.first {
      return Finding(
        at: solution.role.location(ofPart: forbidden.part, task.task.language, in: card.authored),
        "\(solution.role.name) \(forbidden.inWordsForAuthor)", help: forbidden.help)
    }
    return Finding(
      at: solution.role.location(in: card.authored),
      "\(solution.role.name) is longer than 'cardLimit' by \(solution.excess)",
      help: "shorten it, or raise the limit")
  }

  private static func hasMisplacedInputs(_ card: CardContext) -> Bool {
    !card.hasChecks && card.written.has(.inputs)
  }

  private static func finding(
    about solution: ProgramEvidence, _ failure: FailedCheck, _ index: Int, _ task: TaskContext, _ card: CardContext
  ) -> Finding {
    if let repair = repair(of: solution, failure, card) {
      return Finding(
        at: solution.role.location(ofPart: failure.evidence.line, task.task.language, in: card.authored),
        "\(solution.role.name) does not \(goal(index, task, card)): \(failure.miss)", help: repair.help,
        fixes: repair.fixes)
    }
    let fixes =
      failure.isJoined && !card.hasChecks
      ? TruthFix.fixes(writingLines: failure.evidence.run.output, card)
      : TruthFix.fixes(for: failure, ofCheck: index, card)
    return Finding(
      at: solution.role.location(ofPart: failure.evidence.line, task.task.language, in: card.authored),
      "\(solution.role.name) does not \(goal(index, task, card)): \(failure.miss)",
      notes: failure.difference.map { [$0] } ?? [], help: help(failure, isAccepted: !fixes.isEmpty, card), fixes: fixes)
  }

  /// The repair of a solution that Python cannot parse because of signs such as curly quotes; nil for others.
  private static func repair(of solution: ProgramEvidence, _ failure: FailedCheck, _ card: CardContext) -> CodeRepair? {
    guard case .raised(let error) = failure.evidence.run.ending, error.isStatic,
      let scalar = solution.role.text(of: card.authored)
    else { return nil }
    let repair = CodeRepair(error, of: [scalar], called: "solution", in: card.document)
    return repair.fixes.isEmpty ? nil : repair
  }

  /// What it was to do, as the card says that.
  private static func goal(_ index: Int, _ task: TaskContext, _ card: CardContext) -> String {
    guard card.hasChecks else { return "print \(card.goalOfExercise)" }
    if task.task.checks.count > 1 { return "pass check \(index + 1)" }
    return task.task.language == .robot ? "solve the level" : "pass the check"
  }

  private static func help(_ failed: FailedCheck, isAccepted: Bool, _ card: CardContext) -> String {
    let failure = failed.evidence
    if case .forbidden(let uses) = failure.end, let forbidden = uses.first { return forbidden.help }
    if case .stopped(.steps) = failure.end {
      return
        "let it take fewer steps, or ask for less work in the check; `steps` under `limits` of `lint:` is how many "
        + "a run may take"
    }
    if let name = failed.undefinedName { return "define '\(name)' in the solution, or call what it defines" }
    if failed.printsInsteadOfReturning { return failed.helpForPrinting }
    if failed.isJoined, let result = failed.check.result {
      if !card.hasChecks { return FailedCheck.help(forJoinedLines: result, isAccepted: isAccepted, on: card) }
      if result.contains("\\n") { return "write `result: \"\(result)\"`, since only double quotes make lines of `\\n`" }
    }
    if let truth = failed.truth { return FailedCheck.help("fix the solution", toWrite: truth) }
    if failure.asksForInput { return "give the lines that the program reads under `input:`" }
    if failure.lacksModule { return MissingModule.help }
    let goal = failed.check.satisfies == nil ? "the result" : "the condition"
    return "fix the solution, or \(card.hasChecks ? "what the check asks for" : goal)"
  }
}

extension CheckEvidence {
  /// The line or the card on which the check is failed; 0 where that is the whole program.
  fileprivate var line: Int {
    if case .forbidden(let uses) = end { uses.first?.part ?? 0 } else { run.ending.line }
  }

  /// Whether the program wanted to read more than there was.
  fileprivate var asksForInput: Bool {
    if case .raised(let error) = run.ending { error.isOfMissingInput } else { false }
  }

  /// Whether the program imports a module that is not available here.
  fileprivate var lacksModule: Bool { raises("ModuleNotFoundError") }

  private func raises(_ type: String) -> Bool {
    if case .raised(let error) = run.ending { error.type == type } else { false }
  }
}

extension Ending {
  /// The line on which a run ended before its time, or the number of the card; 0 when it came to its end.
  fileprivate var line: Int {
    switch self {
    case .finished: 0
    case .raised(let error): error.line
    case .stopped(_, let line): line
    }
  }
}
