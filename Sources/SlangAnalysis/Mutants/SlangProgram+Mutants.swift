import Execution
public import Slang

extension SlangProgram {
  /// The most elements of all mutants together, so that a long program has fewer of them.
  private static let mostElements = 1 << 17
  /// The most comparisons that are turned round.
  private static let mostTurned = 32

  /// Mutants of the program that an editor would take, in the order of the elements, each program once.
  ///
  /// Where there are more than `most` changes, every second, third … of them is made.
  public func mutants(most: Int = 400) -> [SlangMutant] {
    guard errors.isEmpty else { return [] }
    var finder = SlangMutantFinder(self)
    finder.find()
    let room = min(most, max(16, Self.mostElements / max(1, elements.count)))
    var seen: Set<SlangProgram> = [self]
    return finder.changes.thinned(to: room).compactMap { mutation, edit in
      var elements = elements
      edit(&elements)
      let program = SlangProgram(elements)
      guard seen.insert(program).inserted, program.errors.isEmpty else { return nil }
      return SlangMutant(mutation: mutation, program: program)
    }
  }

  /// The program written otherwise, so that it does the same: each variable renamed, comparisons turned round.
  public func variants() -> [SlangMutant] {
    guard errors.isEmpty else { return [] }
    let names = SlangMutantFinder(self).variables
    let renamed = names.prefix(8).compactMap { name -> SlangMutant? in
      let new = name + "2"
      guard !names.contains(new) else { return nil }
      return SlangMutant(
        mutation: Mutation(SlangVariations.renamed, line: 1, renaming: name, to: new),
        program: SlangProgram(elements.map { $0.renaming(name, to: new) }))
    }
    let turned = elements.indices.lazy.compactMap { index -> SlangMutant? in
      guard let element = elements[index].turnedRound else { return nil }
      var program = self
      program.elements[index] = element
      return SlangMutant(
        mutation: Mutation(
          SlangVariations.turned, line: index + 1, "`\(elements[index].text)` became `\(element.text)`"),
        program: program)
    }
    return (renamed + turned.prefix(Self.mostTurned)).filter { $0.program.errors.isEmpty }
  }
}
