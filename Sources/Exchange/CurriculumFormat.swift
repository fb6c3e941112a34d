package import Authoring
package import Diagnostics
package import JSON

/// A system's files that come in as a curriculum.
package protocol ContentFormat: Sendable {
  /// What the commands call it: `swiftly` in `hornbook import swiftly`.
  static var name: String { get }
  /// What people call the system.
  static var title: String { get }
  /// What help and manual say of it.
  static var words: FormatWords { get }
  /// What a file holds where the content may be a folder of files: `level`; nil where it is always one file.
  static var itemInFolder: String? { get }
  /// How the names of its files end, without the dot.
  static var fileEndings: [String] { get }
  /// The limit for all files together, in bytes: reading them takes several times as much memory.
  static var mostBytes: Int { get }
  /// Whether its blocks can be added to a module that is there; not where they name items of their own curriculum.
  static var joinsModules: Bool { get }

  /// The files of a curriculum that says what the system's files say.
  ///
  /// - Parameters:
  ///   - sources: The system's files; several only where the content may be a folder.
  ///   - schemas: Where the JSON Schemas are, relative to the curriculum's folder; nil when unknown.
  /// - Returns: The files, or none when anything is wrong; what the curriculum has no place for is a warning.
  static func importing(
    _ sources: [SourceText], schemas: String?
  ) -> (files: [NewFile], diagnostics: [Diagnostic])
}

/// A system's JSON that comes in as a curriculum and goes out again.
package protocol CurriculumFormat: ContentFormat {
  /// A curriculum as the system's JSON, and what that has no place for.
  ///
  /// What was imported and not changed comes out as it went in. Reading must have found no error, since what could not
  /// be read is not there to be exported.
  ///
  /// - Parameter asset: The bytes of a file under `assets/`, by its path; nil when it cannot be read.
  static func exporting(
    _ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]?
  ) -> (json: JSONValue, omissions: [ExportOmission], diagnostics: [Diagnostic])
}

extension ContentFormat {
  /// One file, for most.
  package static var itemInFolder: String? { nil }
  /// JSON, for most.
  package static var fileEndings: [String] { ["json"] }
  /// Leaves room for base64 images, as some JSON has.
  package static var mostBytes: Int { 64_000_000 }
  /// They can, for most.
  package static var joinsModules: Bool { true }
}
