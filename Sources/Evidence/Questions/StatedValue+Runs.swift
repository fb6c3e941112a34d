import AnswerReading
import Authoring
import CurriculumBundle
import Grading
import Python

extension StatedValue {
  /// The longest representation of a value that counts.
  private static let mostBytes = 400

  /// The value that a card's statement names; nil where the text may say anything else, and where both values cannot be
  /// compared: `3` and `3.0`, a number and a text.
  ///
  /// - Parameter program: The card's code, which came to its end.
  init?(of subject: EvidenceSubject, after program: TaskProgram, _ runs: CardRuns) {
    guard case .trueFalse(let card) = subject.content, let code = card.code, case .python(let python) = program else {
      return nil
    }
    let variables = CodeNames(in: code).variables
    guard !variables.isEmpty else { return nil }
    func ask(_ questions: [String]) -> [PythonAnswer]? {
      runs.ask(
        questions.map { PythonQuestion($0) }, atLeast: questions.count, after: python, for: .codeAnswers,
        input: subject.content.codeInput)
    }
    if let length = subject.reader.statedLength(in: card.text, of: variables) {
      self.init(length, among: variables, ask)
      return
    }
    guard let statement = subject.reader.statedValue(in: card.text, of: variables),
      let first = ask([statement.expression])?.first, case .value(let value) = first,
      value.representation.utf8.count <= Self.mostBytes, Instability.firstAddress(in: value.representation) == nil,
      let stated = Self.literal(statement.value, for: value),
      statement.isOfEnd || Self.isSettled(statement.expression, value, code),
      let answers = ask([stated, "(\(stated)) == (\(statement.expression))"]),
      case .value(let other) = answers[0], case .value(let isEqual) = answers[1],
      let isTrue = Self.isSame(other, value, areEqual: isEqual.isTrue), runs.chances.isEmpty
    else { return nil }
    if case .row(let elements) = statement.value, !isTrue, Self.hasSameElements(elements, ask, value) { return nil }
    self.init(
      expression: statement.expression, stated: other.representation, value: value.representation, isTrue: isTrue)
  }

  /// How many elements a text gives a variable; nil where that is not one of the kind, or not the only one.
  private init?(_ stated: LengthStatement, among variables: Set<String>, _ ask: ([String]) -> [PythonAnswer]?) {
    let names = stated.variable.map { [$0] } ?? variables.sorted()
    guard names.count <= Self.mostVariables, let answers = ask(names.map { stated.unit.condition(on: $0) }) else {
      return nil
    }
    let fitting = zip(names, answers).filter { if case .value(let value) = $0.1 { value.isTrue } else { false } }
    guard fitting.count == 1, let name = fitting.first?.0, let length = ask(["len(\(name))"])?.first,
      case .value(let value) = length
    else { return nil }
    self.init(
      expression: "len(\(name))", stated: "\(stated.count)", value: value.representation,
      isTrue: value.representation == "\(stated.count)")
  }

  /// The most variables among which the one that a text means is looked for.
  private static let mostVariables = 12

  /// The stated value as Python writes it; nil where it says nothing of such a value.
  private static func literal(_ stated: ValueStatement.Value, for value: PythonValue) -> String? {
    switch stated {
    case .literal(let text): return text
    case .word(let word):
      let isAlike = value.type == "str" && word.lowercased() == value.text.lowercased()
      return isAlike ? "\"\(word)\"" : nil
    case .row(let elements):
      let items = elements.joined(separator: ", ")
      return value.type == "list" ? "[\(items)]" : value.type == "tuple" ? "(\(items))" : nil
    }
  }

  /// True for a value of which no other moment can be meant: it is a number or the like, and its variable is set once.
  private static func isSettled(_ expression: String, _ value: PythonValue, _ code: String) -> Bool {
    let name = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.count == expression.count && ["int", "float", "str", "bool", "NoneType"].contains(value.type)
      && !CodeNames.changing(in: code).contains(String(name))
  }

  /// True where a value is what is stated, false where it is certainly another one; nil where that cannot be said.
  private static func isSame(_ stated: PythonValue, _ value: PythonValue, areEqual: Bool) -> Bool? {
    let numbers: Set = ["int", "float"]
    let (isNumber, isOther) = (numbers.contains(stated.type), stated.type != value.type)
    if areEqual {
      let isShownSo = stated.representation.utf8.elementsEqual(value.representation.utf8)
      return !isOther && (isShownSo || ["set", "dict"].contains(value.type)) ? true : nil
    }
    if stated.type == "NoneType" || value.type == "NoneType" { return false }
    guard !isOther || isNumber && numbers.contains(value.type) else { return nil }
    return isNumber && isRounded(stated.representation, from: value.representation) ? nil : false
  }

  /// True for a number that leaves out many of the digits of another one.
  private static func isRounded(_ stated: String, from value: String) -> Bool {
    guard let left = Double(stated), let right = Double(value) else { return true }
    func decimals(_ number: String) -> Int { number.split(separator: ".").dropFirst().first?.count ?? 0 }
    return decimals(value) > 4 && abs(left - right) < 1
  }

  /// True where a row has another number of elements than a value, or the same ones in another order.
  private static func hasSameElements(
    _ elements: [String], _ ask: ([String]) -> [PythonAnswer]?, _ value: PythonValue
  ) -> Bool {
    let row = "[\(elements.joined(separator: ", "))]"
    let seen = value.representation
    guard let answers = ask(["len(\(row)) == len(\(seen))", "sorted(\(row)) == sorted(\(seen))"]),
      case .value(let isAsLong) = answers[0], case .value(let isSame) = answers[1]
    else { return true }
    return !isAsLong.isTrue || isSame.isTrue
  }
}

extension LengthStatement.Unit {
  /// The condition that is true of a name whose elements are counted so.
  fileprivate func condition(on name: String) -> String { condition.replacing("NAME", with: name) }

  private var condition: String {
    switch self {
    case .elements: "type(NAME) in (list, tuple, set, frozenset, dict)"
    case .numbers: "type(NAME) in (list, tuple, set) and all(type(e) in (int, float) for e in list(NAME))"
    case .letters: "type(NAME) is str and NAME.isalpha()"
    }
  }
}
