import PythonSyntax
import Support

/// Finds what is wrong in a program whose statements could all be read.
struct Checker {
  let source: SourceText
  let names: NameTable
  /// The program's own procedures.
  private(set) var procedures: [Name: ProcedureFacts] = [:]
  private var isInProcedure = false

  init(_ source: SourceText, _ names: NameTable) {
    self.source = source
    self.names = names
  }

  /// Checks all statements of a program.
  mutating func check(program: [PseudocodeStatement]) throws(PseudocodeError) {
    for statement in program {
      if case .procedure(let procedure) = statement.form { try declare(procedure) }
    }
    for statement in program {
      if case .procedure(let procedure) = statement.form {
        try checkBody(of: procedure)
      } else {
        try check(statement)
      }
    }
  }

  // MARK: Procedures

  private mutating func declare(_ procedure: PseudocodeStatement.Procedure) throws(PseudocodeError) {
    let name = names[procedure.name]
    if BuiltInProcedure(rawValue: name) != nil {
      throw error(
        .takenName, "\(name) is a procedure of the language", help: "choose another name", procedure.nameRange)
    }
    if procedures[procedure.name] != nil {
      throw error(
        .takenName, "there are two procedures '\(brief(name))'", help: "choose another name", procedure.nameRange)
    }
    procedures[procedure.name] = ProcedureFacts(procedure)
  }

  private mutating func checkBody(of procedure: PseudocodeStatement.Procedure) throws(PseudocodeError) {
    var known: Set<Name> = []
    for parameter in procedure.parameters {
      try checkVariable(parameter)
      if !known.insert(parameter.name).inserted {
        throw error(
          .takenName, "there are two parameters '\(brief(names[parameter.name]))'", help: "choose another name",
          parameter.range)
      }
    }
    isInProcedure = true
    defer { isInProcedure = false }
    try check(procedure.body)
  }

  // MARK: Statements

  private func check(_ block: PseudocodeStatement.Block) throws(PseudocodeError) {
    for statement in block.statements { try check(statement) }
  }

  private func check(_ statement: PseudocodeStatement) throws(PseudocodeError) {
    switch statement.form {
    case .assign(let variable, let value):
      try checkVariable(variable)
      try check(value)
    case .setElement(let target, let value):
      try checkPlace(target)
      try check(target)
      try check(value)
    case .call(let call): try check(call, isValue: false)
    case .if(let branches, let otherwise):
      for branch in branches {
        try check(branch.condition)
        try check(branch.body)
      }
      if let otherwise { try check(otherwise) }
    case .repeatTimes(let value, let body), .repeatUntil(let value, let body):
      try check(value)
      try check(body)
    case .forEach(let variable, let list, let body):
      try checkVariable(variable)
      try check(list)
      try check(body)
    case .procedure(let procedure):
      throw error(
        .misplacedProcedure, "a procedure is inside of something else",
        help: "write it outside of all blocks and procedures", procedure.nameRange)
    case .return(let value):
      guard isInProcedure else {
        throw error(.misplacedReturn, "RETURN belongs in a procedure", statement.range)
      }
      if let value { try check(value) }
    }
  }

  /// A name that is given a value must not be that of a procedure.
  private func checkVariable(_ variable: PseudocodeStatement.Variable) throws(PseudocodeError) {
    guard isProcedure(variable.name) else { return }
    throw error(
      .takenName, "'\(brief(names[variable.name]))' is a procedure and cannot be a variable",
      help: "choose another name", variable.range)
  }

  private func isProcedure(_ name: Name) -> Bool {
    procedures[name] != nil || BuiltInProcedure(rawValue: names[name]) != nil
  }

  /// Refuses to change anything but a variable, or an element of a list that can be changed.
  private func checkPlace(_ target: PseudocodeExpression) throws(PseudocodeError) {
    var target = target
    while case .element(let list, _) = target.form { target = list }
    if case .variable = target.form { return }
    throw error(.notAVariable, "only a list in a variable can be changed", target.range)
  }

