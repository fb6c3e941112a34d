public import CurriculumBundle
public import Grading

/// Which answers to a question about code are right, found by running the code.
///
///     {"question": {"output": {}}, "answers": ["6", "4", "2"], "keys": [2], "seen": {"output": "2"},
///      "findings": {"fact": {"observed": {"seen": {"output": "2"}}}, "facts": {}, "right": [2], "inWords": [],
///      "reformatted": [], "equal": [], "literals": [], "unquoted": [], "rightText": "2"}}
public struct KeyProof: Sendable, Hashable, Codable {
  /// What makes an answer right.
  public let question: CodeQuestion
  /// The answers in the order shown.
  public let answers: [String]
  /// The indices that the card gives.
  public let keys: [Int]
  /// What the code does; nil when it is stopped.
  public let seen: Observation?
  /// What is known of the answers.
  public let findings: AnswerFindings

  init(question: CodeQuestion, answers: [String], keys: [Int], seen: Observation?, findings: AnswerFindings) {
    self.question = question
    self.answers = answers
    self.keys = keys
    self.seen = seen
    self.findings = findings
  }

  /// The indices of the answers that a learner may fairly choose: those that are right, those that say it in words, and
  /// keys that say it in another format.
  public var acceptable: Set<Int> { Set(findings.right + findings.inWords + findings.reformatted.filter(isKey)) }

  /// The indices of all answers that are right.
  public var rightAnswers: [Int] { findings.right }

  /// Whether every answer at the card's indices is right.
  public var isKeyRight: Bool { acceptable.isSuperset(of: keys) }

  /// Whether the answers at the card's indices are right, and no other one is, but for one with the same text.
  public var isSound: Bool {
    isKeyRight && (isKeyAll || findings.right.allSatisfy(isKey))
  }

  /// Whether the card says that an answer is right which says it of all others, so that these have to be right, too.
  public var isKeyAll: Bool { findings.all.map(isKey) ?? false }

  /// Whether the card says that the answer at an index is right, or one with the same text.
  public func isKey(_ index: Int) -> Bool {
    keys.contains { answers[$0].utf8.elementsEqual(answers[index].utf8) }
  }

  /// The indices of answers that are the right value in another spelling, and count as wrong.
  public var otherSpellings: [Int] {
    guard isKeyRight, question.isAboutValue else { return [] }
    let hasLiteralKey = keys.contains(where: findings.literals.contains)
    return answers.indices.filter { index in
      !isKey(index) && (findings.equal.contains(index) || hasLiteralKey && findings.literals.contains(index))
    }
  }

  /// What the answer at an index comes to.
  public func fact(of index: Int) -> CodeFact? { findings.facts[index] ?? findings.fact }

  /// Whether what is found out differs from answer to answer.
  public var isAboutEachAnswer: Bool { !findings.facts.isEmpty }
}

extension CodeQuestion {
  /// Whether it is about a value, of which there are several spellings.
  fileprivate var isAboutValue: Bool { if case .value = self { true } else { false } }

  /// Whether the code as it stands has to come to its end for an answer; code that is to be fixed has not.
  package var isAboutTheWholeRun: Bool {
    switch self {
    case .output, .value, .type, .error, .expression, .statement, .occurrences, .lineCount, .outputLine, .lastLine,
      .position:
      true
    case .fix, .concept, .program: false
    }
  }
}
