import CurriculumBundle
import Grading
import JSON

/// Which words are right in the blanks of code, found by running it.
///
///     {"result": "4", "fits": [{"blank": 0, "token": "*", "words": ["*"]}], "verdict": "disproven"}
public struct BlankEvidence: Sendable, Hashable, Codable {
  /// A token that is right in a blank, too.
  ///
  ///     {"blank": 0, "token": "*", "words": ["*"]}
  public struct Fit: Sendable, Hashable, Codable {
    /// The blank, from 0.
    public let blank: Int
    /// The token.
    public let token: String
    /// What the blanks hold then.
    public let words: [String]
    /// A case that would tell the code with this token from the right code; nil where none was found.
    public var furtherCase: OrderEvidence.Case?
  }

  /// What the code prints with the right words, on the first check where the card has checks; nil where nothing can be
  /// said: a sentence gives the blanks a meaning of their own, the right words do not work, or the code prints nothing.
  public let result: String?
  /// Tokens that are right where the other blanks hold their right words, and do not count as right yet.
  public let fits: [Fit]
  /// Words for all blanks that are right, though no one of them is alone; nil when there are none.
  public let otherFilling: [String]?
  /// What the search proves.
  public let verdict: ProofVerdict
  /// The right words that are not among the tokens; nil where all are, and where no run can tell which are right.
  public private(set) var missing: [MissingWord]?
}

extension BlankEvidence {
  /// What is found out about a card; nil for other kinds, and for languages that we do not run.
  ///
  /// - Parameter solutions: What the words do that count as right.
  init?(of subject: EvidenceSubject, _ solutions: PuzzleEvidence?, _ runs: CardRuns) {
    guard case .dragAndDrop(let puzzle) = subject.content, puzzle.code != nil, let language = subject.runLanguage,
      language != .robot || puzzle.checks != nil
    else { return nil }
    guard let goal = PuzzleGoal(subject.content, solutions, in: language, runs), var search = BlankSearch(puzzle, goal)
    else {
      self.init(
        result: nil, fits: [], otherFilling: nil, verdict: .undecided,
        missing: MissingWord.all(in: puzzle, of: subject.content, in: language, runs))
      runs.leaveUnproven(.nothingToCompare)
      return
    }
    let fits = search.findFits().map { fit in
      var fit = fit
      fit.furtherCase = CaseSearch(puzzle, other: fit.words, goal, runs).best()
      return fit
    }
    let filling = fits.isEmpty ? search.findFilling() : nil
    let isDisproven = !fits.isEmpty || filling != nil
    guard !isDisproven || !subject.hasReason else {
      // The text decides, which no run can read.
      self.init(result: nil, fits: [], otherFilling: nil, verdict: .undecided)
      runs.leaveUnproven(.concept)
      return
    }
    self.init(
      result: solutions?.solutions.first?.run.output, fits: fits, otherFilling: filling,
      verdict: isDisproven ? .disproven : search.mayGoOn ? .proven : .undecided)
    if verdict == .undecided { runs.leaveUnproven(.blanks) }
  }
}
