/// Why something about a card is not proven.
public enum UnprovenReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its code is in a language that is only shown.
  case shownOnly = "shown-only"
  /// Its code is in a language that tools run, and they did not run it, or it may come to something else each time.
  case notRun = "not-run"
  /// Its pseudocode is in words, and not in the language that is run.
  case inWords = "in-words"
  /// Its author says that no run can decide.
  case concept
  /// It does not say what it asks about its code.
  case silent
  /// It is a statement with a condition that says something else than its text, as far as that is read.
  case conditionAlone = "condition-alone"
  /// It is a statement in words that are not read, so that only its condition was run.
  case unreadText = "unread-text"
  /// Its key says that the program never ends, and the run was stopped.
  case endless
  /// It asks about what its code draws by chance, which differs between draws.
  case chance
  /// It asks about code for a robot, which needs a world.
  case robotCode = "robot-code"
  /// It asks about a run of code that needs a module which is not here.
  case module
  /// Not all its answers could be decided.
  case answers
  /// Not all its right answers could be run.
  case rightAnswers = "right-answers"
  /// What it prints does not decide about other answers.
  case nothingToCompare = "nothing-to-compare"
  /// A puzzle is compared with what its own solution prints: neither it nor its text says what that should be.
  case nothingStated = "nothing-stated"
  /// Not all orders of its lines could be tried.
  case orders
  /// Not all places of its decoys could be tried.
  case decoys
  /// Not all words in its blanks could be tried.
  case blanks
  /// Not all its programs could be run.
  case programs
  /// Not all mutants of its solutions could be decided.
  case mutants
  /// Mutants of its solutions were stopped in the middle, perhaps in a loop without end.
  case timedOutMutants = "timed-out-mutants"
  /// Mutants of its solutions were run on its checks alone: no other input tells right programs from them.
  case noOtherInput = "no-other-input"
  /// Not all inputs that were drawn could be run.
  case drawnInputs = "drawn-inputs"
  /// Not all other writings of its solutions could be run.
  case otherWritings = "other-writings"
  /// Not everything could be run again with sets in another order.
  case otherRuns = "other-runs"
  /// The solver gave up before it knew how short a program can be, or whether there is one.
  case level
}
