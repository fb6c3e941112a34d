import Foundation
import TestSupport
import Testing

@testable import Python

/// `Sources/Python/Library`, which the build embeds.
@Suite("The library in Python")
struct LibraryTests {
  private static let folder = Repository.path("Sources/Python/Library")

  @Test("every file of the library is a module, and nothing else is")
  func everyFileLibraryModule() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set(Library.texts.keys.map { "\($0).py" }))
    #expect(Set(Library.code.keys) == Set(Library.texts.keys))
  }

  @Test("a module's text is its file but for the last line break", arguments: Library.texts.keys.sorted())
  func moduleTextFile(name: String) throws {
    let file = try String(contentsOfFile: "\(Self.folder)/\(name).py", encoding: .utf8)
    let text = try #require(Library.texts[name])
    #expect(Array(file.utf8) == Array(text.utf8) + [10])
  }

  @Test("a module compiles", arguments: Library.texts.keys.sorted())
  func moduleCompiles(name: String) throws {
    #expect(ModuleCatalogue.modules[name]?.python?().isLibrary == true)
  }
}
