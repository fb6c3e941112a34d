import CurriculumBundle
import Diagnostics

/// Reads the directives of Runestone that ask something of a learner.
///
/// They are described in Runestone's documentation for authors.
struct RunestoneDirectiveReader {
  let source: ForeignText
  let directive: RSTDirective

  /// What the directive asks; nil where it cannot become a card, which was reported.
  func item() -> RunestoneItem? {
    switch directive.name {
    case "mchoice": choice()
    case "fillintheblank": blanks()
    case "parsonsprob": puzzle()
    case "dragndrop": matching()
    default: program()
    }
  }

  // MARK: - What is lost

  /// Reports that the directive cannot become a card.
  func leaveOut(_ fact: String, help: String) {
    let id = directive.argument.isEmpty ? directive.name : directive.argument
    source.reportLoss(directive.span, "\(fact), so '\(quoted(id))' is left out", help: help)
  }

  /// Reports the options that a card has no place for.
  func reportOptions(besides known: [String]) {
    let others = directive.options.filter { option in
      !known.contains(option.name) && !Self.bookkeeping.contains(option.name)
    }
    reportBookkeeping()
    guard let first = others.first else { return }
    let more = others.count > Self.mostNamed ? ["\(others.count - Self.mostNamed) others"] : []
    let names = (others.prefix(Self.mostNamed).map { "'\(quoted($0.name))'" } + more).joined(separator: ", ")
    source.reportLoss(first.span, "a card has no place for \(names)", help: "see that no learner misses it")
  }

  /// Keeps messages about directives with many options on one line.
  private static let mostNamed = 8

  /// Options by which a book is kept and shown, of which learners see nothing.
  private static let bookkeeping: Set<String> = [
    "author", "difficulty", "basecourse", "chapter", "subchapter", "topics", "from_source", "practice", "pct_on_first",
    "total_students_attempting", "num_students_correct", "mean_clicks_to_correct", "numbered", "adaptive", "nocanvas",
    "nocodelens", "nopre", "above", "below", "enabledownload", "chatcodes", "hidecode", "autorun", "gradebutton",
    "optional", "points", "prerequisites", "noindent", "order", "casei",
  ]

  private func reportBookkeeping() {
    guard let first = directive.options.first(where: { Self.bookkeeping.contains($0.name) }) else { return }
    source.reportOnce(
      "bookkeeping", first.span,
      "options that only keep the book, such as '\(quoted(first.name))', are left out, this one and those after it",
      help: "see that none of them is needed")
  }

  /// A text without its markup, which is reported.
  func plain(_ text: String, at span: Span) -> String { source.restructured(text, at: span) }

  /// What a body says, and its block of code.
  func content(_ lines: [ForeignLine]) -> (text: String, code: String?, language: CodeLanguage?) {
    var (texts, shown) = ([String](), RunestoneCode?.none)
    func add(_ block: RSTBlock) {
      switch block {
      case .heading(let title, let span, _): texts.append(plain(title, at: span))
      case .paragraph(let lines): texts.append(RunestoneText.words(lines, in: source))
      case .table(let lines):
        source.reportTable(at: lines.place)
        texts.append(lines.text)
      case .literal(let lines): take(RunestoneCode(lines), lines.place)
      case .nested(let blocks): blocks.forEach(add)
      case .directive(let inner): add(inner)
      case .definition(let kind, let span): source.reportLoss(span, "\(kind) is left out", help: "say it in the text")
      }
    }
    func add(_ inner: RSTDirective) {
      if RunestoneDirectives.code.contains(inner.name) {
        take(RunestoneCode(inner, in: source), inner.span)
      } else if RunestoneDirectives.containers.contains(inner.name) {
        if let title = inner.title { texts.append(plain(title, at: inner.span)) }
        inner.blocks.forEach(add)
      } else {
        source.reportLoss(
          inner.span, "a card has no place for '\(quoted(inner.name))'",
          help: "say in the text what learners need of it")
      }
    }
    func take(_ code: RunestoneCode, _ span: Span) {
      guard shown != nil else {
        shown = code
        return
      }
      if code.text.hasPrefix(" ") || code.text.contains("\n ") { source.reportMoreCode(at: span) }
      texts.append(code.text)
    }
    RSTParser.blocks(of: lines).forEach(add)
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    return (text, shown?.text, shown?.languageOfQuestion(in: source))
  }
}

