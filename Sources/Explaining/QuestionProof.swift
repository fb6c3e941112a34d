package import Authoring
import CurriculumBundle
package import Evidence
import Linting

/// The proof of the key of a question about code, in words.
package struct QuestionProof: Sendable {
  /// The subject of the question: `the value of `total``.
  package let question: String
  /// The facts about the code, then one about each answer.
  package let facts: [Fact]
  /// False where a run disproves the card's key; true where no run decides.
  package let isSound: Bool

  /// A fact about the code or an answer.
  package struct Fact: Sendable, Equatable {
    /// The index of the answer that it is about; nil for a fact about the code itself.
    package let answer: Int?
    /// The fact, in words.
    package let text: String
    /// True where the card says the same; nil where it says nothing about it.
    package let agrees: Bool?

    init(_ text: String, answer: Int? = nil, agrees: Bool? = nil) {
      self.answer = answer
      self.text = text
      self.agrees = agrees
    }
  }

  /// The proof for a card; nil where it asks nothing about code that can be run, or its code does not come to its end.
  ///
  /// - Parameter evidence: The evidence on the card's code.
  package init?(of card: AuthoredCard, from evidence: CodeEvidence?) {
    let content = card.card.content
    guard let question = content.codeQuestion ?? content.impliedQuestion else { return nil }
    if let (answers, keys) = content.choices, let odd = keys.first(where: { !answers.indices.contains($0) }) {
      self.question = question.inWords
      facts = [
        Fact(
          "the card says that the answer at index \(odd) is right, but there are \(answers.count) answers, from 0",
          agrees: false)
      ]
      isSound = false
      return
    }
    guard let evidence, let verdict = evidence.key else { return nil }
    switch verdict {
    case .proven(let proof):
      self.question = proof.question.inWords + (evidence.assumption == nil ? "" : ", as its answers tell")
      facts = proof.facts
      isSound = proof.isSound
    case .statement(let condition, let isTrue):
      guard case .trueFalse(let statement) = content else { return nil }
      self.question = question.inWords
      isSound = statement.answer == isTrue
      facts = [
        Fact(CodeFact.condition(condition: condition, isTrue: isTrue).inWords),
        Fact("the card says \(statement.answer), which is \(isSound ? "right" : "wrong")", agrees: isSound),
      ]
    case .unprovable(let reason):
      self.question = question.inWords
      facts = [Fact("nobody can find it out: \(reason.message)", agrees: false), Fact(reason.help)]
      isSound = false
    case .undecided:
      self.question = question.inWords
      facts = [Fact("no run decides which answers are right")]
      isSound = true
    }
  }
}

extension KeyProof {
  /// The facts about the code, then one about each answer.
  fileprivate var facts: [QuestionProof.Fact] {
    let known = isAboutEachAnswer ? [] : findings.fact.map { [QuestionProof.Fact($0.inWords)] } ?? []
    return known
      + answers.indices.map { index in
        let text =
          findings.facts[index].map { "\(words(on: index)): \($0.inWords)" }
          ?? "'\(onOneLine(answers[index]))' \(words(on: index))"
        return QuestionProof.Fact(text, answer: index, agrees: agrees(on: index))
      }
  }

  /// True where the card is right about an answer.
  private func agrees(on index: Int) -> Bool {
    isKey(index)
      ? acceptable.contains(index) : !findings.right.contains(index) && !otherSpellings.contains(index)
  }

  /// The end of a sentence on whether an answer is right, and whether the card says so.
  private func words(on index: Int) -> String {
    if isKey(index) { return acceptable.contains(index) ? "is right" : "is wrong, but the card says that it is right" }
    if otherSpellings.contains(index) {
      return "is the same value in another spelling, but the card says that it is wrong"
    }
    if findings.right.contains(index) { return "is right, but the card says that it is wrong" }
    if findings.inWords.contains(index) { return "says it in words" }
    return findings.reformatted.contains(index) ? "says it in another format" : "is wrong"
  }
}

extension CodeQuestion {
  /// The subject of the question, in words.
  fileprivate var inWords: String {
    switch self {
    case .output: "what the code prints"
    case .value(let expression): "the value of `\(onOneLine(expression))`"
    case .type(let expression): "the type of `\(onOneLine(expression))`"
    case .error: "the error in which the code ends"
    case .occurrences(let text): "how many times '\(onOneLine(text))' is printed"
    case .lineCount: "how many lines the code prints"
    case .outputLine(let line): "what the code prints on line \(line)"
    case .lastLine: "what the code prints last"
    case .position(let text): "on which line '\(onOneLine(text))' is printed"
    case .program(let result): "a program that prints '\(onOneLine(result))'"
    case .fix(let line, let result):
      "what to write on line \(line) so that the program "
        + (result.map { "prints '\(onOneLine($0))'" } ?? "ends without an error")
    case .expression(let condition): "an expression for which `\(onOneLine(condition))` is true"
    case .statement(let condition): "whether `\(onOneLine(condition))` is true"
    case .concept: "something that no run can decide"
    }
  }
}
