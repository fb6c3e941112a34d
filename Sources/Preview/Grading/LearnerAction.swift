import CurriculumBundle
import Execution
import Grading
import JSON
import Serving

extension CodeLanguage {
  /// The language that a learner chose: `{"language": "java"}`; nil where nothing is said.
  init?(chosenIn body: JSONValue) {
    guard let word = body["language"]?.string else { return nil }
    self.init(rawValue: word)
  }
}

/// What a learner did on a card, as a page tells it.
struct LearnerAction {
  /// The action as it is graded.
  let action: Action

  /// Reads an action: `{"kind": "chose", "index": 1}`.
  ///
  /// - Parameters:
  ///   - module: The language of the card's module.
  ///   - options: Those of a run that is made for it.
  /// - Throws: `HTTPResponse.Failure` for one that nobody can do.
  init(
    _ value: JSONValue?, on content: CardContent, module: String, _ options: RunOptions
  ) throws(HTTPResponse.Failure) {
    guard let value, let kind = value["kind"]?.string,
      let action = Self.action(kind, value) ?? Self.run(kind, value, content, module, options)
    else { throw .badRequest("the action is not one that can be done on the card") }
    self.action = action
  }

  private static func action(_ kind: String, _ value: JSONValue) -> Action? {
    switch kind {
    case "read": .read
    case "chose": value["index"]?.integer.map { .chose($0) }
    case "selected": value["indices"]?.array.map { .selected(Set($0.compactMap(\.integer))) }
    case "said": value["answer"]?.bool.map { .said($0) }
    case "filled": value["words"]?.array.map { .filled($0.compactMap(\.string)) }
    case "laid": value["lines"]?.array.map { .laid($0.compactMap(\.string)) }
    case "scored": value["right"]?.integer.map { .scored($0) }
    case "wrote": value["program"]?.string.map { .wrote(.text($0)) }
    default: nil
    }
  }

  /// A press of Run: the card's own program is run here, whatever the page says that it printed.
  private static func run(
    _ kind: String, _ value: JSONValue, _ content: CardContent, _ module: String, _ options: RunOptions
  ) -> Action? {
    let chosen = CodeLanguage(chosenIn: value).map(content.shown) ?? content
    guard kind == "ran", case .executor(var card) = chosen, let language = card.runLanguage(inModule: module)
    else { return nil }
    card.input = value["input"]?.array?.compactMap(\.string) ?? card.input
    return .ran(card.run(inModuleOf: language, options: options))
  }

  /// What the card's program did; nil for other actions.
  var outcome: Outcome? { if case .ran(let outcome) = action { outcome } else { nil } }

  /// The program that was written; nil for other actions.
  var program: Program? { if case .wrote(let program) = action { program } else { nil } }
}
