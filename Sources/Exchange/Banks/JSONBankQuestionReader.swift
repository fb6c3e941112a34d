internal import CurriculumBundle

/// Reads a question of a JSON bank.
struct JSONBankQuestionReader {
  let object: BankObject
  let numbering: BankNumbering

  /// The question; nil where it cannot become a card, which was reported.
  func question() -> BankQuestion? {
    var question = BankQuestion(name: object[BankNames.name]?.shownText)
    guard let text = object[BankNames.text] else { return nil }
    let marked = self.marked(text)
    (question.text, question.code) = (marked.textBesideCode, marked.shownBlock?.text)
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
      BankNames.explanation, BankNames.name, BankNames.section, BankNames.said, ["answers"],
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
    let isNamed = object[BankNames.choices] != nil
    var flagged: Set<Int> = []
    if let choices = object[BankNames.choices] ?? (object[BankNames.wrong] == nil ? object[["answers"]] : nil) {
      question.answers = answers(choices.children, &flagged)
    } else {
      question.answers = answers(object.letteredAnswers.map { ($0.label, $0.value) }, &flagged)
    }
    let name = object.name(among: BankNames.keys + (isNamed ? ["answers"] : []))
    let key = name.flatMap { object[[$0]] }
    if question.answers.isEmpty, let wrong = object[BankNames.wrong], let key {
      return addWrong(wrong, beside: key, &question)
    }
    if question.answers.isEmpty, key?.shownTruth != nil {
      question.answers = ["True", "False"].map { BankAnswer(text: $0) }
    }
    guard let key, let name, !question.answers.isEmpty else {
      question.rights = flagged
      return true
    }
    guard let rights = places(of: key, isPlace: name.contains("ind"), in: question.answers) else { return false }
    question.rights = rights.union(flagged)
    return true
  }

  /// Answers that are texts, or objects with a text, which may say that they are right.
  private func answers(_ children: [(key: String?, value: ForeignValue)], _ rights: inout Set<Int>) -> [BankAnswer] {
    var answers: [BankAnswer] = []
    for (label, value) in children where value.value != .null {
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
  private func addWrong(_ wrong: ForeignValue, beside key: ForeignValue, _ question: inout BankQuestion) -> Bool {
    let rights = key.shownText == nil ? key.children.map(\.value) : [key]
    let texts = rights.map { ($0, true) } + wrong.children.map { ($0.value, false) }
    let sorted = texts.map { (marked($0).textWithCode, $1) }.sorted { $0.0 < $1.0 }
    question.answers = sorted.map { BankAnswer(text: $0.0) }
    question.rights = Set(sorted.indices.filter { sorted[$0].1 })
    return true
  }

  /// The places that a key names; nil where it names none, which was reported.
  private func places(of key: ForeignValue, isPlace: Bool, in answers: [BankAnswer]) -> Set<Int>? {
    let names = BankKey(answers)
    // An object says of each answer, by its label, whether it is right.
    if key.value.object != nil {
      let rights = key.children.filter { $0.value.isTrue }.compactMap { child in
        child.key.flatMap { names.place(of: $0) ?? names.place(of: $0.replacing("_correct", with: "")) }
      }
      return Set(rights)
    }
    let values = key.shownText == nil ? key.children.map(\.value) : [key]
    var places: Set<Int> = []
    for value in values {
      guard let found = place(of: value, isPlace: isPlace, names, answers.count) else {
        let shown = value.shownText.map { "'\(quoted($0))'" } ?? value.value.kind
        value.reportLoss(
          "\(shown) is none of the answers, so this question is left out",
          help: "name the right answer by its place from \(numbering.first), its letter or its text")
        return nil
      }
      places.formUnion(found)
    }
    return places
  }

  /// Whether answers are numbers, so that a number as the key is one of them.
  private var hasNumbers: Bool {
    let choices = object[BankNames.choices] ?? object[["answers"]]
    return choices?.children.contains { $0.value.value.number != nil || $0.key != nil } == true
  }

  private func place(of value: ForeignValue, isPlace: Bool, _ names: BankKey, _ count: Int) -> Set<Int>? {
    guard let text = value.shownText else { return nil }
    let isNumber = value.value.integer != nil
    let named = isPlace ? nil : isNumber ? names.place(of: text).map { [$0] } : names.places(of: text)
    if let named, !isNumber || hasNumbers { return named }
    if named != nil {
      value.reportLoss(
        "\(text) is taken for the place of an answer from \(numbering.first), though it is the text of one, too",
        help: "name the right answer by its letter, if that is not meant")
    }
    guard let number = value.value.integer ?? Int(text) else { return nil }
    let place = number - (isPlace ? 0 : numbering.first)
    return (0..<count).contains(place) ? [place] : nil
  }
}

extension ForeignValue {
  /// Whether it says yes, also in quotes.
  fileprivate var isTrue: Bool { value.bool ?? (value.string?.lowercased() == "true") }
  /// A truth, also in quotes; nil for other values.
  fileprivate var shownTruth: Bool? {
    value.bool ?? (["true", "false"].contains(value.string?.lowercased()) ? isTrue : nil)
  }
}
