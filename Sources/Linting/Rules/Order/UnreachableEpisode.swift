internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// An episode that no learner ever gets to.
enum UnreachableEpisode: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-episode", .order, .error, "a learner who does everything cannot finish",
    explanation: """
      A simulated learner opens whatever is open and finishes it with all its stars, by the very rules that apps follow,
      until nothing new opens. When episodes remain shut, no real learner gets to them either. For each cause the first of
      them is shown with what it waits for, and the whole way around where items wait for each other. Where another rule
      names the cause as an error, that finding is enough; this one is the net below them, also when somebody silenced the
      cause, made it milder or switched it off.
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
    UnknownPrerequisite.description.code, PrerequisiteOnItself.description.code, LaterPrerequisite.description.code,
    PrerequisiteCycle.description.code, DeadEnd.description.code, StarTotalOutOfReach.description.code,
  ]

  static func check(_ curriculum: CurriculumContext) {
    guard !curriculum.learners.neverOpen.isEmpty else { return }
    for cause in ShutChains(curriculum.learners.doesEverything).causes {
      guard let first = cause.first, let item = curriculum.outline[first.episode] else { continue }
      if curriculum.learners.isAnythingUnread, cause.contains(where: \.reason.mayComeFromUnread) { continue }
      curriculum.findings.report(
        Self.self, in: item.document, at: item.document.location(of: "title"),
        "a learner who does everything cannot open '\(item.path)'", label: first.reason.label,
        notes: curriculum.notes(on: cause) + [curriculum.neverOpens(item.episodes.lowerBound)],
        help: "require what comes before it, or nothing")
    }
  }

  /// The findings that an author is shown, without this rule's where one that is as bad names the cause.
  static func withoutRepetition(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.code == description.code }) else { return diagnostics }
    var worst: [Location: Severity] = [:]
    var cycles: Severity?
    for diagnostic in diagnostics where causes.contains(diagnostic.code) {
      worst[diagnostic.location] = max(diagnostic.severity, worst[diagnostic.location] ?? .info)
      // A circle is told at one of its steps only.
      if diagnostic.code == PrerequisiteCycle.description.code { cycles = max(diagnostic.severity, cycles ?? .info) }
    }
    return diagnostics.filter { finding in
      guard finding.code == description.code else { return true }
      let places = finding.notes.compactMap(\.location)
      let isCauseShown = places.contains { worst[$0].map { $0 >= finding.severity } ?? false }
      let isCircleShown = places.count > 1 && cycles.map { $0 >= finding.severity } ?? false
      return !isCauseShown && !isCircleShown
    }
  }
}

extension ShutReason {
  /// Whether a file that could not be read may hold what is missing.
  fileprivate var mayComeFromUnread: Bool {
    switch self {
    case .waitsForOne, .needsStars: true
    case .waitsFor, .needsAccessCode: false
    }
  }
}
