/// Why a card of a kind that a system has is left out of an export all the same.
struct ExportObstacle: Sendable {
  /// What the system has no place for: `blanks in code`.
  let fact: String
  let help: String

  /// A program in a language that the system does not run.
  static func language(_ name: String) -> ExportObstacle {
    ExportObstacle(
      fact: "programs in '\(name)'", help: "write it again in a language of the system, if learners need it there")
  }
}
