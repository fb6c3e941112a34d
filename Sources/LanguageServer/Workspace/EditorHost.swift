public import CurriculumBundle
public import Diagnostics

/// What a server asks of whoever runs it: files, and checks of curricula.
public protocol EditorHost: Sendable {
  /// The absolute path of the folder of the curriculum that a file belongs to; nil for a file of none.
  func curriculum(containing path: String) -> String?
  /// The bytes of a file; nil for one that cannot be read.
  func bytes(of path: String) -> [UInt8]?
  /// Where the page about a rule is; nil without one.
  func address(ofRule code: Diagnostic.Code) -> String?
  /// Where the JSON Schemas of a curriculum's files are, relative to its folder; nil for one that has none at hand.
  func schemas(of root: String) -> String?
  /// Shows a curriculum, or a card of it, as learners see it.
  ///
  /// - Parameter item: The full id of the item that is shown first.
  /// - Throws: `RequestFailure` where that cannot be done.
  func showPreview(of root: String, at item: ItemPath) throws(RequestFailure)
  /// Writes a file that is not there yet, by its absolute path.
  ///
  /// - Throws: `RequestFailure` where there is one already, or it cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws(RequestFailure)
}
