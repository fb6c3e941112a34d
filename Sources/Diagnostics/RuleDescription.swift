/// What there is to know about one kind of finding: the source of `hornbook explain`, `hornbook rules` and its tests.
public struct RuleDescription: Sendable {
  /// The name of the bad thing.
  public let code: Diagnostic.Code
  /// The part of the work that it belongs to.
  public let area: Area
  /// How bad it is when settings do not say otherwise.
  public let severity: Severity
  /// One line that says what is wrong.
  public let summary: String
  /// Whether it concerns more than the file in which it is shown.
  public let concernsCurriculum: Bool
  /// Whether what it finds can be left out without a loss, which editors show faded.
  public let isAboutNeedlessContent: Bool
  /// Why it matters to the learner and what to do, as prose.
  public let explanation: String
  private let makeWrong: @Sendable () -> [Example]
  private let makeRight: @Sendable () -> [Example]
  private let makeCases: @Sendable () -> Cases

  /// A description from its parts; samples are made only when they are asked for, since a run of the linter asks for
  /// none.
  ///
  /// - Parameters:
  ///   - wrong: Samples in which it is found.
  ///   - right: Samples that look much the same and are right.
  ///   - cases: What is tested besides the examples.
  public init(
    _ code: Diagnostic.Code, _ area: Area, _ severity: Severity, _ summary: String, concernsCurriculum: Bool = false,
    isAboutNeedlessContent: Bool = false, explanation: String,
    wrong: @autoclosure @escaping @Sendable () -> [Example] = [],
    right: @autoclosure @escaping @Sendable () -> [Example] = [],
    cases: @autoclosure @escaping @Sendable () -> Cases = Cases()
  ) {
    self.code = code
    self.area = area
    self.severity = severity
    self.summary = summary
    self.concernsCurriculum = concernsCurriculum
    self.isAboutNeedlessContent = isAboutNeedlessContent
    self.explanation = explanation
    makeWrong = wrong
    makeRight = right
    makeCases = cases
  }

  /// Samples in which it is found, each finding marked by `↓`; at most three, which teach best.
  public var wrong: [Example] { makeWrong() }

  /// Samples that look much the same and are right; at most three.
  public var right: [Example] { makeRight() }

  /// Samples that are tested as the examples are, but shown nowhere.
  public var cases: Cases { makeCases() }

  /// The samples that a rule is tested with besides the examples that are shown: spellings, limits, false alarms.
  public struct Cases: Sendable {
    /// Samples in which it is found, each finding marked by `↓`.
    public let wrong: [Example]
    /// Samples in which it is not found.
    public let right: [Example]

    /// Cases; none where nothing is given.
    public init(wrong: [Example] = [], right: [Example] = []) {
      self.wrong = wrong
      self.right = right
    }
  }

  /// The part of an author's work that a rule looks at.
  public enum Area: String, Sendable, CaseIterable {
    /// The YAML text itself.
    case yaml
    /// Ids, on which learners' progress hangs.
    case identity
    /// Keys, types and files.
    case structure
    /// What opens when.
    case order
    /// Optional parts, stars and the question of the day.
    case progress
    /// Choices and keys.
    case answers
    /// Programs, run by our own interpreters.
    case code
    /// Exercises and challenges: their programs, checks and levels.
    case tasks
    /// Words to drag, lines to order, quizzes.
    case puzzles
    /// What lessons teach.
    case concepts
    /// Words, and what a phone can show.
    case wording
    /// Images under `assets/`.
    case assets
    /// Settings, and findings that an author silences.
    case settings
  }

  /// A sample of content; `↓` stands right before the place of each finding and is taken out before it is read.
  public enum Example: Sendable {
    /// The `cards:` of an episode that is right apart from them.
    case cards(String)
    /// The file of an episode.
    case episode(String)
    /// Whole files by their path inside a curriculum; those that are not given are right.
    case files([String: String])
    /// What a sample would look like that cannot be printed.
    case words(String)
    /// Whole files of the last release, and those of the curriculum as it is now.
    case release(published: [String: String], now: [String: String])
  }
}
