import Testing

/// Tasks in the manner of published ones, with checks that see what they ask for and with checks that do not.
///
/// Each vacuous one has a witness: a wrong program that passes all of its checks, as python3 was seen to run it.
@Suite("Tasks whose checks see too little")
struct VacuousTaskTests {
  private static let corpus = Result { try FlawCorpus("vacuous-tasks") }

  @Test(
    "a stub or a mutant that passes is found on each vacuous task", arguments: ["passing-stub", "surviving-mutant"])
  func isFound(_ code: String) throws {
    let corpus = try Self.corpus.get()
    let marked = corpus.marks.count { $0.codes.contains(code) }
    #expect(marked >= 20)
    #expect(corpus.missing(code).map(\.description) == [])
  }

  @Test("nothing is found on sound tasks")
  func soundTasks() throws {
    #expect(try Self.corpus.get().unexpected.map { "\($0.place): \($0.code): \($0.message)" } == [])
  }

  @Test("there are enough tasks of both kinds, in eight subjects")
  func enough() throws {
    let corpus = try Self.corpus.get()
    let tasks = corpus.cards.values.joined().filter { $0.card != "done" }
    let vacuous = Set(corpus.marks.map(\.place))
    #expect(vacuous.count >= 48 && tasks.count - vacuous.count >= 48)
    #expect(Set(tasks.map { $0.file.prefix { $0 != "/" } }).count == 8)
  }
}
