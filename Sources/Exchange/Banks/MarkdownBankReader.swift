import CurriculumBundle
import Diagnostics

/// Reads a quiz in Markdown into episodes, each with the questions below a heading.
struct MarkdownBankReader {
  private let source: ForeignText
  private var title: String?
  private var sections: [TextDraft.Section]
  /// A heading that may be a question, or the title above some.
  private var heading: (text: String, span: Span)?
  private var draft = MarkdownQuestion()

  /// The title of a file, nil where it has none, and its sections.
  static func sections(of source: ForeignText) -> (title: String?, sections: [TextDraft.Section]) {
    var reader = MarkdownBankReader(source: source)
    for token in MarkdownBankLexer.tokens(of: source.lines) { reader.read(token) }
    reader.finish()
    return (reader.title, reader.sections)
  }

  private init(source: ForeignText) {
    self.source = source
    sections = [TextDraft.Section(title: "Questions")]
  }

  private mutating func read(_ token: MarkdownToken) {
    switch token {
    case .heading(let text, let level, let span): begin(text, level, span)
    case .paragraph(let lines):
      if draft.options.isEmpty, MarkdownQuestion.isNumbered(lines), draft.hasText { finish() }
      draft.add(lines, isCode: false)
    case .code(let lines): draft.add(lines, isCode: true)
    case .options(let options): begin(options)
    case .answer(let text, let span):
      if draft.options.isEmpty { draft.takeBullets() }
      draft.name(text, at: span)
    case .rule: if !draft.options.isEmpty { finish() }
    }
  }

  private mutating func begin(_ text: String, _ level: Int, _ span: Span) {
    finish()
    let isFirst = title == nil && heading == nil && sections.count == 1 && sections[0].cards.isEmpty
    if isFirst, level == 1, !MarkdownQuestion.isQuestion(text) {
      title = source.plainMarkdown(text, at: span)
    } else {
      endHeading()
      heading = (text, span)
    }
  }

  /// Begins an episode with a heading below which no question was found yet.
  private mutating func endHeading() {
    guard let (text, span) = heading else { return }
    heading = nil
    let title = source.plainMarkdown(text, at: span)
    if !title.isEmpty { sections.append(TextDraft.Section(name: title, title: title)) }
  }

  private mutating func begin(_ options: [MarkdownOption]) {
    if draft.mayBeText(options) { return draft.keep(options) }
    if !draft.options.isEmpty {
      let stem = draft.takeNextStem()
      finish()
      draft.stem = stem
    }
    draft.options = options
  }

  /// Makes a card of a question, whose text may be the heading.
  private mutating func finish() {
    defer { draft = MarkdownQuestion() }
    guard !draft.options.isEmpty else {
      if let span = draft.place {
        source.reportLoss(
          span, "this text belongs to no question with answers, so it is left out",
          help: "write its answers as a list below it, or add it as a card of its own")
      }
      return
    }
    if let (text, span) = heading, !draft.hasText || MarkdownQuestion.isQuestion(text) {
      heading = nil
      if !draft.hasText || !MarkdownQuestion.isNumberAlone(text) {
        draft.stem.insert(.init(lines: [ForeignLine(text: text, content: span.start)], isCode: false), at: 0)
      }
    }
    endHeading()
    let span = draft.place ?? .at(0)
    guard let question = draft.question(in: source) else { return }
    if let problem = question.problem {
      return source.reportLoss(span, "\(problem.fact), so this question is left out", help: problem.help)
    }
    sections[sections.count - 1].add(TextDraft.TextCard(name: nil, content: question.content), of: source, at: span)
  }
}
