internal import Foundation
internal import Publishing

/// Which commit a folder's files come from, and when it was made.
package struct SourceRevision: Sendable, Hashable {
  /// The commit's full name, with `-dirty` when files differ from it; nil outside a repository.
  package let name: String?
  /// Seconds since 1970: `SOURCE_DATE_EPOCH` if it is set, else the commit's own time; nil when neither is known.
  package let date: Int?

  /// What git and the environment say of a folder.
  ///
  /// - Throws: `MalformedDate` when `SOURCE_DATE_EPOCH` is set to something else than a whole number,
  ///   or to a year past 9999.
  package init(of folder: String, environment: [String: String]) throws(MalformedDate) {
    let commit = GitQuery(in: folder).output("log", "-1", "--format=%H %ct")?.split(separator: " ")
    if let set = environment["SOURCE_DATE_EPOCH"], !set.isEmpty {
      guard let date = Int(set), ReleaseStamp.sourceDates.contains(date) else { throw MalformedDate(text: set) }
      self.date = date
    } else {
      date = commit?.last.flatMap { Int($0) }.flatMap { ReleaseStamp.sourceDates.contains($0) ? $0 : nil }
    }
    let changes = GitQuery(in: folder).output("status", "--porcelain", "--", ".") ?? ""
    name = commit?.first.map { String($0) + (changes.isEmpty ? "" : "-dirty") }
  }

  /// `SOURCE_DATE_EPOCH` is not a number.
  package struct MalformedDate: Error, Sendable, CustomStringConvertible {
    let text: String

    /// What it is, and what it should be.
    package var description: String {
      "SOURCE_DATE_EPOCH is '\(text)'; it must be a whole number of seconds since 1970, before the year 10000"
    }
  }
}
