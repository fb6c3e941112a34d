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
      waits for. Where another rule names the cause, that finding is enough; this one is the net below them, also for
      rules that somebody switched off.
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

  private static let causes =
    [UnknownPrerequisite.self, PrerequisiteOnItself.self, LaterPrerequisite.self, PrerequisiteCycle.self]
    as [any Rule.Type]

  static func check(_ curriculum: CurriculumContext) {
    guard curriculum.prerequisites.all.contains(where: \.mayNeverBeFinished), !isCauseReported(curriculum) else {
      return
    }
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

  private static func report(_ index: Int, waitingFor wanted: ItemPath?, _ curriculum: CurriculumContext) {
    let steps = curriculum.outline.unlocking.steps
    guard let item = curriculum.outline[steps[index].episode] else { return }
    curriculum.report(
      Self.self, at: item.document.location(of: "title"),
      "a learner who has finished all before it cannot open '\(item.path)'",
      label: wanted.map { "it waits for '\($0)'" },
      notes: [Diagnostic.Note(CurriculumContext.neverOpens(index, of: steps))],
      help: "require what comes before it, or nothing")
  }

  /// Whether a finding that stands names what keeps a learner from going on.
  private static func isCauseReported(_ curriculum: CurriculumContext) -> Bool {
    let off = Set(curriculum.authored.settings.severities.lazy.filter { $0.severity == nil }.map(\.code))
    let codes = Set(causes.map { $0.description.code }).subtracting(off)
    return curriculum.findings.diagnostics.contains { codes.contains($0.code) }
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
