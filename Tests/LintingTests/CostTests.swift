import Authoring
import Diagnostics
import Linting
import Testing

@Suite("What programs on cards cost")
struct CostTests {
  @Test("a program that a phone needs seconds for is slow, where the limit allows it at all")
  func slow() throws {
    let sample = Sample([
      "curriculum.yaml": """
      title: Sample
      locale: en
      minimumClient: "1.0.0"
      modules: [training]
      lint: {limits: {steps: 60000000}}

      """,
      Sample.episodePath: """
      title: Say hello
      cards:
        - {id: run, type: executor, text: Press Run., code: ↓print(sum(range(20_500_000))), result: 210124989750000}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
    ])
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(sample.files))
    let report = Linter().lint(authored, reading: reading)
    #expect(report.diagnostics.codes == ["slow-program"])
    #expect(report.diagnostics.places(of: "slow-program") == sample.marks)
    #expect(report.statistics.mostExpensive.map(\.path.description) == ["training/printing/say-hello/run"])
    #expect(report.statistics.mostExpensive.allSatisfy { $0.steps > 20_000_000 && $0.bytes > 0 })
  }

  @Test("the five most expensive cards are kept, the most expensive first, whichever thread met them")
  func mostExpensive() throws {
    let cards = (1...9).map {
      "- {id: run-\($0), type: executor, text: Press Run \($0)., code: print(len('a' * \($0))), result: \($0)}\n"
    }
    let tasks = """
      - id: write
        type: exercise
        text: Print the sum of all numbers below 1000.
        language: python
        solutions: [print(sum(range(1000)))]
        result: 499500

      """
    let (authored, _) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards.joined() + tasks).files))
    let costs = Linter().lint(authored).statistics.mostExpensive
    #expect(costs.count == 5)
    #expect(costs.first?.path.description == "training/printing/say-hello/write")
    #expect(costs.map(\.steps) == costs.map(\.steps).sorted(by: >))
  }
}
