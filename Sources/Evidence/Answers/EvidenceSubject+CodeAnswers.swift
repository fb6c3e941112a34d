import AnswerReading
package import CurriculumBundle
import Pseudocode
import Python
import Support

extension EvidenceSubject {
  /// True for a card with programs, and for a question whose answers are code that can be run.
  package var hasSomethingToRun: Bool {
    content.hasPrograms || hasCodeInAnswers || asksForTruth || expressionInText != nil || relationAsked != nil
      || content.mayStateRelation && language == .python
  }

  /// True where all answers but those about the others are programs in Python, at least one of them does more than
  /// state a value or a name, and the card does not say what makes one right.
  var hasCodeInAnswers: Bool {
    guard content.mayHaveCodeInAnswers, language == .python || hasPseudocodeInAnswers,
      content.choiceImages.isEmpty, let answers = content.choices?.answers, answers.count <= Self.mostAnswers
    else { return false }
    let reader = reader
    var (doesMore, unreadable) = (false, [String]())
    for answer in answers where !Self.isValueOrName(answer) {
      if language == .pseudocode ? Self.isPseudocode(answer) : Self.isProgram(answer) {
        doesMore = true
      } else if reader.claim(of: answer)?.isAboutOthers != true {
        unreadable.append(answer)
      }
    }
    guard doesMore, !unreadable.isEmpty else { return doesMore }
    guard language == .python else { return false }
    let programs = answers.filter { !unreadable.contains($0) } + [content.code ?? "", content.codeBefore ?? ""]
    return unreadable.allSatisfy { Self.isBroken($0, among: programs) }
  }

  /// True where answers that are code are pseudocode, which is run.
  var hasPseudocodeInAnswers: Bool {
    runLanguage == .pseudocode || language == .pseudocode && content.code == nil
  }

  /// True for an answer that Python cannot read, and that is code all the same: all its words are in other code, as
  /// those of `n++` are in `n += 1`.
  private static func isBroken(_ answer: String, among programs: [String]) -> Bool {
    func words(_ code: String) -> Set<String> {
      ProgramWords.all(in: code).filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
    }
    let own = words(answer)
    return answer.utf8.count <= mostBytes && !own.isEmpty
      && own.isSubset(of: programs.reduce(into: []) { $0.formUnion(words($1)) })
  }

  /// True for a question without code whose answers are values, and whose text asks which of them count as true, or as
  /// false.
  var asksForTruth: Bool {
    guard content.mayHaveTruthsInAnswers, language == .python, content.choiceImages.isEmpty,
      let answers = content.choices?.answers, answers.count <= Self.mostAnswers
    else { return false }
    return answers.allSatisfy { PythonProgram.isLiteral($0.trimmingWhitespace()) }
      && reader.truthAsked(in: content.text ?? "") != nil
  }

  /// The relation by which a question without code tells its answers, values and expressions, apart: that one is of a
  /// type, or greater than another value; nil for other cards.
  var relationAsked: StatedRelation? {
    guard content.mayAskForRelation, language == .python, content.choiceImages.isEmpty,
      let text = content.text, let answers = content.choices?.answers, answers.count <= Self.mostAnswers,
      answers.allSatisfy({ $0.utf8.count <= Self.mostBytes && PythonProgram.isExpression($0) })
    else { return nil }
    return reader.relationAsked(in: text)
  }

  /// The relation that a statement without code states of a value that it has: `round(2.5) is 2`; nil for other cards.
  var relationStated: StatedRelation? {
    guard content.mayStateRelation, language == .python, let text = content.text else { return nil }
    return reader.statedRelationOfValues(in: text)
  }

  /// The expression whose value the text of a question without code may ask for; nil for other cards.
  var expressionInText: CalculationInText? {
    guard content.mayHaveCalculationInText, language == .python, content.choiceImages.isEmpty,
      let text = content.text
    else { return nil }
    return CalculationInText(text)
  }

  /// True where all answers but those about the others are words of the code that may be its variables, and the card
  /// does not say what makes one right.
  var mayHaveVariablesInAnswers: Bool {
    guard content.hasUnstatedQuestion, language == .python, content.choiceImages.isEmpty,
      let code = content.code, !code.isEmpty, let answers = content.choices?.answers,
      answers.count <= Self.mostAnswers
    else { return false }
    func isOfCode(_ answer: String) -> Bool { Self.isName(answer) && code.contains(answer.trimmingWhitespace()) }
    guard answers.contains(where: isOfCode) else { return false }
    return answers.allSatisfy { isOfCode($0) || reader.claim(of: $0)?.isAboutOthers == true }
  }

  /// The most answers of one card that are run.
  private static let mostAnswers = 20
  /// The longest answer that is run.
  private static let mostBytes = 1_000

  private static func isValueOrName(_ answer: String) -> Bool {
    let text = answer.trimmingWhitespace()
    return isName(text) || !text.isEmpty && PythonProgram.isLiteral(text)
  }

