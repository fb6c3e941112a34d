import AuthoringSamples
import JSON
import TestSupport

extension SeededRandom {
  /// Steps with episodes with cards of all kinds, with awkward texts.
  mutating func championSteps() -> JSONValue {
    let steps = (0..<Int.random(in: 1...3, using: &self)).map { _ -> JSONValue in
      let episodes = (0..<Int.random(in: 1...3, using: &self)).map { _ -> JSONValue in
        .members(["title": oneIn(3) ? nil : .string(visibleText()), "cards": .array(cards())])
      }
      return .members(["title": oneIn(3) ? nil : .string(visibleText()), "episodes": .array(episodes)])
    }
    return ["steps": .array(steps)]
  }

  private mutating func cards() -> [JSONValue] {
    (0..<Int.random(in: 1...6, using: &self)).map { _ in card() }
  }

  private mutating func card() -> JSONValue {
    let answers = JSONValue.array((0..<3).map { _ in text() })
    return switch Int.random(in: 0..<6, using: &self) {
    case 0: ["type": "description", "header": text(), "text": text()]
    case 1: ["type": "descriptionWithCode", "header": text(), "text": text(), "code": code()]
    case 2: ["type": "question", "text": text(), "answers": answers, "correctAnswerIndex": 1]
    case 3: ["type": "questionWithCode", "code": code(), "text": text(), "answers": answers, "correctAnswerIndex": 2]
    case 4: ["type": "executor", "text": text(), "code": code(), "result": .string(awkwardText().withPlainLineEnds)]
    default: ["type": "finished", "header": text(), "text": text()]
    }
  }

  private mutating func text() -> JSONValue { .string(visibleText()) }

  private mutating func code() -> JSONValue { .string(visibleText().withPlainLineEnds) }
}

extension String {
  /// The text as code comes in, whose lines end as those of a curriculum's files.
  var withPlainLineEnds: String {
    let plain = replacing("\r\n", with: "\n")
    return plain.utf8.count == utf8.count ? self : plain.withPlainLineEnds
  }
}
