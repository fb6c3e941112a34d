import Authoring
import CurriculumBundle
import Execution
import Grading
import JSON
import Python
import Robot
import Serving

/// A program that a learner wants to see run; nothing is graded.
struct RunRequest {
  private let card: Card
  private let path: ItemPath
  private let language: ProgramLanguage
  private let body: JSONValue
  private let options: RunOptions

  /// A request by its body.
  ///
  /// - Parameter options: Those of all runs.
  /// - Throws: `HTTPResponse.Failure` for a card that has nothing to run.
  init(
    _ body: JSONValue, in content: PreviewContent, _ options: RunOptions
  ) throws(HTTPResponse.Failure) {
    path = ItemPath(body["path"]?.string ?? "")
    let (authored, episode) = try content.card(path)
    var card = authored.card
    if let chosen = CodeLanguage(chosenIn: body) { card.content = card.content.shown(in: chosen) }
    self.card = card
    self.body = body
    self.options = options
    guard let language = (card.content.language ?? CodeLanguage(rawValue: episode.language))?.program else {
      throw .badRequest("the code of this card is shown, and not run")
    }
    self.language = card.content.task?.language ?? language
  }

  /// What the run comes to.
  ///
  /// - Throws: `HTTPResponse.Failure` for a card that has nothing to run.
  func answer() throws(HTTPResponse.Failure) -> JSONValue {
    let program = body["program"]?.string ?? card.content.wholeCode
    guard let program else { throw .badRequest("this card has no code to run") }
    let checks = card.content.task?.checks ?? []
    let number = body["check"]?.integer ?? 0
    let check = checks.indices.contains(number) ? checks[number] : nil
    if language == .robot {
      guard let world = check?.robotWorld else { throw .badRequest("a robot's program needs a world to run in") }
      let deck = card.content.task?.robotDeck
      let run = RobotProgram(source: program, deck: deck).run(in: world)
      return RunView(run, path: path, check: number).json
    }
    let input = body["input"]?.array?.compactMap(\.string) ?? check?.input ?? card.content.codeInput
    if let call = check?.pythonCall {
      return RunView(PythonProgram(source: program).run(input: input, calling: call, options: options)).json
    }
    let own = body["program"]?.string == nil ? card.content.codeBefore : nil
    return run(program, input, hiddenLines: CodeSetting(before: own).lineCount).json
  }

  private func run(_ text: String, _ input: [String], hiddenLines: Int) -> RunView {
    guard body["trace"]?.bool ?? false else {
      var console = ScriptedConsole(input: input)
      let outcome = TaskProgram(.text(text), in: language).run(on: &console, options: options)
      return RunView(outcome.countingLines(after: hiddenLines))
    }
    let (outcome, trace) = TaskProgram(.text(text), in: language).trace(input: input, options: options)
    return RunView(outcome, trace)
  }
}
