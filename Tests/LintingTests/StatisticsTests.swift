import Authoring
import Claims
import Diagnostics
import Evidence
import Linting
import Remembering
import TestSupport
import Testing

/// What is counted is read off the evidence, whatever rules look at it.
@Suite("Statistics and rules")
struct StatisticsTests {
  private func statistics(
    of authored: AuthoredCurriculum, selected: Set<Diagnostic.Code>? = nil, ignored: Set<Diagnostic.Code> = [],
    _ memory: Memory
  ) -> LintStatistics {
    var options = Linter.Options()
    options.planner = EvidencePlanner(memory)
    options.selected = selected
    options.ignored = ignored
    return Linter(options).lint(authored).statistics
  }

  @Test("a rule that is left out changes no count")
  func independent() throws {
    let files = try FlawCorpus.files(named: "flaws")
    let authored = try CurriculumReader.read(FilesInMemory(shownRoot: "", files)).authored
    let memory = Memory()
    let all = statistics(of: authored, memory)
    #expect(all.proofs[.keys]?.disproven ?? 0 > 10)
    #expect(all.mutants.survived > 10)
    let known = Memory(memory.takeFound())
    for rule in AllRules.all.map({ $0.description.code }) {
      let without = statistics(of: authored, ignored: [rule], known)
      #expect(without == all, "without \(rule)")
    }
    let alone = statistics(of: authored, selected: ["duplicate-title"], known)
    #expect(alone == all)
    #expect(known.takeCounts().computed == 0)
  }

  @Test("every number is counted, and each of its own")
  func everyNumberIsCounted() {
    expectAllCounted(ProofCounts.self)
    expectAllCounted(MutantCounts.self)
    expectAllCounted(LintStatistics.self)
  }

  private func expectAllCounted<Counts: Counters>(_: Counts.Type) {
    var counts = Counts()
    var visited = 0
    counts.visit(beside: counts) { number, _ in
      visited += 1
      number = visited
    }
    let stored = Mirror(reflecting: counts).children.compactMap { $0.value as? Int }
    #expect(stored.sorted() == Array(1...visited), "of \(Counts.self)")
    counts += counts
    let doubled = Mirror(reflecting: counts).children.compactMap { $0.value as? Int }
    #expect(doubled == stored.map { $0 * 2 }, "of \(Counts.self)")
  }
}
