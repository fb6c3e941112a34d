public import CurriculumBundle
import Pseudocode
import Python
import Robot
import Slang

extension ProgramLanguage {
  /// The names of all that a lesson can teach of the language, each with a few words that name it in a sentence.
  ///
  ///     ProgramLanguage.pseudocode.concepts.first?.id == "pseudocode.assign"
  public var concepts: [(id: String, summary: String)] {
    switch self {
    case .python: ConceptTable.rows.map { ($0.id, $0.summary) }
    case .slang: SlangConcept.allCases.map { ($0.id, $0.summary) }
    case .robot: RobotConcept.allCases.map { ($0.id, $0.summary) }
    case .pseudocode: PseudocodeConcept.allCases.map { ($0.id, $0.summary) }
    case .javascript: JavaScriptConcept.allCases.map { ($0.rawValue, $0.summary) }
    }
  }
}

/// The name of a concept in a sentence for a learner: `a for loop`, `a call of len()`.
package func conceptInWords(_ id: String) -> String {
  switch id {
  case "python.for": return "a for loop"
  case "python.while": return "a while loop"
  case "python.if": return "an if"
  default: break
  }
  let language = ProgramLanguage(rawValue: String(id.prefix { $0 != "." }))
  let summary = language?.concepts.first { $0.id == id }?.summary ?? id
  return summary.contains(" ") ? summary : "'\(summary)'"
}
