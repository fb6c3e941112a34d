import Authoring
import Linting
import Remembering
import Synchronization
import Testing

/// A check that nobody waits for any more.
@Suite("Cancelled checks")
struct CancelledCheckTests {
  private let files: FilesInMemory
  private static let episodes = 40

  init() {
    let names = (1...Self.episodes).map { "e\($0)" }
    var texts = [
      "curriculum.yaml": "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m]\n",
      "m/module.yaml": "title: M\nlanguage: python\nsummary: It begins.\nblocks: [b]\n",
      "m/b/block.yaml": "title: B\nepisodes: [\(names.joined(separator: ", "))]\n",
    ]
    for (number, name) in names.enumerated() {
      texts["m/b/\(name).yaml"] = """
        title: Number \(number)
        cards:
          - {id: run, type: executor, text: Run it., code: print(\(number)), result: 7}
          - {id: done, type: finished, header: Done, text: You did it.}

        """
    }
    files = FilesInMemory(texts)
  }

  @Test("it stops soon, and keeps only what is whole", arguments: [0, 1, 2, 3, 7, 30, 61])
  func stops(questions: Int) throws {
    let (authored, reading) = try CurriculumReader.read(files)
    let expected = Linter().lint(authored, reading: reading)
    let memory = Memory()
    let asked = Atomic(0)
    var options = Linter.Options()
    options.memory = memory
    options.isCancelled = { asked.add(1, ordering: .relaxed).newValue > questions }
    _ = Linter(options).lint(authored, reading: reading)
    // Each episode is asked about once, and each of its two cards.
    #expect(memory.used.count <= questions / 3 + 1)
    options.isCancelled = { false }
    let again = Linter(options).lint(authored, reading: reading)
    #expect(again.diagnostics == expected.diagnostics && again.statistics == expected.statistics)
    #expect(memory.used.count == Self.episodes)
  }

  @Test("a reading that is cancelled is taken up by the next one")
  func reading() throws {
    let memory = ReadingMemory()
    let asked = Atomic(0)
    _ = try CurriculumReader.read(files, remembering: memory) { asked.add(1, ordering: .relaxed).newValue > 10 }
    let (authored, found) = try CurriculumReader.read(files, remembering: memory)
    let (expected, all) = try CurriculumReader.read(files)
    #expect(found == all && authored.episodes.count == expected.episodes.count)
    #expect(authored.documents.map(\.path) == expected.documents.map(\.path))
  }
}