  private static func isName(_ answer: String) -> Bool {
    let text = answer.trimmingWhitespace()
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// True for statements and for expressions of pseudocode.
  private static func isPseudocode(_ answer: String) -> Bool {
    guard answer.utf8.count <= mostBytes, answer.contains(where: { !$0.isWhitespace }) else { return false }
    let error = PseudocodeProgram(source: answer).error
    // A procedure may be one of the code.
    return error == nil || error?.kind == .unknownProcedure
      || PseudocodeProgram(source: "DISPLAY(\(answer))").error == nil
  }

  private static func isProgram(_ answer: String) -> Bool {
    answer.utf8.count <= mostBytes && answer.contains { !$0.isWhitespace }
      && PythonProgram(source: answer).staticError == nil
  }
}

extension CardContent {
  /// True for a card with programs, and for a question whose answers may be code; false is certain.
  package var mayHavePrograms: Bool {
    if hasPrograms || mayStateRelation { return true }
    guard let answers = unstatedAnswers else { return false }
    return answers.contains(where: \.hasSignOfCode) || mayHaveTruths(in: answers) || mayHaveCalculationInText
      || mayAskForRelation(among: answers)
  }

  /// True for a statement without code whose text may have an expression; false is certain.
  var mayStateRelation: Bool {
    guard case .trueFalse(let card) = self, !hasPrograms else { return false }
    return AnswerReader.mayStateRelationOfValues(card.text)
  }

  /// True for a question without code that does not say what makes an answer right, where one is an empty value or
  /// `None`, which counts as false; false is certain.
  var mayHaveTruthsInAnswers: Bool {
    unstatedAnswers.map { mayHaveTruths(in: $0) } ?? false
  }

  private func mayHaveTruths(in answers: [String]) -> Bool {
    // Hardly any answer is as short, and to look one up in a set takes a hash.
    func isEmptyValue(_ answer: String) -> Bool { answer.utf8.count <= 4 && Self.emptyValues.contains(answer) }
    return answers.contains(where: isEmptyValue) && code == nil
  }

  private static let emptyValues: Set<String> = ["[]", "{}", "()", "\"\"", "''", "None"]

  /// True for a question without code that does not say what makes an answer right, and all of whose answers may be
  /// values or expressions; false is certain.
  var mayAskForRelation: Bool {
    unstatedAnswers.map { mayAskForRelation(among: $0) } ?? false
  }

  private func mayAskForRelation(among answers: [String]) -> Bool {
    answers.count > 1 && answers.allSatisfy(\.mayBeValue) && code == nil
  }

  /// True for a question without code that does not say what makes an answer right, whose answers begin as numbers do
  /// and whose text has two signs of a calculation; false is certain.
  var mayHaveCalculationInText: Bool {
    guard case .question(let card) = self, card.answers.allSatisfy(\.mayBeNumber), hasUnstatedQuestion else {
      return false
    }
    return CalculationInText.mayBe(in: card.text)
  }

  /// True for a question that does not say what makes an answer right, where one has a sign of code that does more than
  /// state a value or a name; false is certain.
  ///
  /// Each card of a curriculum is asked, and most have answers in words, so that this looks at bytes alone.
  var mayHaveCodeInAnswers: Bool {
    unstatedAnswers?.contains(where: \.hasSignOfCode) ?? false
  }

  /// True for a question with answers that does not say what makes one right.
  fileprivate var hasUnstatedQuestion: Bool { unstatedAnswers != nil }

  /// The answers of a question that does not say what makes one right; nil for other cards.
  private var unstatedAnswers: [String]? {
    if case .question(let card) = self {
      return card.asks == nil && card.result == nil && card.satisfies == nil ? card.answers : nil
    }
    if case .questionWithCode(let card) = self {
      return card.asks == nil && card.result == nil && card.satisfies == nil ? card.answers : nil
    }
    if case .multiSelect(let card) = self {
      return card.asks == nil && card.result == nil && card.satisfies == nil ? card.answers : nil
    }
    return nil
  }
}

extension String {
  /// True for a text that begins as values, calculations and comparisons do; a word may only be `True` and the like.
  fileprivate var mayBeValue: Bool {
    guard let first = utf8.first else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"),
      UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "N"): return ["True", "False", "None"].contains(self)
    case UInt8(ascii: "n"): return hasPrefix("not ")
    default: return beginsWithCallForValue
    }
  }

  /// True for a text that begins with a call of a function that makes a value of another one.
  private var beginsWithCallForValue: Bool {
    let name = utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard (3...6).contains(name.count), utf8.dropFirst(name.count).first == UInt8(ascii: "(") else { return false }
    return Self.makersOfValues.contains(Substring(name))
  }

  private static let makersOfValues: Set<Substring> = [
    "len", "str", "int", "float", "bool", "list", "tuple", "set", "dict", "type", "sum", "max", "min", "abs", "round",
    "sorted", "range",
  ]

  fileprivate var mayBeNumber: Bool {
    guard let first = utf8.first else { return false }
    return first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// True for a text with a bracket, an operator, or one of the words of Python that are operators.
  fileprivate var hasSignOfCode: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.starts(with: "not ".utf8)
        || bytes.indices.contains { index in
          switch bytes[index] {
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "+"),
            UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
          // The arrow of pseudocode.
          case 0xE2: bytes[index...].starts(with: "\u{2190}".utf8)
          case UInt8(ascii: "-"): index + 1 < bytes.count && Self.isBesideMinus(bytes[index + 1])
          case UInt8(ascii: " "): Self.beginsWithOperator(bytes[(index + 1)...])
          default: false
          }
        }
    }
  }

  /// True for what is behind a minus sign, and hardly ever behind a hyphen.
  private static func isBesideMinus(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func beginsWithOperator(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch rest.first {
    case UInt8(ascii: "a"): rest.starts(with: "and ".utf8)
    case UInt8(ascii: "o"): rest.starts(with: "or ".utf8)
    default: false
    }
  }
}
