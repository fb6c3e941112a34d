public import Execution
import Python
import PythonSyntax
import Support

/// A program in the pseudocode of the AP Computer Science Principles exam reference sheet, ready to be run any number
/// of times.
///
/// It is run by the machine of Python, with the same budget, draws and steps. A program is plain data; it may be run
/// from many threads at once.
///
///     let program = PseudocodeProgram(source: "DISPLAY(17 / 5)")
///     program.error                       // nil
///     program.run().standardOutput        // "3.4 "
public struct PseudocodeProgram: Sendable {
  /// The program's text.
  public let source: String
  /// The first mistake that keeps the program from running; nil when it can run.
  public let error: PseudocodeError?
  /// All that the program uses, in the order of its text; nothing where there is a mistake.
  public let facts: [PseudocodeFact]
  /// Where its statements are; nothing where there is a mistake.
  package let statements: [StatementSpan]

  let text: SourceText
  /// The translation; nil for what is no program.
  let program: PythonProgram?
  /// The lines that only define procedures, which no run comes to.
  let definitionLines: Set<Int>

  /// Reads and translates a program.
  ///
  /// A mistake in it is found in `error`; running it reports the mistake.
  public init(source: String) {
    self.source = source
    text = SourceText(source)
    let result = Self.readWithRoom(text)
    switch result {
    case .success(let reading):
      program = reading.program
      definitionLines = reading.definitionLines
      facts = reading.facts
      statements = reading.statements
      error = nil
    case .failure(let error):
      program = nil
      definitionLines = []
      facts = []
      statements = []
      self.error = error
    }
  }

  /// True for a text without any statement: of comments and spaces alone.
  public var isEmpty: Bool { error == nil && facts.isEmpty }

  /// The mistake that keeps the program from running, as the outcome of a run has it.
  public var staticError: RaisedError? { error?.raised }

  /// Reads a program that has to be right.
  ///
  /// - Throws: The first mistake in it.
  public init(checking source: String) throws(PseudocodeError) {
    self.init(source: source)
    if let error { throw error }
  }
}

/// The result of reading a program without a mistake.
private struct Reading {
  let program: PythonProgram
  let definitionLines: Set<Int>
  let facts: [PseudocodeFact]
  let statements: [StatementSpan]
}

extension PseudocodeProgram {
  /// Texts with fewer bytes need no stack of their own.
  private static let leastLong = 100

  private static func readWithRoom(_ text: SourceText) -> Result<Reading, PseudocodeError> {
    func result() -> Result<Reading, PseudocodeError> {
      do throws(PseudocodeError) {
        return .success(try read(text))
      } catch {
        return .failure(error)
      }
    }
    if text.bytes.count < leastLong { return result() }
    var found: Result<Reading, PseudocodeError>?
    guard runOnLargeStack({ found = result() }), let found else { return result() }
    return found
  }

  private static func read(_ text: SourceText) throws(PseudocodeError) -> Reading {
    var parser = try Parser(text)
    let statements = try parser.parseProgram()
    var checker = Checker(text, parser.names)
    try checker.check(program: statements)
    var translator = Translator(parser.names, checker.procedures)
    let tree = translator.translate(statements, of: text)
    let variables = statements.assignedNames.map { parser.names[$0] }.sorted()
    let program = PythonProgram(
      tree,
      translatedFor: Translation(ofPseudocode: text, variables: variables, locals: statements.locals(parser.names)))
    if program.staticError != nil {
      throw PseudocodeError(
        .tooLarge, "the program is too large to be run here", at: SourceRange(from: .start, to: .start), in: text)
    }
    var collector = FactCollector(parser.names)
    collector.collect(statements)
    return Reading(
      program: program, definitionLines: statements.definitionLines, facts: collector.facts,
      statements: statements.places(in: text))
  }
}
