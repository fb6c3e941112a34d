package import CurriculumBundle

/// Which keys of a task mean something in its language.
package enum TaskKeys {
  /// The key of a check that says what a whole program must do.
  package static func goal(in language: ProgramLanguage) -> FieldKey {
    switch language {
    case .python, .slang: .result
    case .robot: .world
    }
  }

  /// The keys that mean nothing.
  package static func useless(in language: ProgramLanguage) -> Set<FieldKey> {
    switch language {
    case .python: [.world, .deck, .practises, .cardLimit, .stars]
    case .slang: [.input, .inputs, .world, .deck, .practises, .satisfies, .setup, .call, .returns, .raises]
    case .robot: [.input, .inputs, .result, .satisfies, .setup, .call, .returns, .raises]
    }
  }
}

extension ProgramCheck {
  /// The keys that it has.
  package var keys: [FieldKey] {
    [
      (FieldKey.input, input != nil), (.result, result != nil), (.satisfies, satisfies != nil), (.setup, setup != nil),
      (.call, call != nil), (.returns, returns != nil), (.raises, raises != nil), (.world, world != nil),
    ]
    .filter(\.1).map(\.0)
  }

  /// Whether it says what a program of a language must do.
  package func hasGoal(in language: ProgramLanguage) -> Bool {
    if keys.contains(TaskKeys.goal(in: language)) { return true }
    return language == .python && (satisfies != nil || call != nil && (returns != nil || raises != nil))
  }

  /// Whether it has the goal of another language, and not the one that counts; one without any lacks a key, which is
  /// told when it is read.
  package func hasGoalOfAnotherLanguageAlone(_ language: ProgramLanguage) -> Bool {
    !hasGoal(in: language) && [result, satisfies, world, returns, raises].contains { $0 != nil }
  }
}

extension AuthoredTask {
  /// Those of its keys, and of its challenge, that not every language knows.
  package func keysOfSomeLanguages(_ challenge: ChallengeCard) -> [FieldKey] {
    [
      (FieldKey.inputs, inputs != nil), (.deck, challenge.deck != nil), (.cardLimit, challenge.cardLimit != nil),
      (.practises, practises != nil), (.stars, challenge.stars != nil),
    ]
    .filter(\.1).map(\.0)
  }
}
