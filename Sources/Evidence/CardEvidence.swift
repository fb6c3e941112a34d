/// All that running and reading a card's programs finds out: facts alone, on which rules base their verdicts.
///
/// It is the same on every machine, and whatever rules are on. Parts that a card has nothing for are nil.
///
///     {"code": {"mistakes": [], "run": {"ending": {"finished": {"status": 0}}, "output": "2.7", "steps": 10,
///      "bytes": 4064, "chances": 0}, "prompts": [], "unreadLines": 0, "lacksInput": false}, "pieces": [],
///      "concepts": [{"site": {"code": {}}, "marks": ["practised"], "uses": [{"concept": "python.call", "part": 1},
///      {"concept": "python.call.print", "part": 1}, {"concept": "python.float", "part": 1}]}], "programs": 1,
///      "steps": 10, "solverTries": 0, "unproven": []}
public struct CardEvidence: Sendable, Hashable, Codable {
  /// What its code does, and what that says about its answers.
  @Boxed public internal(set) var code: CodeEvidence?
  /// The outcomes of its answers that are code, where the card does not say what makes one right.
  @Boxed public internal(set) var answers: CodeAnswers?
  /// What the right answers to a puzzle make.
  @Boxed public internal(set) var puzzle: PuzzleEvidence?
  /// Which orders of a puzzle's lines are right.
  @Boxed public internal(set) var orders: OrderEvidence?
  /// Which words are right in the blanks of code.
  @Boxed public internal(set) var blanks: BlankEvidence?
  /// The other solutions of a puzzle whose output its text names, where it does not name that of the stated one.
  @Boxed public internal(set) var namedSolutions: NamedSolutions?
  /// What the programs of an exercise or challenge do.
  @Boxed public internal(set) var task: TaskEvidence?
  /// The pieces of code in a lesson to read that cannot be read themselves.
  public internal(set) var pieces: [PieceEvidence] = []
  /// What its programs use.
  public internal(set) var concepts: [ConceptEvidence] = []
  /// How many runs it took: those of mutants, on drawn inputs and under other hash seeds among them.
  public internal(set) var programs = 0
  /// How many steps these took together.
  public internal(set) var steps = 0
  /// How many steps and states the solver of robots' levels tried.
  public internal(set) var solverTries = 0
  /// What is not proven, in the order of `UnprovenReason.allCases`.
  public internal(set) var unproven: [UnprovenReason] = []

  /// Nothing is known of a card without programs.
  public static let none = CardEvidence()

  init() {}
}
