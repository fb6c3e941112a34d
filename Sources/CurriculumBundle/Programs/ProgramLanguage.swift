/// A language in which learners write programs.
public enum ProgramLanguage: String, Codable, Sendable, CaseIterable {
  /// Python, as text.
  case python
  /// Slang: elements placed one below the other.
  case slang
  /// Robot: cards laid in a row that steer a robot.
  case robot
  /// The pseudocode of the AP Computer Science Principles exam, as text.
  case pseudocode
  /// JavaScript, as text; an author's machine runs it, and apps show it.
  case javascript
}

extension ProgramLanguage {
  /// True for a language whose programs apps run; a task in another one is shown and not graded.
  public var isRunByApps: Bool { self != .javascript }
}
