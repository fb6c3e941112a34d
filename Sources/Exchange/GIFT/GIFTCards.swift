import CurriculumBundle

/// What cards say as questions of GIFT, and the other way around.
enum GIFTCards {
  /// A sentence that is nothing but a blank: the answer to the text above it.
  static let onlyBlank = "__1__"
  /// The header of a text to read that has no title.
  static let header = "Read this"

  // MARK: - Questions to cards

  /// The card of a question that can have one.
  static func content(of question: GIFTQuestion) -> CardContent {
    switch question.body {
    case .text, .essay: return description(question)
    case .truth(let answer, let wrong, let right):
      let parts = [right, question.feedback].compactMap { $0 }
      return .trueFalse(
        TrueFalseCard(
          text: question.wholeText, code: question.code, language: question.language, answer: answer,
          hints: wrong.map { [$0] }, explanation: parts.isEmpty ? nil : parts.joined(separator: "\n")))
    case .choice(let answers):
      return question.tail == nil ? choice(answers, question) : .dragAndDrop(blank(answers, question))
    case .shortAnswer(let answers), .numerical(let answers): return .dragAndDrop(blank(answers, question))
    case .matching(let pairs):
      let matching = MatchingQuestion(
        text: question.wholeText, pairs: pairs.filter { !$0.item.isEmpty },
        decoys: pairs.filter(\.item.isEmpty).map(\.match))
      return .dragAndDrop(matching.card(explanation: question.feedback))
    case .gaps(let sentence, let gaps): return .dragAndDrop(blanks(sentence, gaps, question))
    }
  }

