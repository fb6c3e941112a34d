package import Authoring
import Foundation
import TestSupport

/// A curriculum of this repository as it is read.
package enum SampleFolder {
  package static func read(_ folder: String) throws -> AuthoredCurriculum { try read(at: Repository.path(folder)) }

  /// One that is anywhere, by its absolute path.
  package static func read(at root: String) throws -> AuthoredCurriculum {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let texts = paths.filter { $0.hasSuffix(".yaml") }.map { path in
      (path, (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)) ?? "")
    }
    return try CurriculumReader.read(FilesInMemory(Dictionary(uniqueKeysWithValues: texts))).authored
  }
}
