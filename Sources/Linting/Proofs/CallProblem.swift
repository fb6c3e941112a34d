import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import Python
import Support

/// What Python cannot read of a check, and where.
struct CallProblem {
  /// The fields of a call.
  enum Field {
    case setup, call, returns, raises

    /// The key that an edit writes.
    var key: FieldKey {
      switch self {
      case .setup: .setup
      case .call: .call
      case .returns: .returns
      case .raises: .raises
      }
    }
  }

  let field: Field
  let fact: String
  var help: String
  /// What to write in its place, where that is known.
  var value: String?

  /// The problem of a check; nil where there is none, and in a language that Python need not read.
  init?(_ check: ProgramCheck, _ evidence: CheckEvidence?, in language: ProgramLanguage) {
    guard language == .python, let call = check.pythonCall else { return nil }
    if let mistake = PythonCall(call.call).mistake {
      (field, fact) = (.call, "'call' is '\(onOneLine(call.call))', which Python cannot read: \(mistake)")
      help = "write an expression, such as `fizz(15)`; between braces, a comma ends it unless it is in quotes"
    } else if let mistake = call.mistake {
      (field, fact) = (.setup, "'setup' has lines that Python cannot read: \(mistake)")
      help = "write one line of Python in each element"
    } else if check.returns != nil, check.raises != nil {
      (field, fact) = (.raises, "a call that raises an error returns nothing, but the check has 'returns', too")
      help = "take one of them out"
    } else if check.returns != nil, !call.isExpression {
      (field, fact) = (.call, "'call' is a statement, which has no value for 'returns'")
      help = "put the statement under 'setup', and call what has the value"
    } else if let returns = check.returns, let text = Self.unquoted(returns, evidence) {
      (field, fact) = (
        .returns,
        "'returns' is '\(onOneLine(returns))', which has no quotes of Python, and the call returns the string \(text)"
      )
      help = "write `\(CheckAddition.written(.returns, text))`"
      value = text
    } else if let returns = check.returns, let mistake = PythonProgram.mistake(inExpression: returns) {
      (field, fact) = (
        .returns, "'returns' is '\(onOneLine(returns))', which is not an expression of Python: \(mistake.message)"
      )
      help = "write the value as Python does; a string has quotes of its own: `returns: \"'FizzBuzz'\"`"
    } else if let raises = check.raises, let problem = CallProblem(ofError: raises, evidence) {
      self = problem
    } else {
      return nil
    }
  }

  /// What is wrong with the error that a check names.
  private init?(ofError raises: String, _ evidence: CheckEvidence?) {
    field = .raises
    if !Self.isClass(raises) {
      fact = "'raises' is '\(onOneLine(raises))', which does not begin with the class of an error"
      value = Self.written(raises)
    } else if evidence?.call?.meetsGoal != true, let (name, near) = Self.misspelled(raises, evidence) {
      fact = "'raises' is '\(onOneLine(raises))', but no error is called '\(name)'"
      value = near + raises.dropFirst(name.count)
    } else {
      return nil
    }
    help =
      value.map { "write `\(CheckAddition.written(.raises, $0))`" }
      ?? "write the class, such as `ValueError`, or the class, a colon and the message"
  }

  /// The class of an error that is misspelled, and the one that is meant: where it is `Error`, the one that the call
  /// raises.
  private static func misspelled(_ raises: String, _ evidence: CheckEvidence?) -> (name: String, near: String)? {
    let name = String(raises.prefix { $0 != ":" })
    guard !errors.contains(name) else { return nil }
    let near = name == "Error" ? evidence?.raisedType ?? "ValueError" : nearestName(to: name, among: errors)
    return near.map { (name, $0) }
  }

  /// The errors that Python has.
  private static let errors = ConceptTable.rows.map(\.id).filter { $0.hasPrefix("python.raise.") }
    .map { String($0.dropFirst("python.raise.".count)) }

  /// The string that a call returns, where the check has its words without quotes.
  private static func unquoted(_ returns: String, _ evidence: CheckEvidence?) -> String? {
    guard let call = evidence?.call, !call.meetsGoal, let value = call.returned,
      ["'\(returns)'", "\"\(returns)\""].contains(value)
    else { return nil }
    return value
  }

  /// The class and the message of an error that is written as it is raised: `ValueError: odd` for `ValueError("odd")`.
  private static func written(_ raises: String) -> String? {
    guard let bracket = raises.firstIndex(of: "("), raises.hasSuffix(")"), isClass(String(raises[..<bracket])) else {
      return nil
    }
    let message = raises[raises.index(after: bracket)...].dropLast()
    let isText = message.count > 1 && message.first == message.last && ["'", "\""].contains(message.first)
    guard isText || message.isEmpty else { return nil }
    return raises[..<bracket] + (isText ? ": \(message.dropFirst().dropLast())" : "")
  }

  private static func isClass(_ text: String) -> Bool {
    let name = text.prefix { $0 != ":" }
    return name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}

extension CheckEvidence {
  /// The class of the error in which the run ended; nil where it came to its end.
  fileprivate var raisedType: String? {
    if case .raised(let error) = run.ending { error.type } else { nil }
  }
}
