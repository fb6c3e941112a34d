import Evidence
import Testing

@testable import Statistics

@Suite("Mutation scores")
struct MutantScoreTests {
  private func counts(killed: Int = 0, survived: Int = 0, equivalent: Int = 0, timedOut: Int = 0) -> MutantCounts {
    var counts = MutantCounts()
    (counts.killed, counts.survived, counts.equivalent, counts.timedOut) = (killed, survived, equivalent, timedOut)
    return counts
  }

  private func task(_ card: String, _ counts: MutantCounts) -> MutantStatistics.TaskScore {
    MutantStatistics.TaskScore(card: card, file: "x.yaml", line: 1, mutants: MutantScore(counts))
  }

  @Test("the score is the part that is killed of those that are not equivalent")
  func score() {
    #expect(MutantScore(counts(killed: 3, survived: 1, equivalent: 4)).score == 0.75)
    #expect(MutantScore(counts(killed: 1, timedOut: 1)).score == 0.5)
    #expect(MutantScore(counts(killed: 1)).score == 1)
    #expect(MutantScore(counts(equivalent: 5)).score == nil)
    #expect(MutantScore(counts()).score == nil)
  }

  @Test("what is nearly all is never written as all, and what is hardly anything never as nothing")
  func rounding() {
    #expect(fraction(99_999, of: 100_000) == 0.9999 && percent(fraction(99_999, of: 100_000)) == "99.9%")
    #expect(fraction(1, of: 100_000) == 0.0001 && percent(fraction(1, of: 100_000)) == "0.1%")
    #expect(percent(fraction(2, of: 3)) == "66.7%")
    #expect([percent(0), percent(1), percent(nil), percent(0.5)] == ["0%", "100%", "–", "50.0%"])
    #expect([grade(2.44), grade(-0.56), grade(-12.04), grade(0), grade(nil)] == ["2.4", "-0.6", "-12.0", "0.0", "–"])
  }

  @Test("the weakest task comes first, of the same score that with more mutants left, and none without a score before")
  func order() {
    let statistics = MutantStatistics([
      task("all", counts(killed: 4)), task("none", counts(equivalent: 2)), task("half", counts(killed: 1, survived: 1)),
      task("half-of-four", counts(killed: 2, survived: 2)), task("zero", counts(survived: 1)),
    ])
    #expect(statistics.tasks.map(\.card) == ["zero", "half-of-four", "half", "all", "none"])
    #expect(statistics.whole.score == 0.6364)
    #expect(statistics.whole.counts.equivalent == 2)
  }

  @Test("a task with a mutant that survives is named with its file and line")
  func weakTask() throws {
    let statistics = try StatisticsDesk.statistics(
      ofCards: """
        - id: double
          type: challenge
          title: Double
          text: Read a number, and print it twice as large.
          language: python
          checks: [{input: [2], result: 4}]
          solutions: [print(int(input()) * 2)]

        """)
    let task = try #require(statistics.mutants.tasks.first)
    #expect(task.card == "training/printing/say-hello/double" && task.line == 3)
    #expect(task.file == "training/printing/say-hello.yaml")
    #expect(task.mutants.counts.survived > 0)
    #expect(statistics.text.contains("training/printing/say-hello.yaml:3: "))
  }
}
