import Execution
import Robot
import Testing

@Suite("Wrong variants of Robot programs")
struct RobotMutantTests {
  @Test("each kind of the catalogue makes of its example what it says", arguments: RobotMutations.all)
  func examples(kind: MutationKind) {
    let own = RobotProgram(source: kind.before).mutants().filter { $0.mutation.kind == kind }.map(\.program.text)
    #expect(own.contains(kind.after), "\(kind.name): \(own)")
  }

  @Test("each mutant can be laid with the deck, and is another program")
  func deck() throws {
    let source = "repeat 2\n  forward\n  left\nend\nif path left\n  jump\nelse\n  collect\nend\n"
    let deck = Deck.standard.only([.forward, .left, .repeat, .if, .else, .end, .jump, .collect])
    let program = RobotProgram(source: source)
    let mutants = program.mutants(deck: deck)
    #expect(mutants.count > 8)
    for mutant in mutants {
      #expect(mutant.program.problems.isEmpty && mutant.program.moves != program.moves)
      #expect(mutant.program.moves.allSatisfy(deck.admits))
      #expect(program.moves.indices.contains(mutant.mutation.line - 1))
    }
    #expect(mutants.contains { $0.mutation.change == "`left` was left out" })
    #expect(!mutants.contains { $0.program.moves.contains(.right) })
    #expect(program.mutants().contains { $0.program.moves.contains(.right) })
  }
}
