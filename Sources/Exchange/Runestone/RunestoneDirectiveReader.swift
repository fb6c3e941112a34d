internal import CurriculumBundle
internal import Diagnostics

/// Reads the directives of Runestone that ask something of a learner.
///
/// They are described in Runestone's documentation for authors.
struct RunestoneDirectiveReader {
  let source: ForeignText
  let directive: RSTDirective

  /// The names of the directives that it reads.
  static let names: Set<String> = ["mchoice", "fillintheblank", "parsonsprob", "dragndrop", "activecode"]

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
    source.reportLoss(directive.span, "\(fact), so '\(id)' is left out", help: help)
  }

  /// Reports the options that a card has no place for.
  func reportOptions(besides known: [String]) {
    let others = directive.options.filter { option in !known.contains(option.name) }
    guard let first = others.first else { return }
    let names = others.map { "'\($0.name)'" }.joined(separator: ", ")
    source.reportLoss(first.span, "a card has no place for \(names)", help: "see that no learner misses it")
  }

  /// A text without its markup, which is reported.
  func plain(_ text: String, at span: Span) -> String {
    let marked = MarkedText(text, .restructured)
    let html = MarkedText(marked.text, .html)
    if let lost = marked.lost ?? html.lost {
      source.reportLoss(
        span, "the markup of '\(lost)' is taken out, since cards show texts as they are written",
        help: "see that the text is still understood")
    }
    return html.text
  }

  /// What a body says, and its block of code.
  func content(_ lines: [ForeignLine]) -> (text: String, code: String?, language: CodeLanguage?) {
    var (texts, code, language) = ([String](), String?.none, CodeLanguage?.none)
    func add(_ block: RSTBlock) {
      switch block {
      case .heading(let title, let span): texts.append(plain(title, at: span))
      case .paragraph(let lines): texts.append(plain(lines.text, at: lines.place))
      case .literal(let lines): take(lines.text, nil, lines.place)
      case .nested(let blocks): blocks.forEach(add)
      case .directive(let inner): add(inner)
      }
    }
    func add(_ inner: RSTDirective) {
      guard RunestoneCode.names.contains(inner.name) else {
        source.reportLoss(
          inner.span, "a card has no place for '\(inner.name)'", help: "say in the text what learners need of it")
        return
      }
      take(inner.body.text, RunestoneCode.language(inner.argument), inner.span)
    }
    func take(_ text: String, _ named: CodeLanguage?, _ span: Span) {
      guard code == nil else {
        source.reportLoss(span, "a card shows one piece of code, so this one is left out", help: "split the question")
        return
      }
      (code, language) = (text, named)
    }
    RSTParser.blocks(of: lines).forEach(add)
    return (texts.joined(separator: "\n"), code, language == .python ? nil : language)
  }
}

/// Directives that show code.
enum RunestoneCode {
  static let names: Set<String> = ["code-block", "sourcecode", "code", "highlight"]

  /// The language that a directive names; nil for one that cards do not know.
  static func language(_ name: String) -> CodeLanguage? {
    name == "python3" ? .python : CodeLanguage(rawValue: name.lowercased())
  }
}

extension RunestoneDirectiveReader {
  private func choice() -> RunestoneItem? {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let known = letters.flatMap { ["answer_\($0)", "feedback_\($0)"] } + ["correct", "multiple_answers"]
    reportOptions(besides: known)
    let list = RunestoneAnswerList(directive.body)
    let (text, code, language) = content(list.question)
    var answers = list.answers.map { answer in
      ChoiceQuestion.Answer(
        text: plain(answer.text, at: answer.span), isRight: answer.isRight,
        feedback: answer.feedback.map { plain($0, at: answer.span) })
    }
    let correct = Set((directive["correct"] ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() })
    for letter in letters {
      guard let answer = option("answer_\(letter)"), !answer.isEmpty else { continue }
      answers.append(
        ChoiceQuestion.Answer(text: answer, isRight: correct.contains(letter), feedback: option("feedback_\(letter)")))
    }
    let rights = answers.count(where: \.isRight)
    guard answers.count > 1, rights > 0, !text.isEmpty else {
      let fact = text.isEmpty ? "it has no text" : rights == 0 ? "no answer is right" : "it has one answer"
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
    var puzzle = RunestonePuzzle(
      text: text.isEmpty ? "Put the lines in order." : text, language: directive["language"].flatMap(language),
      lines: [], decoys: [])
    for block in blocks where !block.isEmpty {
      let (code, isDecoy) = self.block(block.map { $0.dedented(by: least) })
      if isDecoy { puzzle.decoys.append(code) } else { puzzle.lines.append(code) }
    }
    guard puzzle.lines.count > 1 else {
      leaveOut("it has fewer than two lines to order", help: "write `=====` between its blocks")
      return nil
    }
    return .puzzle(puzzle)
  }

  private func language(_ name: String) -> CodeLanguage? {
    if let language = RunestoneCode.language(name) { return language == .python ? nil : language }
    return .pseudocode
  }

  /// The code of a block without what its end says about it.
  private func block(_ lines: [ForeignLine]) -> (code: String, isDecoy: Bool) {
    var (code, isDecoy) = (lines.text, false)
    for mark in ["#distractor", "#paired"] {
      guard let place = code.firstRange(of: mark) else { continue }
      let after = code[place.upperBound...]
      if mark == "#paired" || after.contains(where: { !$0.isWhitespace && $0 != ":" }) {
        source.reportLoss(
          lines.place, "a decoy belongs to no line of its own and says nothing when it is chosen",
          help: "say under `feedback` what is wrong with it")
      }
      (code, isDecoy) = (String(code[..<place.lowerBound]), true)
    }
    if let tag = code.firstRange(of: "#tag:") {
      source.reportLoss(
        lines.place, "which lines must stand before this one is left out",
        help: "let `hornbook lint` find the other orders, and accept those that are right")
      code = String(code[..<tag.lowerBound])
    }
    while code.last?.isWhitespace == true { code.removeLast() }
    return (code, isDecoy)
  }
}