extension RunestoneDirectiveReader {
  private func choice() -> RunestoneItem? {
    let letters = RunestoneAnswerList.letters
    let known = letters.flatMap { ["answer_\($0)", "feedback_\($0)"] } + ["correct", "multiple_answers"]
    reportOptions(besides: known)
    let list = RunestoneAnswerList(directive.body)
    let (text, code, language) = content(list.question)
    for answer in list.answers { if let image = answer.image { source.reportImage(image, at: answer.span) } }
    var answers = list.answers.map { answer in
      ChoiceQuestion.Answer(
        text: answer.isCode || answer.image != nil ? answer.text : plain(answer.text, at: answer.span),
        isRight: answer.isRight,
        feedback: answer.feedback.map { plain($0, at: answer.span) })
    }
    let correct = Set((directive["correct"] ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() })
    for letter in letters {
      guard let answer = option("answer_\(letter)"), !answer.isEmpty else { continue }
      answers.append(
        ChoiceQuestion.Answer(text: answer, isRight: correct.contains(letter), feedback: option("feedback_\(letter)")))
    }
    let rights = answers.count(where: \.isRight)
    let isAnswerEmpty = list.answers.contains { $0.image != nil && $0.text.isEmpty }
    guard answers.count > 1, rights > 0, !text.isEmpty, !isAnswerEmpty else {
      let fact =
        text.isEmpty
        ? "it has no text"
        : rights == 0 ? "no answer is right" : isAnswerEmpty ? "an answer is empty" : "it has one answer"
      leaveOut(fact, help: "write the text, at least two answers, and which of them is right")
      return nil
    }
    let isMultiple = directive["multiple_answers"] != nil || rights > 1
    return .choice(
      ChoiceQuestion(text: text, code: code, language: language, answers: answers, isMultiple: isMultiple))
  }

  /// The value of an option without markup; nil where it is empty or left out.
  private func option(_ name: String) -> String? {
    guard let option = directive.options.first(where: { $0.name == name }) else { return nil }
    let text = plain(option.value, at: option.span)
    return text.isEmpty ? nil : text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func matching() -> RunestoneItem? {
    let matches = directive.options.filter { $0.name.hasPrefix("match_") }
    reportOptions(besides: matches.map(\.name) + ["feedback"])
    let pairs = matches.compactMap { option -> MatchingQuestion.Pair? in
      guard let bars = option.value.firstRange(of: "|||") else { return nil }
      let sides = [option.value[..<bars.lowerBound], option.value[bars.upperBound...]]
        .map { plain(String($0), at: option.span) }
      return MatchingQuestion.Pair(item: sides[0], match: sides[1])
    }
    guard pairs.count == matches.count, pairs.count > 1 else {
      leaveOut("it has fewer than two pairs", help: "write each as `:match_1: item|||match`")
      return nil
    }
    let text = content(directive.body).text
    return .matching(
      MatchingQuestion(text: text.isEmpty ? nil : text, pairs: pairs), feedback: option("feedback"))
  }

  private func puzzle() -> RunestoneItem? {
    reportOptions(besides: ["language"])
    guard let start = directive.body.firstIndex(where: { $0.text == "-----" }) else {
      leaveOut("there is no line '-----' before its blocks", help: "write one")
      return nil
    }
    let text = content(Array(directive.body[..<start])).text
    var blocks = directive.body[(start + 1)...].split { $0.text == "=====" }.map { Array($0).trimmed }
    if blocks.count == 1 { blocks = blocks[0].filter { !$0.isBlank }.map { [$0] } }
    let least = blocks.joined().filter { !$0.isBlank }.map(\.indent).min() ?? 0
    let language = directive.options.first { $0.name == "language" }
      .flatMap { source.language(named: $0.value, at: $0.span) }
    var puzzle = RunestonePuzzle(
      text: text.isEmpty ? "Put the lines in order." : text, language: language,
      lines: [], decoys: [])
    for block in blocks where !block.isEmpty {
      let (code, isDecoy) = self.block(block.map { $0.dedented(by: least) })
      if isDecoy { puzzle.decoys.append(code) } else { puzzle.lines.append(code) }
    }
    guard puzzle.lines.count > 1 else {
      leaveOut("it has fewer than two lines to order", help: "write `=====` between its blocks")
      return nil
    }
    if puzzle.language == nil { puzzle.language = languageOfOther(puzzle.lines) }
    return .puzzle(puzzle)
  }

  /// Pseudocode for the lines of a puzzle that are sentences or Python 2, which is reported; nil for all others.
  private func languageOfOther(_ lines: [String]) -> CodeLanguage? {
    if SentencePuzzle.holds(lines) { return .pseudocode }
    guard case .python2 = ForeignCode(lines.joined(separator: "\n")) else { return nil }
    source.reportLanguage("Python 2", at: directive.span)
    return .pseudocode
  }

  /// The code of a block without what the ends of its lines say about it.
  private func block(_ lines: [ForeignLine]) -> (code: String, isDecoy: Bool) {
    var isDecoy = false
    let code = lines.map { line -> String in
      guard let comment = PuzzleComment(line.text) else { return line.text }
      isDecoy = isDecoy || comment.marks[.distractor] != nil || comment.marks[.paired] != nil
      if comment.marks[.paired] != nil || comment.marks[.distractor, default: ""] != "" { reportDecoy(lines) }
      if comment.marks[.tag] != nil {
        source.reportLoss(
          lines.place, "which lines must be before this one is left out",
          help: "let `hornbook lint` find the other orders, and accept those that are right")
      }
      return comment.code
    }
    return (code.joined(separator: "\n").withoutOuterLines, isDecoy)
  }

  private func reportDecoy(_ lines: [ForeignLine]) {
    source.reportLoss(
      lines.place, "a decoy belongs to no line of its own and says nothing when it is chosen",
      help: "say under `feedback` what is wrong with it")
  }
}
