package import CurriculumBundle
internal import Grading
package import Phrases
internal import Python
internal import Support

/// What a question without `asks` is taken to ask, since its answers leave no doubt.
///
/// Where the text asks in words for a part of the output, for the line of an error or for the value of an
/// expression, it holds whatever the card's key is. Otherwise, with one right answer, it is made only where the
/// card's own key, and no other answer, is right then: it never makes a finding worse. Where an answer is what the
/// code prints, the text must say nothing of that, and every answer name a type or an error, or the text name the
/// one variable whose value the card's key is.
package struct KeyAssumption {
  /// What is asked.
  let question: CodeQuestion
  /// Which answers are right then.
  let proof: KeyProof

  /// The assumption about a card for whose printed output there is a proof; nil where none holds.
  init?(_ content: CardContent, _ output: KeyProof, _ runs: KeyRuns, _ reader: AnswerReader) {
    guard case .questionWithCode(let card) = content, card.asks == nil, let seen = output.seen else { return nil }
    if let (question, proof) = Self.asked(in: card, seen, output, runs, reader) {
      (self.question, self.proof) = (question, proof)
      return
    }
    // `None of the above` says nothing of what is asked.
    let answers = card.answers.filter { !(reader.claim(of: $0)?.isAboutOthers ?? false) }
    let isTold = output.acceptable.contains { answers.contains(output.answers[$0]) }
    guard !isTold && !output.isSound || !reader.asksForOutput(card.text) else { return nil }
    let questions =
      output.isSound || !isTold
      ? Self.questions(of: card, answers, seen, reader)
      : Self.variable(named: card).map { [.value(of: $0)] } ?? []
    for question in questions {
      guard case .proven(let proof) = runs.verdict(on: question, card.answers, keys: output.keys), proof.isSound else {
        continue
      }
      self.question = question
      self.proof = proof
      return
    }
    return nil
  }

  /// What the text asks in words, and which answers are right then; nil where it asks nothing of the kind, or where the
  /// answers are rather about all that is printed.
  private static func asked(
    in card: QuestionWithCodeCard, _ seen: Observation, _ output: KeyProof, _ runs: KeyRuns, _ reader: AnswerReader
  ) -> (CodeQuestion, KeyProof)? {
    func proof(of question: CodeQuestion) -> KeyProof? {
      guard case .proven(let proof) = runs.verdict(on: question, card.answers, keys: output.keys) else { return nil }
      return proof
    }
    if seen.error != nil, reader.asksForErrorLine(card.text), let proof = proof(of: .error),
      case .errorLine? = proof.findings.fact
    {
      return (.error, proof)
    }
    if let question = outputQuestion(of: .questionWithCode(card), reader), let proof = proof(of: question),
      proof.isSound || (proof.acceptable.isEmpty ? output.acceptable.isEmpty : true)
    {
      return (question, proof)
    }
    guard seen.error == nil, output.acceptable.isEmpty, !card.answers.allSatisfy(reader.isTypeName),
      let question = askedValue(of: card, reader), let proof = proof(of: question)
    else { return nil }
    return (question, proof)
  }

  /// The question about a value that a card's text asks in words.
  private static func askedValue(of card: QuestionWithCodeCard, _ reader: AnswerReader) -> CodeQuestion? {
    let names = Set(names(assignedIn: card.code) + functions(definedIn: card.code))
    return reader.askedExpression(in: card.text, names: names).map { .value(of: $0) }
  }

  /// The assumption about a card with any number of right answers; nil where what it asks is not obvious.
  ///
  /// All answers name errors and the code ends in one, or an answer is what the code prints and the text asks for that:
  /// then it holds whatever the card's keys are.
  init?(severalIn content: CardContent, _ output: KeyProof, _ runs: KeyRuns, _ reader: AnswerReader) {
    guard case .multiSelect(let card) = content, card.asks == nil, let seen = output.seen else { return nil }
    if seen.error != nil, card.answers.allSatisfy({ Self.namesError($0, reader) }),
      case .proven(let errors) = runs.verdict(on: .error, card.answers, keys: output.keys)
    {
      (question, proof) = (.error, errors)
    } else {
      let asksForOutput = reader.asksForOutput(card.text) && !card.answers.contains { $0.contains("(") }
      guard !output.acceptable.isEmpty, output.isSound || asksForOutput else { return nil }
      (question, proof) = (.output, output)
    }
  }

  /// The question about a part of the output that a card's text asks in words, such as how many times `HELLO` is
  /// printed; nil for other cards.
  package static func outputQuestion(of content: CardContent, _ reader: AnswerReader) -> CodeQuestion? {
    guard case .questionWithCode(let card) = content else { return nil }
    let question = reader.outputQuestion(in: card.text, about: card.code)
    // Lines that are not shown may print, too.
    if case .outputLine = question, content.codeBefore?.contains("print") == true { return nil }
    return question
  }

  /// What some answers may be about.
  private static func questions(
    of card: QuestionWithCodeCard, _ answers: [String], _ seen: Observation, _ reader: AnswerReader
  ) -> [CodeQuestion] {
    if seen.error != nil { return answers.allSatisfy { namesError($0, reader) } ? [.error] : [] }
    if answers.allSatisfy(reader.isTypeName) { return expressions(of: card).map { .type(of: $0) } }
    return seen.output.isEmpty ? expressions(of: card).map { .value(of: $0) } : []
  }

  /// Whether an answer names an error, and not just any.
  private static func namesError(_ answer: String, _ reader: AnswerReader) -> Bool {
    if case .error = reader.claim(of: answer) { true } else { false }
  }

  /// The question about a type that a card whose answers are all types may mean; nil for others, and where no variable
  /// is named.
  package static func typeQuestion(of content: CardContent, _ reader: AnswerReader) -> CodeQuestion? {
    guard case .questionWithCode(let card) = content, card.answers.allSatisfy(reader.isTypeName) else { return nil }
    return (expressions(of: card).first ?? names(assignedIn: card.code).last).map { .type(of: $0) }
  }

  /// The question about a value that a card whose text names one variable of its code may mean; nil for others.
  package static func valueQuestion(of content: CardContent, _ reader: AnswerReader) -> CodeQuestion? {
    guard case .questionWithCode(let card) = content else { return nil }
    if reader.asksWhichIsTrue(card.text) { return .expression(satisfies: "answer is True") }
    return askedValue(of: card, reader) ?? variable(named: card).map { .value(of: $0) }
  }

  /// The one variable of the code that the text names.
  private static func variable(named card: QuestionWithCodeCard) -> String? {
    let words = Set(card.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let named = Set(names(assignedIn: card.code)).filter(words.contains)
    return named.count == 1 ? named.first : nil
  }

  /// What the question may be about: the one variable of the code that its text names, or the code's last line.
  private static func expressions(of card: QuestionWithCodeCard) -> [String] {
    let last = card.code.split(separator: "\n").last.map(String.init) ?? ""
    let isAlone = (last.first.map { $0 != " " && $0 != "\t" } ?? false) && !last.hasPrefix("print(")
    return (variable(named: card).map { [$0] } ?? []) + (printedType(in: last).map { [$0] } ?? [])
      + (isAlone && PythonProgram.isExpression(last) ? [last] : [])
  }

  /// The expression whose type a line prints: `5` of `print(type(5))`; nil for other lines.
  private static func printedType(in line: String) -> String? {
    let (start, end) = ("print(type(", "))")
    let line = line.trimmingWhitespace()
    guard line.hasPrefix(start), line.hasSuffix(end), line.utf8.count > start.utf8.count + end.utf8.count else {
      return nil
    }
    let expression = String(line.dropFirst(start.count).dropLast(end.count))
    return PythonProgram.isExpression(expression) ? expression : nil
  }

  /// The names of the functions that code defines.
  private static func functions(definedIn code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("def ") else { return nil }
      return String(line.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// The names at the beginnings of lines to which something is assigned.
  private static func names(assignedIn code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      let name = line.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = line.drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " }
      let operation = rest.prefix { "+-*/%&|^<>=".contains($0) }
      return !name.isEmpty && operation.last == "=" && !["==", "<=", ">="].contains(String(operation))
        ? String(name) : nil
    }
  }
}
