/// What programs are run for.
enum RunPurpose: Int, CaseIterable {
  /// What the code on a card does as it stands: one run.
  case code
  /// Which answers to a question are right.
  case answers
  /// The outcomes of answers that are code, where the question does not say what makes one right.
  case codeAnswers
  /// What the right answers to a puzzle make.
  case rightAnswers
  /// Which other orders of lines are right.
  case orders
  /// Which decoys can stand in for a line.
  case decoys
  /// Which other tokens are right in the blanks.
  case blanks
  /// What the programs of a task do on its checks.
  case programs
  /// Whether checks kill mutants, and on which drawn inputs these differ from right programs.
  case mutants
  /// Whether right programs do the same on drawn inputs.
  case drawnInputs
  /// Whether checks accept right programs that are written otherwise.
  case otherWritings
  /// Whether something depends on the order of sets: all that decides it again under other hash seeds.
  case hashSeeds
  /// How few cards solve a robot's level: tries of the solver, which are no runs.
  case level

  /// How many times the limit `steps` all runs for it may take together.
  var share: Int {
    switch self {
    case .code, .decoys, .drawnInputs, .otherWritings, .level: 1
    case .blanks, .codeAnswers: 2
    case .mutants: 3
    case .orders: 4
    case .hashSeeds: 5
    case .answers, .rightAnswers, .programs: 10
    }
  }
}

extension RunPurpose {
  /// The claim that stays unproven when nothing is left; nil for a purpose whose end is a finding, or that proves
  /// nothing.
  var unprovenReason: UnprovenReason? {
    switch self {
    case .code, .codeAnswers: nil
    case .answers: .answers
    case .rightAnswers: .rightAnswers
    case .orders: .orders
    case .decoys: .decoys
    case .blanks: .blanks
    case .programs: .programs
    case .mutants: .mutants
    case .drawnInputs: .drawnInputs
    case .otherWritings: .otherWritings
    case .hashSeeds: .otherRuns
    case .level: .level
    }
  }
}
