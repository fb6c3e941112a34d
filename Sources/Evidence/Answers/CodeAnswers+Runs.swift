import AnswerReading
import CurriculumBundle
import Python
import Support

extension CodeAnswers {
  /// The outcomes of a question's answers; nil for answers that are neither code nor its variables, where the code
  /// itself decides about the key, and where nothing is certain: an answer does not come to an end, or what one does
  /// differs between runs.
  init?(of subject: EvidenceSubject, beside code: CodeEvidence?, _ runs: CardRuns) {
    if subject.asksForTruth {
      self.init(truthsIn: subject, runs)
      return
    }
    if let relation = subject.relationAsked, let answers = Self(relation, subject, runs) {
      self = answers
      return
    }
    if let relation = subject.relationStated {
      self.init(statedBy: relation, runs)
      return
    }
    if let calculation = subject.expressionInText {
      self.init(calculation, subject, runs)
      return
    }
    let areVariables = !subject.hasCodeInAnswers
    guard code?.keyProof == nil, code?.likelyMistake == nil,
      !areVariables || subject.mayHaveVariablesInAnswers, let text = subject.content.text,
      let (answers, keys) = subject.content.choices, !keys.isEmpty, keys.allSatisfy(answers.indices.contains)
    else { return nil }
    if subject.hasPseudocodeInAnswers {
      self.init(pseudocode: answers, keys, text, subject, runs)
      return
    }
    guard areVariables else {
      self.init(codeIn: answers, keys, text, subject, runs)
      return
    }
    guard let answerRuns = AnswerRuns(after: subject.content, runs) else { return nil }
    self.init(variables: answers, text, subject, answerRuns)
  }

