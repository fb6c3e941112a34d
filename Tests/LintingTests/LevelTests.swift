import Diagnostics
import Linting
import Testing

@Suite struct LevelTests {
  /// What the linter finds in a level of an L of 12 and 12 steps.
  private func codes(_ keys: String) throws -> [String] {
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
    return try Sample(cards: cards + keys).lint().codes
  }

  @Test func `Stars that a repeat inside of another earns are within reach`() throws {
    let deck = "  deck: [forward, right, repeat]\n"
    #expect(try codes(deck + "  stars: {three: 6, two: 8}\n") == [])
    #expect(try codes(deck + "  stars: {three: 5, two: 8}\n") == ["stars-out-of-reach"])
  }

  @Test(.timeLimit(.minutes(2))) func `Many cards to practise share one effort`() throws {
    let keys = "  practises: [repeat, while, if, routine, jump, left, collect]\n  cardLimit: 11\n"
    _ = try codes(keys)
  }
}
