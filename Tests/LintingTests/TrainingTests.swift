import Authoring
import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing

/// What we ship is the first content that our rules must find right.
@Suite("Champion's training")
struct TrainingTests {
  @Test("Champion's Training comes out clean")
  func championTrainingComesOutClean() throws {
    let folder = Repository.path("curriculum")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".svg") }
    #expect(paths.count > 10)
    let files = try paths.map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    let (authored, reading) = try CurriculumReader.read(FilesInMemory(Dictionary(uniqueKeysWithValues: files)))
    let found = Linter().lint(authored, reading: reading).diagnostics
    let summary = found.map { "\($0.location.file): \($0.code): \($0.message)" }.joined(separator: "\n")
    #expect(summary == "")
  }
}
