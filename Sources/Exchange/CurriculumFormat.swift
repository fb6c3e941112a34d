package import Authoring
package import Diagnostics
package import JSON

/// The files of a curriculum that an import writes, none where it found an error, and what it found.
package typealias ImportResult = (files: [NewFile], diagnostics: [Diagnostic])

/// An export's JSON, what it has no place for, and what it found.
package typealias JSONExport = (json: JSONValue, omissions: [ExportOmission], diagnostics: [Diagnostic])

/// A system's files that come in as a curriculum.
package protocol ContentFormat: Sendable {
  /// The names of the format and of its files.
  static var names: FormatNames { get }
  /// What help and manual say of it.
  static var words: FormatWords { get }
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
  static func importing(_ sources: [SourceText], schemas: String?) -> ImportResult
}

/// A system's JSON that comes in as a curriculum and goes out again.
package protocol CurriculumFormat: ContentFormat {
  /// A curriculum as the system's JSON, and what that has no place for.
  ///
  /// What was imported and not changed comes out as it went in. Reading must have found no error, since what could not
  /// be read is not there to be exported.
  ///
  /// - Parameter asset: The bytes of a file under `assets/`, by its path; nil when it cannot be read.
  static func exporting(_ authored: AuthoredCurriculum, asset: @escaping (String) -> [UInt8]?) -> JSONExport
}

extension ContentFormat {
  /// The commands' name of it: `swiftly` in `hornbook import swiftly`.
  package static var name: String { names.command }
  /// The name of the system for people.
  package static var title: String { names.title }
  /// The name of a file's content where a folder of files may come in: `level`; nil where it is always one file.
  package static var itemInFolder: String? { names.itemInFolder }
  /// The ends of its files' names, without the dot.
  package static var fileEndings: [String] { names.fileEndings }
  /// Leaves room for base64 images, as some JSON has.
  package static var mostBytes: Int { 64_000_000 }
  /// They can, for most.
  package static var joinsModules: Bool { true }
}
