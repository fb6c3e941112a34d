import Foundation
import Testing

/// Kinds of cards say what they have, so that code asks for that and not for the kind.
@Suite("Card kinds")
struct CardKindTests {
  /// How many places may decide for each kind by itself: reading what a card holds, grading it, and writing it in the
  /// formats of other systems.
  private static let mostSwitches = 10

  /// The authored card itself, and readers of formats whose own types of questions are called like our kinds.
  private static let ownTypes: Set<String> = [
    "Sources/Authoring/Cards/AuthoredContent.swift",
    "Sources/Exchange/Quicode/QuicodeQuestionReader.swift",
    "Sources/Exchange/Swiftly/SwiftlyQuestionReader.swift",
  ]

  @Test("at most 10 places switch over the kinds of cards")
  func switches() {
    let kinds = Self.kinds
    #expect(kinds.count >= 14)
    let found = SourceFile.sources.filter { !Self.ownTypes.contains($0.path) }
      .flatMap { Self.switches(in: $0, over: kinds) }
    #expect(found.count <= Self.mostSwitches, "\(found)")
    #expect(found.contains { $0.hasPrefix("Sources/Grading/Grading.swift:") }, "\(found)")
  }

  @Test("a switch is seen by the patterns of its cases")
  func switchesAreSeen() {
    let file = SourceFile(
      path: "Sources/X/X.swift",
      lines: [
        "switch content {", "case .question, .quiz: 1", "default: 2", "}", "switch language {", "case .python: .quiz",
        "case .slang: .question", "}",
      ])
    #expect(Self.switches(in: file, over: ["question", "quiz"]) == ["Sources/X/X.swift:1"])
  }

  /// The words of all kinds, as they are declared.
  private static var kinds: Set<String> {
    let declaration = /CardKind\("(\w+)"\)/
    return Set(
      SourceFile.sources.filter { $0.path.hasPrefix("Sources/CurriculumBundle/Cards/") }
        .flatMap { $0.lines.compactMap { $0.firstMatch(of: declaration).map { String($0.1) } } })
  }

  /// The lines on which switches begin whose cases name two kinds or more.
  private static func switches(in file: SourceFile, over kinds: Set<String>) -> [String] {
    file.lines.indices.compactMap { start in
      let line = file.lines[start]
      guard line.hasSuffix("{"), line.contains(/(^|\s)switch\s/) else { return nil }
      let indentation = line.prefix { $0 == " " }
      let body = file.lines[(start + 1)...].prefix { $0 != indentation + "}" }
      let named = Set(body.flatMap(patternWords)).intersection(kinds)
      return named.count >= 2 ? "\(file.path):\(start + 1)" : nil
    }
  }

  /// The names of cases in the pattern of a line, before its colon.
  private static func patternWords(_ line: String) -> [String] {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("case ") || text.hasPrefix(".") else { return [] }
    return text.prefix { $0 != ":" }.matches(of: /\.(\w+)/).map { String($0.1) }
  }
}
