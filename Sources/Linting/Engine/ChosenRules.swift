import Authoring
import CurriculumBundle
import Diagnostics

/// The rules of one run by what they look at.
struct ChosenRules: Sendable {
  private var textRules: [any TextRule.Type] = []
  private(set) var cardRules: [any CardRule.Type] = []
  private(set) var programRules: [any ProgramRule.Type] = []
  private(set) var codeRules: [any CodeRule.Type] = []
  private(set) var codeTextRules: [any CodeTextRule.Type] = []
  private(set) var choiceRules: [any ChoiceRule.Type] = []
  private(set) var taskRules: [any TaskRule.Type] = []
  private(set) var episodeRules: [any EpisodeRule.Type] = []
  private var moduleRules: [any ModuleRule.Type] = []
  private var curriculumRules: [any CurriculumRule.Type] = []
  private var conceptRules: [any ConceptRule.Type] = []

  /// The codes of all of them, in their order.
  let codes: [Diagnostic.Code]

  init(_ rules: [any Rule.Type]) {
    codes = rules.map { $0.description.code }
    for check in rules.flatMap({ $0.checks }) {
      switch check.target {
      case .text(let rule): textRules.append(rule)
      case .card(let rule): cardRules.append(rule)
      case .program(let rule): programRules.append(rule)
      case .code(let rule): codeRules.append(rule)
      case .codeText(let rule): codeTextRules.append(rule)
      case .choices(let rule): choiceRules.append(rule)
      case .task(let rule): taskRules.append(rule)
      case .episode(let rule): episodeRules.append(rule)
      case .module(let rule): moduleRules.append(rule)
      case .curriculum(let rule): curriculumRules.append(rule)
      case .concepts(let rule): conceptRules.append(rule)
      // These look at what all others found, once all is settled.
      case .instructions: break
      }
    }
  }

  /// Checks what concerns the curriculum as a whole.
  func check(
    _ curriculum: CurriculumContext, _ findings: Findings, in files: FilesByPath, isCancelled: (() -> Bool)?
  ) {
    let isWhole = curriculum.authored.isWhole
    for rule in curriculumRules where isWhole || rule.premise < .curriculum {
      guard isCancelled?() != true else { return }
      findings.add(rule.findings(in: curriculum), of: rule, in: files)
    }
  }

  /// Whether any rule asks what is taught where.
  var needConcepts: Bool { !conceptRules.isEmpty }

  /// Checks what is taught, used and asked where, in files that are wanted.
  func check(
    _ concepts: CurriculumConcepts, isWanted: (String) -> Bool, _ findings: Findings, in files: FilesByPath
  ) {
    for rule in conceptRules {
      findings.add(rule.findings(in: concepts).filter { isWanted($0.location.file) }, of: rule, in: files)
    }
  }

  /// Checks what concerns each module, given the time that each of its episodes takes, drafts and their episodes among
  /// them.
  func checkModules(of authored: AuthoredCurriculum, _ times: [LessonTime], _ findings: Findings) {
    var rest = times[...]
    for module in authored.modules {
      let count = module.blocks.reduce(0) { $0 + $1.episodes.count }
      let time = rest.prefix(count).reduce(LessonTime(), +)
      rest = rest.dropFirst(count)
      guard !module.isDraft, module.isWhole else { continue }
      let context = ModuleContext(authored: module, time: time)
      for rule in moduleRules { findings.add(rule.findings(in: context), of: rule, in: module.document) }
    }
  }

  /// What rules about a module need to know of an episode; worked out while the episode is at hand.
  func time(of cards: @autoclosure () -> [Card]) -> LessonTime {
    var time = LessonTime()
    guard !moduleRules.isEmpty else { return time }
    for card in cards() { time.add(card.content) }
    return time
  }

  /// Checks a text.
  func check(_ text: TextContext, _ findings: Findings) {
    for rule in textRules { findings.add(rule.findings(in: text), of: rule, in: text.document) }
  }

  /// Checks the texts of what holds episodes: the curriculum, its modules and blocks.
  func checkTexts(of authored: AuthoredCurriculum, isWanted: (String) -> Bool, _ findings: Findings) {
    func check(_ texts: KeyValuePairs<FieldKey, String?>, _ document: Document) {
      guard isWanted(document.source.path), let written = document.written else { return }
      checkTexts(texts, TextContext(in: written, authored.settings.limits), findings)
    }
    if let document = authored.document {
      check([.title: authored.header.title], document)
      checkReminders(of: authored, in: document, isWanted, findings)
    }
    for module in authored.modules {
      let item = module.header
      check([.title: item.title, .summary: item.summary, .overview: item.overview], module.document)
      for block in module.blocks {
        check([.title: block.header.title, .overview: block.header.overview], block.document)
      }
    }
  }

  private func checkReminders(
    of authored: AuthoredCurriculum, in document: Document, _ isWanted: (String) -> Bool, _ findings: Findings
  ) {
    guard let reminders = authored.header.reminders, isWanted(document.source.path) else { return }
    for (index, reminder) in reminders.enumerated() {
      guard let written = document.reminder(at: index) else { continue }
      checkTexts([.text: reminder.text], TextContext(in: written, authored.settings.limits), findings)
    }
  }

  /// Checks some texts of a mapping.
  func checkTexts(
    _ texts: KeyValuePairs<FieldKey, String?>, _ context: TextContext, _ findings: Findings
  ) {
    for case (let key, let text?) in texts {
      context.go(to: text, key: key)
      check(context, findings)
    }
  }
}
