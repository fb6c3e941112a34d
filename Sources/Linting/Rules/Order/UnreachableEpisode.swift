internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// An episode that no learner ever gets to.
enum UnreachableEpisode: CurriculumRule {
  static let description = RuleDescription(
    "unreachable-episode", .order, .error, "a learner who does everything cannot finish",
    explanation: """
      A simulated learner opens whatever is open and finishes it, by the very rules that apps follow, until nothing new
      opens. When episodes remain shut, no real learner gets to them either. The first of them is shown with what it
      waits for. Where another rule names the cause as an error, that finding is enough; this one is the net below them,
      also when somebody silenced the cause, made it milder or switched it off.
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
    PrerequisiteCycle.description.code,
  ]

  static func check(_ curriculum: CurriculumContext) {
    guard curriculum.prerequisites.all.contains(where: \.mayNeverBeFinished) else { return }
    let unlocking = curriculum.outline.unlocking
    var finished: Set<ItemPath> = []
    // Every episode waits for the one before it, so the learner's way is the order itself.
    for (index, step) in unlocking.steps.enumerated() {
      if unlocking.isOpen(step, finished: finished) {
        finished.insert(step.episode)
        continue
      }
      report(index, waitingFor: step.requires.first { !unlocking.isFinished($0, finished: finished) }, curriculum)
      return
    }
  }

  /// The findings that an author is shown, without this rule's where one that is as bad names the cause.
  static func withoutRepetition(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let own = diagnostics.first(where: { $0.code == description.code }) else { return diagnostics }
    let isCauseShown = diagnostics.contains { causes.contains($0.code) && $0.severity >= own.severity }
    return isCauseShown ? diagnostics.filter { $0.code != description.code } : diagnostics
  }

  private static func report(_ index: Int, waitingFor wanted: ItemPath?, _ curriculum: CurriculumContext) {
    let steps = curriculum.outline.unlocking.steps
    guard let item = curriculum.outline[steps[index].episode] else { return }
    curriculum.findings.report(
      Self.self, in: item.document, at: item.document.location(of: "title"),
      "a learner who has finished all before it cannot open '\(item.path)'",
      label: wanted.map { "it waits for '\($0)'" },
      notes: [Diagnostic.Note(CurriculumContext.neverOpens(index, of: steps))],
      help: "require what comes before it, or nothing")
  }
}

extension Prerequisites.Prerequisite {
  /// Whether it keeps an item shut for ever; one on a file that could not be read may well open once that is mended.
  fileprivate var mayNeverBeFinished: Bool {
    switch verdict {
    case .unknown, .itself, .container, .part, .cycle, .partOfCycle, .later: true
    case .unreadable, .redundant: false
    }
  }
}
