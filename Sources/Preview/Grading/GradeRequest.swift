internal import Authoring
internal import CurriculumBundle
internal import Execution
internal import Grading
internal import JSON

/// What a learner did on a card, and what comes of it for the progress.
struct GradeRequest {
  private let content: PreviewContent
  private let card: AuthoredCard
  private let episode: AuthoredEpisode
  private let path: ItemPath
  private let action: LearnerAction
  private var progress: LearnerProgress
  private let isUnlocked: Bool
  /// What the learner's program did on the task's checks; nil where none was written.
  private let run: (task: ProgramTask, program: TaskProgram, run: TaskRun)?

  /// A request by its body.
  ///
  /// - Throws: `PreviewResponse.Failure` for an unknown card, or something that nobody can do on one.
  init(_ body: JSONValue, in content: PreviewContent) throws(PreviewResponse.Failure) {
    path = ItemPath(body["path"]?.string ?? "")
    self.content = content
    (card, episode) = try content.card(path)
    action = try LearnerAction(body["action"] ?? nil, on: card.card.content, module: episode.language)
    progress = LearnerProgress(in: body)
    progress.lastActive = body["today"]?.string.flatMap { CalendarDay($0) } ?? progress.lastActive
    isUnlocked = body["unlocked"]?.bool ?? false
    let written = action.program
    run = card.card.content.task.flatMap { task in
      written.map { program in
        let program = TaskProgram(program, for: task)
        return (task, program, task.run(program))
      }
    }
  }

  /// The verdict, and the progress with it.
  func answer() -> JSONValue {
    let verdict =
      run.map { $0.task.verdict(on: $0.program, after: $0.run) } ?? grade(action.action, on: card.card.content)
    // A question of a quiz is part of its card, which is finished or not.
    let isWholeCard = path.components.count == 4
    let before = content.rules.map(for: progress)
    var later = progress
    if isWholeCard { later.note(verdict, on: card.card, in: episode, answers: action.answers(of: card.card.content)) }
    let after = content.rules.map(for: later)
    later.earnBadges(on: after)
    let isDone = later.nextCard(of: episode.episode, at: episode.path) == nil
    return .members([
      "verdict": verdict.json(on: card.card.content, after: action.action), "progress": later.json,
      "opened": .strings(opened(before, after).map(\.description)),
      "next": isWholeCard && isDone ? next(after).map { .string($0.description) } : nil,
      "badges": .array(newBadges(before, after).map(MapView.badge)),
      "episode": isWholeCard
        ? .members(["isFinished": .bool(isDone), "stars": later.stars[episode.path].map { .integer($0) }]) : nil,
      "run": action.outcome.map { RunView($0).json },
      "checks": run.map { ran in
        .array(ran.run.checks.enumerated().map { index, check in json(of: check, index, ran.program) })
      },
      "program": size,
    ])
  }

  /// The episodes that were locked before.
  ///
  /// One that was done while it was locked, as an author may do, opens itself.
  private func opened(_ before: LessonMap, _ after: LessonMap) -> [ItemPath] {
    guard !isUnlocked else { return [] }
    return after.openEpisodes.filter { !before.isOpen($0) && !after.isFinished($0) }
  }

  /// The episode with which to go on: of those that are open and not finished the next one, after the last one the
  /// first; optional ones only where no others are left.
  private func next(_ map: LessonMap) -> ItemPath? {
    let all = content.authored.episodes
    guard let here = all.firstIndex(where: { $0.path == episode.path }) else { return nil }
    let open = (all[(here + 1)...] + all[..<here]).filter {
      (isUnlocked || map.isOpen($0.path)) && !map.isFinished($0.path)
    }
    return (open.first { !($0.episode.optional ?? false) } ?? open.first)?.path
  }

  private func newBadges(_ before: LessonMap, _ after: LessonMap) -> [(item: ItemPath, badge: Badge)] {
    let known = Set(before.badges.map(\.item))
    return after.badges.filter { !known.contains($0.item) }
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

extension LearnerProgress {
  /// Notes what came of an action: a card that is finished, and with the last one its episode, or answers that were
  /// wrong.
  fileprivate mutating func note(
    _ verdict: Verdict, on card: Card, in authored: AuthoredEpisode, answers: [String]
  ) {
    let path = authored.path.appending(card.id)
    currentEpisode = authored.path
    guard verdict.isRight else {
      wrongAnswers[path, default: []].formUnion(answers)
      return
    }
    finishedCards.insert(path)
    if let stars = verdict.stars { earn(stars, for: path) }
    if nextCard(of: authored.episode, at: authored.path) == nil { finish(authored.episode, at: authored.path) }
  }
}
