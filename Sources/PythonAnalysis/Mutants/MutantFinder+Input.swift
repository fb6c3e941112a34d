import Execution
import Python
import PythonSyntax

extension MutantFinder {
  /// Notes the programs that have a text written out where they should read a line.
  ///
  /// - Parameter lines: The lines of input that the program meets whenever it is tried; nil for one that varies.
  mutating func writeOutInput(_ lines: [String?]) {
    let known = lines.compactMap { $0 }
    guard !known.isEmpty else { return }
    let reads = InputReads(of: tree, bindings)
    let isWhole = known.count == lines.count
    if isWhole, reads.inOrder.count == lines.count, reads.all.count == lines.count {
      return writeOut(known, reads.inOrder)
    }
    for (place, (read, line)) in zip(reads.inOrder, lines).enumerated() {
      guard let line else { continue }
      let isLast = place + 1 == reads.all.count
      note(line, read, patches(line, read, keepsReading: !isLast))
    }
    if isWhole { takeOut(known, reads.all) }
  }

  /// All lines are written out, each where it is read.
  private mutating func writeOut(_ lines: [String], _ reads: [InputReads.Read]) {
    let patches = zip(lines, reads).flatMap { self.patches($0, $1, keepsReading: false) }
    guard let first = reads.first else { return }
    guard lines.count > 1 else { return note(lines[0], first, patches) }
    note(
      PythonMutations.constantForInput, line: first.call.range.firstLine,
      "what `input()` reads in every check was written out", patches)
  }

  private mutating func note(_ line: String, _ read: InputReads.Read, _ patches: [ProgramEdit.Patch]) {
    note(
      PythonMutations.constantForInput, line: read.call.range.firstLine,
      "`\(PythonProgram.literal(of: line))` was written for `input()`", patches)
  }

  /// A text in the place of a call; the line is read and thrown away before where others follow or a prompt is shown.
  private func patches(_ line: String, _ read: InputReads.Read, keepsReading: Bool) -> [ProgramEdit.Patch] {
    guard let bytes = layout.range(read.call.range), case .call(let call) = read.call.form else { return [] }
    let literal = ProgramEdit.Patch(range: bytes, text: PythonProgram.literal(of: line))
    guard keepsReading || !call.arguments.isEmpty else { return [literal] }
    guard layout.standsAlone(read.statement) else { return [] }
    let start = layout.range(ofLines: read.statement.range.firstLine, to: read.statement.range.firstLine).lowerBound
    return [ProgramEdit.Patch(range: start..<start, text: layout.text(bytes) + "\n"), literal]
  }

  /// The lines stand in a list, of which the next one is taken wherever the program should read.
  private mutating func takeOut(_ lines: [String], _ calls: [Expression]) {
    guard let first = calls.first, tree.source.bytes.first != 0xEF
    else { return }
    let source = layout.text(0..<layout.bytes.count)
    guard let list = ["lines", "known_lines"].first(where: { !source.contains($0) }) else { return }
    let literals = lines.map(PythonProgram.literal).joined(separator: ", ")
    let patches = calls.compactMap { call in
      layout.range(call.range).map { ProgramEdit.Patch(range: $0, text: "\(list).pop(0)") }
    }
    note(
      PythonMutations.constantForInput, line: first.range.firstLine,
      "what `input()` reads in every check was written out",
      [ProgramEdit.Patch(range: 0..<0, text: "\(list) = [\(literals)]\n")] + patches)
  }
}
