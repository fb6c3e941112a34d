public import Diagnostics

/// A rule: what it is about, and a check.
///
/// To add one, write a file in `Rules/<Area>/` and a line in `AllRules.swift`. The examples of its description are its
/// tests: what stands at `↓` is found in the wrong ones, nothing in the right ones.
public protocol Rule: Sendable {
  /// What there is to know about it.
  static var description: RuleDescription { get }
}

/// A rule that looks at one text at a time: titles, summaries, headers, texts, answers.
protocol TextRule: Rule {
  /// Reports what is wrong with a text.
  static func check(_ text: TextContext)
}

/// A rule that looks at one card at a time.
protocol CardRule: Rule {
  /// Reports what is wrong with a card.
  static func check(_ card: CardContext)
}

/// A rule that looks at one episode at a time.
protocol EpisodeRule: Rule {
  /// Reports what is wrong with an episode.
  static func check(_ episode: EpisodeContext)
}

/// A rule that needs the whole curriculum.
protocol CurriculumRule: Rule {
  /// Reports what is wrong with the curriculum.
  static func check(_ curriculum: CurriculumContext)
}
