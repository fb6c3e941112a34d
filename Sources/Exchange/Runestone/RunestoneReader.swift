internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import PythonSyntax
internal import Support

/// Reads a file of a Runestone book: its title is a module, each section an episode; what is between the questions is
/// something to read.
struct RunestoneReader {
  private let source: ForeignText
  private var title: String?
  private var sections: [TextDraft.Section] = []
  /// What there is to read before the next question.
  private var parts: [ReadingPart] = []
  /// The lines of headings, in the order in which they come first: those of the title, of sections, of what is in them.
  private var levels: [String] = []
  private var isLevelTold = false
  /// Whether what is read is in tabs.
  private var isInTabs = false
  /// A program whose answer the next tab may hold.
  private var open: (program: RunestoneProgram, directive: RSTDirective)?

  /// The title of a file, nil where it has none, and its sections.
  static func sections(of source: ForeignText) -> (title: String?, sections: [TextDraft.Section]) {
    var reader = RunestoneReader(source: source)
    reader.sections = [TextDraft.Section(title: source.name)]
    if let line = RSTParser.lineTooDeep(in: source.lines) {
      source.reportWrong(
        line.span, "this line is indented too many levels deep", help: "take out levels of indentation above it")
      return (nil, reader.sections)
    }
    for block in RSTParser.blocks(of: source.lines) { reader.read(block) }
    reader.endReading()
    return (reader.title, reader.sections)
  }

  private init(source: ForeignText) { self.source = source }

  private mutating func read(_ block: RSTBlock) {
    switch block {
    case .heading(let text, let span, let line):
      reportLevel(of: line, at: span)
      begin(source.restructured(text, at: span))
    case .paragraph(let lines):
      let said = source.restructured(Self.listed(lines.text), at: lines.place)
      if !said.isEmpty { parts.append(.text(said)) }
    case .table(let lines):
      source.reportLoss(lines.place, "a table is shown as it is written", help: "say in sentences what it says")
      parts.append(.code(lines.text, language: .pseudocode, caption: nil))
    case .literal(let lines): parts.append(.code(lines.text, language: Self.language(of: lines.text), caption: nil))
    case .nested(let blocks): for block in blocks { read(block) }
    case .directive(let directive): read(directive)
    case .definition(let kind, let span):
      source.reportLoss(span, "\(kind) is left out", help: "say on a card what learners need of it")
    }
  }

