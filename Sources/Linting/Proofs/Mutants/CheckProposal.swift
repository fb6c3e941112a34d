import Authoring
import Diagnostics
import Evidence
import Grading

/// What to do about a wrong program that passes every check: another check, which it does not pass.
struct CheckProposal {
  /// The evidence: an input on which the program does something else than a right one.
  let note: Diagnostic.Note
  /// What to do.
  let help: String
  /// The repair, which adds all checks that the card lacks; none on a card that has but one.
  let fixes: [Fix]

  /// A proposal from what the program does on drawn inputs; nil where no input tells it from a right one.
  init?(
    against differences: [MutantEvidence.Difference], of role: TaskProgramRole, _ task: TaskContext,
    _ card: CardContext
  ) {
    guard let difference = differences.first else { return nil }
    let (input, seen) = (task.evidence.mutants.decisive[difference.input], difference.seen)
    let it = input.inWords(seen, returned: difference.returned)
    guard !task.task.hasConditions else {
      let draws = task.evidence.rightPrograms.contains { $0.checks.contains { $0.run.chances.contains(.draws) } }
      note = Diagnostic.Note(
        draws
          ? "with some random numbers \(it), which \(role.name) never does in 100 runs"
          : "\(input.inWords) \(it), but \(role.name) \(input.rightInWords)")
      help = "let 'satisfies' refuse that; where it is right, write such a program under 'alsoRight'"
      fixes = []
      return
    }
    note = Diagnostic.Note("\(input.inWords) \(it), but \(role.name) \(input.rightInWords)")
    guard card.hasChecks else {
      (help, fixes) = ("make the card a challenge, which can have several checks", [])
      return
    }
    let proposed = input.check
    let domain = task.task.calls ? "what may be given" : "what may be read"
    help =
      "add the check `\(CheckAddition.written(proposed))`"
      + (task.task.language.readsInput && task.authored.inputs == nil
        ? ", or state \(domain) under 'inputs' where this cannot be" : "")
    fixes = CheckAddition(card.written, task.evidence.mutants.inputsThatKill.map(\.check)).fixes
  }
}

extension MutantEvidence.DecisiveInput {
  /// What it gives, in words: `for the input '5'`, `for the call 'double(3)'`.
  fileprivate var inWords: String {
    guard let call else { return "for the input '\(lines.joined(separator: "', '"))'" }
    let setup = setup.map { "after '\(onOneLine($0.joined(separator: "; ")))' " } ?? ""
    return "\(setup)for the call '\(onOneLine(call))'"
  }

  /// What a wrong program does, in words.
  fileprivate func inWords(_ seen: Observation, returned: String?) -> String {
    guard let returned, returns != nil || raises != nil || returned != "None" else { return seen.inWords(of: "it") }
    let value = "\(verb) \(onOneLine(returned))"
    return check.call == nil || check.result == nil ? "it \(value)" : "\(seen.inWords(of: "it")) and \(value)"
  }

  /// What right programs do, in words.
  fileprivate var rightInWords: String {
    let printed = check.result.map { "prints '\(onOneLine($0))'" }
    let came = returns.map { "\(verb) \(onOneLine($0))" } ?? raises.map { "raises \($0)" }
    return [printed, came].compactMap { $0 }.joined(separator: " and ")
  }

  private var verb: String { check.returnsSomething ? "returns" : "is" }
}
