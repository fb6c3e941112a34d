package import CurriculumBundle

/// The mapping of a card without its id, as its author wrote it.
public struct AuthoredContent: Sendable {
  /// The card after its kind.
  package let card: AuthoredKind

  init(_ card: AuthoredKind) { self.card = card }
}

/// A card as its author wrote it: one case a kind.
package indirect enum AuthoredKind: Sendable {
  /// A text to read.
  case description(AuthoredDescription)
  /// A text to read with code.
  case descriptionWithCode(AuthoredDescriptionWithCode)
  /// A question with one right answer.
  case question(AuthoredQuestion)
  /// A question about code, with one right answer.
  case questionWithCode(AuthoredQuestionWithCode)
  /// A question with any number of right answers.
  case multiSelect(AuthoredMultiSelect)
  /// A statement that is true or false.
  case trueFalse(AuthoredTrueFalse)
  /// Words to drag into blanks.
  case dragAndDrop(AuthoredDragAndDrop)
  /// Lines of code to drag into order.
  case codeBlocks(AuthoredCodeBlocks)
  /// Several questions with a pass mark.
  case quiz(AuthoredQuiz)
  /// A lesson to read.
  case reading(AuthoredReading)
  /// A question without a right answer.
  case poll(AuthoredPoll)
  /// Code that the learner runs.
  case executor(AuthoredExecutor)
  /// A program to write or to complete.
  case exercise(AuthoredExercise)
  /// A task for a whole program.
  case challenge(AuthoredChallenge)
  /// A free editor.
  case playground(AuthoredPlayground)
  /// The end of an episode.
  case finished(AuthoredFinished)
}

extension AuthoredContent {
  /// What it says for learners, its programs as the author wrote them.
  package var content: CardContent {
    switch card {
    case .description(let card): .description(card.card)
    case .descriptionWithCode(let card): .descriptionWithCode(card.card)
    case .question(let card): .question(card.card)
    case .questionWithCode(let card): .questionWithCode(card.card)
    case .multiSelect(let card): .multiSelect(card.card)
    case .trueFalse(let card): .trueFalse(card.card)
    case .dragAndDrop(let card): .dragAndDrop(card.card)
    case .codeBlocks(let card): .codeBlocks(card.card)
    case .quiz(let card): .quiz(card.card)
    case .reading(let card): .reading(card.card)
    case .poll(let card): .poll(card.card)
    case .executor(let card): .executor(card.card)
    case .exercise(let card): .exercise(card.card)
    case .challenge(let card): .challenge(card.card)
    case .playground(let card): .playground(card.card)
    case .finished(let card): .finished(card.card)
    }
  }

  /// Its fields, whatever its kind.
  package var fields: CardFields {
    switch card {
    case .description(let card): card.fields
    case .descriptionWithCode(let card): card.fields
    case .question(let card): card.fields
    case .questionWithCode(let card): card.fields
    case .multiSelect(let card): card.fields
    case .trueFalse(let card): card.fields
    case .dragAndDrop(let card): card.fields
    case .codeBlocks(let card): card.fields
    case .quiz(let card): card.fields
    case .reading(let card): card.fields
    case .poll(let card): card.fields
    case .executor(let card): card.fields
    case .exercise(let card): card.fields
    case .challenge(let card): card.fields
    case .playground(let card): card.fields
    case .finished(let card): card.fields
    }
  }

  /// The answers to a task; nil for kinds that ask for no program.
  var task: AuthoredProgramTask? {
    switch card {
    case .exercise(let card): card.task
    case .challenge(let card): card.task
    case .description, .descriptionWithCode, .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop,
      .codeBlocks, .quiz, .reading, .poll, .executor, .playground, .finished:
      nil
    }
  }
}

extension AuthoredKind {
  /// The index of the right answer, for kinds that have exactly one.
  package var onlyKey: Int? {
    switch self {
    case .question(let card): card.key.index.value
    case .questionWithCode(let card): card.key.index.value
    case .description, .descriptionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .quiz, .reading,
      .poll, .executor, .exercise, .challenge, .playground, .finished:
      nil
    }
  }

  /// The paths of the images that it names, in order: of answers, of the parts of a lesson to read, and of a badge.
  var images: [Located<String>] {
    switch self {
    case .question(let card): card.choices.images.map(\.image)
    case .questionWithCode(let card): card.choices.images.map(\.image)
    case .multiSelect(let card): card.choices.images.map(\.image)
    case .poll(let card): card.choices.images.map(\.image)
    case .quiz(let card): card.kinds.flatMap(\.images)
    case .reading(let card): card.content.value.compactMap(\.image)
    case .challenge(let card): [card.badgeImage].compactMap { $0 }
    case .description, .descriptionWithCode, .trueFalse, .dragAndDrop, .codeBlocks, .executor, .exercise, .playground,
      .finished:
      []
    }
  }

  /// The traits of the card, and of the questions of a quiz.
  var traits: CardTraits {
    if case .quiz(let quiz) = self { return quiz.kinds.reduce(into: .quiz) { $0.formUnion($1.traits) } }
    var traits: CardTraits = []
    if statement != nil { traits.insert(.statement) }
    if onlyKey != nil { traits.insert(.oneKey) }
    if !images.isEmpty { traits.insert(.images) }
    if case .finished = self { traits.insert(.end) }
    return traits
  }

  /// The truth of a statement; nil for other kinds.
  package var statement: Bool? { if case .trueFalse(let card) = self { card.answer.value } else { nil } }
}

/// Traits of cards for which whole episodes are looked through, so that an episode without them is passed over.
package struct CardTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is a quiz.
  package static let quiz = CardTraits(rawValue: 1 << 0)
  /// It is a statement that is true or false.
  package static let statement = CardTraits(rawValue: 1 << 1)
  /// It has exactly one right answer among several.
  package static let oneKey = CardTraits(rawValue: 1 << 2)
  /// It names images.
  package static let images = CardTraits(rawValue: 1 << 3)
  /// It ends an episode.
  package static let end = CardTraits(rawValue: 1 << 4)
  /// It is behind a card that ends the episode.
  package static let behindEnd = CardTraits(rawValue: 1 << 5)
}
