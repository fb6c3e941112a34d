public import Diagnostics

/// A rule: what it is about, and a pure function from what it looks at to what is wrong with that.
///
/// To add one, write a file in `Rules/<Area>/` and a line in `AllRules.swift`. The examples of its description are its
/// manual page and its tests: the rule finds what is marked by `↓` in the wrong ones and nothing in the right ones.
/// More than three of a kind teach nobody; further ones are `cases` at the end of the file, tested in the same way.
public protocol Rule: Sendable {
  /// What there is to know about it.
  static var description: RuleDescription { get }
  /// What it looks at, and how; a rule that looks at one kind of thing gets it from the protocol of that kind.
  static var checks: [RuleCheck] { get }
  /// Whether it compares with the last release, and so finds nothing where none is known.
  static var needsRelease: Bool { get }
  /// What has to have been read whole; where it was not, the rule is silent.
  static var premise: Premise { get }
  /// Whether what it finds leaves open which concepts the file teaches and uses, so that no rule about these is right.
  static var leavesConceptsOpen: Bool { get }
  /// The findings that name the cause of what this rule finds, which is then left out.
  static var yieldsTo: [Cause] { get }
}

extension Rule {
  /// None: its findings come from elsewhere.
  public static var checks: [RuleCheck] { [] }
  /// No: it looks at the curriculum as it is.
  public static var needsRelease: Bool { false }
  /// All that it looks at.
  public static var premise: Premise { checks.map(\.premise).max() ?? .card }
  /// No.
  public static var leavesConceptsOpen: Bool { false }
  /// None.
  public static var yieldsTo: [Cause] { [] }
}

/// A rule that looks at one text at a time: titles, summaries, headers, texts, answers.
protocol TextRule: Rule {
  /// What is wrong with a text.
  static func findings(in text: TextContext) -> [Finding]
}

extension TextRule {
  static var checks: [RuleCheck] { [.text(Self.self)] }
}

/// A rule that looks at one card at a time.
protocol CardRule: Rule {
  /// What is wrong with a card.
  static func findings(in card: CardContext) -> [Finding]
}

extension CardRule {
  static var checks: [RuleCheck] { [.card(Self.self)] }
}

/// A rule that looks at one card with a program at a time: code, a task, or a puzzle of code.
///
/// Most cards have none, and each rule that asks them for what runs found out costs a hundredth of a lint.
protocol ProgramRule: Rule {
  /// What is wrong with the programs, or with what the card says of them.
  static func findings(in card: CardContext) -> [Finding]
}

extension ProgramRule {
  static var checks: [RuleCheck] { [.program(Self.self)] }
}

/// A rule that looks at one card with code at a time.
protocol CodeRule: Rule {
  /// What is wrong with the code, or with what the card says of it.
  static func findings(in card: CardContext) -> [Finding]
}

extension CodeRule {
  static var checks: [RuleCheck] { [.code(Self.self)] }
}

/// A rule that looks at one code or program at a time as it is written: on a card to read or run, or of a task.
protocol CodeTextRule: Rule {
  /// What is wrong with how it is written.
  static func findings(in code: CodeContext) -> [Finding]
}

extension CodeTextRule {
  static var checks: [RuleCheck] { [.codeText(Self.self)] }
}

/// A rule that looks at one card with answers at a time.
protocol ChoiceRule: Rule {
  /// Whether what it says is true of a poll, too, which has no right answer and can be guessed by nobody.
  static var judgesPolls: Bool { get }
  /// What is wrong with the answers.
  static func findings(in card: CardContext) -> [Finding]
}

extension ChoiceRule {
  static var checks: [RuleCheck] { [.choices(Self.self)] }
  static var judgesPolls: Bool { false }
}

/// A rule that looks at one exercise or challenge at a time.
protocol TaskRule: Rule {
  /// What is wrong with the task, its checks or its programs.
  static func findings(in task: TaskContext, on card: CardContext) -> [Finding]
}

extension TaskRule {
  static var checks: [RuleCheck] { [.task(Self.self)] }
}

/// A rule that looks at one episode at a time.
protocol EpisodeRule: Rule {
  /// What is wrong with an episode.
  static func findings(in episode: EpisodeContext) -> [Finding]
}

extension EpisodeRule {
  static var checks: [RuleCheck] { [.episode(Self.self)] }
}

/// A rule that looks at one module at a time, once all of its episodes were looked at.
protocol ModuleRule: Rule {
  /// What is wrong with a module.
  static func findings(in module: ModuleContext) -> [Finding]
}

extension ModuleRule {
  static var checks: [RuleCheck] { [.module(Self.self)] }
}

/// A rule that needs the whole curriculum.
protocol CurriculumRule: Rule {
  /// What is wrong with the curriculum.
  static func findings(in curriculum: CurriculumContext) -> [Finding]
}

extension CurriculumRule {
  static var checks: [RuleCheck] { [.curriculum(Self.self)] }
}

/// A rule about items and the ids that they have or had: cards of an episode, or modules, blocks and episodes.
protocol SiblingRule: EpisodeRule, CurriculumRule {
  /// The findings about the items of an episode, or of the whole curriculum.
  static func findings(in items: [Sibling]) -> [Finding]
}

extension SiblingRule {
  static var checks: [RuleCheck] { [.episode(Self.self), .curriculum(Self.self)] }

  static func findings(in episode: EpisodeContext) -> [Finding] { episode.renamedCards.map { findings(in: $0) } ?? [] }

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    findings(in: curriculum.families.flatMap { $0 })
  }
}

/// A rule about what authors tell the linter to do.
protocol InstructionRule: Rule {
  /// What is wrong with instructions.
  static func findings(in instructions: Instructions) -> [Finding]
}

extension InstructionRule {
  static var checks: [RuleCheck] { [.instructions(Self.self)] }
}

/// A rule about what is taught, used and asked where, in the order that the locks allow.
protocol ConceptRule: Rule {
  /// What is wrong with the order of the concepts.
  static func findings(in concepts: CurriculumConcepts) -> [Finding]
}

extension ConceptRule {
  static var checks: [RuleCheck] { [.concepts(Self.self)] }
}
