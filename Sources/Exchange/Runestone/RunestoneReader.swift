import Authoring
import CurriculumBundle
import Diagnostics
import Support

/// Reads a file of a Runestone book: its title is a module, each section an episode; what is between the questions is
/// something to read.
struct RunestoneReader {
  private let source: ForeignText
  private var title: String?
  private var sections: [TextDraft.Section] = []
  /// What there is to read before the next question.
  private var parts: [ReadingPart] = []
  /// Where that begins.
  private var placeOfParts = Span.at(0)
  /// The lines of headings, in the order in which they come first: those of the title, of sections, of what is in them.
  private var levels: [String] = []
  private var isLevelTold = false
  /// The answers to programs that are in tabs.
  private var answers = RunestoneTabs()
  /// What the page asks, in its order, also where no card can be made of it.
  private(set) var items: [RunestoneItem] = []

  /// The title of a file, nil where it has none, and its sections.
  static func sections(of source: ForeignText) -> (title: String?, sections: [TextDraft.Section]) {
    let reader = reading(source)
    return (reader.title, reader.sections)
  }

  /// What a file asks.
  static func items(of source: ForeignText) -> [RunestoneItem] { reading(source).items }

  private static func reading(_ source: ForeignText) -> RunestoneReader {
    var reader = RunestoneReader(source: source)
    reader.sections = [TextDraft.Section(title: source.name)]
    if let line = RSTParser.lineTooDeep(in: source.lines) {
      source.reportWrong(
        line.span, "this line is indented too many levels deep", help: "take out levels of indentation above it")
      return reader
    }
    for block in RSTParser.blocks(of: source.lines) { reader.read(block) }
    reader.endReading()
    return reader
  }

  private init(source: ForeignText) { self.source = source }

  private mutating func read(_ block: RSTBlock) {
    if parts.isEmpty, let place = block.place { placeOfParts = place }
    switch block {
    case .heading(let text, let span, let line):
      reportLevel(of: line, at: span)
      begin(source.restructured(text, at: span))
    case .paragraph(let lines):
      let said = RunestoneText.words(lines, in: source)
      if !said.isEmpty { parts.append(.text(said)) }
    case .table(let lines):
      source.reportTable(at: lines.place)
      parts.append(.code(lines.text, language: .pseudocode, caption: nil))
    case .literal(let lines): show(RunestoneCode(lines))
    case .nested(let blocks): for block in blocks { read(block) }
    case .directive(let directive): read(directive)
    case .definition(let kind, let span):
      source.reportLoss(span, "\(kind) is left out", help: "say on a card what learners need of it")
    }
  }

