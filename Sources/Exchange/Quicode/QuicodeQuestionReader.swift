import CurriculumBundle
import JSON

/// Reads one of Quicode's questions.
struct QuicodeQuestionReader {
  let question: ForeignObject

  func read() -> CardContent? {
    let type = question.required("type")?.word(
      "type of question", among: QuicodeQuestionType.allCases.map(\.rawValue))
    guard let type = type.flatMap(QuicodeQuestionType.init(rawValue:)) else { return nil }
    reportMisplaced(in: type)
    switch type {
    case .multipleChoice: return multipleChoice()
    case .multiSelect: return multiSelect()
    case .dragAndDrop: return dragAndDrop()
    }
  }

  private var language: CodeLanguage? {
    question["language"]?.word("language", among: CodeLanguage.allCases.map(\.rawValue))
      .flatMap(CodeLanguage.init(rawValue:))
  }

  private func multipleChoice() -> CardContent? {
    let (text, code, language) = (question.required("question")?.text, question["code"]?.code, language)
    guard let answer = question.required("answer"), let options = question.required("options")?.texts,
      let index = answer.place(in: options), let text
    else { return nil }
    guard let code else {
      question["variants"]?.reportLoss(
        "'variants' has no meaning in a question without 'code', so it is kept out", help: "take it out")
      return .question(QuestionCard(text: text, answers: options, correctAnswerIndex: index))
    }
    return .questionWithCode(
      QuestionWithCodeCard(
        code: code, language: language, variants: variants, text: text, answers: options, correctAnswerIndex: index))
  }

  /// The same program in other languages.
  private var variants: CodeVariants? {
    let languages = QuicodeFormat.variantLanguages
    guard let object = question["variants"]?.object("the variants of code", keys: languages.map(\.rawValue)) else {
      return nil
    }
    let codes = languages.reduce(into: [CodeLanguage: String]()) { $0[$1] = object[$1.rawValue]?.code }
    return codes.isEmpty ? nil : CodeVariants(codes)
  }

  private func multiSelect() -> CardContent? {
    let (text, code, language) = (question.required("question")?.text, question["code"]?.code, language)
    guard let options = question.required("options")?.texts, let answers = question.required("answers"),
      let indices = answers.all({ $0.place(in: options) }), let text
    else { return nil }
    guard !indices.isEmpty, Set(indices).count == indices.count else {
      let fact = indices.isEmpty ? "there is no answer in it" : "an answer is given twice"
      answers.reportWrong(fact, help: "give the places of all right options, each once")
      return nil
    }
    return .multiSelect(
      MultiSelectCard(
        text: text, code: code, language: code == nil ? nil : language, answers: options, correctAnswerIndices: indices)
    )
  }

  // MARK: - Words to drag

  private func dragAndDrop() -> CardContent? {
    let (text, language, words) = (question["question"]?.text, language, question.required("words")?.texts)
    var count = 0
    let (sentence, code) = (blanked("sentence", \.text, &count), blanked("code", \.code, &count))
    guard let answers = question.required("answers"), let rights = answers.all(alternatives), let words else {
      return nil
    }
    if sentence == nil, code == nil {
      question.origin.reportWrong("there is neither a sentence nor code", help: "add \"sentence\"")
    }
    if rights.count != count || count == 0 {
      answers.reportWrong(
        "there are \(count) blanks, but answers for \(rights.count)", help: "give each blank, ___, its answer")
    }
    return .dragAndDrop(
      DragAndDropCard(
        text: text, sentence: sentence, code: code, language: code == nil ? nil : language, tokens: words,
        answers: rights))
  }

  private func blanked(_ key: String, _ read: KeyPath<ForeignValue, String?>, _ count: inout Int) -> String? {
    guard let value = question[key], let text = value[keyPath: read] else { return nil }
    guard BlankedText(text).blanks.isEmpty, let numbered = QuicodeBlanks.numbered(text, after: count) else {
      value.reportWrong(
        "the underscores beside a blank cannot be told from it", help: "keep blanks, ___, by themselves")
      return nil
    }
    count += numbered.count
    return numbered.text
  }

  /// The words that are right in a blank: one, or several in an array.
  private func alternatives(_ value: ForeignValue) -> [String]? {
    guard value.value.array != nil else { return value.text.map { [$0] } }
    let texts = value.texts
    guard texts?.isEmpty == true else { return texts }
    value.reportWrong("no word is right in this blank", help: "give a word")
    return nil
  }

  private func reportMisplaced(in type: QuicodeQuestionType) {
    let others =
      switch type {
      case .multipleChoice: ["sentence", "words", "answers"]
      case .multiSelect: ["sentence", "words", "answer", "variants"]
      case .dragAndDrop: ["options", "answer", "variants"]
      }
    for key in others {
      question[key]?.reportLoss(
        "'\(key)' has no meaning in a question of type '\(type.rawValue)', so it is kept out", help: "take it out")
    }
  }
}
