public import CurriculumBundle
public import Execution
import JSON
public import Pseudocode
public import Python
public import Robot
public import Slang

/// A program for a task, read once and ready to be run on every check.
public enum TaskProgram: Sendable {
  /// A Python program.
  case python(PythonProgram)
  /// A program of elements, and what is wrong with it.
  case slang(SlangProgram, errors: [SlangError])
  /// A program of cards.
  case robot(RobotProgram)
  /// A program in pseudocode.
  case pseudocode(PseudocodeProgram)
  /// A program in a language that only the tools of a machine run.
  case external(ExternalProgram)
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
    case (.pseudocode, .text(let text)): self = .pseudocode(PseudocodeProgram(source: text))
    case (.javascript, .text(let text)): self = .external(ExternalProgram(source: text, in: .javascript))
    case (.python, .elements), (.pseudocode, .elements), (.javascript, .elements): self = .unreadable
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

  /// The program as one of its language.
  var program: any LanguageProgram {
    switch self {
    case .python(let program): program
    case .slang(let program, let errors): SlangReading(program: program, errors: errors)
    case .robot(let program): program
    case .pseudocode(let program): program
    case .external(let program): program
    case .unreadable: UnreadableProgram()
    }
  }
}

extension TaskProgram {
  /// The text of the program, as an author writes it.
  public var text: String { program.writtenText }

  /// How many elements or cards it has, those that do nothing aside; nil for a program that is a text.
  public var size: Int? { program.size }

  /// The names of all that the program uses; none for one that cannot be read.
  public var concepts: Set<String> { program.conceptNames }

  /// All mistakes in a program of elements or cards; languages that are text tell theirs when it runs.
  public var mistakes: [EditorMistake] { program.mistakes }

  /// The error for which its language refuses to run a text; nil when it runs, and for other programs.
  public var staticError: RaisedError? { program.staticError }

  /// True where it was refused before it could run, for whatever mistake.
  public var isRefused: Bool { staticError != nil || !mistakes.isEmpty }
}

extension ProgramTask {
  /// The cards that a robot program may use.
  public var robotDeck: Deck {
    deck.map { Deck.named($0).deck } ?? .standard
  }
}
