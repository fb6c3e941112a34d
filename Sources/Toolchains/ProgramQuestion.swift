package import Execution

/// A question to a program in JavaScript that has ended.
///
///     ProgramQuestion(call: "double(4)", returns: "8")
package struct ProgramQuestion: Sendable, Hashable {
  /// The lines that make what the call needs.
  package let setup: [String]
  /// The call, made in the names of the program; nil where only what the program prints counts.
  package let call: String?
  /// The expression whose value the call must return, as `console.log` would write both.
  package let returns: String?
  /// The error that the call must end in: its name, and a colon and its message where that counts.
  package let raises: String?
  /// An expression that must be true of `output`, `lines` and `returned`.
  package let condition: String?

  /// A question from its parts.
  package init(
    setup: [String] = [], call: String? = nil, returns: String? = nil, raises: String? = nil, condition: String? = nil
  ) {
    (self.setup, self.call, self.returns, self.raises, self.condition) = (setup, call, returns, raises, condition)
  }
}

extension ToolchainRun {
  /// The outcome of a program with the answers to what was asked of it.
  package func outcome(asked question: ProgramQuestion) -> Outcome {
    var outcome = outcome
    // A program that did not come to its end has no answers.
    guard case .finished = outcome.ending, answers.count == 4 else {
      if question.call != nil { outcome.call = CallOutcome(.notMade) }
      return outcome
    }
    let condition = question.condition.flatMap { _ in answers[3].condition }
    guard let call = question.call else {
      outcome.condition = condition
      return outcome
    }
    if let ending = answers[0].ending {
      (outcome.ending, outcome.call) = (ending, CallOutcome(.notPrepared))
    } else if let ending = answers[1].ending {
      (outcome.ending, outcome.call) = (ending, question.outcome(of: call, endingIn: ending))
    } else if case .value(let returned) = answers[1] {
      outcome.call = question.outcome(returned, wanted: answers[2])
      outcome.call?.condition = condition
    }
    return outcome
  }
}

extension ProgramQuestion {
  /// The outcome of a call that came to a value.
  fileprivate func outcome(_ returned: String, wanted: CheckAnswer) -> CallOutcome {
    guard returns != nil else { return CallOutcome(.returned(returned), meetsGoal: raises == nil) }
    guard case .value(let wanted) = wanted else { return CallOutcome(.returned(returned)) }
    let isWanted = wanted == returned
    return CallOutcome(.returned(returned), meetsGoal: isWanted, wanted: isWanted ? nil : wanted)
  }

  /// The outcome of a call that came to none.
  fileprivate func outcome(of call: String, endingIn ending: Ending) -> CallOutcome {
    guard case .raised(let error) = ending else { return CallOutcome(.notMade) }
    let missing = error.type == "ReferenceError" ? error.message.wholeMatch(of: /(\S+) is not defined/)?.1 : nil
    if raises == nil, let missing, call.contains(missing) { return CallOutcome(.undefined(String(missing))) }
    return CallOutcome(.raised, meetsGoal: raises == error.type || raises == error.summary)
  }
}

extension CheckAnswer {
  /// The ending of an expression that came to no value; nil for one that did, or that was not evaluated.
  fileprivate var ending: Ending? {
    switch self {
    case .value, .notMade: return nil
    // It is the check that cannot be read, and not the program.
    case .raised(var error):
      error.isStatic = false
      return .raised(error)
    case .stopped(let limit): return .stopped(limit, line: 0)
    }
  }

  /// The outcome of a condition; nil for one that was not evaluated.
  fileprivate var condition: ConditionOutcome? {
    switch self {
    case .value(let value): value == "true" ? .holds : .fails
    case .raised(let error): .raised(error)
    case .stopped(let limit): .stopped(limit)
    case .notMade: nil
    }
  }
}
