public import Execution
public import Python
import PythonSyntax

/// A mutant of a program.
public struct PythonMutant: Sendable {
  /// What was changed.
  public let mutation: Mutation
  /// The program that comes of it; its text is the author's but for the change.
  public let program: PythonProgram
}

extension PythonProgram {
  /// The most bytes of all mutants together, so that a long program has fewer of them.
  private static let mostBytes = 1 << 20

  /// Mutants of the program, each read and compiled, in the order of what they change.
  ///
  /// Those that Python refuses are left out, and those that mean the same as the program or an earlier one. Where there
  /// are more than `most` changes, every second, third … of them is made.
  ///
  /// - Parameters:
  ///   - most: The most of them.
  ///   - lines: The lines of input that the program meets whenever it is tried; nil for one that varies.
  ///
  ///     PythonProgram(source: "print(7 < 8)").mutants().first?.program.source    // "print(8 < 8)\n"
  public func mutants(most: Int = 400, knowing lines: [String?] = []) -> [PythonMutant] {
    guard let meaning else { return [] }
    var found: [ProgramEdit] = []
    withTree { tree in
      var finder = MutantFinder(tree)
      finder.visit(tree.body)
      finder.leaveOutConversions()
      finder.writeOutInput(lines)
      found = finder.edits
    }
    let room = min(most, max(16, Self.mostBytes / max(1, text.bytes.count)))
    var meanings: Set<[UInt8]> = [meaning]
    var sources: Set<[UInt8]> = [text.bytes]
    return found.thinned(to: room).compactMap { edit in
      let source = edit.patches.applied(to: text.bytes)
      guard sources.insert(Array(source.utf8)).inserted else { return nil }
      let program = PythonProgram(source: source, fileName: fileName)
      guard let meaning = program.meaning, meanings.insert(meaning).inserted else { return nil }
      return PythonMutant(mutation: edit.mutation, program: program)
    }
  }
}
