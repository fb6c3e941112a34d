internal import CurriculumBundle
internal import Evidence
internal import Grading
internal import Python

extension FailedCheck {
  /// The value that the call returned where another one, or none, was to come; nil where only what it prints is wrong.
  var returnedOther: String? { check.returns == nil && check.raises == nil ? nil : evidence.call?.returned }

  /// The value that the call returned, where it can be written out.
  var literalReturned: String? {
    evidence.call?.returned.flatMap { $0.utf8.count <= 200 && PythonProgram.isLiteral($0) ? $0 : nil }
  }

  /// The name that the call needs and the program does not define.
  var undefinedName: String? { evidence.call?.undefined }

  /// What a call comes to in place of what is asked for: `fizz(15) returns 'Fizz', not 'FizzBuzz'`.
  func missedCall(_ seen: Observation) -> String {
    let call = onOneLine(check.callOnOneLine)
    if let name = undefinedName { return "it does not define '\(name)'" }
    guard seen.error == nil else {
      let wanted = check.raises.map { ", not \($0)" } ?? ""
      return "\(call) ends in \(onOneLine(seen.error?.summary ?? ""))\(wanted)"
    }
    guard let returned = evidence.call?.returned else { return "it ends before \(call) is called" }
    if let wanted = check.raises { return "\(call) returns \(onOneLine(returned)) and does not raise \(wanted)" }
    if let wanted = check.returns, evidence.call?.meetsGoal != true {
      return "\(call) returns \(onOneLine(returned)), not \(onOneLine(wanted))"
    }
    let wanted = Observation.withoutClosingLineEnds(check.result ?? "")
    return "\(call) prints '\(onOneLine(seen.output))', not '\(onOneLine(wanted))'"
  }
}
