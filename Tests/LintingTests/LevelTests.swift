import Authoring
import Claims
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
    let limit = 5000
    let tries = try report(keys, mostSteps: limit).statistics.solverTries
    #expect(tries > 0 && tries * CardRuns.stepsOfTry <= limit + 2000)
  }

  /// Two levels of nine coins, one behind each bend, which the solution does not do.
  private static let bends = """
    - id: bends
      type: challenge
      title: Nine coins twice
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
        - world: |
            ###########
            #>.o...o..#
            #.o..o..o.#
            #..o...o..#
            #.o..~..o.#
            ###########

            ~ pit

    """

  /// A field of 24 coins, with a solution.
  private static let field = """
    - id: field
      type: challenge
      title: All the coins
      text: Take all the coins.
      language: robot
      solutions:
        - |
          repeat 5
            repeat 4
              forward
              collect
            end
            left
            left
            repeat 4
              forward
            end
            left
            forward
            collect
            left
          end
      checks:
        - world: |
            >oooo
            ooooo
            ooooo
            ooooo
            ooooo

    """

  @Test("fewer cards for a field of coins are undecided, and neither a finding nor proven")
  func fewerCardsForFieldUndecided() throws {
    let cards = Self.field + "  stars: {three: 13, two: 16}\n"
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards, mostSteps: 300_000).files))
    let report = Linter().lint(authored, reading: reading)
    #expect(report.diagnostics.codes == [])
    #expect(report.statistics.proofs[.levels] == ProofCounts(undecided: 1))
  }

  @Test("a field of coins can be done, whatever its solution does")
  func fieldCanBeDone() throws {
    let cards = Self.field.replacing("repeat 5", with: "repeat 4")
    let report = try Sample(cards: cards, mostSteps: 3_000_000).report()
    #expect(report.diagnostics.codes == ["failing-solution"])
  }

  @Test("a level that the solver gives up is out of reach with its reason, within a share of the steps")
  func levelSolverGivesUpOut() throws {
    let limit = 5000
    let (authored, reading) = try CurriculumReader.read(
      FilesInMemory(Sample(cards: Self.bends, mostSteps: limit).files))
    let statistics = Linter().lint(authored, reading: reading).statistics
    #expect(statistics.proofs[.levels] == ProofCounts(undecided: 1))
    #expect(statistics.unprovenCards.map(\.reasons) == [[.level]])
    #expect(statistics.solverTries > 0)
    #expect(statistics.solverTries * CardRuns.stepsOfTry <= limit + 2000)
  }
}
