import CurriculumBundle

/// Reads a question of a JSON bank.
struct JSONBankQuestionReader {
  let object: BankObject
  let numbering: BankNumbering

  /// The question; nil where it cannot become a card, which was reported.
  func question() -> BankQuestion? {
    var question = BankQuestion(name: object[BankNames.name]?.shownText)
    guard let text = object[BankNames.text] else { return nil }
    let marked = self.marked(text)
    (question.text, question.code) = (marked.textWithoutShownBlock, marked.shownBlock?.text)
    var name = marked.shownBlock?.name
    if let code = object[BankNames.code]?.value.string, question.code == nil { question.code = code }
    name = name ?? object[BankNames.language]?.value.string
    if let code = question.code { question.language = language(of: code, named: name) }
    question.explanation = object[BankNames.explanation].flatMap(explanation)
    guard readAnswers(into: &question) else { return nil }
    if let problem = question.problem {
      leaveOut(problem.fact, help: problem.help)
      return nil
    }
    return question
  }

  /// The members that no card has a place for.
  var unknown: [(name: String, value: ForeignValue)] {
    let known = [
      BankNames.text, BankNames.choices, BankNames.keys, BankNames.wrong, BankNames.code, BankNames.language,
      BankNames.explanation, BankNames.name, BankNames.section, BankNames.ignored, ["answers"],
    ].joined()
    let lettered = Set(object.letteredAnswers.map(\.value.path))
    return object.members.filter { !known.contains($0.name) && !lettered.contains($0.value.path) }
      .sorted { $0.name < $1.name }
  }

  private func leaveOut(_ fact: String, help: String) {
    object.origin.reportLoss("\(fact), so this question is left out", help: help)
  }

  // MARK: - Texts

  /// A text as it is marked up: with fences it is Markdown, with tags HTML.
  private func marked(_ value: ForeignValue) -> MarkedText {
    let text = value.shownText ?? ""
    let marked = MarkedText(text, text.contains("```") ? .markdown : .moodle)
    if let sign = marked.lost {
      value.reportLoss(
        "the markup of '\(quoted(sign))' is taken out, since cards show texts as they are written",
        help: "see that the text is still understood")
    } else if marked.hasIndentedText {
      value.reportLoss(
        "a card shows one piece of code, so another is part of its text, without the spaces before its lines",
        help: "split the question")
    }
    return marked
  }

  private func language(of code: String, named name: String?) -> CodeLanguage? {
    let value = object[BankNames.code] ?? object[BankNames.text] ?? object.origin
    let named = ForeignLanguage(name ?? "")
    if !named.isKnown, let name {
      let loss = ForeignLanguage.loss(of: name)
      value.reportLoss(loss.fact, help: loss.help)
    }
    guard named.language == .python else { return named.language }
    let shown = ForeignCode.shown(code, isNamed: name != nil)
    if let loss = shown.loss { value.reportLoss(loss.fact, help: loss.help) }
    return shown.language
  }

