extension ChampionFormat {
  static let words = FormatWords(
    imports: "Champion's published JSON",
    importing: "The JSON is a list of cards, or steps that hold episodes that hold cards.",
    importStatus: FormatWords.importStatus(of: "JSON"),
    exports: "Champion's published JSON",
    exporting: """
      What was imported and not changed comes out as it went in. Champion's JSON
      has no place for blocks (their episodes follow one another), for ids, and for
      most that is said about modules and episodes: what is left out is listed by
      its keys on standard error.
      """,
    exportStatus: """
      0 written, 1 written, but a card would not do in the app what it
      says, which is a finding, 2 could not run.
      """,
    sampleFile: "cards.json", shape: nil)
}
