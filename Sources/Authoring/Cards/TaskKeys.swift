package import CurriculumBundle

/// Which keys of a task mean something in its language.
package enum TaskKeys {
  /// The key of a check that says what a whole program must do.
  package static func goal(in language: ProgramLanguage) -> FieldKey {
    switch language {
    case .python, .slang, .pseudocode, .javascript: .result
    case .robot: .world
    }
  }

  /// The keys of a check about a robot in a world.
  private static let levelKeys: Set<FieldKey> = [.world, .collecting, .doneWhen]

  /// The keys that mean nothing.
  package static func useless(in language: ProgramLanguage) -> Set<FieldKey> {
    switch language {
    case .python, .javascript: levelKeys.union([.deck, .practises, .cardLimit, .leastCards, .stars])
    case .slang:
      levelKeys.union([.input, .inputs, .deck, .practises, .leastCards, .setup, .call, .returns, .raises])
    case .pseudocode:
      levelKeys.union([.deck, .practises, .cardLimit, .leastCards, .stars, .setup, .call, .returns, .raises])
    case .robot: [.input, .inputs, .result, .satisfies, .setup, .call, .returns, .raises]
    }
  }
}

extension ProgramLanguage {
  /// True where programs of the language read lines of input.
  package var readsInput: Bool { !TaskKeys.useless(in: self).contains(.input) }

  /// True where a check may have a condition on what a program of the language prints.
  package var hasConditions: Bool { !TaskKeys.useless(in: self).contains(.satisfies) }
}

extension ProgramCheck {
  /// The keys that it has.
  package var keys: [FieldKey] {
    [
      (FieldKey.input, input != nil), (.result, result != nil), (.satisfies, satisfies != nil), (.setup, setup != nil),
      (.call, call != nil), (.returns, returns != nil), (.raises, raises != nil), (.world, world != nil),
      (.collecting, collecting != nil), (.doneWhen, doneWhen != nil),
    ]
    .filter(\.1).map(\.0)
  }

  /// Whether it says what a program of a language must do.
  package func hasGoal(in language: ProgramLanguage) -> Bool {
    if keys.contains(TaskKeys.goal(in: language)) { return true }
    if satisfies != nil, language.hasConditions { return true }
    return call != nil && !TaskKeys.useless(in: language).contains(.call) && (returns != nil || raises != nil)
  }

  /// Whether it has the goal of another language, and not the one that counts; one without any lacks a key, which is
  /// told when it is read.
  package func hasGoalOfAnotherLanguageAlone(_ language: ProgramLanguage) -> Bool {
    !hasGoal(in: language) && [result, satisfies, world, returns, raises].contains { $0 != nil }
  }
}

extension AuthoredChallenge {
  /// Those of its keys that not every language knows, with their fields.
  package var keysOfSomeLanguages: [(key: FieldKey, field: AnyField)] {
    let fields: [(FieldKey, AnyField?)] = [
      (.inputs, task.inputs.map { AnyField($0) }), (.deck, deck.map { AnyField($0) }),
      (.cardLimit, cardLimit.map { AnyField($0) }), (.practises, practises.map { AnyField($0) }),
      (.leastCards, leastCards.map { AnyField($0) }),
      (.stars, stars.map { AnyField($0) }),
    ]
    return fields.compactMap { key, field in field.map { (key, $0) } }
  }
}
