import Authoring
import AuthoringSamples
import Statistics
import Testing

@Suite("Words and concepts of a curriculum")
struct WordsAndConceptsTests {
  /// An episode whose texts have words enough for a grade.
  private static func episode(_ sentence: String, count: Int, teaches: String = "", code: String = "print(1)") -> String
  {
    let text = Array(repeating: sentence, count: count).joined(separator: " ")
    return """
      title: An episode
      \(teaches.isEmpty ? "" : "teaches: [\(teaches)]\n")cards:
        - {id: look, type: description, header: Look, text: "\(text)"}
        - {id: run, type: executor, text: Press Run., code: "\(code)", result: 1}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """
  }

  private static let easy = "The robot takes the coin."
  private static let hard = """
    Subsequently the interpreter evaluates every individual expression consecutively, which necessarily determines \
    the corresponding intermediate representation.
    """

  private func files(locale: String = "en") -> FilesInMemory {
    var files = StatisticsDesk.module("one", blocks: ["a": ["x", "y", "z"]])
    files["one/a/x.yaml"] = Self.episode(Self.easy, count: 30, teaches: "python.call.print")
    files["one/a/y.yaml"] = Self.episode(Self.hard, count: 10)
    files["one/a/z.yaml"] = Self.episode(Self.hard, count: 1, code: "print(max(1, 0))")
    files["curriculum.yaml"] =
      "title: T\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [one]\nlint: {limits: {readingGrade: 6}}\n"
    return FilesInMemory(shownRoot: "", files.compactMapValues { $0 })
  }

  @Test("the hardest episodes come first, and those with few words are left out")
  func hardest() throws {
    let reading = try StatisticsDesk.statistics(of: files()).reading
    #expect(reading.isMeasured && reading.limit == 6)
    #expect(reading.hardest.map(\.episode) == ["one/a/y", "one/a/x"])
    #expect(reading.hardest[0].grade > 20 && reading.hardest[1].grade < 4)
    #expect(reading.hardest[1].words == 30 * 5 + 5)
  }

  @Test("texts that are easier than any grade are of grade 0")
  func easiest() throws {
    var files = StatisticsDesk.module("one", blocks: ["a": ["x"]])
    files["curriculum.yaml"] = "title: T\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [one]\n"
    files["one/a/x.yaml"] = Self.episode("It is on. We go.", count: 40)
    let grade = try StatisticsDesk.statistics(of: FilesInMemory(shownRoot: "", files.compactMapValues { $0 })).reading
      .whole.grade
    #expect(grade == 0)
  }

  @Test("a grade is measured in English alone", arguments: ["de", "pt-BR"])
  func locales(locale: String) throws {
    let statistics = try StatisticsDesk.statistics(of: files(locale: locale))
    #expect(!statistics.reading.isMeasured && statistics.reading.hardest.isEmpty)
    #expect(statistics.reading.whole.grade == nil && statistics.modules[0].reading.grade == nil)
    #expect(statistics.text.contains("the formula is for English, and the locale is '\(locale)'"))
    #expect(try StatisticsDesk.statistics(of: files(locale: "en-GB")).reading.isMeasured)
  }

  @Test("a concept is taught first in one episode, and each module says what it does with it")
  func concepts() throws {
    let concepts = try StatisticsDesk.statistics(of: files()).concepts
    let printing = try #require(concepts.first { $0.concept == "python.call.print" })
    #expect(printing.taughtFirst == "one/a/x")
    #expect(printing.modules.map(\.module) == ["one"])
    #expect(printing.modules.map(\.episodes) == [3])
    #expect(printing.modules.first?.marks.map(\.rawValue) == ["taught", "practised"])
    let other = try #require(concepts.first { $0.concept == "python.call.max" })
    #expect(other.taughtFirst == nil && other.modules.map(\.episodes) == [1])
    #expect(concepts.first?.concept == "python.call.print")
  }

  @Test("a module counts what it teaches before all others, and what its programs use")
  func conceptsOfModules() throws {
    var (one, two) = (
      StatisticsDesk.module("one", blocks: ["a": ["x"]]), StatisticsDesk.module("two", blocks: ["a": ["x"]])
    )
    one["one/a/x.yaml"] = Self.episode(Self.easy, count: 1, teaches: "python.call.print")
    two["two/a/x.yaml"] = Self.episode(Self.easy, count: 1, teaches: "python.call.print, python.for")
    let modules = try StatisticsDesk.statistics(of: StatisticsDesk.curriculum([("one", one), ("two", two)])).modules
    #expect(modules.map(\.concepts.taughtFirst) == [1, 1])
    #expect(modules.map(\.concepts.used) == [3, 3])
  }
}
