package import AnswerReading
package import CurriculumBundle
import Execution
import Grading
import Pseudocode
import Python
import Support

/// A question with one right answer that does not say with `asks` what it asks.
///
/// Where the words of its text leave no doubt, it asks that, whatever the card's key is. Where they do, it is taken for
/// what makes the card's own key right, and no other answer; where nothing does, no run decides.
package struct UnstatedQuestion {
  private let content: CardContent
  let card: QuestionWithCodeCard
  let output: KeyProof
  let seen: Observation
  let runs: KeyRuns
  let reader: AnswerReader
  let reading: QuestionReading

  /// The question of a card for whose printed output there is a proof; nil for other cards.
  init?(_ content: CardContent, _ output: KeyProof, _ runs: KeyRuns, _ reader: AnswerReader) {
    guard case .questionWithCode(let card) = content, card.asks == nil, let seen = output.seen else { return nil }
    (self.content, self.card, self.output, self.seen, self.runs) = (content, card, output, seen, runs)
    self.reader = reader
    reading = QuestionReader(card.text, in: reader).reading(about: runs.namedCode)
  }

  /// Which answers are right, and what the card was taken to ask where that is not what the code prints; nil where
  /// nothing tells what it asks.
  func taken() -> (proof: KeyProof, assumption: CodeQuestion?)? {
    var asksForOutput = false
    switch reading {
    case .hypothetical, .negated: return nil
    // A question for what is not there has no right answer.
    case .unclear: guard !asksForMissingName else { return nil }
    case .asked(let questions, let isCertain):
      let found = questions.map(askingForTypes).compactMap { asked in proof(of: asked.question).map { (asked, $0) } }
      if let (asked, proof) = found.first(where: \.1.isSound) {
        return asked.question == .output || asked.question.isAboutValue && output.isSound
          ? (output, nil) : (proof, asked.question)
      }
      if isCertain, let (asked, proof) = found.first, isCertainly(asked, proof) {
        guard asked.question == .output else {
          // Where the value is printed, both are the same question.
          let isPrinted = asked.question.isAboutValue && !proof.acceptable.isEmpty
          return isPrinted && proof.acceptable == output.acceptable ? (output, nil) : (proof, asked.question)
        }
        asksForOutput = true
      }
    }
    if output.isSound { return (output, nil) }
    return guess(asksForOutput) ?? (asksForOutput ? (output, nil) : nil)
  }

  private var asksForMissingName: Bool {
    !runs.namedCode.isEmpty && Self.missingName(in: card, reader) != nil
  }

  /// The name whose value a question asks for in so many words, where its code does not have it; nil where it may be a
  /// word, since not all answers are values.
  package static func missingName(in card: QuestionWithCodeCard, _ reader: AnswerReader) -> Substring? {
    let answers = card.answers.filter { !(reader.claim(of: $0)?.isAboutOthers ?? false) }
    guard answers.allSatisfy({ PythonProgram.isLiteral($0) || Double($0.trimmingWhitespace()) != nil }) else {
      return nil
    }
    return QuestionReader(card.text, in: reader).missingVariable(in: card.code + "\n" + (card.given ?? ""))
  }

  /// The question that words ask: `What is x?` asks for a type where all answers are types.
  private func askingForTypes(_ asked: AskedQuestion) -> AskedQuestion {
    guard case .value(let expression) = asked.question, !answers.isEmpty, answers.allSatisfy(reader.isTypeName) else {
      return asked
    }
    return AskedQuestion(.type(of: expression))
  }

  func proof(of question: CodeQuestion) -> KeyProof? {
    guard question != .output else { return output }
    // Lines that are not shown may print, too.
    if case .outputLine = question, content.codeBefore?.contains("print") == true { return nil }
    guard case .proven(let proof) = runs.verdict(on: question, card.answers, keys: output.keys) else { return nil }
    return proof
  }

  /// Whether what the words ask is all that they may ask, now that it is known what the code does.
  private func isCertainly(_ asked: AskedQuestion, _ proof: KeyProof) -> Bool {
    switch asked.condition {
    case .none: break
    case .printsSingleThings: guard runs.printsSingleThings else { return false }
    case .answersAreCodeLines: guard case .errorLine? = proof.findings.fact else { return false }
    case .isOneStatement: guard CodeNames.isOneStatement(card.code) else { return false }
    case .printsOneLine: guard seen.output.split(whereSeparator: \.isNewline).count < 2 else { return false }
    case .isWholeNumber: guard Int(proof.findings.rightText ?? "") != nil else { return false }
    }
    switch asked.question {
    case .output:
      let keys = proof.keys.map { proof.answers[$0] }
      // `Three dots` may describe what is printed.
      return !proof.acceptable.isEmpty || keys.allSatisfy { isPlain($0, isWord: true) || isOfTheCode($0) }
    case .type: return answers.allSatisfy(reader.isTypeName)
    case .value(let expression):
      // `What is x?` may be answered by `a number`.
      guard runs.isStable(expression), !answers.allSatisfy(reader.isTypeName) else { return false }
      let isText = proof.findings.rightText?.first.map { "'\"".contains($0) } ?? false
      return proof.keys.allSatisfy { isPlain(proof.answers[$0], isWord: isText) }
    case .occurrences, .lineCount, .outputLine, .lastLine, .position:
      // Whether a prompt is a line of its own depends on who counts.
      guard runs.screen?.withoutPrompts == nil, proof.findings.fact?.isOfSomething ?? true else { return false }
    case .error:
      // `What is the error?` may be answered by what is wrong.
      guard asked.condition == .answersAreCodeLines || answers.allSatisfy({ reader.claim(of: $0, to: .error) != nil })
      else { return false }
    case .program, .fix, .expression, .statement, .concept: return false
    }
    return !proof.acceptable.isEmpty || proof.keys.allSatisfy { isPlain(proof.answers[$0], isWord: true) }
  }

  /// Whether an answer is understood, so that it is known to be wrong where it is not right.
  ///
  /// - Parameter isWord: Whether a word may be meant as it is written.
  private func isPlain(_ answer: String, isWord: Bool) -> Bool {
    PythonProgram.isLiteral(answer) || Double(answer.trimmingWhitespace()) != nil || reader.claim(of: answer) != nil
      || isWord && !answer.contains(" ") && (!answer.contains(where: \.isWrittenWithoutSpaces) || isOfTheCode(answer))
  }

  /// True for an answer with a word of the code or of its output, or without any word, which is not a description.
  private func isOfTheCode(_ answer: String) -> Bool {
    let words = answer.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty || words.contains { card.code.contains($0) || seen.output.contains($0) }
  }

  /// The answers that say something of the code: `None of the above` says nothing of what is asked.
  var answers: [String] { card.answers.filter { !(reader.claim(of: $0)?.isAboutOthers ?? false) } }

  /// What makes the card's own key right, and no other answer.
  private func guess(_ asksForOutput: Bool) -> (proof: KeyProof, assumption: CodeQuestion?)? {
    let isTold = output.acceptable.contains { answers.contains(output.answers[$0]) }
    guard !isTold || !asksForOutput && !reader.asksForOutput(card.text) else { return nil }
    let questions = isTold ? variable.map { [.value(of: $0)] } ?? [] : self.questions
    return questions.lazy.compactMap { question in
      proof(of: question).flatMap { $0.isSound ? ($0, question) : nil }
    }.first
  }

  /// What some answers may be about.
  private var questions: [CodeQuestion] {
    if seen.error != nil { return answers.allSatisfy(reader.namesError) ? [.error] : [] }
    // Which error comes of it may be asked where none does.
    if answers.allSatisfy({ reader.claim(of: $0, to: .error) != nil }) { return [.error] }
    if answers.allSatisfy(reader.isTypeName) { return expressions.map { .type(of: $0) } }
    if seen.output.isEmpty { return expressions.map { .value(of: $0) } }
    return onlySign.map { [.occurrences(of: $0)] } ?? []
  }

  /// The one sign of which all of the output is made, where all answers are numbers: they may say how many there are.
  private var onlySign: String? {
    let signs = Set(seen.output.filter { !$0.isWhitespace })
    guard signs.count == 1, let sign = signs.first, !sign.isLetter, !sign.isNumber,
      answers.allSatisfy({ Int($0.trimmingWhitespace()) != nil })
    else { return nil }
    return String(sign)
  }

  /// What the question may be about: the one variable of the code that its text names, or the code's last line.
  var expressions: [String] {
    [variable, CodeNames.typePrintedLast(in: card.code), CodeNames.lastExpression(in: card.code)].compactMap { $0 }
  }

  var variable: String? {
    CodeNames(in: runs.isPseudocode ? runs.namedCode : card.code).onlyVariable(namedIn: card.text)
  }

  /// What a card may ask instead of what its code prints, to show an author how to say so; nil where nothing is known.
  package static func suggestion(for content: CardContent, _ reader: AnswerReader) -> CodeQuestion? {
    guard case .questionWithCode(let card) = content else { return nil }
    if reader.asksWhichIsTrue(card.text) { return .expression(satisfies: "answer is True") }
    let isPseudocode = CodeNames(in: card.code).variables.isEmpty && PseudocodeProgram(source: card.code).error == nil
    let code = isPseudocode ? PseudocodeNames(in: card.code).inPython : card.code
    if case .asked(let questions, _) = QuestionReader(card.text, in: reader).reading(about: code),
      let asked = questions.first(where: { $0.question != .output })
    {
      return asked.question
    }
    let (names, isType) = (CodeNames(in: code), card.answers.allSatisfy(reader.isTypeName))
    let only = isType && names.variables.count == 1 ? names.variables.first : nil
    guard let variable = names.onlyVariable(namedIn: card.text) ?? only else { return nil }
    return isType ? .type(of: variable) : .value(of: variable)
  }
}

extension CodeNames {
  /// The one variable that a text names.
  fileprivate func onlyVariable(namedIn text: String) -> String? {
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let named = variables.intersection(words)
    return named.count == 1 ? named.first : nil
  }
}

extension KeyRuns {
  /// True where each line of the output is one word, number or other thing, and all or none are numbers.
  ///
  /// The last number is not on the last line where a word comes behind it.
  fileprivate var printsSingleThings: Bool {
    let lines = (screen?.lines ?? []).map { $0.trimmingWhitespace() }
    let numbers = lines.count { Double($0) != nil }
    return lines.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
      && (numbers == 0 || numbers == lines.count)
  }
}

extension CodeFact {
  /// Whether it is about something that is printed at all, where it is about how often or where.
  fileprivate var isOfSomething: Bool {
    if case .occurrences(_, count: 0) = self { return false }
    if case .position(_, lines: []) = self { return false }
    return true
  }
}

extension CodeQuestion {
  /// Whether it is about a value.
  fileprivate var isAboutValue: Bool { if case .value = self { true } else { false } }
}
