import Execution
import Slang
import SlangAnalysis
import SlangSamples
import Testing

@Suite("Wrong variants of Slang programs")
struct SlangMutantTests {
  @Test("each kind of the catalogue makes of its example what it says", arguments: SlangMutations.all)
  func examples(kind: MutationKind) {
    let own = SlangSource(kind.before).program.mutants().filter { $0.mutation.kind == kind }.map(\.program.text)
    #expect(own.contains(kind.after), "\(kind.name): \(own)")
  }

  @Test("each other writing makes of its example what it says", arguments: SlangVariations.all)
  func variations(kind: MutationKind) {
    let own = SlangSource(kind.before).program.variants().filter { $0.mutation.kind == kind }.map(\.program.text)
    #expect(own.contains(kind.after), "\(kind.name): \(own)")
  }

  @Test("each mutant of a random program runs, is another program, and tells an element that is there")
  func mutantsAreTrue() {
    for seed in 0..<100 {
      var generator = ProgramGenerator(seed: UInt64(seed))
      let program = generator.program()
      var seen: Set<SlangProgram> = [program]
      for mutant in program.mutants() {
        #expect(mutant.program.errors.isEmpty && seen.insert(mutant.program).inserted)
        #expect((1...program.elements.count).contains(mutant.mutation.line))
      }
      for variant in program.variants() {
        #expect(variant.program.run().standardOutput == program.run().standardOutput, "\(variant.mutation.change)")
      }
    }
  }

  @Test("a program of 20,000 elements has few variants, and they are made in a moment")
  func longProgram() {
    let lines = (0..<5000).map { "variable v\($0) = \($0)\nif v\($0) < 2\n  print \"a\"\nend\n" }.joined()
    let program = SlangSource(lines).program
    #expect((1...16).contains(program.mutants().count))
    #expect((1...40).contains(program.variants().count))
  }
}
