import Authoring
import CurriculumBundle
import Execution
import Grading
import JSON
import Playing
import Serving

/// What a learner did on a card, and what comes of it for the progress.
struct GradeRequest {
  private let content: PreviewContent
  private let card: AuthoredCard
  private let episode: AuthoredEpisode
  private let path: ItemPath
  private let action: LearnerAction
  private var progress: LearnerProgress
  private let isUnlocked: Bool
  private let options: RunOptions
  /// What the learner's program did on the task's checks; nil where none was written.
  private let run: (task: ProgramTask, program: TaskProgram, run: TaskRun)?

  /// A request by its body.
  ///
  /// - Parameter options: Those of all runs.
  /// - Throws: `HTTPResponse.Failure` for an unknown card, or something that nobody can do on one.
  init(
    _ body: JSONValue, in content: PreviewContent, _ options: RunOptions
  ) throws(HTTPResponse.Failure) {
    path = ItemPath(body["path"]?.string ?? "")
    self.content = content
    self.options = options
    (card, episode) = try content.card(path)
    action = try LearnerAction(body["action"] ?? nil, on: card.card.content, module: episode.language, options)
    progress = LearnerProgress(in: body)
    progress.lastActive = body["today"]?.string.flatMap { CalendarDay($0) } ?? progress.lastActive
    isUnlocked = body["unlocked"]?.bool ?? false
    let written = action.program
    run = card.card.content.task.flatMap { task in
      guard task.language.isRunByApps else { return nil }
      return written.map { program in
        let program = TaskProgram(program, for: task)
        return (task, program, task.run(program, options: options))
      }
    }
  }

  /// The verdict, and the progress with it.
  func answer() -> JSONValue {
    let verdict =
      run.map { $0.task.verdict(on: $0.program, after: $0.run, options: options) }
      ?? grade(action.action, on: card.card.content)
    // A question of a quiz is part of its card, which is finished or not.
    let isWholeCard = path.components.count == 4
    let attempt = isWholeCard ? attempt(verdict) : nil
    var later = attempt?.progress ?? progress
    let change = MapChange(from: content.rules.map(for: progress), to: content.rules.map(for: later))
    later.earnBadges(on: change.after)
    let isDone = attempt?.isEpisodeDone ?? false
    return .members([
      "verdict": verdict.json(on: card.card.content, after: action.action), "progress": later.json,
      "opened": .strings(isUnlocked ? [] : change.opened.map(\.description)),
      "next": isDone
        ? change.after.next(after: episode.path, isUnlocked: isUnlocked).map { .string($0.description) } : nil,
      "badges": .array(change.badges.map(MapView.badge)),
      "badge": attempt?.badge.map(BadgeView.json),
      "episode": isWholeCard
        ? .members(["isFinished": .bool(isDone), "stars": later.stars[episode.path].map { .integer($0) }]) : nil,
      "run": action.outcome.map { RunView($0).json },
      "checks": run.map { ran in
        .array(ran.run.checks.enumerated().map { index, check in json(of: check, index, ran.program) })
      },
      "program": size,
    ])
  }

  private func attempt(_ verdict: Verdict) -> Attempt {
    Attempt(
      verdict, on: card.card, by: action.action, in: episode.episode, at: episode.path, after: progress)
  }

  /// How long the program is, and how long it may be.
  private var size: JSONValue? {
    guard let (task, program, _) = run else { return nil }
    return .members([
      "size": program.size.map { .integer($0) }, "limit": task.cardLimit.map { .integer($0) },
      "partName": .string(task.language.partName(program.size ?? 0)),
    ])
  }

  private func json(of run: CheckRun, _ index: Int, _ program: TaskProgram) -> JSONValue {
    var robot: JSONValue?
    if case .robot(let program) = program, let world = run.check.robotWorld {
      robot = RobotRunView(program.run(in: world), path: path, check: index).json
    }
    var error: RaisedError?
    if case .raised(let raised) = run.outcome.ending, robot == nil { error = raised }
    return .members([
      "passes": .bool(run.passes), "words": run.passes ? nil : .string(run.inWords),
      "input": run.check.input.map { .strings($0) }, "expected": run.check.result.map { .string($0) },
      "returned": run.returned.map { .string($0) },
      "output": robot == nil ? .string(Observation.withoutClosingLineEnds(run.outcome.standardOutput)) : nil,
      "error": error.map { .string($0.summary) }, "errorLine": error.flatMap { $0.line > 0 ? .integer($0.line) : nil },
      "robot": robot,
    ])
  }
}
