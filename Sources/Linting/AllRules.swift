internal import Authoring
public import Diagnostics
internal import YAMLSource

/// Every rule; one line each.
public enum AllRules {
  /// The rules of this target, by area.
  public static let all: [any Rule.Type] = [
    // Identity
    DuplicateCard.self,
    DuplicateCardID.self,
    DuplicateTitle.self,
    FormerIDClaimedTwice.self,
    FormerIDInUse.self,
    LostCardID.self,
    LostID.self,
    // Structure
    FinishedMissing.self,
    FinishedNotLast.self,
    NothingToDo.self,
    // Order
    DeadEnd.self,
    LaterPrerequisite.self,
    PrerequisiteCycle.self,
    PrerequisiteOnItself.self,
    RedundantOpening.self,
    RedundantPrerequisite.self,
    UnknownPrerequisite.self,
    UnreachableEpisode.self,
    // Progress
    DayWithoutQuestion.self,
    HeldUpByStars.self,
    LadderWithoutDifficulty.self,
    OptionalNeeded.self,
    StarsSayNothing.self,
    StarTotalOutOfReach.self,
    // Answers
    AllOfTheAbove.self,
    AnswerGivenAway.self,
    AnswerIndexOutOfRange.self,
    AnswerInWords.self,
    AnswerStandsOut.self,
    AnswersAtOnePlace.self,
    CountToldOtherwise.self,
    DuplicateAnswer.self,
    EveryAnswerRight.self,
    FeedbackWithoutAnswer.self,
    LookalikeAnswers.self,
    SameValueAnswers.self,
    TooFewAnswers.self,
    TrueFalseAlwaysTheSame.self,
    // Wording
    AnswerTooLong.self,
    CardTextTooLong.self,
    CodeLineTooWide.self,
    CodeTooLong.self,
    DoubledWord.self,
    EdgeWhiteSpace.self,
    HardToRead.self,
    HeaderTooLong.self,
    InvisibleCharacter.self,
    InvisibleCharacterInCode.self,
    LookalikeLetterInCode.self,
    MarkupInText.self,
    MinutesUnlikely.self,
    PlaceholderLeftIn.self,
    SampleLeftIn.self,
    SentenceTooLong.self,
    TabInCode.self,
    TooManyCards.self,
    TrailingSpaceInCode.self,
    // Code
    AnswerKeyWrong.self,
    AsksAssumed.self,
    DistractorAlsoRight.self,
    ExecutorNotRun.self,
    LineNotThere.self,
    MisspeltCall.self,
    NoAnswerRight.self,
    NondeterministicOutput.self,
    ProgramOverBudget.self,
    QuestionReadsInput.self,
    SlowOnAPhone.self,
    SyntaxErrorInCode.self,
    ToldOtherwise.self,
    UnanswerablePrompt.self,
    UnprovableQuestion.self,
    UnreadInput.self,
    WrongResult.self,
    // Concepts
    ChallengeBesideLesson.self,
    NeededNotTaught.self,
    NeverAsked.self,
    NeverPractised.self,
    TooManyNewConcepts.self,
    UnknownConcept.self,
    UsedBeforeTaught.self,
    // Puzzles
    AnswerNotAmongTokens.self,
    BlankAlsoRight.self,
    BlankMismatch.self,
    DecoyCompletes.self,
    DecoyFits.self,
    OrderAlsoRight.self,
    OrderByIndentation.self,
    OrderNotPossible.self,
    PuzzleSolutionFails.self,
    QuizNotPassable.self,
    // Tasks
    CardNotNeeded.self,
    CheckIncomplete.self,
    CheckTooStrict.self,
    CommonMistakeUnanswered.self,
    ConstantPasses.self,
    FeedbackNeverReached.self,
    FeedbackOfAnother.self,
    InputsMismatch.self,
    KeyOfAnotherLanguage.self,
    LevelUnsolvable.self,
    ProgramMistake.self,
    RepeatedInTask.self,
    SolutionFails.self,
    SolutionsDiffer.self,
    StarsOutOfReach.self,
    ResultEndsInBlank.self,
    StarterPasses.self,
    UnknownCardName.self,
    WorldUnreadable.self,
    WrongProgramPasses.self,
    WrongVariantPasses.self,
    // Assets
    AltSaysNothing.self,
    AssetMissing.self,
    AssetNotAnImage.self,
    AssetNotUsed.self,
    AssetTooLarge.self,
    // Settings
    MisspeltSuppression.self,
    SilencedReadingError.self,
    SuppressionInCode.self,
    SuppressionWithoutReason.self,
    UnknownRule.self,
    UselessSuppression.self,
  ]

  /// What there is to know about every kind of finding that `hornbook lint` can make.
  public static let descriptions: [RuleDescription] =
    YAMLFinding.descriptions + AuthoringFindings.all + all.map { $0.description }

  /// What there is to know about every kind of finding, those of `fmt`, `import` and `export` included.
  public static let explanations: [RuleDescription] =
    descriptions + AuthoringFindings.outside + AuthoringFindings.formatting + ImportFinding.all

  /// What there is to know about one kind of finding that `hornbook lint` can make;
  /// nil when there is none of that name.
  public static func description(of code: Diagnostic.Code) -> RuleDescription? { byCode[code] }

  /// What there is to know about one kind of finding of any command; nil when there is none of that name.
  public static func explanation(of code: Diagnostic.Code) -> RuleDescription? {
    byCode[code] ?? explanations.first { $0.code == code }
  }

  /// The findings that concern more than the file in which they are shown.
  public static let curriculumWide: Set<Diagnostic.Code> = Set(
    all.filter { $0.checks.contains(where: \.isAboutCurriculum) }.map { $0.description.code }
      + descriptions.filter(\.concernsCurriculum).map(\.code))

  /// The errors met while files are read: content that is lost with them would be missing from a release.
  public static let cannotBeSilenced: Set<Diagnostic.Code> = Set(
    (YAMLFinding.descriptions + AuthoringFindings.all).filter { $0.severity == .error }.map(\.code))

  /// The rules that find nothing where no release is known.
  static let needingRelease: Set<Diagnostic.Code> = Set(all.filter { $0.needsRelease }.map { $0.description.code })

  private static let byCode = Dictionary(
    descriptions.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}
