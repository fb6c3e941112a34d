package import CurriculumBundle
import Execution

extension CheckRun {
  /// The value that the check's call returned, as Python shows it; nil where nothing is called, or it did not return.
  package var returned: String? {
    if case .returned(let value)? = outcome.call?.end { value } else { nil }
  }

  /// The feedback to a learner on a call that does not do what it should.
  func callInWords(_ end: CallOutcome.End) -> String {
    let call = check.callOnOneLine
    switch end {
    case .undefined(let name): return "Your program does not define '\(name)'."
    case .notMade:
      guard let error else { return "Your program ends before \(call) is called. Take exit() out." }
      return "Your program stopped with an error: \(error.summary)"
    case .notPrepared: return "'\(check.setupOnOneLine)' stops with an error: \(error?.summary ?? "")"
    case .left: return "\(occasion)\(call) ends the whole program. Take exit() out."
    case .raised:
      let summary = error?.summary ?? ""
      guard let wanted = check.raises else { return "\(occasion)\(call) stops with an error: \(summary)" }
      return "\(occasion)\(call) raises \(summary), but it should raise \(Self.anError(wanted))."
    case .returned(let value):
      let drawn = draw > 0 && occasion.isEmpty ? "With other random numbers " : ""
      return drawn + occasion + words(forReturned: value, call)
    }
  }

  private func words(forReturned value: String, _ call: String) -> String {
    let output = Observation.withoutClosingLineEnds(outcome.standardOutput)
    if outcome.call?.meetsGoal == true, check.satisfies == nil {
      let wanted = Observation.withoutClosingLineEnds(check.result ?? "")
      return "\(call) prints \(output.isEmpty ? "nothing" : "'\(output)'"), but it should print '\(wanted)'."
    }
    let returnsNothing = CallOutcome.End.returned(value).returnsNothing
    let returned = returnsNothing ? "nothing" : Self.shortened(value)
    if let wanted = check.raises {
      return "\(call) returns \(returned), but it should raise \(Self.anError(wanted))."
    }
    if returnsNothing, !output.isEmpty, check.asksForValue {
      return "\(call) prints '\(Self.shortened(output))' but returns nothing. Use return."
    }
    if let condition = check.satisfies {
      let printed = "prints \(output.isEmpty ? "nothing" : "'\(Self.shortened(output))'")"
      let does = !check.asksForValue ? printed : "returns \(returned)" + (output.isEmpty ? "" : " and \(printed)")
      return "\(call) \(does), but this should be true of it: \(condition)"
    }
    let wanted = outcome.call?.wanted ?? check.returns ?? ""
    guard check.returnsSomething else {
      return "\(call) is \(Self.shortened(value)), but it should be \(Self.shortened(wanted))."
    }
    return "\(call) returns \(returned), but it should return \(Self.shortened(wanted))."
  }

  private var error: RaisedError? {
    if case .raised(let error) = outcome.ending { error } else { nil }
  }

  /// What comes before the call: its input, and the lines that make what it needs.
  private var occasion: String {
    let setup = check.setup == nil ? "" : "After '\(check.setupOnOneLine)', "
    guard let input = check.input, !input.isEmpty else { return setup }
    return "\(setup.isEmpty ? "For" : setup + "for") the input '\(input.joined(separator: "', '"))' "
  }

  /// `a ValueError`, `an IndexError`.
  private static func anError(_ name: String) -> String {
    (name.first.map { "AEIOU".contains($0) } == true ? "an " : "a ") + name
  }

  /// A value or an output, of which a learner need not see more.
  private static func shortened(_ text: String) -> String { text.count > 500 ? text.prefix(500) + "…" : text }
}

extension ProgramCheck {
  /// Whether it is about what its call returns, and not only about what that prints.
  fileprivate var asksForValue: Bool { returns != nil || satisfies?.contains("returned") == true }

  /// The call in the words of a sentence; empty where there is none.
  package var callOnOneLine: String { Self.onOneLine(call ?? "") }

  /// Whether `call` is a call, which returns something; a name or an element of a list is something.
  package var returnsSomething: Bool {
    guard raises == nil, let call = call, call.last == ")", let open = call.firstIndex(of: "(") else {
      return raises != nil
    }
    return open > call.startIndex && call[..<open].allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
  }

  /// The lines before the call in the words of a sentence.
  package var setupOnOneLine: String { (setup ?? []).map(Self.onOneLine).joined(separator: "; ") }

  private static func onOneLine(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "; ")
  }
}
