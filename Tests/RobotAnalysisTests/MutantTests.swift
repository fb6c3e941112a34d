import Execution
import Robot
import RobotAnalysis
import Testing

@Suite("Wrong variants of Robot programs")
struct RobotMutantTests {
  @Test("each kind of the catalogue makes of its example what it says", arguments: RobotMutations.all)
  func examples(kind: MutationKind) {
    let own = RobotProgram(source: kind.before).mutants().filter { $0.mutation.kind == kind }.map(\.program.text)
    #expect(own.contains(kind.after), "\(kind.name): \(own)")
  }

  @Test("each other writing makes of its example what it says, with as many cards", arguments: RobotVariations.all)
  func variations(kind: MutationKind) throws {
    let program = RobotProgram(source: kind.before)
    let own = program.variants().filter { $0.mutation.kind == kind }.map(\.program)
    #expect(own.map(\.text).contains(kind.after))
    for source in ["####\n#>G#\n####", "####\n#G>#\n#..#\n####"] {
      let world = try World.read(source).get()
      #expect(own.allSatisfy { $0.run(in: world).ending == program.run(in: world).ending })
    }
    let deck = Deck.standard.only([.forward, .left, .else])
    #expect(program.variants(deck: deck).isEmpty)
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
