package import Diagnostics
package import JSON
package import RobotAnalysis

/// A system's JSON of one level of the robot.
package protocol LevelFormat: Sendable {
  /// What the commands call it: `ar-programming` in `hornbook import ar-programming`.
  static var name: String { get }
  /// What people call the system.
  static var title: String { get }
  /// What a level there cannot hold, as the help of `export` begins: `A level there has one map`.
  static var limits: String { get }

  /// The level of a file, nil when it is not one, and what is wrong with the file or lost.
  static func read(_ source: SourceText) -> (level: RobotLevel?, diagnostics: [Diagnostic])

  /// A level as JSON, and what that has no place for.
  static func write(_ level: RobotLevel) -> (json: JSONValue, leftOut: [String])
}
