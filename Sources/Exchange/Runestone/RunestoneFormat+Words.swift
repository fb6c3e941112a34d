extension RunestoneFormat {
  static let words = FormatWords(
    imports: "pages of Runestone's textbooks",
    importing: """
      A file in reStructuredText becomes a module and a section an episode; a folder
      is read with all files in it that end in .rst. Read are mchoice,
      fillintheblank, parsonsprob, dragndrop and activecode, whose unit tests become
      checks that call.
      """,
    importStatus: FormatWords.importStatus(of: "file"),
    exports: "a page of a Runestone textbook",
    exporting: """
      What was imported and not changed comes out with the same directives. What
      Runestone has no place for is listed on standard error.
      """,
    sampleFile: "page.rst", shape: nil)
}
