import ArgumentParser
import Exchange

extension CommandConfiguration {
  /// What `hornbook export FORMAT` says of itself.
  static func exporting(_ words: FormatWords, name: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: "Write a curriculum as \(words.exports).",
      discussion: """
        \(words.exporting)

        Example:
          hornbook export \(name) my-course --output \(words.sampleFile)

        Exit status: \(words.exportStatus)
        """)
  }
}
