import Authoring
import AuthoringSamples
import Testing

/// A process that reads the same curriculum again and again.
@Suite("What was read before")
struct ReadingMemoryTests {
  private func documents(_ files: FilesInMemory, _ memory: ReadingMemory) throws -> [String: Document] {
    let (authored, _) = try CurriculumReader.read(files, threads: 1, remembering: memory)
    return Dictionary(uniqueKeysWithValues: authored.documents.map { ($0.path, $0) })
  }

  @Test("a file that changed is parsed again, and no other")
  func changed() throws {
    let memory = ReadingMemory()
    var files = SampleCurriculum.with([:])
    let first = try documents(files, memory)
    #expect(try documents(files, memory).allSatisfy { first[$0.key] === $0.value })
    let path = SampleCurriculum.episodePath
    files[path] = files[path].map { $0 + "# changed\n" }
    let second = try documents(files, memory)
    #expect(second.filter { first[$0.key] !== $0.value }.keys.sorted() == [path])
    #expect(second[path]?.source.bytes.count == (first[path]?.source.bytes.count ?? 0) + 10)
  }

  @Test("findings are the same as those of a first reading")
  func findings() throws {
    let memory = ReadingMemory()
    var files = SampleCurriculum.with([SampleCurriculum.episodePath: "titel: Say hello\n"])
    let wrong = try CurriculumReader.read(files, remembering: memory).diagnostics
    #expect(!wrong.isEmpty)
    #expect(try CurriculumReader.read(files, remembering: memory).diagnostics == wrong)
    files[SampleCurriculum.episodePath] = SampleCurriculum.files[SampleCurriculum.episodePath]
    #expect(try CurriculumReader.read(files, remembering: memory).diagnostics == [])
  }

  @Test("nothing is kept of a file that is gone")
  func gone() throws {
    let memory = ReadingMemory()
    var files = SampleCurriculum.with([:])
    let first = try documents(files, memory)
    let path = SampleCurriculum.episodePath
    let text = files[path]
    files[path] = nil
    #expect(try documents(files, memory)[path] == nil)
    files[path] = text
    #expect(try documents(files, memory)[path] !== first[path])
  }
}
