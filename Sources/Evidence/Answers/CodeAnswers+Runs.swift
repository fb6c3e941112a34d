import AnswerReading
import CurriculumBundle
import Support

extension CodeAnswers {
  /// The outcomes of a question's answers; nil for answers that are neither code nor its variables, where the code
  /// itself decides about the key, and where nothing is certain: an answer does not come to an end, or what one does
  /// differs between runs.
  init?(of subject: EvidenceSubject, beside code: CodeEvidence?, _ runs: CardRuns) {
    let areVariables = !subject.hasCodeInAnswers
    guard code?.keyProof == nil, code?.likelyMistake == nil,
      !areVariables || subject.mayHaveVariablesInAnswers, let text = subject.content.text,
      let (answers, keys) = subject.content.choices, !keys.isEmpty, keys.allSatisfy(answers.indices.contains)
    else { return nil }
    let reader = subject.reader
    let setting = (subject.content.codeBefore ?? "") + (subject.content.code ?? "")
    let given = areVariables ? nil : GivenValue(in: text, of: answers, after: setting, reader)
    guard let answerRuns = AnswerRuns(after: subject.content, given: given?.line, runs) else { return nil }
    if areVariables {
      self.init(variables: answers, text, subject, answerRuns)
      return
    }
    var outcomes: [AnswerOutcome] = []
    for (index, answer) in answers.enumerated() where reader.claim(of: answer)?.isAboutOthers != true {
      guard let outcome = answerRuns.outcome(of: answer, at: index) else { return nil }
      outcomes.append(outcome)
    }
    let found = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.answer, $0) })
    let takesSeveral = if case .multiSelect = subject.content { true } else { false }
    let names = OutcomeNames(
      text: NamingText(text), answers: answers, keys: keys, takesSeveral: takesSeveral,
      outcomes: found, values: answerRuns.values, reader: reader, given: given)
    let likeKey = AlikeAnswers(
      text: NamingText(text), answers: answers, key: keys[0], outcomes: found, runs: answerRuns, reader: reader)
    let alike = takesSeveral ? [] : likeKey.find()
    let named = names.find()
    let certain = given?.withoutDoubtful(named, keys: keys, answers, answerRuns) ?? named
    guard runs.chances.isEmpty else { return nil }
    self.init(outcomes: outcomes, named: certain, alike: alike)
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
}
