/// What the help of `import` and `export` and the manual say of a format.
package struct FormatWords: Sendable {
  /// What comes in: `Quicode's modules of questions`.
  package let imports: String
  /// What an import makes of it, broken into lines.
  package let importing: String
  /// What an import's exit status means.
  package let importStatus: String
  /// The content that goes out; empty for a format that only comes in.
  package let exports: String
  /// What an export keeps and leaves out, broken into lines.
  package let exporting: String
  /// What an export's exit status means.
  package let exportStatus: String
  /// What its file is called in examples.
  package let sampleFile: String
  /// The manual's section about it; nil where the help says all.
  package let shape: Shape?

  /// The shape of a system's JSON.
  package struct Shape: Sendable {
    /// Its keys, those that may be left out in round brackets.
    package let json: String
    /// What becomes of each part.
    package let meaning: String
  }

  /// What an import's exit status means where warnings tell what was left out.
  ///
  /// - Parameter source: What is imported: `JSON`.
  static func importStatus(of source: String) -> String {
    """
    0 written, 1 written, but findings tell what was left out or changed,
    2 nothing written: the \(source) has errors, or it could not run.
    """
  }

  init(
    imports: String, importing: String,
    importStatus: String = importStatus(of: "JSON"),
    exports: String = "",
    exporting: String = """
    What was imported and not changed comes out as it went in. What the JSON has
    no place for is listed on standard error; `hornbook manual exchange` shows its
    shape.
    """,
    exportStatus: String = """
    0 written, 1 written, but a card would not be what it is, which
    is a finding, 2 could not run.
    """,
    sampleFile: String = "content.json", shape: Shape?
  ) {
    self.imports = imports
    self.importing = importing
    self.importStatus = importStatus
    self.exports = exports
    self.exporting = exporting
    self.exportStatus = exportStatus
    self.sampleFile = sampleFile
    self.shape = shape
  }
}
