import AuthoringSamples
import CurriculumBundle
import Evidence
import Remembering
import TestSupport
import Testing

@testable import Commands

/// Many cards in languages that tools run, and how often compilers are started for them.
@Suite("Batches of cards for toolchains", .enabled(if: TestRun.hasJudges))
struct ToolchainBatchTests {
  private let subjects: [EvidenceSubject]

  init() throws {
    let folder = try TemporaryDirectory()
    for (path, text) in GeneratedCards.files { try folder.write(text, to: "course/\(path)") }
    subjects = EvidenceSubject.all(in: try SampleFolder.read(at: "\(folder.path)/course"))
  }

  @Test("60 cards in Swift, 60 in Java and 200 in JavaScript take at most 6 starts a language, and none when warm")
  func starts() throws {
    #expect(subjects.count == 320)
    let (tools, memory) = (MachineToolchains(), Memory([:], .heldHere))
    let planner = EvidencePlanner(nil, tools: memory)
    #expect(planner.proveWithTools(subjects, by: tools) == 320)
    for language in [CodeLanguage.javascript, .java, .swift] {
      let starts = tools.starts(of: language)
      #expect(starts > 0 && starts <= 6, "\(language.rawValue): \(starts)")
    }
    for subject in subjects {
      let unproven = planner.evidence(on: subject).unproven
      #expect(unproven == [], "\(subject.content): \(unproven)")
    }
    let warm = MachineToolchains()
    #expect(planner.proveWithTools(subjects, by: warm) == 0)
    for language in [CodeLanguage.javascript, .java, .swift] { #expect(warm.starts(of: language) == 0) }
  }
}

/// A course of cards that each have a program of their own: questions about outputs and values, puzzles and blanks.
private enum GeneratedCards {
  private struct Language {
    let name: String
    let count: Int
    let variable: String
    let end: String
    let open: String
    let close: String
  }

  private static let languages = [
    Language(name: "javascript", count: 200, variable: "let", end: ";", open: "console.log(", close: ")"),
    Language(name: "java", count: 60, variable: "int", end: ";", open: "System.out.println(", close: ")"),
    Language(name: "swift", count: 60, variable: "var", end: "", open: "print(", close: ")"),
  ]

  static var files: [String: String] {
    let names = languages.map(\.name).joined(separator: ", ")
    var files = ["curriculum.yaml": "title: Many\nlocale: en\nmodules: [\(names)]\n"]
    for language in languages {
      files["\(language.name)/module.yaml"] =
        "title: Many\nsummary: Many cards.\nlanguage: \(language.name)\nblocks: [cards]\n"
      files["\(language.name)/cards/block.yaml"] = "title: Cards\nepisodes: [many]\n"
      let cards = (0..<language.count).map { card($0, language) }.joined()
      files["\(language.name)/cards/many.yaml"] = "title: Many\nsummary: Many cards.\ncards:\n\(cards)"
    }
    return files
  }

  /// A card whose kind follows from its number.
  private static func card(_ number: Int, _ language: Language) -> String {
    let lines = [
      "\(language.variable) n = \(number)\(language.end)", "n = n + 2\(language.end)",
      "\(language.open)n * 10\(language.close)\(language.end)",
    ]
    switch number % 4 {
    case 0: return output(number, lines)
    case 1: return puzzle(number, lines)
    case 2: return blank(number, lines[0], "\(language.open)n __1__ 3\(language.close)\(language.end)")
    default: return value(number, lines)
    }
  }

  private static func output(_ number: Int, _ lines: [String]) -> String {
    let result = (number + 2) * 10
    return """
        - id: card-\(number)
          type: questionWithCode
          text: What does the program print?
          code: |
      \(block(lines))
          answers: ["\(result)", "\(result + 1)", "n"]
          correctAnswerIndex: 0

      """
  }

  private static func puzzle(_ number: Int, _ lines: [String]) -> String {
    """
      - id: card-\(number)
        type: codeBlocks
        text: Put the lines in order.
        result: \((number + 2) * 10)
        lines:
          - '\(lines[0])'
          - '\(lines[1])'
          - '\(lines[2])'

    """
  }

  private static func blank(_ number: Int, _ first: String, _ second: String) -> String {
    """
      - id: card-\(number)
        type: dragAndDrop
        text: Fill the blank.
        result: \(number + 3)
        code: |
          \(first)
          \(second)
        tokens: ["+", "-"]
        answers: [["+"]]

    """
  }

  private static func value(_ number: Int, _ lines: [String]) -> String {
    """
      - id: card-\(number)
        type: questionWithCode
        text: What is the value of n?
        code: |
    \(block(lines))
        asks: value
        expression: n
        answers: ["\(number)", "\(number + 2)"]
        correctAnswerIndex: 1

    """
  }

  /// Lines as the text of a key of a card.
  private static func block(_ lines: [String]) -> String { lines.map { "      \($0)" }.joined(separator: "\n") }
}
