public import Execution
public import Pseudocode

/// A mutant of a program.
public struct PseudocodeMutant: Sendable {
  /// The change, and its line.
  public let mutation: Mutation
  /// The program that comes of it.
  public let program: PseudocodeProgram
}

extension PseudocodeProgram {
  /// The most bytes of all mutants together, so that a long program has fewer of them.
  private static let mostBytes = 1 << 20

  /// Mutants of the program that can be run, in the order of the text, each program once.
  ///
  /// Where there are more than `most` changes, every second, third … of them is made.
  public func mutants(most: Int = 400) -> [PseudocodeMutant] {
    guard error == nil else { return [] }
    let finder = PseudocodeMutantFinder(self)
    let room = min(most, max(16, Self.mostBytes / max(1, source.utf8.count)))
    var seen: Set<[UInt8]> = [Array(source.utf8)]
    return finder.changes.thinned(to: room).compactMap { change in
      let text = source(replacing: change.bytes, with: change.text)
      guard seen.insert(Array(text.utf8)).inserted else { return nil }
      let program = PseudocodeProgram(source: text)
      return program.error == nil ? PseudocodeMutant(mutation: change.mutation, program: program) : nil
    }
  }
}
