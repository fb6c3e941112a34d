import CurriculumBundle
import Grading
import JSON
import Robot

/// The task of an exercise or a challenge as the learner's page shows it; programs are texts in every language.
struct TaskView {
  private let task: ProgramTask
  private let path: ItemPath
  private let hasSolution: Bool
  private let library: CardLibrary?

  /// - Parameters:
  ///   - hasSolution: Whether a learner may ask for a solution.
  ///   - library: The cards of its module; nil for those that every app has.
  init(_ task: ProgramTask, at path: ItemPath, hasSolution: Bool, library: CardLibrary? = nil) {
    self.task = task
    self.path = path
    self.hasSolution = hasSolution
    self.library = library
  }

  /// `{"language", "starter", "checks": […], "deck", …}`.
  var json: JSONValue {
    .members([
      "language": .string(task.language.rawValue), "starter": .string(text(of: task.starter) ?? ""),
      "checks": .array(task.checks.enumerated().map(check)), "deck": .array(deck),
      "conditions": .strings(task.language == .robot ? Condition.Test.all.map(\.name) : []),
      "cardLimit": task.cardLimit.map { .integer($0) }, "leastCards": task.leastCards.map { .integer($0) },
      "stars": task.stars.map { ["three": .integer($0.three), "two": .integer($0.two)] },
      "partName": .string(task.language.partName(2)), "hasSolution": .bool(hasSolution),
    ])
  }

  private func text(of program: Program?) -> String? { program.map { TaskProgram($0, for: task).text } }

  private func check(_ index: Int, _ check: ProgramCheck) -> JSONValue {
    .members([
      "input": check.input.map { .strings($0) }, "result": check.result.map { .string($0) },
      "satisfies": check.satisfies.map { .string($0) },
      "setup": check.setup.map { .strings($0) }, "call": check.call.map { .string($0) },
      "avoids": check.avoids.map { .strings($0) },
      "returns": check.returns.map { .string($0) }, "raises": check.raises.map { .string($0) },
      "world": check.robotWorld.map { WorldView($0, path: path, check: index).json },
    ])
  }

  private var deck: [JSONValue] {
    guard task.language == .robot else { return [] }
    let deck = library?.naming(task.robotDeck) ?? task.robotDeck
    return deck.cards.map { card in
      let own = library?.cards.first { $0.command == card.command.word.rawValue }
      return .members([
        "word": .string(card.command.word.rawValue), "text": .string(card.command.text), "name": .string(card.name),
        "description": .string(card.description), "needs": needs(card.command).map { .string($0) },
        "opensBlock": .bool(card.command.word.opensBlock), "number": .integer(card.number),
        "src": own?.image.map { .string("/\($0)") }, "alt": own?.alt.map { .string($0) },
      ])
    }
  }

  /// What a learner has to choose on a card.
  private func needs(_ command: CardCommand) -> String? {
    switch command {
    case .move: nil
    case .anyRepeat: "count"
    case .anyWhile, .anyIf: "condition"
    }
  }
}