  private static func blanks(
    _ sentence: String, _ gaps: [[GIFTQuestion.Answer]], _ question: GIFTQuestion
  ) -> DragAndDropCard {
    let blanks = gaps.map { answers in
      RunestoneBlanks.Blank(
        rights: answers.filter(\.isRight).map(\.text),
        feedback: answers.lazy.filter(\.isRight).compactMap(\.feedback).first,
        wrong: answers.filter { !$0.isRight && !$0.isAnyOther }
          .map { AnswerFeedback(answer: $0.text, text: $0.feedback ?? "") })
    }
    let text = [question.text, question.code ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    var card = RunestoneCards.card(
      of: RunestoneBlanks(
        text: text.isEmpty ? nil : text, sentence: sentence, blanks: blanks,
        otherwise: gaps.joined().first(where: \.isAnyOther)?.feedback))
    let explanations = [card.explanation, question.feedback].compactMap { $0 }
    card.explanation = explanations.isEmpty ? nil : explanations.joined(separator: "\n")
    return card
  }

  private static func description(_ question: GIFTQuestion) -> CardContent {
    let header = question.title ?? Self.header
    guard let code = question.code else {
      return .description(DescriptionCard(header: header, text: question.wholeText))
    }
    return .descriptionWithCode(
      DescriptionWithCodeCard(header: header, text: question.text, code: code, language: question.language))
  }

  private static func choice(_ answers: [GIFTQuestion.Answer], _ question: GIFTQuestion) -> CardContent {
    // One answer that is worth all makes it a question with one key; parts of the grade add up otherwise.
    let isMultiple = !answers.contains { $0.weight >= 100 }
    let read = answers.map {
      ChoiceQuestion.Answer(text: $0.text, isRight: $0.weight >= (isMultiple ? 0.001 : 100), feedback: $0.feedback)
    }
    let isOnly = read.count(where: \.isRight) == 1
    return ChoiceQuestion(
      text: question.text, code: question.code, language: question.language, answers: read, isMultiple: !isOnly,
      explanation: question.feedback
    ).content
  }

  private static func blank(_ answers: [GIFTQuestion.Answer], _ question: GIFTQuestion) -> DragAndDropCard {
    let rights = answers.filter(\.isRight)
    // Equal right words count as often as they occur, so that each gets a token of its own.
    var tokens: [String: Int] = [:]
    for right in rights { tokens[right.text, default: 0] += 1 }
    let wrong = answers.filter { answer in
      guard !answer.isRight, !answer.isAnyOther, tokens[answer.text] == nil else { return false }
      tokens[answer.text] = 1
      return true
    }
    let feedback = wrong.compactMap { answer in answer.feedback.map { AnswerFeedback(answer: answer.text, text: $0) } }
    let told = rights.compactMap(\.feedback) + (question.feedback.map { [$0] } ?? [])
    let sentence = question.tail.map { tail in
      (question.text.isEmpty ? "" : question.text + " ") + onlyBlank + (tail.startsSentenceEnd ? "" : " ") + tail
    }
    return DragAndDropCard(
      text: sentence == nil ? question.wholeText : nil, sentence: sentence ?? onlyBlank,
      tokens: answers.map(\.text).filter { tokens.take($0) }, answers: [rights.map(\.text)],
      hints: answers.first(where: \.isAnyOther)?.feedback.map { [$0] }, feedback: feedback.isEmpty ? nil : feedback,
      explanation: told.isEmpty ? nil : told.joined(separator: "\n"))
  }

  // MARK: - Cards to questions

  /// The question of a card; nil for a kind that GIFT has no place for.
  static func question(of content: CardContent) -> GIFTQuestion? {
    switch content {
    case .description(let card): GIFTQuestion(text: card.text, body: .text)
    case .descriptionWithCode(let card):
      GIFTQuestion(text: card.text, code: card.code, language: card.language, body: .text)
    case .trueFalse(let card):
      GIFTQuestion(
        text: card.text, code: card.code, language: card.language,
        body: .truth(card.answer, wrong: card.hints?.first, right: card.explanation))
    case .question, .questionWithCode, .multiSelect: ChoiceQuestion(content).map(question)
    case .dragAndDrop(let card): question(of: card)
    default: nil
    }
  }

  private static func question(_ choice: ChoiceQuestion) -> GIFTQuestion {
    // Five digits after the point, as Moodle writes thirds.
    let share = (10_000_000 / Double(choice.answers.count(where: \.isRight))).rounded() / 100_000
    let answers = choice.answers.map { answer in
      let weight = choice.isMultiple ? (answer.isRight ? share : -100) : answer.isRight ? 100 : 0
      return GIFTQuestion.Answer(text: answer.text, weight: weight, feedback: answer.feedback, image: answer.image)
    }
    return GIFTQuestion(
      text: choice.text, code: choice.code, language: choice.language, body: .choice(answers),
      feedback: choice.explanation)
  }

  private static func question(of card: DragAndDropCard) -> GIFTQuestion? {
    if let matching = MatchingQuestion(card) {
      let decoys = matching.decoys.map { MatchingQuestion.Pair(item: "", match: $0) }
      return GIFTQuestion(
        text: matching.text ?? "", body: .matching(matching.pairs + decoys), feedback: card.explanation)
    }
    guard card.code == nil, let sentence = card.sentence, card.answers.count == 1,
      BlankedText(sentence).blanks == [1]
    else { return nil }
    let isTyped = sentence == onlyBlank || !card.hasDecoys
    let (rights, feedback) = (Set(card.answers[0]), (card.feedback ?? []).textsByAnswer)
    var answers = card.tokens.map { token in
      GIFTQuestion.Answer(text: token, weight: rights.contains(token) ? 100 : 0, feedback: feedback[token])
    }
    if isTyped, let hint = card.hints?.first {
      answers.append(GIFTQuestion.Answer(text: "*", weight: 0, feedback: hint))
    }
    let isNumerical = sentence == onlyBlank && card.tokens.allSatisfy { Double($0) != nil }
    var question = GIFTQuestion(
      text: card.text ?? "",
      body: isNumerical ? .numerical(answers) : isTyped ? .shortAnswer(answers) : .choice(answers),
      feedback: card.explanation)
    if sentence != onlyBlank { (question.text, question.tail) = parts(of: sentence, below: card.text) }
    return question
  }

  /// Why a card of a kind that GIFT has is no question there.
  static func obstacle(of content: CardContent) -> ExportObstacle? {
    guard case .dragAndDrop(let card) = content else { return nil }
    return ExportObstacle(
      fact: card.code != nil ? "blanks in code" : "several blanks in a sentence",
      help: "ask for one word in a sentence, or give answers to choose from")
  }

  private static func parts(of sentence: String, below text: String?) -> (String, String) {
    let parts = BlankedText(sentence).parts
    let words = parts.split { if case .blank = $0 { true } else { false } }
    func joined(_ index: Int) -> String {
      guard sentence.hasPrefix(onlyBlank) == false || index == 1 else { return "" }
      let place = sentence.hasPrefix(onlyBlank) ? index - 1 : index
      guard words.indices.contains(place), case .text(let text)? = words[place].first else { return "" }
      return text.split(separator: " ").joined(separator: " ")
    }
    return ([text, joined(0)].compactMap { $0 }.joined(separator: "\n"), joined(1))
  }
}

extension DragAndDropCard {
  fileprivate var hasDecoys: Bool { !Set(answers.joined()).isSuperset(of: tokens) }
}

extension GIFTQuestion {
  /// The text, and below it what is after the braces.
  fileprivate var wholeText: String { [text, tail].compactMap { $0 }.joined(separator: "\n") }
}

extension String {
  /// Whether a text goes on without a space before it.
  var startsSentenceEnd: Bool { first.map { ".,;:!?)".contains($0) } ?? false }
}

extension [String: Int] {
  /// Takes one of equal texts out; false where there is none left.
  fileprivate mutating func take(_ text: String) -> Bool {
    guard let count = self[text], count > 0 else { return false }
    self[text] = count - 1
    return true
  }
}