  private func explanation(_ value: ForeignValue) -> String? {
    let texts = value.shownText == nil ? value.children.map(\.value) : [value]
    let words = texts.filter { $0.shownText != nil }.map { marked($0).textWithCode }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  // MARK: - Answers

  /// Reads the answers and the key; false where the key names none of them, which was reported.
  private func readAnswers(into question: inout BankQuestion) -> Bool {
    var flagged: Set<Int> = []
    question.answers = answers(object.listedAnswers, &flagged)
    let key = object.rightAnswer
    if question.answers.isEmpty, let wrong = object[BankNames.wrong], let key {
      return addWrong(wrong, to: key.value, &question)
    }
    if question.answers.isEmpty, key?.value.shownTruth != nil {
      question.answers = ["True", "False"].map { BankAnswer(text: $0) }
    }
    guard let key, !question.answers.isEmpty else {
      question.rights = flagged
      return true
    }
    guard let rights = rights(of: key.value, isIndex: key.isIndex, in: question.answers) else { return false }
    question.rights = rights.union(flagged)
    return true
  }

  /// Answers that are texts, or objects with a text, which may say that they are right.
  private func answers(_ children: [(key: String?, value: ForeignValue)], _ rights: inout Set<Int>) -> [BankAnswer] {
    var answers: [BankAnswer] = []
    for (label, value) in children {
      guard value.shownText == nil else {
        answers.append(BankAnswer(label: label, text: marked(value).textWithCode))
        continue
      }
      let object = BankObject(value)
      let text = object?[BankNames.answerText].map { marked($0).textWithCode }
      if object?[BankNames.answerIsRight]?.isTrue == true { rights.insert(answers.count) }
      answers.append(
        BankAnswer(
          label: object?[BankNames.answerLabel]?.shownText ?? label, text: text ?? "",
          feedback: object?[BankNames.answerFeedback].flatMap(explanation)))
    }
    return AnswerLabel.taken(from: answers)
  }

  /// The right answer and those that are wrong, sorted, since the right one first would give it away.
  private func addWrong(_ wrong: ForeignValue, to key: ForeignValue, _ question: inout BankQuestion) -> Bool {
    let rights = key.shownText == nil ? key.children.map(\.value) : [key]
    let texts = rights.map { ($0, true) } + wrong.children.map { ($0.value, false) }
    let sorted = texts.map { (marked($0).textWithCode, $1) }.sorted { $0.0 < $1.0 }
    question.answers = sorted.map { BankAnswer(text: $0.0) }
    question.rights = Set(sorted.indices.filter { sorted[$0].1 })
    return true
  }

  // MARK: - The key

  /// The answers that a key names; nil where it names none, which was reported.
  private func rights(of key: ForeignValue, isIndex: Bool, in answers: [BankAnswer]) -> Set<Int>? {
    let names = BankKey(answers)
    if key.value.object != nil { return flaggedRights(of: key, names) }
    let values = key.shownText == nil ? key.children.map(\.value) : [key]
    var rights: Set<Int> = []
    for value in values {
      let match = match(value, names, isIndex: isIndex, count: answers.count)
      guard let found = reported(match, value, shown: value.shownText) else { return nil }
      rights.formUnion(found)
    }
    return rights
  }

  /// The answers that an object calls right by their labels: `{"a": true}`, `{"a_correct": "true"}`.
  private func flaggedRights(of key: ForeignValue, _ names: BankKey) -> Set<Int>? {
    var rights: Set<Int> = []
    for (name, value) in key.children where value.isTrue {
      let name = name ?? ""
      let index = [name, name.replacing("_correct", with: "")].lazy.compactMap { names.index(ofLabel: $0) }.first
      let match = index.map { BankMatch.answers([$0]) } ?? names.match(name)
      guard let found = reported(match, value, shown: name) else { return nil }
      rights.formUnion(found)
    }
    return rights
  }

  /// The answers of a match, whose loss or doubt is reported; nil where there are none.
  private func reported(_ match: BankMatch, _ value: ForeignValue, shown: String?) -> Set<Int>? {
    let shown = shown.map { "'\(quoted($0))'" } ?? value.value.kind
    if let loss = match.loss(of: shown, names: "its place from \(numbering.first), its letter or its text") {
      value.reportLoss(loss.fact, help: loss.help)
    }
    guard case .answers(let indices, _, _) = match else { return nil }
    return indices
  }

  /// The answers that a text or a number names; a number may be a place, a label or a text.
  private func match(_ value: ForeignValue, _ names: BankKey, isIndex: Bool, count: Int) -> BankMatch {
    guard let text = value.shownText else { return .missing }
    let named = isIndex ? .missing : names.match(text)
    guard let number = value.value.integer ?? (named == .missing ? Int(text) : nil) else { return named }
    let index = number - (isIndex ? 0 : numbering.first)
    guard (0..<count).contains(index) else { return named }
    guard case .answers(let indices, _, _) = named else { return named == .missing ? .answers([index]) : named }
    let isLabel = names.isLabel(text)
    if indices == [index] || isLabel && hasOwnLabels { return named }
    let isPlace = isLabel ? numbering.isShown && numbering.first == 0 : !hasNumbers
    reportNumber(value, text, isPlace: isPlace, other: isLabel ? "label" : "text")
    return .answers(isPlace ? [index] : indices)
  }

  /// Reports a number that is the place of an answer, and the text or the label of another one.
  private func reportNumber(_ value: ForeignValue, _ number: String, isPlace: Bool, other: String) {
    let fact =
      isPlace
      ? "\(number) is taken for the place of an answer from \(numbering.first), though it is the \(other) of one, too"
      : "\(number) is taken for the \(other) of an answer, though it may be a place from \(numbering.first), too"
    let name = other == "label" ? "text" : "letter"
    value.reportLoss(fact, help: "name the right answer by its \(name), if that is not meant")
  }

  /// True where answers are numbers, so that a number as the key is one of them.
  private var hasNumbers: Bool { object.listedAnswers.contains { $0.value.value.number != nil } }

  /// True where answers have their labels in keys, so that these cannot be part of a text.
  private var hasOwnLabels: Bool {
    object.listedAnswers.contains { $0.key != nil || BankObject($0.value)?[BankNames.answerLabel] != nil }
  }
}

extension ForeignValue {
  /// True for a yes, also in quotes.
  fileprivate var isTrue: Bool { value.bool ?? (value.string?.lowercased() == "true") }
  /// A truth, also in quotes; nil for other values.
  fileprivate var shownTruth: Bool? {
    value.bool ?? (["true", "false"].contains(value.string?.lowercased()) ? isTrue : nil)
  }
}
