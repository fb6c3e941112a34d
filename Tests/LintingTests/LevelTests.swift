import Authoring
import Diagnostics
import Evidence
import Linting
import Testing

@Suite("Levels on cards")
struct LevelTests {
  /// What the linter says of a level of an L of 12 and 12 steps.
  private func report(_ keys: String, mostSteps: Int = 20_000_000) throws -> LintReport {
    let rows =
      [">" + String(repeating: ".", count: 12)]
      + Array(repeating: String(repeating: "#", count: 12) + ".", count: 11) + [String(repeating: "#", count: 12) + "G"]
    let map = rows.map { "        \($0)\n" }.joined()
    let cards = """
      - id: corner
        type: challenge
        title: Round the corner
        text: Go to the goal.
        language: robot
        solutions:
          - |
            repeat 12
              forward
            end
            right
            repeat 12
              forward
            end
        checks:
          - world: |
      \(map)
      """
    return try Sample(cards: cards + keys, mostSteps: mostSteps).report()
  }

  private func codes(_ keys: String) throws -> [String] { try report(keys).diagnostics.codes }

  @Test("stars that a repeat inside of another earns are within reach")
  func starsRepeatInsideAnotherEarns() throws {
    let deck = "  deck: [forward, right, repeat]\n"
    #expect(try codes(deck + "  stars: {three: 6, two: 8}\n") == [])
    #expect(try codes(deck + "  stars: {three: 5, two: 8}\n") == ["unreachable-stars"])
  }

  @Test("many cards to practise share one effort")
  func manyCardsToPractiseShare() throws {
    let keys = "  practises: [repeat, while, if, routine, jump, left, collect]\n  cardLimit: 11\n"
    let limit = 30_000
    let tries = try report(keys, mostSteps: limit).statistics.solverTries
    #expect(tries > 0 && tries * CardRuns.stepsOfTry <= limit + 2000)
  }

  /// A level of nine coins, one behind each bend, which its solution does not do.
  private static let bends = """
    - id: bends
      type: challenge
      title: Nine coins
      text: Take all the coins.
      language: robot
      solutions: [forward]
      checks:
        - world: |
            ###########
            #>..o..o..#
            #.o..o..o.#
            #..o...o..#
            #.o..~..o.#
            ###########

            ~ pit

    """

  @Test("a level that the solver gives up is out of reach with its reason, within a share of the steps")
  func levelSolverGivesUpOut() throws {
    let limit = 30_000
    let (authored, reading) = try CurriculumReader.read(
      FilesInMemory(Sample(cards: Self.bends, mostSteps: limit).files))
    let statistics = Linter().lint(authored, reading: reading).statistics
    #expect(statistics.proofs[.levels] == ProofCounts(undecided: 1))
    #expect(statistics.unprovenCards.map(\.reasons) == [[.level]])
    #expect(statistics.solverTries > 0)
    #expect(statistics.solverTries * CardRuns.stepsOfTry <= limit + 2000)
  }
}
