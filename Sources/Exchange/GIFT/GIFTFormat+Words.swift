extension GIFTFormat {
  static let words = FormatWords(
    imports: "Moodle's GIFT quizzes",
    importing: """
      A file becomes a module and a category an episode; a folder is read with all
      files in it that end in .gift or .txt. A missing word, and what a learner
      types in Moodle, becomes a blank to which words are dragged.
      """,
    importStatus: FormatWords.importStatus(of: "file"),
    exports: "a GIFT quiz of Moodle's",
    exporting: """
      What was imported and not changed comes out with the same questions. What
      GIFT has no place for is listed on standard error.
      """,
    sampleFile: "quiz.gift", shape: nil)
}
