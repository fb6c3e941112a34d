import Authoring
import CurriculumBundle
import Evidence
import Grading
import Python

extension FailedCheck {
  /// The value that the call returned where another one, or none, was to come; nil where only what it prints is wrong.
  var returnedOther: String? { check.returns == nil && check.raises == nil ? nil : evidence.call?.returned }

  /// The value that the call returned, where it can be written out.
  var literalReturned: String? {
    evidence.call?.returned.flatMap { $0.utf8.count <= 200 && PythonProgram.isLiteral($0) ? $0 : nil }
  }

  /// What the check may say so that the program passes it: the key, its value, and the key in whose place it goes.
  ///
  /// Nil where the program ends in an error, where a value cannot be written out, and where nothing is returned in the
  /// place of a value, which is hardly ever meant.
  var truth: (key: FieldKey, value: String, insteadOf: FieldKey)? {
    guard check.call != nil, check.raises == nil, !isForbidden, let returned = evidence.call?.returned else {
      return nil
    }
    let output = evidence.run.output
    if check.returns != nil, evidence.call?.meetsGoal == false {
      return returned == "None" ? nil : literalReturned.map { (.returns, $0, .returns) }
    }
    guard let result = check.result, !result.isEmpty else { return nil }
    if output.isEmpty {
      guard check.returns == nil, returned != "None" else { return nil }
      return literalReturned.map { (.returns, $0, .result) }
    }
    return (.result, output.visibleText, .result)
  }

  /// Whether the call prints what it should return.
  var printsInsteadOfReturning: Bool {
    check.returns != nil && evidence.call?.returned == "None" && !evidence.run.output.isEmpty
  }

  /// The name that the call needs and the program does not define.
  var undefinedName: String? { evidence.call?.undefined }

  /// What a call comes to in place of what is asked for: `fizz(15) returns 'Fizz', not 'FizzBuzz'`.
  func missedCall(_ seen: Observation) -> String {
    let call = onOneLine(check.callOnOneLine)
    if let name = undefinedName { return "it does not define '\(name)'" }
    let error = onOneLine(seen.error?.summary ?? "", limit: 120)
    if evidence.call?.failsBefore == true {
      return "'\(onOneLine(check.setupOnOneLine))' ends in \(error), before \(call) is called"
    }
    guard seen.error == nil else {
      let wanted = check.raises.map { ", not \($0)" } ?? ""
      return "\(call) ends in \(error)\(wanted)"
    }
    guard let returned = evidence.call?.returned else { return "it ends before \(call) is called" }
    if let wanted = check.raises { return "\(call) returns \(onOneLine(returned)) and does not raise \(wanted)" }
    let verb = check.returnsSomething ? "returns" : "is"
    if printsInsteadOfReturning { return "\(call) prints '\(onOneLine(seen.output))' and returns nothing" }
    if let wanted = check.returns, evidence.call?.meetsGoal != true {
      return "\(call) \(verb) \(onOneLine(returned)), not \(onOneLine(wanted))"
    }
    let wanted = Observation.withoutClosingLineEnds(check.result ?? "")
    if seen.output.isEmpty, check.returns == nil, returned != "None" {
      return "\(call) \(verb) \(onOneLine(returned)) and prints nothing, not '\(onOneLine(wanted))'"
    }
    return "\(call) prints '\(onOneLine(seen.output))', not '\(onOneLine(wanted))'"
  }

  /// What to do about a call that prints what it should return.
  var helpForPrinting: String {
    if check.call?.hasPrefix("print(") == true {
      return "call what gives the value, without `print`, or write what is printed under `result:`"
    }
    return "let the solution return what it prints"
  }

  /// A help that ends in what the check may say.
  static func help(_ first: String, toWrite truth: (key: FieldKey, value: String, insteadOf: FieldKey)) -> String {
    let place = truth.key == truth.insteadOf ? "" : " in the place of '\(truth.insteadOf)'"
    let written = CheckAddition.written(truth.key, truth.value)
    return "\(first), or write `\(written)`\(place); `hornbook lint --accept` writes it"
  }
}
