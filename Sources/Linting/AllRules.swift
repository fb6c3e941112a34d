import Authoring
public import Diagnostics
import YAMLSource

/// Every rule; one line each.
public enum AllRules {
  /// The rules of this target, by area.
  public static let all: [any Rule.Type] = [
    // Identity
    DuplicateCard.self,
    DuplicateCardID.self,
    DuplicateFormerID.self,
    DuplicateRetiredID.self,
    DuplicateTitle.self,
    FormerIDInUse.self,
    LostCardID.self,
    LostID.self,
    MisplacedSuccessor.self,
    RetiredIDInUse.self,
    UnknownSuccessor.self,
    // Structure
    AwaitingReview.self,
    DuplicateLibraryName.self,
    MisplacedFinishedCard.self,
    MissingFinishedCard.self,
    NothingToDo.self,
    OnlyDrafts.self,
    UnevenElementHelp.self,
    UnknownPackCard.self,
    UnusedApproval.self,
    // Order
    DeadEnd.self,
    LaterPrerequisite.self,
    PrerequisiteCycle.self,
    RedundantOpening.self,
    RedundantPrerequisite.self,
    SelfPrerequisite.self,
    UnknownPrerequisite.self,
    UnreachableEpisode.self,
    // Progress
    DayWithoutQuestion.self,
    LadderWithoutDifficulty.self,
    RedundantStars.self,
    RequiredOptionalPart.self,
    StarShortfall.self,
    UnorderedReminder.self,
    UnreachableStarTotal.self,
    // Answers
    AllOfTheAbove.self,
    AnswerCountMismatch.self,
    AnswerGivenAway.self,
    AnswerIndexOutOfRange.self,
    AnswerInWords.self,
    ConspicuousAnswer.self,
    ContradictingText.self,
    DuplicateAnswer.self,
    FeedbackWithoutAnswer.self,
    LookalikeAnswers.self,
    NoWrongAnswer.self,
    PredictableAnswerIndex.self,
    PredictableTrueFalse.self,
    QuotesAroundAnswers.self,
    ReformattedOutput.self,
    SameValueAnswers.self,
    TooFewAnswers.self,
    // Wording
    AnswerTooLong.self,
    CardTextTooLong.self,
    CodeLineTooWide.self,
    CodeTooLong.self,
    DoubledWord.self,
    HeaderTooLong.self,
    HighReadingGrade.self,
    ImplausibleMinutes.self,
    InvisibleCharacter.self,
    InvisibleCharacterInCode.self,
    LeftoverPlaceholder.self,
    LookalikeLetterInCode.self,
    MarkupInText.self,
    SentenceTooLong.self,
    SurroundingWhitespace.self,
    TabInCode.self,
    TooManyCards.self,
    TrailingSpaceInCode.self,
    UnknownNameInText.self,
    UntouchedSample.self,
    // Code
    AnswerKeyWrong.self,
    ErrorByTypo.self,
    ErrorInGiven.self,
    ExecutorWithoutInterpreter.self,
    InputInQuestion.self,
    LikelyWrongKey.self,
    LikelyWrongSolution.self,
    MissingAsks.self,
    MisspelledCall.self,
    NondeterministicOutput.self,
    NoRightAnswer.self,
    OutputClaimMismatch.self,
    ProgramOverBudget.self,
    RedundantVariant.self,
    RightDistractor.self,
    SlowProgram.self,
    SyntaxErrorInCode.self,
    UnanswerablePrompt.self,
    UnavailableModule.self,
    UnclearQuestion.self,
    UnknownLine.self,
    UnprovableQuestion.self,
    UnreadInput.self,
    UnreadText.self,
    VariantMismatch.self,
    WrongResult.self,
    // Concepts
    ConceptOutsideSubject.self,
    PrematureConcept.self,
    TooManyNewConcepts.self,
    UnaskedConcept.self,
    UncoveredSubject.self,
    UnknownConcept.self,
    UnpracticedConcept.self,
    UnrelatedChallenge.self,
    UntaughtConcept.self,
    // Puzzles
    AmbiguousBlank.self,
    AmbiguousOrder.self,
    BlankMismatch.self,
    DuplicateDecoy.self,
    DuplicateToken.self,
    FailingPuzzleSolution.self,
    InvalidAcceptedOrder.self,
    MissingToken.self,
    OrderByIndentation.self,
    RightDecoy.self,
    UndecidedBlank.self,
    UndecidedOrder.self,
    UnreachablePassMark.self,
    UnshownFailure.self,
    // Tasks
    CheckTooStrict.self,
    CommonMistakeWithoutFeedback.self,
    DuplicateTaskEntry.self,
    FailingSolution.self,
    IdleCondition.self,
    IncompleteCheck.self,
    InconsistentSolutions.self,
    InputsMismatch.self,
    InvalidWorld.self,
    KeyOfAnotherLanguage.self,
    MisdirectedFeedback.self,
    PassingConstant.self,
    PassingStarter.self,
    PassingStub.self,
    PassingWrongProgram.self,
    ProgramMistake.self,
    SurvivingMutant.self,
    UnknownCardName.self,
    UnneededCard.self,
    UnreachableFeedback.self,
    UnreachableStars.self,
    UnreadableCall.self,
    UnreadableCondition.self,
    UnsolvableLevel.self,
    UselessCard.self,
    WrongLeastCards.self,
    // Assets
    ActiveContentInImage.self,
    AssetTooLarge.self,
    DamagedImage.self,
    ImageTypeMismatch.self,
    MissingAltText.self,
    MissingAsset.self,
    TooManyPixels.self,
    UnusedAsset.self,
    // Settings
    MisspelledSuppression.self,
    SilencedReadingError.self,
    SuppressionInCode.self,
    SuppressionWithoutReason.self,
    UnknownRule.self,
    UnusedSuppression.self,
  ]

