import CurriculumBundle
import Diagnostics
import Grading
import Pseudocode
import Python
import Robot
import Slang
import Support

/// Something that a lesson can teach, by the name that `teaches:` uses, whatever its language.
public struct TaughtConcept: Sendable, Hashable {
  /// Its stable name: `python.while`, `slang.repeat`.
  public let id: String
  /// What it is a part of: `statements`, `Slang`.
  public let area: String
  /// What it is, as a few words.
  public let summary: String

  /// All of them, area by area: those of Python, Slang, Robot and pseudocode.
  public static let all: [TaughtConcept] =
    ConceptDescription.Area.allCases.flatMap { area in
      ConceptTable.rows.filter { $0.area == area }.map {
        TaughtConcept(id: $0.id, area: area.rawValue, summary: $0.summary)
      }
    }
    + SlangConcept.allCases.map { TaughtConcept(id: $0.id, area: "Slang", summary: $0.summary) }
    + RobotConcept.allCases.map { TaughtConcept(id: $0.id, area: "Robot", summary: $0.summary) }
    + PseudocodeConcept.allCases.map { TaughtConcept(id: $0.id, area: "Pseudocode", summary: $0.summary) }

  /// The areas, in the order of `all`.
  public static let areas: [String] = all.reduce(into: []) { areas, concept in
    if areas.last != concept.area { areas.append(concept.area) }
  }

  /// Whether a lesson can teach something of this name; of languages that are only shown nobody knows the names.
  static func isKnown(_ id: String) -> Bool {
    let language = CodeLanguage(rawValue: String(id.prefix { $0 != "." }))
    return language.map { $0.program == nil } ?? false || ids.contains(id) || ConceptTable.has(id)
  }

  /// True where a task in a language can ask for something of this name.
  static func isKnown(_ id: String, to language: ProgramLanguage?) -> Bool {
    language == .javascript && id.hasPrefix("javascript.")
      ? ProgramLanguage.javascript.concepts.contains { $0.id == id } : isKnown(id)
  }

  /// Whether programs are looked through for it: it is known, and of a language that we run.
  static func isInPrograms(_ id: String) -> Bool { ids.contains(id) || ConceptTable.has(id) }

  /// Whether it only puts other concepts together, so that who knows these can find it.
  static func isCombination(_ id: String) -> Bool { combinations.contains(id) }

  /// Whether any word or value is one: a name, a number, a text.
  static func isWord(_ id: String) -> Bool { words.contains(id) }

  private static let words = Set(ConceptTable.rows.filter { [.values, .names].contains($0.area) }.map(\.id))

  private static let combinations: Set<String> = [
    Concept.nestedLoop.id, Concept.nestedComprehension.id, Concept.comparisonChain.id, Concept.chainedAssignment.id,
    SlangConcept.nesting.id, SlangConcept.update.id, RobotConcept.nestedLoop.id, RobotConcept.conditionInLoop.id,
    RobotConcept.not.id, PseudocodeConcept.nesting.id, PseudocodeConcept.update.id, PseudocodeConcept.elseIf.id,
  ]

  /// The name that an unknown one was most likely meant to be.
  static func nearest(to id: String) -> String? {
    let words = id.split(separator: ".").map(String.init)
    guard let language = words.first, let last = words.last else { return nil }
    let ends = all.filter { $0.id.hasPrefix("\(language).") }.map {
      ($0.id, $0.id.split(separator: ".").map(String.init))
    }
    let named = { (end: String) in ends.filter { $0.1.last == end }.map(\.0).min { $0.utf8.count < $1.utf8.count } }
    let siblings = ends.filter { $0.1.dropLast() == words.dropLast() }
    if let name = named(last) { return name }
    if let near = nearestName(to: last, among: siblings.compactMap(\.1.last)) {
      return (words.dropLast() + [near]).joined(separator: ".")
    }
    return nearestName(to: last, among: ends.compactMap(\.1.last)).flatMap(named)
      ?? nearestName(to: id, among: all.map(\.id).filter { $0.hasSuffix(".\(last)") })
  }

  private static let ids = Set(all.map(\.id))
}
