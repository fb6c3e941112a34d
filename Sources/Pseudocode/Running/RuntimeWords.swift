import Python
import PythonSyntax
import Support

/// The words for an error that ended a run: of each code of `Library/pseudocode.py`, and of a variable without a value.
struct RuntimeWords {
  let kind: PseudocodeError.Kind
  let message: String
  var help: String?

  /// The words for a failure.
  ///
  /// - Parameters:
  ///   - variables: All names that are given a value anywhere.
  ///   - locals: Those that are given one in one procedure alone.
  init(
    _ failure: TranslatedFailure, at range: SourceRange, in source: SourceText, variables: [String],
    locals: [String: ProcedureLocal]
  ) {
    switch failure.cause {
    case .missingValue:
      let bytes = source.bytes(ofLine: Int(range.start.line))
      let columns = Int(range.start.column)..<max(Int(range.start.column), Int(range.end.column))
      let name = String(decoding: bytes.dropFirst(columns.lowerBound).prefix(columns.count), as: UTF8.self)
      if let local = locals[name], !local.lines.contains(Int(range.start.line)) {
        self.init(
          .noValueYet, "'\(brief(name))' has no value here: it is a variable of \(brief(local.procedure)) alone",
          help: "RETURN the value, and store what the call gives")
        return
      }
      self.init(.noValueYet, "'\(brief(name))' has no value yet")
      help = nearestName(to: name, among: variables.filter { $0 != name }).map { "did you mean '\($0)'?" }
    case .mistake(let details):
      let code = details.first.flatMap(Code.init) ?? .unexpected
      self.init(code, Array(details.dropFirst()))
    case .unexpected: self.init(.unexpected, [])
    }
  }

  private init(_ kind: PseudocodeError.Kind, _ message: String, help: String? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The codes that the library has.
  enum Code: String, CaseIterable {
    case wrongOperands = "wrong-operands"
    case wrongOperand = "wrong-operand"
    case notACondition = "not-a-condition"
    case divisionByZero = "division-by-zero"
    case moduloNotWhole = "modulo-not-whole"
    case moduloOfNegative = "modulo-of-negative"
    case moduloBy = "modulo-by"
    case numberTooLarge = "number-too-large"
    case tooManyDigits = "too-many-digits"
    case noElements = "no-elements"
    case indexNotWhole = "index-not-whole"
    case noSuchElement = "no-such-element"
    case notAList = "not-a-list"
    case listsTooDeep = "lists-too-deep"
    case countNotWhole = "count-not-whole"
    case countBelowZero = "count-below-zero"
    case noResult = "no-result"
    case randomNotWhole = "random-not-whole"
    case randomOrder = "random-order"
    case noMoreInput = "no-more-input"
    case noRobot = "no-robot"
    case robotBlocked = "robot-blocked"
    case unexpected
  }

  private init(_ code: Code, _ details: [String]) {
    let first = details.first ?? ""
    let last = details.last ?? ""
    switch code {
    case .wrongOperands: self.init(.wrongOperands, Self.clash(details))
    case .wrongOperand: self.init(.wrongOperands, "\(Self.noun(first)) has no opposite number")
    case .notACondition: self.init(.notACondition, "a condition is true or false, not \(Self.noun(first))")
    case .divisionByZero: self.init(.divisionByZero, "a number cannot be divided by 0")
    case .moduloNotWhole: self.init(.wrongModulo, "MOD needs a whole number on its \(first), not \(last)")
    case .moduloOfNegative: self.init(.wrongModulo, "MOD needs a left number of at least 0, not \(first)")
    case .moduloBy: self.init(.wrongModulo, "MOD needs a right number above 0, not \(first)")
    case .numberTooLarge: self.init(.numberTooLarge, "the result is too large for a number with a fraction")
    case .tooManyDigits: self.init(.numberTooLarge, "a number with more than \(first) digits cannot be read or shown")
    case .noElements: self.init(.notAList, "\(Self.noun(first)) has no elements")
    case .indexNotWhole: self.init(.noSuchElement, "the place of an element is a whole number, not \(first)")
    case .noSuchElement: self.init(.noSuchElement, Self.missing(last, in: first))
    case .notAList: self.init(.notAList, "\(first) needs a list, not \(Self.noun(last))")
    case .listsTooDeep: self.init(.listsTooDeep, "more than \(first) lists are inside one another")
    case .countNotWhole: self.init(.wrongCount, "REPEAT needs a whole number, not \(first)")
    case .countBelowZero: self.init(.wrongCount, "REPEAT needs a number of at least 0, not \(first)")
    case .noResult: self.init(.noResult, "'\(brief(first))' returned no value", help: "end it with RETURN(value)")
    case .randomNotWhole: self.init(.wrongRandom, "RANDOM needs whole numbers, not \(first)")
    case .randomOrder: self.init(.wrongRandom, "RANDOM needs the smaller number first, not \(first) before \(last)")
    case .noMoreInput: self.init(.noMoreInput, "INPUT found no more input")
    case .noRobot: self.init(.noRobot, "there is no robot here")
    case .robotBlocked: self.init(.robotBlocked, "the robot cannot move forward here")
    case .unexpected: self.init(.unexpected, "the program cannot go on here")
    }
  }

  private static func missing(_ index: String, in count: String) -> String {
    let element = index.first?.isLetter ?? true ? "element with \(index)" : "element \(index)"
    switch count {
    case "0": return "the list is empty, there is no \(element)"
    case "1": return "the list has 1 element, there is no \(element)"
    default: return "the list has \(count) elements, there is no \(element)"
    }
  }

  /// Two values that an operation does not take, by its name and their kinds.
  private static func clash(_ details: [String]) -> String {
    guard details.count == 3 else { return "these values do not go together" }
    let (left, right) = (noun(details[1]), noun(details[2]))
    switch details[0] {
    case "add": return "\(right) cannot be added to \(left)"
    case "subtract": return "\(right) cannot be subtracted from \(left)"
    case "multiply": return "\(left) cannot be multiplied by \(right)"
    case "divide": return "\(left) cannot be divided by \(right)"
    default: return "\(left) cannot be compared with \(right) by size"
    }
  }

  private static func noun(_ kind: String) -> String { kind == "boolean" ? "a Boolean" : "a \(kind)" }
}