  /// What there is to know about every kind of finding that `hornbook lint` can make.
  public static let descriptions: [RuleDescription] =
    YAMLFinding.descriptions + AuthoringFindings.all + all.map { $0.description }

  /// What there is to know about one kind of finding that `hornbook lint` can make;
  /// nil when there is none of that name.
  public static func description(of code: Diagnostic.Code) -> RuleDescription? { byCode[code] }

  /// The findings that concern more than the file in which they are shown.
  public static let curriculumWide: Set<Diagnostic.Code> = Set(
    all.filter { $0.checks.contains(where: \.isAboutCurriculum) }.map { $0.description.code }
      + descriptions.filter(\.concernsCurriculum).map(\.code))

  /// The errors met while files are read, since content that is lost with them would be missing from a release, and
  /// those of images that may not reach a learner's device.
  public static let cannotBeSilenced: Set<Diagnostic.Code> = readingErrors.union(ofUnsafeImages)

  /// The errors met while files are read, which keep rules from running that need every file.
  public static let readingErrors: Set<Diagnostic.Code> = Set(
    (YAMLFinding.descriptions + AuthoringFindings.all + AuthoringFindings.outside).filter { $0.severity == .error }
      .map(\.code))

  /// The rules about files that an app may not trust: what is not an image, is not whole, or acts by itself.
  static let ofUnsafeImages: Set<Diagnostic.Code> = [
    ActiveContentInImage.description.code, ImageTypeMismatch.description.code, DamagedImage.description.code,
  ]

  /// The rules that are silent where some other file could not be read.
  static let needingMoreThanAnEpisode = Set(all.filter { $0.premise > .episode }.map { $0.description.code })

  /// The rules about what is taught and used where.
  static let aboutConcepts = Set(
    all.filter { $0.checks.contains(where: \.isAboutConcepts) }.map { $0.description.code })

  /// The rules about what authors tell the linter to do.
  static let aboutInstructions = all.flatMap { $0.checks.compactMap(\.aboutInstructions) }

  /// The rules whose findings leave open which concepts a file teaches and uses.
  static let leavingConceptsOpen = Set(all.filter { $0.leavesConceptsOpen }.map { $0.description.code })

  /// The rules that find nothing where no release is known.
  static let needingRelease: Set<Diagnostic.Code> = Set(all.filter { $0.needsRelease }.map { $0.description.code })

  private static let byCode = Dictionary(
    descriptions.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
}