  /// The outcomes of answers that are code.
  private init?(codeIn answers: [String], _ keys: [Int], _ text: String, _ subject: EvidenceSubject, _ runs: CardRuns) {
    let reader = subject.reader
    let setting = (subject.content.codeBefore ?? "") + (subject.content.code ?? "")
    let given = GivenValue(in: text, of: answers, after: setting, reader)
    let told = given == nil ? GivenValue.line(in: text, of: answers, after: setting) : nil
    guard let answerRuns = AnswerRuns(after: subject.content, given: given?.line ?? told?.line, runs) else {
      return nil
    }
    guard var outcomes = Self.outcomes(of: answers, reader, answerRuns.outcome(of:at:)) else { return nil }
    let found = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.answer, $0) })
    let takesSeveral = if case .multiSelect = subject.content { true } else { false }
    let asking = NamingText(told?.rest ?? text)
    let names = OutcomeNames(
      text: asking, answers: answers, keys: keys, takesSeveral: takesSeveral,
      outcomes: found, values: answerRuns.values, reader: reader, given: given)
    let likeKey = AlikeAnswers(
      text: asking, answers: answers, key: keys[0], outcomes: found, runs: answerRuns, reader: reader)
    let alike = takesSeveral ? likeKey.find(withOther: keys) : likeKey.find()
    var named = names.find()
    if named.isEmpty, takesSeveral, let typed = AnswerTypes(outcomes, answers, in: text, reader, runs) {
      (outcomes, named) = (typed.outcomes, typed.named)
    }
    let certain = given?.withoutDoubtful(named, keys: keys, answers, answerRuns) ?? named
    guard runs.chances.isEmpty else { return nil }
    self.init(outcomes: outcomes, named: certain, alike: alike)
  }

  /// The outcomes of all answers but those about the others; nil where one is not certain.
  private static func outcomes(
    of answers: [String], _ reader: AnswerReader, _ run: (String, Int) -> AnswerOutcome?
  ) -> [AnswerOutcome]? {
    var outcomes: [AnswerOutcome] = []
    for (index, answer) in answers.enumerated() where reader.claim(of: answer)?.isAboutOthers != true {
      guard let outcome = run(answer, index) else { return nil }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// The outcomes of answers in pseudocode; nil where nothing is certain.
  private init?(
    pseudocode answers: [String], _ keys: [Int], _ text: String, _ subject: EvidenceSubject, _ runs: CardRuns
  ) {
    guard subject.hasCodeInAnswers, let answerRuns = PseudocodeAnswerRuns(after: subject.content, runs) else {
      return nil
    }
    let reader = subject.reader
    guard let outcomes = Self.outcomes(of: answers, reader, answerRuns.outcome(of:at:)) else { return nil }
    guard runs.chances.isEmpty else { return nil }
    let takesSeveral = if case .multiSelect = subject.content { true } else { false }
    let names = OutcomeNames(
      text: NamingText(text), answers: answers, keys: keys, takesSeveral: takesSeveral,
      outcomes: Dictionary(uniqueKeysWithValues: outcomes.map { ($0.answer, $0) }), values: answerRuns.values,
      reader: reader, given: nil)
    self.init(outcomes: outcomes, named: names.find(), alike: [])
  }

  /// The values of variables that are answers; nil where one is not a variable, or has no value that can be shown.
  private init?(variables answers: [String], _ text: String, _ subject: EvidenceSubject, _ runs: AnswerRuns) {
    let reader = subject.reader
    let names = answers.map { $0.trimmingWhitespace() }
    var outcomes: [AnswerOutcome] = []
    for (index, name) in names.enumerated() where reader.claim(of: name)?.isAboutOthers != true {
      guard let value = runs.values[name], let type = runs.types[name] else { return nil }
      outcomes.append(AnswerOutcome(of: index, printed: "", value: value, type: type))
    }
    guard runs.runs.chances.isEmpty else { return nil }
    let named = NamedVariables(
      text: NamingText(text), outcomes: outcomes, names: outcomes.map { names[$0.answer] }, code: runs.code,
      reader: reader)
    self.init(outcomes: outcomes, named: named.find(), alike: [])
  }

  /// The values that are answers, and which of them count as the text asks; nil where it denies something.
  private init?(truthsIn subject: EvidenceSubject, _ runs: CardRuns) {
    guard let answers = subject.content.choices?.answers, let text = subject.content.text,
      let truth = subject.reader.truthAsked(in: text), !subject.reader.negates(text),
      let found = Self.values(of: answers.map { "bool(\($0))" }, runs)
    else { return nil }
    let value = truth ? "True" : "False"
    self.init(
      outcomes: found.enumerated().map { AnswerOutcome(of: $0, printed: "", value: $1) },
      named: found.indices.filter { found[$0] == value }, alike: [], asked: AskedValue(value: value))
  }

  /// The answers of which is true what the text asks; nil where it may ask something else of values of these types.
  private init?(_ relation: StatedRelation, _ subject: EvidenceSubject, _ runs: CardRuns) {
    let condition = relation.condition()
    func questions(_ condition: String) -> [String] {
      let function = ["(lambda answer:", "bool(\(condition)))"].joined(separator: " ")
      return (subject.content.choices?.answers ?? []).map { "\(function)((\($0)))" }
    }
    let premises = relation.isOfType ? [] : questions(relation.premiseWhereAsked)
    guard let found = Self.values(of: premises + questions(condition), runs),
      found.prefix(premises.count).allSatisfy({ $0 == "True" })
    else { return nil }
    let truths = Array(found.dropFirst(premises.count))
    guard truths.contains("True"), truths.contains("False") else { return nil }
    self.init(
      outcomes: [], named: truths.indices.filter { truths[$0] == "True" }, alike: [],
      asked: AskedValue(condition: condition, value: "True"))
  }

  /// The truth of what the text of a statement says of a value; nil where it may say something else of values of these
  /// types.
  private init?(statedBy relation: StatedRelation, _ runs: CardRuns) {
    let condition = relation.condition()
    let asked = [relation.premiseWhereAsked, condition].map { "bool(\($0))" }
    guard let found = Self.values(of: asked, runs), found[0] == "True" else { return nil }
    self.init(outcomes: [], named: [], alike: [], asked: AskedValue(condition: condition, value: found[1]))
  }

  /// The value of a calculation in the text, and the answers that are it; nil where the key may be something else: it
  /// is the value in no order of working it out.
  private init?(_ calculation: CalculationInText, _ subject: EvidenceSubject, _ runs: CardRuns) {
    guard let (answers, keys) = subject.content.choices, keys.count == 1, answers.indices.contains(keys[0]),
      !subject.reader.negates(calculation.clause), !subject.reader.supposes(calculation.clause),
      let found = Self.values(of: [calculation.expression] + calculation.groupings, runs), let value = found.first
    else { return nil }
    let numbers = answers.map { Double($0.trimmingWhitespace()) }
    guard let key = numbers[keys[0]], found.contains(where: { Double($0) == key }) else { return nil }
    let named = numbers.indices.filter { numbers[$0] != nil && numbers[$0] == Double(value) }
    self.init(
      outcomes: [], named: named, alike: [], asked: AskedValue(expression: calculation.expression, value: value))
  }

  /// The values of expressions as Python shows them; nil where one has none.
  private static func values(of expressions: [String], _ runs: CardRuns) -> [String]? {
    guard case .python(let program) = runs.read.program(.text(""), in: .python),
      let found = runs.ask(
        expressions.map { PythonQuestion($0) }, atLeast: expressions.count, after: program, for: .codeAnswers)
    else { return nil }
    let values = found.compactMap { answer -> String? in
      if case .value(let value) = answer, value.representation.utf8.count <= AnswerRuns.mostBytes {
        value.representation
      } else {
        nil
      }
    }
    return values.count == expressions.count ? values : nil
  }
}
