import Linting
import Remembering
import Testing

/// The key under which the report on a whole curriculum is remembered.
@Suite("The key of a report")
struct FindingsKeyTests {
  @Test("which rules run, which files are named, and which build it is are part of the key")
  func rules() {
    var options = Linter.Options()
    var keys = [EntryKey(curriculum: "a", options), EntryKey(curriculum: "b", options)]
    keys.append(EntryKey(curriculum: "a", options, named: ["m"]))
    options.ignored = ["wrong-result"]
    keys.append(EntryKey(curriculum: "a", options))
    options.selected = ["wrong-result"]
    keys.append(EntryKey(curriculum: "a", options))
    options.ignored = []
    keys.append(EntryKey(curriculum: "a", options))
    options.selected = []
    keys.append(EntryKey(curriculum: "a", options))
    options.memory = Memory(of: [1])
    keys.append(EntryKey(curriculum: "a", options))
    #expect(Set(keys).count == keys.count)
    #expect(EntryKey(curriculum: "a", Linter.Options()) == keys[0])
  }
}
