import Execution
import Pseudocode
import PseudocodeAnalysis
import Testing

@Suite("Mutants of programs in pseudocode")
struct MutantTests {
  @Test("each kind of the catalogue makes of its example what it says", arguments: PseudocodeMutations.all)
  func examples(kind: MutationKind) {
    let after = PseudocodeProgram(source: kind.after)
    let own = PseudocodeProgram(source: kind.before).mutants().filter { $0.mutation.kind == kind }.map(\.program)
    #expect(after.error == nil && own.contains { $0.hasSameTokens(as: after) }, "\(kind.name): \(own.map(\.source))")
  }

  @Test("each mutant runs, is another program, and has a line of the program")
  func mutantsAreTrue() {
    let source = """
      PROCEDURE total(scores, most)
      {
        sum ← 0
        FOR EACH score IN scores
        {
          IF (score > most OR NOT (score ≥ 0)) { sum ← sum + most }
          ELSE { sum ← sum + score * 1 }
        }
        RETURN(sum)
      }
      count ← 3
      REPEAT UNTIL (count <= 0) { DISPLAY(total([1, 2], count) MOD 7) count <- count - 1 }
      DISPLAY("done")
      """
    let program = PseudocodeProgram(source: source)
    let mutants = program.mutants()
    #expect(mutants.count > 40)
    #expect(Set(mutants.map(\.program.source)).count == mutants.count)
    for mutant in mutants {
      #expect(mutant.program.error == nil && (1...13).contains(mutant.mutation.line))
      #expect(!mutant.program.hasSameTokens(as: program), "\(mutant.mutation.change)")
    }
    #expect(Set(mutants.map(\.mutation.kind.group)).count > 4)
  }

  @Test("spaces, comments and the writing of signs make no other program")
  func sameTokens() {
    let program = PseudocodeProgram(source: "n ← 1\nDISPLAY(n ≤ 2)")
    #expect(program.hasSameTokens(as: PseudocodeProgram(source: "n<-1 // one\n\nDISPLAY ( n <= 2 )")))
    #expect(!program.hasSameTokens(as: PseudocodeProgram(source: "n ← 1\nDISPLAY(n < 2)")))
  }

  @Test("a text that is no program has no mutants")
  func none() {
    #expect(PseudocodeProgram(source: "take an egg").mutants().isEmpty)
  }
}
