package import Authoring
package import Diagnostics

/// An export's text, what it has no place for, and what it found.
package typealias TextExport = (text: String, omissions: [ExportOmission], diagnostics: [Diagnostic])

/// A system's text, such as a quiz or a page of a textbook, that comes in as a curriculum and goes out again.
package protocol TextFormat: ContentFormat {
  /// A curriculum as the system's text, and what that has no place for.
  ///
  /// Reading must have found no error, since what could not be read is not there to be exported.
  static func exporting(_ authored: AuthoredCurriculum) -> TextExport
}

extension TextFormat {
  /// The same limit as for a file of a curriculum.
  package static var mostBytes: Int { 16_000_000 }
}
