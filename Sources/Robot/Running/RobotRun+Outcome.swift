public import Execution

extension RobotRun {
  /// The run as every language tells it: the log as output, and an error for every ending but a solved level.
  ///
  /// Lines are cards. A program with problems is refused before it runs, with the first problem.
  public var outcome: Outcome {
    var transcript = Transcript()
    if ending != .notRunnable { transcript.append(log.map { $0 + "\n" }.joined(), to: .standardOutput) }
    for problem in program.problems {
      transcript.append("card \(problem.card): \(problem.message)\n", to: .standardError)
    }
    var outcome = outcomeWithoutLog
    outcome.transcript = transcript
    return outcome
  }

  /// The outcome with nothing printed, where nobody looks at the log.
  public var outcomeWithoutLog: Outcome {
    Outcome(transcript: Transcript(), ending: outcomeEnding, steps: steps.count, peakMemory: 0)
  }

  private var outcomeEnding: Ending {
    let card = steps.last?.card ?? 0
    switch ending {
    case .done, .cardsLeftOver: return .finished(status: 0)
    case .unfinished: return .raised(error("Unfinished", card))
    case .bumped: return .raised(error("Bumped", card))
    case .fell: return .raised(error("Fell", card))
    case .overBudget(let limit): return .stopped(limit, line: card)
    case .notRunnable:
      let problem = program.problems.first
      return .raised(
        RaisedError(
          type: "ProgramProblem", message: problem?.message ?? "", line: problem?.card ?? 0, isStatic: true))
    }
  }

  private func error(_ type: String, _ card: Int) -> RaisedError {
    RaisedError(type: type, message: ending.message, line: card)
  }

  /// The run for step-by-step views: before each step, the robot's place, where it looks and what it has collected.
  ///
  /// Lines are cards; `printed` counts the bytes of the log.
  public func trace(limits: Trace.Limits = .lesson) -> Trace {
    var trace = Trace()
    var (pose, collected, printed) = (world.start, 0, 0)
    for step in steps {
      guard trace.steps.count < limits.steps else {
        trace.isComplete = false
        break
      }
      let variables = [
        Trace.Variable(name: "place", value: pose.coordinate.description),
        Trace.Variable(name: "heading", value: pose.heading.rawValue),
        Trace.Variable(name: "collected", value: "\(collected) of \(world.collectibleCount)"),
      ]
      trace.steps.append(
        Trace.Step(
          line: step.card, function: step.depth > 0 ? "routine" : nil, depth: step.depth,
          variables: Array(variables.prefix(limits.variables)), printed: printed))
      pose = step.pose
      if step.took == .collectible { collected += 1 }
      printed += line(step).utf8.count + 1
    }
    return trace
  }
}
