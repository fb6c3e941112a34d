internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// An episode that no learner ever gets to.
enum UnreachableEpisode: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-episode", .order, .error, "a learner who does everything cannot finish",
    explanation: """
      A simulated learner opens whatever is open and finishes it with all its stars, by the very rules that apps follow,
      until nothing new opens. When episodes remain locked, no real learner gets to them either. For each cause the
      first of them is shown with what it waits for, and the whole way around where items wait for each other. Where
      another rule names the cause as an error, that finding is enough; this one is the net below them, also when
      somebody silenced the cause, made it milder or switched it off.
      """,
    wrong: [
      .files(
        LaterPrerequisite.twoEpisodes(first: "requires: [training/printing/say-goodbye]\n")
          .merging([
            "training/printing/say-hello.yaml": """
            title: ↓Say hello
            requires: [training/printing/say-goodbye]
            cards:
              - {id: run, type: executor, text: Press Run., code: print(1), result: 1}
              - {id: done, type: finished, header: Well done!, text: You did it.}

            """,
            "curriculum.yaml": """
            title: Sample
            locale: en
            minimumClient: "1.0.0"
            modules: [training]
            lint: {rules: {later-prerequisite: off}}

            """,
          ]) { _, new in new })
    ],
    right: [.files(LaterPrerequisite.twoEpisodes(first: ""))])

  private static let causes: Set<Diagnostic.Code> = [
    UnknownPrerequisite.description.code, SelfPrerequisite.description.code, LaterPrerequisite.description.code,
    PrerequisiteCycle.description.code, DeadEnd.description.code, UnreachableStarTotal.description.code,
  ]

  static func check(_ curriculum: CurriculumContext) {
    guard !curriculum.learners.neverOpen.isEmpty else { return }
    for cause in ShutChains(curriculum.learners.doesEverything).causes {
      guard let first = cause.first, let item = curriculum.outline[first.episode] else { continue }
      curriculum.findings.report(
        Self.self, in: item.document, at: item.document.location(of: .title),
        "a learner who does everything cannot open '\(item.path)'", label: first.reason.label,
        notes: curriculum.notes(on: cause) + [curriculum.neverOpens(item.episodes.lowerBound)],
        help: help(first, isInCircle: cause.count > 1, curriculum))
    }
  }

  /// What to do about the first episode of a cause.
  private static func help(_ step: ShutChains.Step, isInCircle: Bool, _ curriculum: CurriculumContext) -> String {
    switch step.reason {
    case .waitsFor: "require what comes before it, or nothing"
    case .waitsForOne:
      CurriculumContext.wayToOpen(
        step.episode, from: curriculum.linkEnds[step.episode.parent] ?? [], isInCircle: isInCircle)
    case .needsStars: "require fewer stars, or give more of them before it"
    case .needsAccessCode: "take `access` out"
    }
  }

  /// The findings that an author is shown, without this rule's where one that is as bad names the cause, and without
  /// dead ends where an item that does not exist is opened.
  static func withoutRepetition(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    let codes = [description.code, DeadEnd.description.code]
    guard diagnostics.contains(where: { codes.contains($0.code) }) else { return diagnostics }
    var worst: [Location: Severity] = [:]
    var cycles: Severity?
    var unknown: [Location: Severity] = [:]
    for diagnostic in diagnostics where causes.contains(diagnostic.code) {
      worst[diagnostic.location] = max(diagnostic.severity, worst[diagnostic.location] ?? .info)
      if diagnostic.code == UnknownPrerequisite.description.code {
        unknown[diagnostic.location] = diagnostic.severity
      }
      // A circle is told at one of its steps only.
      if diagnostic.code == PrerequisiteCycle.description.code { cycles = max(diagnostic.severity, cycles ?? .info) }
    }
    return diagnostics.filter { finding in
      if finding.code == DeadEnd.description.code {
        return !finding.notes.contains { note in
          note.location.flatMap { unknown[$0] }.map { $0 >= finding.severity } ?? false
        }
      }
      guard finding.code == description.code else { return true }
      let places = finding.notes.compactMap(\.location)
      let isCauseShown = places.contains { worst[$0].map { $0 >= finding.severity } ?? false }
      let isCircleShown = places.count > 1 && cycles.map { $0 >= finding.severity } ?? false
      return !isCauseShown && !isCircleShown
    }
  }
}
