import Authoring
import Linting
import Testing

/// Keys of questions about code that draws random numbers without a seed of its own.
@Suite("Keys about random numbers")
struct DrawnKeyTests {
  private static let dice = "import random\nx = random.randint(1, 6)\nprint(x)"
  private static let pseudocode = "x <- RANDOM(1, 6)\nDISPLAY(x)"

  /// A card about code.
  struct Asked: Sendable, CustomTestStringConvertible {
    let code: String
    let more: String

    init(_ code: String, _ more: String) { (self.code, self.more) = (code, more) }

    var testDescription: String { more }

    /// The errors and likely mistakes, and why the card is not proven.
    var found: (findings: [String], reasons: [String]) {
      get throws {
        let lines = code.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
        let cards = "- id: asks\n  code: |\n\(lines)\n" + more.split(separator: "\n").map { "  \($0)\n" }.joined()
        let (authored, reading) = try CurriculumReader.read(FilesInMemory(Sample(cards: cards).files))
        let report = Linter().lint(authored, reading: reading)
        let findings = report.diagnostics.filter { $0.severity == .error || $0.code == "likely-wrong-key" }
        return (
          findings.map(\.message), report.statistics.unprovenCards.flatMap(\.reasons).map(\.rawValue)
        )
      }
    }
  }

  private static func question(_ text: String, _ answers: String, _ key: Int, _ more: String = "") -> String {
    "type: questionWithCode\ntext: \(text)\nanswers: [\(answers)]\ncorrectAnswerIndex: \(key)\n\(more)"
  }

  @Test(
    "a key that other draws contradict is not proven, and not wrong either",
    arguments: [
      Asked(dice, question("What does it print?", "3, 4, 1", 0)),
      Asked(dice, question("What does it print?", "2, 4, 1", 0)),
      Asked(dice, question("What does it print?", "a number from 1 to 6, 7, 0", 0)),
      Asked(dice, question("What is the value of x?", "3, 7, 9", 0, "asks: value\nexpression: x")),
      Asked(dice, "type: trueFalse\ntext: x is 4 or more.\nsatisfies: x >= 4\nanswer: true"),
      Asked(dice, "type: trueFalse\ntext: x is 4 or more.\nsatisfies: x >= 4\nanswer: false"),
      Asked(pseudocode, question("What is displayed?", "3, 4, 1", 0, "language: pseudocode")),
      Asked(pseudocode, question("What is displayed?", "2, 4, 1", 0, "language: pseudocode")),
    ])
  func drawn(_ asked: Asked) throws {
    let found = try asked.found
    #expect(found.findings == [])
    #expect(found.reasons == ["chance"])
  }

  @Test(
    "a key that every draw bears out is proven",
    arguments: [
      Asked("import random\nprint(random.randint(1, 6) * 0)", question("What does it print?", "0, 4, 1", 0)),
      Asked("import random\nprint(len(str(random.randint(10, 99))))", question("What does it print?", "2, 4, 1", 0)),
      Asked(
        "import random\nrandom.seed(1)\nprint(random.randint(1, 6))", question("What does it print?", "2, 4, 1", 0)),
    ])
  func certain(_ asked: Asked) throws {
    let found = try asked.found
    #expect(found.findings == [])
    #expect(found.reasons == [])
  }

  @Test("a key that no draw bears out is wrong where every draw says the same")
  func wrong() throws {
    let found = try Asked(Self.dice, "type: trueFalse\ntext: x is below 7.\nsatisfies: x < 7\nanswer: false").found
    #expect(found.findings == ["`x < 7` is true after the code ran, but 'answer' says false"])
    // A text is compared with what the code does only where that is the same with all draws.
    #expect(found.reasons == ["unread-text"])
  }
}
