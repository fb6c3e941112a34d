import Authoring
import CurriculumBundle
import Grading
import Python

/// Finds out what runs say about the key of a card with code.
struct KeyFinder {
  let subject: EvidenceSubject
  let program: TaskProgram
  let language: RunLanguage
  let code: String
  /// What runs before the code.
  let setting: CodeSetting
  /// What the code does alone; nil when it is stopped.
  let seen: Observation?
  /// What it printed, as far as a learner sees it; nil without a run.
  let screen: ScreenText?
  /// Whether the code could not be run, so that its error says nothing about the answers.
  let isBlocked: Bool
  let runs: CardRuns

  private var content: CardContent { subject.content }

  /// A verdict on a key, with how it came about.
  struct Found {
    let key: KeyVerdict
    /// The question that was assumed, where the card does not say.
    var assumption: CodeQuestion?
    /// The answer that makes the key likely wrong, where nothing proves it.
    var likelyMistake: KeyProof?
  }

  /// The verdict, and what the question was taken to ask where the card does not say; nil where nothing is asked.
  ///
  /// Where the code draws numbers without a seed of its own, nothing is known that other draws do not bear out.
  func find() -> Found? {
    guard let found = findInThisRun() else { return nil }
    return dependsOnDraws(found) ? Found(key: .undecided(.chance)) : found
  }

  private func findInThisRun() -> Found? {
    guard let question = content.codeQuestion ?? content.impliedQuestion else { return nil }
    guard question != .concept else { return Found(key: .undecided(.concept)) }
    guard language != .robot else { return Found(key: .undecided(.robotCode)) }
    guard !isBlocked else { return nil }
    // Which object it is tells its address, and what kind of object it is, no run compares.
    if question == .output, showsOnlyWhere { return Found(key: .undecided(.silent)) }
    if seen == nil, question == .output, content.statedEnding == .never { return foundWithoutEnd }
    if seen == nil, question == .output, content.hasKeyWithoutEnd(in: subject.reader) {
      return Found(key: .undecided(.endless))
    }
    let keyRuns = keyRuns(seen, screen)
    guard let verdict = keyRuns.verdict(on: question, of: content) else { return nil }
    switch verdict {
    case .proven(let proof):
      guard content.codeQuestion != nil else {
        let assumed = KeyAssumption(severalIn: content, proof, keyRuns, subject.reader)
        if let assumed { return Found(key: .proven(assumed.proof), assumption: assumed.question) }
        // A set may be printed in another order.
        let printed = runs.chances.isEmpty ? PrintedAnswers(to: content, proof, keyRuns) : nil
        return Found(key: .undecided(.silent), likelyMistake: printed?.likelyMistake())
      }
      if let silent = UnstatedQuestion(content, proof, keyRuns, subject.reader) {
        guard let taken = silent.taken() else {
          return Found(key: .undecided(.silent), likelyMistake: silent.likelyMistake())
        }
        if let assumption = taken.assumption { return Found(key: .proven(taken.proof), assumption: assumption) }
      }
      return Found(key: verdict)
    // What was stopped is a finding of its own.
    case .undecided: return seen == nil && question.isAboutTheWholeRun ? nil : Found(key: verdict)
    case .unprovable, .statement: return Found(key: verdict)
    }
  }

  /// The verdict on the key where the card says, and a run bears out, that the code never ends: the answers are right
  /// that say so, if the question is clearly about that, or the key is one of them.
  ///
  /// An answer with a number may say what is printed without end, which is not read.
  private var foundWithoutEnd: Found {
    guard let (answers, keys) = content.choices, keys.allSatisfy(answers.indices.contains) else {
      return Found(key: .undecided(.endless))
    }
    let reader = subject.reader
    let right = answers.indices.filter { reader.claim(of: answers[$0]) == .neverEnds }
    guard !right.isEmpty else { return Found(key: .undecided(.silent)) }
    guard !right.contains(where: { answers[$0].contains(where: \.isNumber) }) else {
      return Found(key: .undecided(.endless))
    }
    let proof = KeyProof(
      question: .output, answers: answers, keys: keys, seen: nil,
      findings: AnswerFindings(fact: .neverEnds, right: right))
    if content.isClearlyAsked(in: reader) || keys.contains(where: right.contains) { return Found(key: .proven(proof)) }
    let text = content.text ?? ""
    let isOfThisCode = right.count == 1 && !reader.supposes(text) && !reader.negates(text)
    return Found(key: .undecided(.silent), likelyMistake: isOfThisCode ? proof : nil)
  }

  /// Why what the card shows or asks differs between runs; nil where it is the same.
  ///
  /// - Parameter difference: What the code shows in another run.
  func instability(
    of key: KeyVerdict?, _ assumption: CodeQuestion?, _ difference: (Observation) -> OtherRuns.Difference?
  ) -> Instability? {
    let isAboutOutput: Bool
    switch content.demand {
    case .run: isAboutOutput = true
    case .answer:
      guard key != nil, let question = content.codeQuestion ?? assumption else { return nil }
      isAboutOutput = question == .output && assumption == nil && !showsOnlyWhere
    case .nothing, .program, nil: return nil
    }
    guard isAboutOutput else { return key.flatMap { otherKey(than: $0, assumption) } }
    return seen.flatMap { seen in Instability(seen) { difference(seen) } }
  }

  /// True where the code prints where an object is in memory, and no answer does.
  private var showsOnlyWhere: Bool {
    guard let seen, Instability.firstAddress(in: seen.output) != nil else { return false }
    return !(content.choices?.answers ?? []).contains { $0.contains(" at 0x") }
  }

  /// Runs that decide about the answers, after one in which the code did what is `seen`.
  func keyRuns(
    _ seen: Observation?, _ screen: ScreenText?, hashSeed: UInt32 = 0, drawSeed: UInt32 = 0
  ) -> KeyRuns {
    KeyRuns(
      of: program, in: language, code: code, after: setting, input: content.codeInput, seen: seen, screen,
      subject.reader, runs, hashSeed: hashSeed, drawSeed: drawSeed)
  }

  /// What another run says about the card's key, and what this one says; nil when that makes no difference.
  private func otherKey(than key: KeyVerdict, _ assumption: CodeQuestion?) -> Instability? {
    guard let question = assumption ?? content.codeQuestion, case .python = program,
      let cause = OtherRuns.Cause(runs.chances)
    else { return nil }
    return OtherRuns.seeds.lazy.compactMap { seed -> Instability? in
      guard let run = runs.run(program, for: .hashSeeds, input: content.codeInput, hashSeed: seed), let seen = run.seen
      else { return nil }
      return keyRuns(seen, ScreenText(run.console), hashSeed: seed).verdict(on: question, of: content).flatMap(
        key.facts
      ).map {
        .key(fact: $0.fact, other: $0.other, cause)
      }
    }.first
  }
}
