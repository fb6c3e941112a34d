/// What a rule looks at: the rule itself under the kind of thing that it checks.
public struct RuleCheck: Sendable {
  let target: Target

  enum Target: Sendable {
    case text(any TextRule.Type)
    case card(any CardRule.Type)
    case program(any ProgramRule.Type)
    case code(any CodeRule.Type)
    case codeText(any CodeTextRule.Type)
    case choices(any ChoiceRule.Type)
    case task(any TaskRule.Type)
    case episode(any EpisodeRule.Type)
    case module(any ModuleRule.Type)
    case curriculum(any CurriculumRule.Type)
    case concepts(any ConceptRule.Type)
    case instructions(any InstructionRule.Type)
  }

  /// Whether it looks at more than one file.
  var isAboutCurriculum: Bool {
    switch target {
    case .module, .curriculum, .concepts: true
    case .text, .card, .program, .code, .codeText, .choices, .task, .episode, .instructions: false
    }
  }

  /// Whether it looks at what is taught and used.
  var isAboutConcepts: Bool { if case .concepts = target { true } else { false } }

  /// The rule, if it is about what authors tell the linter to do.
  ///
  /// Asking each of all rules whether it conforms to the protocol would take as long as linting an episode.
  var aboutInstructions: (any InstructionRule.Type)? { if case .instructions(let rule) = target { rule } else { nil } }

  /// What a rule of this kind needs whole, where it does not say otherwise.
  var premise: Premise {
    switch target {
    case .text, .card, .program, .code, .codeText, .choices, .task, .instructions: .card
    case .episode: .episode
    case .module: .module
    case .curriculum, .concepts: .curriculum
    }
  }

  static func text(_ rule: any TextRule.Type) -> RuleCheck { RuleCheck(target: .text(rule)) }
  static func card(_ rule: any CardRule.Type) -> RuleCheck { RuleCheck(target: .card(rule)) }
  static func program(_ rule: any ProgramRule.Type) -> RuleCheck { RuleCheck(target: .program(rule)) }
  static func code(_ rule: any CodeRule.Type) -> RuleCheck { RuleCheck(target: .code(rule)) }
  static func codeText(_ rule: any CodeTextRule.Type) -> RuleCheck { RuleCheck(target: .codeText(rule)) }
  static func choices(_ rule: any ChoiceRule.Type) -> RuleCheck { RuleCheck(target: .choices(rule)) }
  static func task(_ rule: any TaskRule.Type) -> RuleCheck { RuleCheck(target: .task(rule)) }
  static func episode(_ rule: any EpisodeRule.Type) -> RuleCheck { RuleCheck(target: .episode(rule)) }
  static func module(_ rule: any ModuleRule.Type) -> RuleCheck { RuleCheck(target: .module(rule)) }
  static func curriculum(_ rule: any CurriculumRule.Type) -> RuleCheck { RuleCheck(target: .curriculum(rule)) }
  static func concepts(_ rule: any ConceptRule.Type) -> RuleCheck { RuleCheck(target: .concepts(rule)) }
  static func instructions(_ rule: any InstructionRule.Type) -> RuleCheck { RuleCheck(target: .instructions(rule)) }
}