  /// A list with signs that are not markup: `#.` numbers its items, or is left out before what is indented.
  private static func listed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count == 1, text.hasPrefix("#.") { return String(text.dropFirst(2)) }
    var number = 0
    return lines.map { line in
      if ["* ", "- ", "+ "].contains(where: line.hasPrefix) { return "• " + line.dropFirst(2) }
      guard line.hasPrefix("#. ") else { return line }
      number += 1
      return "\(number). " + line.dropFirst(3)
    }.joined(separator: "\n")
  }

  /// The language of code of which nothing is said, or Python: a session with an interpreter and what Python cannot
  /// read are shown as pseudocode.
  private static func language(of code: String) -> CodeLanguage? {
    let isSession = code.split(separator: "\n").contains { $0.hasPrefix(">>>") }
    let isProgram = (try? SyntaxTree(parsing: PythonSyntax.SourceText(code))) != nil
    return isSession || !isProgram ? .pseudocode : nil
  }

  /// Reports the first section inside of another one: a block has episodes, which hold no episodes.
  private mutating func reportLevel(of line: String, at span: Span) {
    if !levels.contains(line) { levels.append(line) }
    guard levels.firstIndex(of: line) == 2, !isLevelTold else { return }
    isLevelTold = true
    source.reportLoss(
      span, "a section inside of another one becomes an episode beside it, this one and those after it",
      help: "move episodes into blocks of their own, if learners should see which belong together")
  }

  private mutating func begin(_ heading: String) {
    let isFirst = title == nil && sections.count == 1 && sections[0].cards.isEmpty && parts.isEmpty
    endReading()
    if isFirst {
      title = heading
      sections[0].title = heading
    } else {
      sections.append(TextDraft.Section(name: heading, title: heading))
    }
  }

  /// Makes a card of what there is to read.
  private mutating func endReading() {
    guard !parts.isEmpty else { return }
    let section = sections.count - 1
    add(
      TextDraft.TextCard(
        name: nil, kind: "reading",
        content: .reading(ReadingCard(header: sections[section].title, content: parts))))
    parts = []
  }

  private mutating func add(_ card: TextDraft.TextCard) { sections[sections.count - 1].cards.append(card) }

  // MARK: - Directives

  private static let containers: Set<String> = [
    "container", "tab", "admonition", "note", "hint", "tip", "warning", "topic", "timed", "reveal",
    "question",
  ]
  /// Directives that say nothing to learners.
  private static let settings: Set<String> = ["qnum", "index", "toctree", "highlight", "meta", "setup", "shortname"]

  private mutating func read(_ directive: RSTDirective) {
    if RunestoneDirectiveReader.names.contains(directive.name) {
      readItem(directive)
    } else if directive.name == "tabbed" {
      readTabs(directive)
    } else if Self.containers.contains(directive.name) {
      for block in RSTParser.blocks(of: directive.body) { read(block) }
    } else if RunestoneCode.names.contains(directive.name), !directive.body.isEmpty {
      let named = source.language(named: directive.argument, at: directive.span)
      let isSession = named == nil && directive.body.text.contains(">>>")
      parts.append(
        .code(
          directive.body.text, language: isSession ? Self.language(of: directive.body.text) : named,
          caption: directive["caption"]))
    } else if directive.name == "codelens" {
      parts.append(.code(directive.body.text, language: Self.language(of: directive.body.text), caption: nil))
    } else if !Self.settings.contains(directive.name) {
      leaveOut(directive)
    }
  }

  private func leaveOut(_ directive: RSTDirective) {
    let known = RunestoneDirectiveReader.names.union(Self.containers).union(Self.settings).union(RunestoneCode.names)
      .union(["tabbed", "codelens"])
    guard let near = nearestName(to: directive.name, among: known.sorted()) else {
      return source.reportLoss(
        directive.span, "a card has no place for '\(directive.name)', so it is left out",
        help: "say on a card what learners need of it")
    }
    source.reportLoss(
      directive.span, "there is no directive '\(directive.name)', so it is left out", help: "did you mean '\(near)'?")
  }

  /// Reads tabs, of which one may hold the answer to the program of another.
  private mutating func readTabs(_ tabbed: RSTDirective) {
    isInTabs = true
    defer { isInTabs = false }
    for block in RSTParser.blocks(of: tabbed.body) {
      guard case .directive(let tab) = block, tab.name == "tab", tab.argument.lowercased().hasPrefix("answer"),
        let (tested, directive) = open
      else {
        read(block)
        continue
      }
      open = nil
      var program = tested
      for case .directive(let inner) in RSTParser.blocks(of: tab.body) where inner.name == "activecode" {
        if case .program(let answer)? = RunestoneDirectiveReader(source: source, directive: inner).item() {
          program.answer = program.answer ?? answer.code
        }
      }
      finish(.program(program), directive)
    }
    finishOpenProgram()
  }

  private mutating func readItem(_ directive: RSTDirective) {
    guard let item = RunestoneDirectiveReader(source: source, directive: directive).item() else { return }
    finishOpenProgram()
    guard case .program(var program) = item, !program.tests.isEmpty else { return finish(item, directive) }
    if program.text == nil, case .text(let text)? = parts.last {
      program.text = text
      parts.removeLast()
    }
    // The tab with its answer may follow.
    open = (program, directive)
    if !isInTabs { finishOpenProgram() }
  }

  private mutating func finishOpenProgram() {
    guard let (program, directive) = open else { return }
    open = nil
    finish(.program(program), directive)
  }
}

extension RunestoneReader {
  /// Makes the card of an item, after what there is to read before it.
  private mutating func finish(_ item: RunestoneItem, _ directive: RSTDirective) {
    guard let card = RunestoneCards.card(of: item) else { return finishWithoutCard(item, directive) }
    endReading()
    if item.isGivenAway {
      source.reportGivenAway(at: directive.span)
    }
    if RunestoneCards.item(of: card.content, card.task) != item {
      source.reportLoss(
        directive.span, "'\(directive.argument)' cannot be kept as it is written",
        help: "compare the card with the directive, and change either")
    }
    let name = directive.argument.split(separator: " ").first.map(String.init)
    let isProgram = directive.name == "activecode"
    add(
      TextDraft.TextCard(
        name: name, kind: isProgram ? "program" : "question", content: card.content, task: card.task))
  }

  /// A program that is not tested becomes code to read; one without an answer nothing.
  private mutating func finishWithoutCard(_ item: RunestoneItem, _ directive: RSTDirective) {
    guard case .program(let program) = item else { return }
    guard program.tests.isEmpty else {
      source.reportLoss(
        directive.span, "there is no right program for '\(directive.argument)', so it is left out",
        help: "write one into an `activecode` of the next tab, called `Answer`")
      return
    }
    guard !program.code.isEmpty else {
      source.reportLoss(
        directive.span, "'\(directive.argument)' has neither code nor tests, so it is left out",
        help: "give it code to run, or tests and an answer")
      return
    }
    let obstacle = RunestoneCards.obstacle(to: program)
    source.reportLoss(
      directive.span, "'\(directive.argument)' \(obstacle.fact), so its code is only read", help: obstacle.help)
    if let text = program.text { parts.append(.text(text)) }
    parts.append(.code(program.code, language: Self.language(of: program.code), caption: nil))
  }
}

extension RunestoneItem {
  /// Whether no word is wrong in the only blank.
  fileprivate var isGivenAway: Bool {
    guard case .blanks(let blanks) = self, blanks.blanks.count == 1 else { return false }
    return blanks.blanks[0].wrong.isEmpty
  }
}
