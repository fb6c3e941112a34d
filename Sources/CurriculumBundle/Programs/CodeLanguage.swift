/// A language in which the code on a card can be written.
public enum CodeLanguage: String, Codable, Sendable, CaseIterable {
  /// Python.
  case python
  /// Slang: elements placed one below the other.
  case slang
  /// Robot: cards laid in a row that steer a robot.
  case robot
  /// Swift; shown, not run.
  case swift
  /// Java; shown, not run.
  case java
  /// JavaScript; apps show it, and the tools of an author's machine run it.
  case javascript
  /// The pseudocode of the AP Computer Science Principles exam; steps in other words are shown, not run.
  case pseudocode

  /// The language as one whose programs apps run; nil for a language that is only shown.
  public var program: ProgramLanguage? {
    ProgramLanguage(rawValue: rawValue).flatMap { $0.isRunByApps ? $0 : nil }
  }

  /// The language of a program.
  public init(_ language: ProgramLanguage) {
    self =
      switch language {
      case .python: .python
      case .slang: .slang
      case .robot: .robot
      case .pseudocode: .pseudocode
      case .javascript: .javascript
      }
  }
}
