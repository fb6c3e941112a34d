/// What a directive of Runestone's asks of a learner.
enum RunestoneItem: Hashable {
  /// `mchoice`.
  case choice(ChoiceQuestion)
  /// `fillintheblank`.
  case blanks(RunestoneBlanks)
  /// `parsonsprob`.
  case puzzle(RunestonePuzzle)
  /// `dragndrop`.
  case matching(MatchingQuestion, feedback: String?)
  /// `activecode`.
  case program(RunestoneProgram)
}
