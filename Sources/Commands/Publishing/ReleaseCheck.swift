import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Linting
import Remembering
import Reports

/// The check of a curriculum before it is published: what `hornbook lint` finds, the ids of the last release included.
struct ReleaseCheck {
  private let curriculum: String
  private let failOn: FailOn
  private let style: TerminalStyle
  /// The tools of this machine; nil where they are not asked.
  private let tools: MachineToolchains?

  /// The check of a curriculum that a person named; `failOn` is the lowest severity that refuses, errors always do.
  init(curriculum: String, failOn: FailOn, style: TerminalStyle, tools: MachineToolchains? = nil) {
    self.curriculum = curriculum
    self.failOn = failOn
    self.style = style
    self.tools = tools
  }

  /// What the linter is asked: all rules on all files, proven anew, whatever earlier runs remember.
  private static func options(after published: Curriculum?, knownFates: Set<ItemPath>) -> Linter.Options {
    var options = Linter.Options()
    options.published = published
    options.knownFates = knownFates
    return options
  }

  /// Shows what is found on standard error.
  ///
  /// - Parameter knownFates: The ids of the published curriculum of which other releases know what became.
  /// - Throws: `ExitStatus.findings` where that refuses a release, or a card could not be read, whatever settings say.
  func check(
    _ authored: AuthoredCurriculum, _ reading: [Diagnostic], after published: Curriculum?, knownFates: Set<ItemPath>
  ) throws(ExitStatus) {
    let found = ProgressNote.during("checking \(curriculum)") {
      var options = Self.options(after: published, knownFates: knownFates)
      options.planner = planner(for: authored)
      return Linter(options).lint(authored, reading: reading)
    }
    show(found.diagnostics, of: authored)
    let errors = Set(found.diagnostics + reading).filter { $0.severity == .error }
    if !errors.isEmpty { try refuse(counted(errors.count, "error"), help: "repair what is shown, and publish again") }
    if !authored.episodes.allSatisfy(\.isComplete) {
      try refuse("cards that cannot be read", help: "see them with `hornbook lint \(curriculum.shellWord)`")
    }
    let others = found.diagnostics.filter(failOn.fails)
    guard !others.isEmpty else { return }
    let noun = Summary(report(others, of: authored)).findings
    try refuse(noun, help: "repair what is shown, or publish with `--fail-on error`")
  }

  /// The planner of the cards' evidence, those that tools run first; nil without tools.
  private func planner(for authored: AuthoredCurriculum) -> EvidencePlanner? {
    guard let tools else { return nil }
    let planner = EvidencePlanner(nil, tools: Memory())
    planner.proveWithTools(EvidenceSubject.all(in: authored), by: tools)
    return planner
  }

  private func refuse(_ fault: String, help: String) throws(ExitStatus) {
    Terminal.writeError("hornbook: '\(curriculum)' has \(fault), so nothing is published\n  help: \(help)\n")
    throw .findings
  }

  private func show(_ diagnostics: [Diagnostic], of authored: AuthoredCurriculum) {
    guard !diagnostics.isEmpty else { return }
    Terminal.writeError("\(styled: TextFormat(style: style).render(report(diagnostics, of: authored)))\n")
  }

  private func report(_ diagnostics: [Diagnostic], of authored: AuthoredCurriculum) -> Report {
    let unread = Set(diagnostics.filter(\.isAboutUnreadFile).map(\.location.file))
    return Report(
      CourseOrder(of: authored).sorted(diagnostics), isInOrder: true,
      checkedFiles: authored.documents.map(\.source.path), failsAt: failOn.severity ?? .error,
      toolVersion: toolVersion
    ) { shown in
      unread.contains(shown) ? nil : authored.documents.first { $0.source.path == shown }?.source
    }
  }
}
