/// The forms of which files are made.
package enum AllForms {
  /// Those by whose names authors look them up: the files from the whole down, what goes into them, then the kinds of
  /// cards and what goes into those.
  package static var named: [(name: String, form: any Form.Type)] {
    let files: [(String, any Form.Type)] = [
      ("curriculum", CurriculumForm.self), ("module", ModuleForm.self), ("block", BlockForm.self),
      ("episode", EpisodeForm.self), ("lint", LintSettingsForm.self), ("limits", LintLimitsForm.self),
      ("review", ReviewForm.self), ("champion", ChampionShapeForm.self), ("exchange", ExchangeForm.self),
      ("level", LevelForm.self), ("library", CardLibraryForm.self),
    ]
    let parts: [(String, any Form.Type)] = [
      (ChallengeForm.checks.key, ProgramCheckForm.self), (ProgramFields.wrongPrograms.key, WrongProgramForm.self),
      (ChallengeForm.stars.key, StarThresholdsForm.self), (GuidanceFields.feedback.key, AnswerFeedbackForm.self),
      (ReadingForm.content.key, ReadingPartForm.self), (CodeFields.variants.key, CodeVariantsForm.self),
    ]
    return files + CardForms.all.map { ($0.kind.rawValue, $0) } + parts
  }

  /// Every form, those among them that no author looks up.
  package static var all: [any Form.Type] {
    named.map(\.form)
      + [
        BadgeForm.self, EpisodeImageForm.self, ExchangeItemForm.self, AnswerImageForm.self, DecoyForm.self,
        EpisodeStarsForm.self, ReminderForm.self, ElementHelpForm.self, RetiredItemForm.self, ApprovalForm.self,
        RunVariantsForm.self, LibraryCardForm.self, CardPackForm.self, LibraryRobotForm.self,
      ]
  }
}
