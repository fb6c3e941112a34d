public import CurriculumBundle
import JSON
public import Python
public import Robot
public import Slang

/// A program for a task, read once and ready to be run on every check.
///
public enum TaskProgram: Sendable {
  /// A Python program.
  case python(PythonProgram)
  /// A program of elements, and what is wrong with it.
  case slang(SlangProgram, errors: [SlangError])
  /// A program of cards.
  case robot(RobotProgram)
  /// Something that is no program of the task's language at all.
  case unreadable

  /// Reads a program as a card or a learner's editor holds it.
  ///
  /// What is wrong with it is told when it runs.
  public init(_ program: Program, for task: ProgramTask) {
    self.init(program, in: task.language, deck: task.robotDeck)
  }

  /// Reads a program in a language.
  public init(_ program: Program, in language: ProgramLanguage, deck: Deck = .standard) {
    switch (language, program) {
    case (.python, .text(let text)): self = .python(PythonProgram(source: text))
    case (.python, .elements): self = .unreadable
    case (.slang, .text(let text)):
      let source = SlangSource(text)
      self = .slang(source.program, errors: source.errors)
    case (.slang, .elements(let elements)):
      self = Self.decode(SlangProgram.self, elements).map { .slang($0, errors: $0.errors) } ?? .unreadable
    case (.robot, .text(let text)): self = .robot(RobotProgram(source: text, deck: deck))
    case (.robot, .elements(let elements)):
      let moves = Self.decode([Move].self, elements)
      self = moves.map { .robot(RobotProgram($0, deck: deck)) } ?? .unreadable
    }
  }

  private static func decode<Content: Decodable>(_ type: Content.Type, _ elements: [JSONValue]) -> Content? {
    try? JSONValueDecoder().decode(type, from: .array(elements))
  }

  /// How many elements or cards it has, those that do nothing aside; nil for a program that is a text.
  public var size: Int? {
    switch self {
    case .python, .unreadable: nil
    case .slang(let program, _): program.elements.count { $0 != .blank }
    case .robot(let program): program.moves.count
    }
  }
}

extension ProgramTask {
  /// The cards that a robot program may use.
  public var robotDeck: Deck {
    deck.map { Deck.named($0).deck } ?? .standard
  }
}
