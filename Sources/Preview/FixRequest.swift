import Diagnostics
import JSON
import Serving

/// A repair that an author wants to see, or to make.
struct FixRequest {
  private let finding: String
  private let fix: Int
  private let isApplied: Bool

  /// A request by its body.
  ///
  /// - Throws: `HTTPResponse.Failure` for a body that names no repair.
  init(_ body: JSONValue) throws(HTTPResponse.Failure) {
    guard let finding = body["finding"]?.string, let fix = body["fix"]?.integer else {
      throw .badRequest("'finding' and 'fix' say which repair is meant")
    }
    self.finding = finding
    self.fix = fix
    isApplied = body["apply"]?.bool ?? false
  }

  /// What it changes, after the change was made if that was asked for.
  ///
  /// - Throws: `HTTPResponse.Failure` when the files have changed, or one cannot be written.
  func answer(in content: PreviewContent, _ host: any PreviewHost) throws(HTTPResponse.Failure) -> JSONValue {
    guard let index = content.findingIDs.firstIndex(of: finding) else {
      throw .notFound("the finding is gone: the file has changed since it was shown")
    }
    let fixes = content.findings[index].fixes
    guard fixes.indices.contains(fix) else { throw .notFound("there is no such repair") }
    let changes = try Self.changes(of: fixes[fix], in: content)
    if isApplied { try host.replace(changes) }
    let diff = changes.map { UnifiedDiff(from: $0.old, to: $0.new).text(oldName: $0.shownPath, newName: $0.shownPath) }
    return [
      "applied": .bool(isApplied), "diff": .string(diff.joined()),
      "file": .string(changes.map(\.shownPath).joined(separator: ", ")),
    ]
  }

  private static func changes(
    of fix: Fix, in content: PreviewContent
  ) throws(HTTPResponse.Failure) -> [FixedFile] {
    let edits = Dictionary(grouping: fix.edits, by: \.location.file)
    var changes: [FixedFile] = []
    for file in edits.keys.sorted() {
      guard let document = content.document(file) else { throw .notFound("'\(file)' could not be read") }
      let old = document.source.bytes
      let new = Edit.apply(edits[file] ?? [], to: old).bytes
      changes.append(FixedFile(path: document.path, shownPath: file, old: old, new: new))
    }
    return changes
  }
}

/// A file with a repair made in it.
public struct FixedFile: Sendable {
  /// Its path inside the curriculum.
  public let path: String
  /// Its path as it is shown.
  public let shownPath: String
  /// The bytes for which the repair was found.
  public let old: [UInt8]
  /// The bytes with the repair.
  public let new: [UInt8]
}