  private mutating func show(_ code: RunestoneCode, caption: String? = nil) {
    parts.append(.code(code.text, language: code.languageOfReading(in: source), caption: caption))
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
        name: nil, kind: "reading", content: .reading(ReadingCard(header: sections[section].title, content: parts))),
      at: placeOfParts)
    parts = []
  }

  private mutating func add(_ card: TextDraft.TextCard, at span: Span) {
    sections[sections.count - 1].add(card, of: source, at: span)
  }

  // MARK: - Directives

  private mutating func read(_ directive: RSTDirective) {
    if RunestoneDirectives.items.contains(directive.name) {
      readItem(directive)
    } else if directive.name == "tabbed" {
      reportOptions(of: directive)
      readTabs(directive)
    } else if RunestoneDirectives.containers.contains(directive.name) {
      reportOptions(of: directive)
      if let title = directive.title { parts.append(.text(source.restructured(title, at: directive.span))) }
      for block in directive.blocks { read(block) }
    } else if RunestoneDirectives.code.contains(directive.name), !directive.body.isEmpty {
      reportOptions(of: directive)
      show(RunestoneCode(directive, in: source), caption: directive["caption"])
    } else if directive.name == "codelens" {
      reportOptions(of: directive)
      show(RunestoneCode(ofPython: directive))
    } else if !RunestoneDirectives.settings.contains(directive.name) {
      leaveOut(directive)
    }
  }

  /// Reports the options of a directive that is not a question, but for those of its looks.
  private func reportOptions(of directive: RSTDirective) {
    let looks = ["caption", "class", "hidetitle", "inactive", "linenos", "modal", "name", "showtitle"]
    RunestoneDirectiveReader(source: source, directive: directive).reportOptions(besides: looks)
  }

  private func leaveOut(_ directive: RSTDirective) {
    guard let near = nearestName(to: directive.name, among: RunestoneDirectives.all.sorted()) else {
      return source.reportLoss(
        directive.span, "a card has no place for '\(quoted(directive.name))', so it is left out",
        help: "say on a card what learners need of it")
    }
    source.reportLoss(
      directive.span, "there is no directive '\(quoted(directive.name))', so it is left out",
      help: "did you mean '\(near)'?")
  }

  /// Reads tabs, of which some may hold the answers to the programs of others.
  private mutating func readTabs(_ tabbed: RSTDirective) {
    let outer = answers
    defer { answers = outer }
    let blocks = RSTParser.blocks(of: tabbed.body)
    answers = RunestoneTabs(blocks)
    for block in blocks { read(block) }
  }

  private mutating func readItem(_ directive: RSTDirective) {
    if answers.isTaken(directive) { return readAnswer(directive) }
    guard let item = RunestoneDirectiveReader(source: source, directive: directive).item() else { return }
    guard case .program(var program) = item, !program.tests.isEmpty else { return finish(item, directive) }
    if program.text == nil, case .text(let text)? = parts.last {
      program.text = text
      parts.removeLast()
    }
    let answer = answers.take(for: directive).map { RunestoneDirectiveReader(source: source, directive: $0).item() }
    if case .program(let answer)?? = answer {
      program.answer = answer.code
      program.needed = program.needed ?? answer.needed
      program = program.withEarlierCalls
      for test in program.failedWithSetup { reportFailed(test, directive) }
    }
    finish(.program(program), directive)
  }

  private func reportFailed(_ test: RunestoneProgram.Test, _ directive: RSTDirective) {
    source.reportLoss(
      directive.span,
      "the answer of '\(quoted(directive.argument))' fails the check of `\(quoted(test.expression))` on its card",
      help: "compare the lines of its `setup` with the test")
  }

  /// Reads what is said above an answer, whose code is on the card of its program.
  private mutating func readAnswer(_ directive: RSTDirective) {
    guard case .program(let answer)? = RunestoneDirectiveReader(source: source, directive: directive).item() else {
      return
    }
    if let text = answer.text { parts.append(.text(text)) }
  }
}

extension RunestoneReader {
  /// Makes the card of an item, after what there is to read before it.
  private mutating func finish(_ item: RunestoneItem, _ directive: RSTDirective) {
    items.append(item)
    guard let card = RunestoneCards.card(of: item) else { return finishWithoutCard(item, directive) }
    endReading()
    if item.isGivenAway {
      source.reportGivenAway(at: directive.span)
    }
    if RunestoneCards.item(of: card.content, card.task) != item {
      source.reportLoss(
        directive.span, "'\(quoted(directive.argument))' cannot be kept as it is written",
        help: "compare the card with the directive, and change either")
    }
    let name = directive.argument.split(separator: " ").first.map(String.init)
    let isProgram = directive.name == "activecode"
    add(
      TextDraft.TextCard(
        name: name, kind: isProgram ? "program" : "question", content: card.content, task: card.task),
      at: directive.span)
  }

  /// A program that is not tested becomes code to read; one without an answer nothing.
  private mutating func finishWithoutCard(_ item: RunestoneItem, _ directive: RSTDirective) {
    guard case .program(let program) = item else { return }
    let obstacle = RunestoneCards.obstacle(to: program)
    guard program.tests.isEmpty else {
      if program.answer != nil, let obstacle {
        return source.reportLoss(
          directive.span, "'\(quoted(directive.argument))' \(obstacle.fact), so it is left out", help: obstacle.help)
      }
      source.reportLoss(
        directive.span, "there is no right program for '\(quoted(directive.argument))', so it is left out",
        help: "write one into an `activecode` of the next tab, called `Answer`")
      return
    }
    guard !program.code.isEmpty else {
      source.reportLoss(
        directive.span, "'\(quoted(directive.argument))' has neither code nor tests, so it is left out",
        help: "give it code to run, or tests and an answer")
      return
    }
    let (fact, help) = obstacle ?? ("is not run", "run it on a card of type `executor`")
    source.reportLoss(directive.span, "'\(quoted(directive.argument))' \(fact), so its code is only read", help: help)
    if let text = program.text { parts.append(.text(text)) }
    // The reason why it is not run was reported.
    parts.append(.code(program.code, language: nil, caption: nil))
  }
}

extension RunestoneItem {
  /// Whether no word is wrong in the only blank.
  fileprivate var isGivenAway: Bool {
    guard case .blanks(let blanks) = self, blanks.blanks.count == 1 else { return false }
    return blanks.blanks[0].wrong.isEmpty
  }
}
