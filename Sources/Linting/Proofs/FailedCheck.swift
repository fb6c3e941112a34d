import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Grading
import Robot

/// A check that a program does not pass, in words for an author.
struct FailedCheck {
  /// The check.
  let check: ProgramCheck
  /// What the program does on it.
  let evidence: CheckEvidence

  init(_ check: ProgramCheck, _ evidence: CheckEvidence) {
    self.check = check
    self.evidence = evidence
  }

  /// What it comes to in place of what is asked for, for an author: `for the input '50' it prints '4', not '100'`.
  var miss: String {
    switch evidence.end {
    case .stopped(.steps): "it was stopped after \(counted(evidence.run.steps, "step"))"
    case .stopped(.memory): "it keeps more than fits into memory"
    case .stopped(.output): "it prints without end"
    case .stopped(.depth): "it calls itself again and again"
    case .robot(let words): words
    case .mistakes: "it has a mistake"
    case .forbidden(let uses): uses.first.map { "it \($0.inWordsForAuthor)" } ?? ""
    case .screen: evidence.run.seen.map { "\(condition)\(missed($0))" } ?? ""
    }
  }

  /// True where only what the program uses makes it fail.
  var isForbidden: Bool { if case .forbidden = evidence.end { true } else { false } }

  /// Where several lines are printed or asked for, how they differ.
  var difference: Diagnostic.Note? {
    guard let result = check.result, let seen = evidence.run.seen, seen.error == nil, returnedOther == nil,
      !isForbidden
    else { return nil }
    return seen.difference(from: result)
  }

  /// Whether the result has the lines that are printed on one line, as YAML joins lines without `|`.
  var isJoined: Bool {
    guard let result = check.result, let seen = evidence.run.seen, seen.error == nil else { return false }
    return seen.hasLinesJoined(in: result)
  }

  /// What to do about a result with all lines on one.
  ///
  /// - Parameter isAccepted: Whether `--accept` writes the lines.
  static func help(forJoinedLines result: String, isAccepted: Bool, on card: CardContext) -> String {
    let reason =
      result.contains("\\n") ? "YAML takes `\\n` for a new line only in double quotes" : "YAML joins plain lines"
    // A block is not possible within braces.
    let way =
      card.written.isInBrackets
      ? "put the result in double quotes, with `\\n` between its lines" : "write `result: |` and each line below it"
    return "\(way); \(reason)" + (isAccepted ? ". `hornbook lint --accept` does it" : "")
  }

  private var condition: String {
    guard let input = check.input, !input.isEmpty else { return "" }
    return "for the input '\(onOneLine(input.joined(separator: "', '")))' "
  }

  private func missed(_ seen: Observation) -> String {
    if let condition = check.satisfies, seen.error == nil, evidence.call?.meetsGoal != false {
      let drawn = evidence.needsOtherDraw == true ? "with other random numbers " : ""
      let call = check.call == nil ? "it" : onOneLine(check.callOnOneLine)
      let returned = evidence.call?.returned.map { "\(call) returns \(onOneLine($0))" }
      return "\(drawn)\(returned ?? seen.inWords(of: "it")), where `\(onOneLine(condition))` is not true"
    }
    if check.call != nil { return missedCall(seen) }
    let wanted = Observation.withoutClosingLineEnds(check.result ?? "")
    guard seen.error == nil else { return seen.inWords(of: "it") }
    if let name = InvisibleScalars.difference(of: wanted, from: seen.output) {
      return "\(seen.inWords(of: "it")), and the result has a character that nobody sees: \(name)"
    }
    guard seen.lineCount > 1 || wanted.contains("\n") else {
      return "\(seen.inWords(of: "it")), not '\(onOneLine(wanted))'"
    }
    let (lines, right) = (Self.lines(of: seen.output), Self.lines(of: wanted))
    guard lines.count == right.count else { return "it prints \(counted(lines.count, "line")), not \(right.count)" }
    let first = zip(lines, right).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }
    return first.map { "line \($0 + 1) is '\(onOneLine(String($1.0)))', not '\(onOneLine(String($1.1)))'" }
      ?? seen.inWords(of: "it")
  }

  private static func lines(of text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Observation {
  /// Whether a result has all the lines that are printed on one line, with spaces or commas between them.
  func hasLinesJoined(in result: String) -> Bool {
    guard output.contains("\n"), !result.contains("\n") else { return false }
    let lines = output.split(separator: "\n")
    return [" ", ", ", ","].contains { lines.joined(separator: $0) == result }
      || result.contains("\\n") && prints(result.replacing("\\n", with: "\n"))
  }

  /// How what is printed differs from a result, line by line, where one of them has several lines.
  func difference(from result: String) -> Diagnostic.Note? {
    let wanted = Self.withoutClosingLineEnds(result)
    guard output.contains("\n") || wanted.contains("\n") else { return nil }
    let difference = UnifiedDiff(from: wanted + "\n", to: output + "\n")
      .text(oldName: "result", newName: "what it prints")
    return Diagnostic.Note("the difference\n" + Self.withoutClosingLineEnds(difference))
  }
}

extension CardContext {
  /// What a right program does in the words of a finding: it passes every check, or prints the result where the card
  /// has no checks.
  var passing: String { hasChecks ? "passes every check" : "prints \(goalOfExercise)" }

  /// What the program of an exercise without checks must print.
  var goalOfExercise: String {
    guard case .exercise(let card) = content, card.satisfies != nil else { return "the result" }
    return "what satisfies the condition"
  }

  /// Whether its author wrote checks.
  var hasChecks: Bool { if case .exercise(let card) = content { card.checks != nil } else { true } }
}
