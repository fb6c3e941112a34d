public import CurriculumBundle
internal import JSON
internal import Robot
internal import Slang

extension Curriculum {
  /// The curriculum as it is published: programs of elements and cards are structured, as an app's editor holds them.
  ///
  /// A program that cannot be read stays a text; the linter lets none of them through.
  public var withStructuredPrograms: Curriculum {
    var result = self
    for module in result.modules.indices {
      for block in result.modules[module].blocks.indices {
        for episode in result.modules[module].blocks[block].episodes.indices {
          result.modules[module].blocks[block].episodes[episode].structurePrograms()
        }
      }
    }
    return result
  }
}

extension Episode {
  fileprivate mutating func structurePrograms() {
    for index in cards.indices {
      switch cards[index].content {
      case .exercise(var card):
        card.starter = card.starter?.structured(in: card.language)
        card.solutions = card.solutions.map { $0.structured(in: card.language) }
        card.wrongPrograms = card.wrongPrograms?.map { $0.structured(in: card.language) }
        cards[index].content = .exercise(card)
      case .challenge(var card):
        card.starter = card.starter?.structured(in: card.language)
        card.solutions = card.solutions.map { $0.structured(in: card.language) }
        card.wrongPrograms = card.wrongPrograms?.map { $0.structured(in: card.language) }
        cards[index].content = .challenge(card)
      case .description, .descriptionWithCode, .question, .questionWithCode, .executor, .finished, .unsupported: break
      }
    }
  }
}

extension WrongProgram {
  fileprivate func structured(in language: ProgramLanguage) -> WrongProgram {
    WrongProgram(program: program.structured(in: language), feedback: feedback)
  }
}

extension Program {
  /// The program as an app's editor holds it.
  func structured(in language: ProgramLanguage) -> Program {
    guard case .text(let text) = self else { return self }
    let elements: JSONValue? =
      switch language {
      case .python: nil
      case .slang: try? JSONValueEncoder().encode(SlangSource(text).program)
      case .robot: try? JSONValueEncoder().encode(RobotProgram(source: text))
      }
    return elements?.array.map { .elements($0) } ?? self
  }
}
