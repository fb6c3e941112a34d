internal import Diagnostics
internal import Evidence

/// What to do about a wrong program that passes every check: another check, which refuses it.
struct CheckProposal {
  /// The evidence: an input on which the program does something else than a right one.
  let note: Diagnostic.Note
  /// What to do.
  let help: String
  /// The repair, which adds all checks that the card lacks; none on a card that has but one.
  let fixes: [Fix]

  /// A proposal from what the program does on drawn inputs; nil where no input tells it from a right one.
  init?(
    against differences: [MutantEvidence.Difference], of place: TaskProgramPlace, _ task: TaskContext,
    _ card: CardContext
  ) {
    guard let difference = differences.first else { return nil }
    let (input, seen) = (task.evidence.mutants.decisive[difference.input], difference.seen)
    note = Diagnostic.Note(
      "for the input '\(input.lines.joined(separator: "', '"))' \(seen.inWords(of: "it")), "
        + "but \(place.name) prints '\(onOneLine(input.output))'"
    )
    guard case .challenge = card.content else {
      (help, fixes) = ("make the card a challenge, which can have several checks", [])
      return
    }
    help = "add the check `\(CheckAddition.written(input: input.lines, result: input.output))`"
    fixes = CheckAddition(card.authored, task.evidence.mutants.inputsThatKill.map { ($0.lines, $0.output) }).fixes
  }
}
