import Authoring
import CurriculumBundle
import Diagnostics

/// The rules of one run by what they look at.
///
/// A class, since each episode's check keeps them, and so many lists are long to copy.
final class ChosenRules: Sendable {
  private let lists: RuleLists
  /// The codes of all of them, in their order.
  let codes: [Diagnostic.Code]

  init(_ rules: [any Rule.Type]) {
    codes = rules.map { $0.description.code }
    lists = RuleLists(rules.flatMap { $0.checks })
  }

  var cardRules: [any CardRule.Type] { lists.card }
  var programRules: [any ProgramRule.Type] { lists.program }
  var codeRules: [any CodeRule.Type] { lists.code }
  var codeTextRules: [any CodeTextRule.Type] { lists.codeText }
  var choiceRules: [any ChoiceRule.Type] { lists.choices }
  var taskRules: [any TaskRule.Type] { lists.task }
  var episodeRules: [any EpisodeRule.Type] { lists.episode }

  /// Checks what concerns the curriculum as a whole.
  func check(
    _ curriculum: CurriculumContext, _ findings: Findings, in files: FilesByPath, isCancelled: (() -> Bool)?
  ) {
    let isWhole = curriculum.authored.isWhole
    for rule in lists.curriculum where isWhole || rule.premise < .curriculum {
      guard isCancelled?() != true else { return }
      findings.add(rule.findings(in: curriculum), of: rule, in: files)
    }
  }

  /// Whether any rule asks what is taught where.
  var needConcepts: Bool { !lists.concepts.isEmpty }

  /// Checks what is taught, used and asked where, in files that are wanted.
  func check(
    _ concepts: CurriculumConcepts, isWanted: (String) -> Bool, _ findings: Findings, in files: FilesByPath
  ) {
    for rule in lists.concepts {
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
      for rule in lists.module { findings.add(rule.findings(in: context), of: rule, in: module.document) }
    }
  }

  /// What rules about a module need to know of an episode; worked out while the episode is at hand.
  func time(of episode: EpisodeContext) -> LessonTime {
    var time = LessonTime()
    guard !lists.module.isEmpty else { return time }
    for index in episode.cards.indices { time.add(episode.cards[index].content, episode.shownTexts(at: index)) }
    return time
  }

  /// The same of an episode that is not checked.
  func time(of episode: AuthoredEpisode) -> LessonTime {
    var time = LessonTime()
    guard !lists.module.isEmpty else { return time }
    for card in episode.cards { time.add(card.card.content) }
    return time
  }

  /// Checks a text.
  func check(_ text: TextContext, _ findings: Findings) {
    for rule in lists.text { findings.add(rule.findings(in: text), of: rule, in: text.document) }
  }

  /// Checks the texts of what holds episodes: the curriculum, its modules and blocks.
  func checkTexts(of authored: AuthoredCurriculum, isWanted: (String) -> Bool, _ findings: Findings) {
    func check(_ texts: KeyValuePairs<FieldKey, String?>, _ document: Document) {
      guard isWanted(document.source.path), let written = document.written else { return }
      checkTexts(texts, TextContext(in: written, authored.settings.limits), findings)
    }
    if let document = authored.document {
      check([.title: authored.header.title], document)
      checkTextsForLearners(of: authored, in: document, isWanted, findings)
    }
    for module in authored.modules {
      let item = module.header
      check([.title: item.title, .summary: item.summary, .overview: item.overview], module.document)
      for block in module.blocks {
        check([.title: block.header.title, .overview: block.header.overview], block.document)
      }
    }
  }

  /// Checks the reminders, and the texts about elements of Slang.
  private func checkTextsForLearners(
    of authored: AuthoredCurriculum, in document: Document, _ isWanted: (String) -> Bool, _ findings: Findings
  ) {
    guard isWanted(document.source.path) else { return }
    let reminders = (authored.header.reminders ?? []).enumerated().map { ($1.text, document.reminder(at: $0)) }
    let helps = (authored.header.elements ?? []).enumerated().map { ($1.text, document.elementHelp(at: $0)) }
    for case (let text, let written?) in reminders + helps {
      checkTexts([.text: text], TextContext(in: written, authored.settings.limits), findings)
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

/// Rules by what they look at, each list in the order of all.
private struct RuleLists: Sendable {
  private(set) var text: [any TextRule.Type] = []
  private(set) var card: [any CardRule.Type] = []
  private(set) var program: [any ProgramRule.Type] = []
  private(set) var code: [any CodeRule.Type] = []
  private(set) var codeText: [any CodeTextRule.Type] = []
  private(set) var choices: [any ChoiceRule.Type] = []
  private(set) var task: [any TaskRule.Type] = []
  private(set) var episode: [any EpisodeRule.Type] = []
  private(set) var module: [any ModuleRule.Type] = []
  private(set) var curriculum: [any CurriculumRule.Type] = []
  private(set) var concepts: [any ConceptRule.Type] = []

  init(_ checks: [RuleCheck]) {
    for check in checks {
      switch check.target {
      case .text(let rule): text.append(rule)
      case .card(let rule): card.append(rule)
      case .program(let rule): program.append(rule)
      case .code(let rule): code.append(rule)
      case .codeText(let rule): codeText.append(rule)
      case .choices(let rule): choices.append(rule)
      case .task(let rule): task.append(rule)
      case .episode(let rule): episode.append(rule)
      case .module(let rule): module.append(rule)
      case .curriculum(let rule): curriculum.append(rule)
      case .concepts(let rule): concepts.append(rule)
      // These look at what all others found, once all is settled.
      case .instructions: break
      }
    }
  }
}
