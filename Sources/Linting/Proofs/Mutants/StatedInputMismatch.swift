import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// What all right programs do on the inputs that are drawn from `inputs`, and should not.
struct StatedInputMismatch {
  /// What is so.
  let fact: String
  /// An input that shows it, and what the programs do with it.
  let notes: [Diagnostic.Note]
  /// What to do.
  let help: String

  /// The first mismatch; nil where what is stated fits all programs.
  init?(_ task: TaskContext, _ lines: [InputLine]) {
    guard let found = Self(unreadIn: task, lines) ?? Self(missingIn: task, lines) ?? Self(errorIn: task) else {
      return nil
    }
    self = found
  }

  /// Lines that no right program ever reads.
  private init?(unreadIn task: TaskContext, _ lines: [InputLine]) {
    let runs = task.evidence.statedInputs.runs
    guard let unread = runs.joined().compactMap({ $0?.unreadLines }).min(), unread > 0 else { return nil }
    let names = lines.suffix(unread).map { "'\($0.name)'" }.joined(separator: ", ")
    fact = "no right program reads \(names), \(unread == 1 ? "a line" : "lines") that 'inputs' states"
    help = "take what is not read out, or let the programs read it with `input()`"
    notes = Self.notes(task, 0, count: runs.count)
  }

  /// Lines that all right programs want to read, whatever stands before them.
  private init?(missingIn task: TaskContext, _ lines: [InputLine]) {
    let runs = task.evidence.statedInputs.runs
    let ended = runs.joined().compactMap { $0 }
    guard !ended.isEmpty, ended.allSatisfy(\.wantsMore) else { return nil }
    fact = "every right program reads more than the \(counted(lines.count, "line")) that 'inputs' states"
    help = "give each line that is read a key, in the order in which they are read"
    notes = Self.notes(task, 0, count: runs.count)
  }

  /// An input for which every right program ends in an error; to want more lines is none, for others may have enough.
  private init?(errorIn task: TaskContext) {
    let runs = task.evidence.statedInputs.runs
    let failing = runs.indices.filter { index in
      runs[index].allSatisfy { run in run.map { $0.seen.error != nil && !$0.wantsMore } ?? false }
    }
    guard let first = failing.first else { return nil }
    let input = task.evidence.statedInputs.inputs[first].joined(separator: "', '")
    fact = "every right program ends in an error for the input '\(onOneLine(input))', which 'inputs' allows"
    help = "let 'inputs' allow less, or let the programs deal with it"
    notes = Self.notes(task, first, count: failing.count)
  }

  /// What the first programs do on an input, and on how many inputs it is so.
  private static func notes(_ task: TaskContext, _ example: Int, count: Int) -> [Diagnostic.Note] {
    let (inputs, runs) = (task.evidence.statedInputs.inputs, task.evidence.statedInputs.runs)
    let input = onOneLine(inputs[example].joined(separator: "', '"))
    let seen = zip(task.evidence.rightPrograms, runs[example]).prefix(3).compactMap { program, run in
      run.map { Diagnostic.Note("for the input '\(input)' \(program.role.name): \($0.seen.inWords)") }
    }
    return seen + [
      Diagnostic.Note(
        "so it is on \(count) of \(inputs.count) inputs drawn from 'inputs' with the seed \(StatedInputEvidence.seed)")
    ]
  }
}
