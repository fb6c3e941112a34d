/// What a rule looks at, and how.
public struct RuleCheck: Sendable {
  let target: Target

  /// Whether it needs the whole curriculum.
  var isAboutCurriculum: Bool { if case .curriculum = target { true } else { false } }

  enum Target: Sendable {
    case text(@Sendable (TextContext) -> Void)
    case card(@Sendable (CardContext) -> Void)
    case code(@Sendable (CardContext) -> Void)
    case choices(@Sendable (CardContext) -> Void)
    case episode(@Sendable (EpisodeContext) -> Void)
    case curriculum(@Sendable (CurriculumContext) -> Void)
  }

  static func text(_ check: @escaping @Sendable (TextContext) -> Void) -> RuleCheck { RuleCheck(target: .text(check)) }

  static func card(_ check: @escaping @Sendable (CardContext) -> Void) -> RuleCheck { RuleCheck(target: .card(check)) }

  static func code(_ check: @escaping @Sendable (CardContext) -> Void) -> RuleCheck { RuleCheck(target: .code(check)) }

  static func choices(_ check: @escaping @Sendable (CardContext) -> Void) -> RuleCheck {
    RuleCheck(target: .choices(check))
  }

  static func episode(_ check: @escaping @Sendable (EpisodeContext) -> Void) -> RuleCheck {
    RuleCheck(target: .episode(check))
  }

  static func curriculum(_ check: @escaping @Sendable (CurriculumContext) -> Void) -> RuleCheck {
    RuleCheck(target: .curriculum(check))
  }
}