  // MARK: Values

  private func check(_ value: PseudocodeExpression) throws(PseudocodeError) {
    switch value.form {
    case .variable(let name):
      guard isProcedure(name) else { return }
      throw error(
        .noValue, "'\(brief(names[name]))' is a procedure, not a value", help: "write parentheses behind it to call it",
        value.range)
    case .call(let call): try check(call, isValue: true)
    case .number, .string, .truth, .list, .element, .negation, .not, .operation:
      for part in value.form.parts { try check(part) }
    }
  }

  private func check(_ call: PseudocodeCall, isValue: Bool) throws(PseudocodeError) {
    let name = names[call.procedure]
    if let procedure = BuiltInProcedure(rawValue: name) {
      if isValue, !procedure.givesValue {
        throw error(.noValue, "\(name) has no value", help: "write it as a statement of its own", call.range)
      }
      if call.direction == nil { try checkCount(of: call, procedure.parameterCount, help: "write \(procedure.form)") }
      if procedure.changesList, let list = call.arguments.first { try checkPlace(list) }
    } else {
      guard let facts = procedures[call.procedure] else { throw unknownProcedure(name, call.nameRange) }
      try checkCount(of: call, facts.parameterCount)
    }
    for argument in call.arguments { try check(argument) }
  }

  private func checkCount(of call: PseudocodeCall, _ count: Int, help: String? = nil) throws(PseudocodeError) {
    guard call.arguments.count != count else { return }
    let wanted = count == 1 ? "1 value" : "\(count) values"
    throw error(
      .wrongArgumentCount, "'\(brief(names[call.procedure]))' takes \(wanted), not \(call.arguments.count)", help: help,
      call.range)
  }

  private func unknownProcedure(_ name: String, _ range: SourceRange) -> PseudocodeError {
    let known = BuiltInProcedure.allCases.map(\.rawValue) + procedures.keys.map { names[$0] }.sorted()
    let help: String?
    if BuiltInProcedure(rawValue: brief(name).uppercased()) != nil {
      help = "write it in capitals: \(name.uppercased())"
    } else if let meant = ForeignWords.help(forCallOf: name) {
      help = meant
    } else {
      help = nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
    }
    return error(.unknownProcedure, "there is no procedure '\(brief(name))'", help: help, range)
  }

  private func error(
    _ kind: PseudocodeError.Kind, _ message: String, help: String? = nil, _ range: SourceRange
  ) -> PseudocodeError {
    PseudocodeError(kind, message, help: help, at: range, in: source)
  }
}

/// The facts about a procedure that its calls depend on.
struct ProcedureFacts: Sendable {
  let parameterCount: Int
  /// True where every way through it ends at a `RETURN` with a value.
  let returnsSurely: Bool

  init(_ procedure: PseudocodeStatement.Procedure) {
    parameterCount = procedure.parameters.count
    returnsSurely = procedure.body.returnsSurely && !procedure.body.hasEmptyReturn
  }
}

extension PseudocodeStatement.Block {
  /// True where its last statement, on every way, is a `RETURN` with a value.
  fileprivate var returnsSurely: Bool {
    switch statements.last?.form {
    case .return(let value): value != nil
    case .if(let branches, let otherwise):
      otherwise?.returnsSurely ?? false && branches.allSatisfy(\.body.returnsSurely)
    case .assign, .setElement, .call, .repeatTimes, .repeatUntil, .forEach, .procedure, nil: false
    }
  }

  /// True where a `RETURN` without a value is anywhere in it.
  fileprivate var hasEmptyReturn: Bool {
    statements.contains { statement in
      switch statement.form {
      case .return(let value): value == nil
      case .if(let branches, let otherwise):
        branches.contains(where: \.body.hasEmptyReturn) || otherwise?.hasEmptyReturn ?? false
      case .repeatTimes(_, let body), .repeatUntil(_, let body), .forEach(_, in: _, let body): body.hasEmptyReturn
      case .assign, .setElement, .call, .procedure: false
      }
    }
  }
}
