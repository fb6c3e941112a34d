public import CurriculumBundle
public import Execution
import Robot

extension ProgramTask {
  /// The verdict on a learner's program.
  ///
  /// A right one gets the success text and its stars; a wrong one the feedback of the listed wrong program that does
  /// the same, or else the author's words on the first check that it fails, with what this shows, or that alone. In a
  /// language that apps do not run, any program lets the learner go on, with words that say so.
  public func verdict(on program: Program, budget: Budget = .lesson) -> Verdict {
    guard language.isRunByApps else {
      return Verdict(isRight: true, feedback: "Your program was not checked: this app cannot run its language.")
    }
    let program = TaskProgram(program, for: self)
    return verdict(on: program, after: run(program, budget: budget), budget: budget)
  }

  /// The verdict on a learner's program that has run on every check.
  ///
  /// - Parameter options: Those under which listed wrong programs are run.
  public func verdict(
    on program: TaskProgram, after run: TaskRun, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Verdict {
    guard run.isRight else { return verdict(onWrong: run, budget: budget, options) }
    return Verdict(
      isRight: true, feedback: success, stars: stars.flatMap { stars in program.size.map(stars.count(forSize:)) },
      score: score.flatMap { score in program.size.map(score.points(forSize:)) })
  }

  private func verdict(onWrong run: TaskRun, budget: Budget, _ options: RunOptions) -> Verdict {
    if let feedback = feedback(for: run, budget: budget, options: options) { return .wrong(feedback) }
    guard let failed = run.firstFailure, let failure = failed.check.failure ?? failure else {
      return .wrong(words(for: run))
    }
    return Verdict(isRight: false, feedback: failure, runWords: failureAlone ? nil : failed.inWords)
  }

  /// The feedback of the first listed wrong program that a learner cannot tell from this run.
  public func feedback(
    for run: TaskRun, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> String? {
    wrongPrograms.first { shows(TaskProgram($0.program, for: self), sameAs: run, budget: budget, options) }?.feedback
  }

  /// What a learner is told of a run that is not right.
  private func words(for run: TaskRun) -> String {
    if let failure = run.firstFailure { return failure.inWords }
    if let missing = run.missingUses.first {
      return "Your program works, but it should use \(conceptInWords(missing))."
    }
    if let forbidden = run.forbiddenUses.first { return forbidden.inWords }
    guard run.excess > 0, let cardLimit else { return "This task does not say what your program must do." }
    return "It works! Now do it with at most \(cardLimit) \(language.partName(cardLimit))."
  }
}

extension CheckRun {
  /// What a learner is told of a check that the program does not pass.
  public var inWords: String {
    switch sight {
    case .stopped(let limit):
      switch limit {
      case .steps: "Your program does not come to an end. Does it go round for ever?"
      case .memory: "Your program keeps more than fits into memory. Does something grow for ever?"
      case .output: "Your program prints too much. Does it print for ever?"
      case .depth: "Your program calls itself again and again. Does it never stop?"
      }
    case .robot(let ending, _, _): "Not yet: \(ending.message)."
    case .mistakes(let problems): problems.first.map { "Your program has a mistake: \($0.message)." } ?? ""
    case .call(let end, _, _): callInWords(end)
    case .forbidden: forbiddenUses.first?.inWords ?? ""
    case .screen:
      if case .raised(let error) = outcome.ending {
        error.inSentence
      } else if let condition = check.satisfies {
        inWords(against: condition, printed)
      } else {
        "\(inputInWords())program prints \(printed), but it should print '\(wanted)'."
      }
    }
  }

  private var wanted: String { Observation.withoutClosingLineEnds(check.result ?? "") }

  private var printed: String {
    let output = Observation.withoutClosingLineEnds(outcome.standardOutput)
    return output.isEmpty ? "nothing" : "'\(output)'"
  }
}

extension ProgramLanguage {
  /// What so many parts of a program are called.
  public func partName(_ count: Int) -> String {
    switch self {
    case .python, .pseudocode, .javascript: count == 1 ? "line" : "lines"
    case .slang: count == 1 ? "element" : "elements"
    case .robot: count == 1 ? "card" : "cards"
    }
  }
}
